import type { AccountServices, SessionServices } from '#server/features/accounts/index.ts';
import type { Context } from '#server/platform/context.ts';
import type { Rooms } from './feeds.ts';

export interface RoomServices extends SessionServices, Context {
  readonly limiter: AccountServices['limiter'];
  /** The address that browsers see: cookies are secure where it is https. */
  readonly publicUrl: string;
  readonly rooms: Rooms;
}
