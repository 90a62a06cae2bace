// How this screen shows a match: nothing of it is a rule, and no other screen has to look the same.
import type { Action } from '#domain/match/actions.ts';
import type { MatchState } from '#domain/match/state.ts';
import { defaultPanels, restartPanels, type Panels } from './panels.ts';

/** Decorations of a card face, 1 to so many (CONST-20). */
export const DECORATIONS = 10;

export interface TableView {
  readonly panels: Panels;
  /** Which decoration the card faces wear. */
  readonly decoration: number;
}

const AWAY = { shown: false, expanded: false };
/** Nothing lies there. */
export const EMPTY_TABLE: TableView = {
  panels: { timer: AWAY, score: AWAY, info: AWAY, notes: AWAY },
  decoration: 1,
};

/** A match, and how it lies here. */
export interface Table {
  readonly match: MatchState;
  readonly view: TableView;
}

/** The view after an action that has led to `match`: laid anew at each start, with a decoration by chance. */
export function viewAfter(
  { type }: Pick<Action, 'type'>,
  before: TableView | undefined,
  match: MatchState,
): TableView {
  if (type === 'RESET_GAME') return { panels: restartPanels(match), decoration: drawDecoration() };
  if (before && type !== 'START_GAME' && type !== 'PLAY_AGAIN') return before;
  return { panels: defaultPanels(match), decoration: drawDecoration() };
}

function drawDecoration(): number {
  return 1 + Math.floor(Math.random() * DECORATIONS);
}
