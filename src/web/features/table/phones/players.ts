// Who is in the room, as its screen lists them.
import type { ScreenPlayer, ScreenView } from '#contract/rooms.ts';

/** Everybody with a seat. */
export function playersOf({ players }: ScreenView): readonly ScreenPlayer[] {
  return players.filter(({ role, status }) => role === 'player' && status === 'in');
}

/** Those of them with these ids, as the room lists them. */
export function playersWith(told: ScreenView, ids: readonly string[]): readonly ScreenPlayer[] {
  return playersOf(told).filter(({ id }) => ids.includes(id));
}

/** Players whom the host has to let in. */
export function waitingPlayers({ players }: ScreenView): readonly ScreenPlayer[] {
  return players.filter(({ role, status }) => role === 'player' && status === 'waiting');
}

/** Phones that only control; those that wait for a yes, or those that have it. */
export function remotesOf(
  { players }: ScreenView,
  status: ScreenPlayer['status'],
): readonly ScreenPlayer[] {
  return players.filter((player) => player.role === 'remote' && player.status === status);
}

/** A player at the end of the evening. */
export interface Placed {
  readonly player: Pick<ScreenPlayer, 'id' | 'name' | 'shape' | 'colour' | 'points'>;
  readonly place: number;
}

/** The best first; equals share a place. */
export function placesOf(told: ScreenView): readonly Placed[] {
  const players = playersOf(told).toSorted((one, other) => other.points - one.points);
  return players.map((player) => ({
    player,
    place: 1 + players.filter(({ points }) => points > player.points).length,
  }));
}
