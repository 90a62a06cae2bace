// What others may use of rooms.
export { openAnswerQueue } from './answer-queue.ts';
export { openRooms } from './feeds.ts';
export { endRoomsOf, startRoomCleaning, tellEnded } from './rooms.ts';
export { roomRoutes } from './routes.ts';
