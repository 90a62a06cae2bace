// What is shown of what happens, in one piece.
export { BurningEdge } from './burning-edge.tsx';
export { Happenings } from './happenings.tsx';
