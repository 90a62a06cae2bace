// What the table has of its stage beyond the first card, as one thing to fetch.
export { Publisher } from './publisher.tsx';
export { Scenery } from './scenery.tsx';
export { StageClock } from './stage-clock.tsx';
export { StagePlaces } from './stage-places.tsx';
