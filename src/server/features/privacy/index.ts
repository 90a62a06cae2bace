// What others may use of deletion.
export { startPurge } from './purge.ts';
export { deletionRoutes } from './routes.ts';
