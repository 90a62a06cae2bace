// What a table with phones shows besides, in one piece: a table without them does not fetch it before its first card.
export { PhonesDialog } from './phones-dialog.tsx';
export { Podium } from './podium.tsx';
export { RoomQuestions } from './room-questions.tsx';
export { RoomStrip } from './room-strip.tsx';
