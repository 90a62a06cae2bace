// Actions that come too late: each names the card, and the length of the scoreboard, that it was made for.
import type { RoomAction } from './actions.ts';
import { keyOf, type RoomState } from './state.ts';

interface MadeFor {
  readonly key: string;
  readonly events: number;
  readonly action: RoomAction;
}

/** These are about the latest entry of the scoreboard, and about no other. */
const ABOUT_SCORES = new Set(['UNDO_SCORE', 'REDO_SCORE', 'CLEAR_ROUND', 'NEXT_ROUND']);

/** Whether an action was made for another card, or for other scores, than there are: then it does nothing. */
export function isStale(state: RoomState, { key, events, action }: MadeFor): boolean {
  if (action.type === 'SET' || action.type === 'BEGIN') return false;
  if (key !== keyOf(state)) return true;
  const isAboutScores = action.type === 'TABLE' && ABOUT_SCORES.has(action.action.type);
  return isAboutScores && events !== state.match.scoreboard.events.length;
}
