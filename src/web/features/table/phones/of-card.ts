import type { ScreenView } from '#contract/rooms.ts';
import type { RoomState } from '#domain/room/state.ts';

/** What the parts below the card are drawn from. */
export interface OfCardProps {
  readonly code: string;
  readonly told: ScreenView;
  readonly room: RoomState;
}
