import type { Card } from '#game/card.ts';
import { reduce } from '#game/reduce.ts';
import type { Action } from '#game/actions.ts';
import type { GameState, StartGame } from '#game/state.ts';

/** The moment at which test games start, in milliseconds. */
export const NOON = 1_800_000_000_000;

export function cards(count: number, hint = 'a hint', answer = 'an answer'): Card[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `card-${index + 1}`,
    question: `Question ${index + 1}?`,
    hint,
    answer,
    category: 'Trivia',
    type: 'trivia',
  }));
}

/** A game just started at noon. */
export function startedGame(changes: Partial<StartGame> = {}): GameState {
  const game: StartGame = {
    id: 'evening',
    category: 'Trivia: Space',
    cards: cards(5),
    teamCount: 2,
    timerSeconds: 30,
    includeHints: true,
    includeAnswers: true,
    decoration: 1,
    ...changes,
  };
  return played(undefined, [{ type: 'START_GAME', game }]);
}

/** The game after some actions, all at the same time. */
export function played(
  state: GameState | undefined,
  actions: readonly Action[],
  now = NOON,
): GameState {
  const after = actions.reduce((before, action) => reduce(before, action, now), state);
  if (!after) throw new Error('There is no game');
  return after;
}
