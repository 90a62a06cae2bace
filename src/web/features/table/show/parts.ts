// What is shown of what happens, in one piece.
export { BurningEdge } from './burning-edge.tsx';
export { Happenings } from './happenings.tsx';
export { turnOver } from './turn-over.ts';
export { placeNews, streakNews } from '#web/features/table/news/places.ts';
export { VolumeSlider } from '#web/features/table/sound/volume-slider.tsx';
