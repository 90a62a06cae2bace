import { useEffect } from 'react';
import type { ScreenView } from '#contract/rooms.ts';
import { countVotes } from '#domain/room/answers.ts';
import { cardOf, keyOf, playOf, type RoomState } from '#domain/room/state.ts';
import type { Tally } from '#domain/room/tally.ts';
import { sideLabel } from './side-label.ts';
import { keepTally } from './tallies.ts';

/** Counts what shows of the card on the table, for the end of the evening; a ruling counts it anew. */
export function useCounting(told: ScreenView | undefined, room: RoomState | undefined): void {
  useEffect(() => {
    const tally = told && room && tallyOf(told, room);
    if (tally) keepTally({ match: room.match.id, dealing: room.dealing }, keyOf(room), tally);
  }, [told, room]);
}

/** Undefined while nothing shows. */
function tallyOf(told: ScreenView, room: RoomState): Tally | undefined {
  const card = cardOf(room);
  const isShown = room.shown.answer && told.room.key === keyOf(room);
  if (!card || !isShown || told.answers.length === 0) return undefined;
  const { question } = card;
  if (playOf(room) === 'answer') {
    const right = told.answers.filter(({ mark }) => mark === 'right').length;
    return { kind: 'answers', question, right, of: told.answers.length };
  }
  // A heart is no side of a question.
  if (playOf(room) !== 'vote' || card.vote === undefined || card.vote === 'heart') return undefined;
  const sides = [...countVotes(told.answers)].map(([side, votes]) => ({
    label: sideLabel(side, card, told),
    votes,
  }));
  return { kind: 'votes', question, sides };
}
