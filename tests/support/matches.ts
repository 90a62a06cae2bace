import type { Card } from '#domain/deck/card.ts';
import { reduce } from '#domain/match/reduce.ts';
import type { Action } from '#domain/match/actions.ts';
import type { MatchState, StartMatch } from '#domain/match/state.ts';
import type { Millis } from '#domain/match/timer.ts';
import { defaultPanels } from '#web/platform/match/panels.ts';
import { parseTable, serializeTable } from '#web/platform/match/table-form.ts';
import type { TableView } from '#web/platform/match/table-view.ts';

/** The moment at which test matches start, in milliseconds. */
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

/** A match just started at noon. */
export function startedMatch(changes: Partial<StartMatch> = {}): MatchState {
  const match: StartMatch = {
    id: 'evening',
    category: 'trivia',
    topic: 'Space',
    cards: cards(5),
    teamCount: 2,
    timerSeconds: 30,
    includeHints: true,
    includeAnswers: true,
    ...changes,
  };
  return played(undefined, [{ type: 'START_GAME', match }]);
}

/** The match after some actions, all at the same time. */
export function played(
  state: MatchState | undefined,
  actions: readonly Action[],
  now = NOON,
): MatchState {
  const after = actions.reduce((before, action) => reduce(before, action, now), state);
  if (!after) throw new Error('There is no game');
  return after;
}

/** The text that browser storage keeps; the match lies as at its start unless `view` says otherwise. */
export function serializeMatch(match: MatchState, view: Partial<TableView> = {}): string {
  return serializeTable({ match, view: { panels: defaultPanels(match), decoration: 1, ...view } });
}

export function parseMatch(stored: string, now: Millis): MatchState | undefined {
  return parseTable(stored, now)?.match;
}

/** The text that browser storage keeps, with other values in some of its fields. */
export function kept(match: MatchState, changes: object): string {
  return JSON.stringify({ ...JSON.parse(serializeMatch(match)), ...changes });
}
