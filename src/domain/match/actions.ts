import type { TeamCount, TimerSeconds } from '#domain/category/categories.ts';
import type { CrestId } from './crests.ts';
import type { StartMatch } from './state.ts';
import type { TeamId } from './teams.ts';
import type { Millis } from './timer.ts';

/** Everything that can happen to a match (STATE-GAME-01 to -12, and what a scoreboard needs). */
export type Action =
  | { readonly type: 'START_GAME'; readonly match: StartMatch }
  | { readonly type: 'NEXT_CARD' }
  | { readonly type: 'PREVIOUS_CARD' }
  /** The next card and the next team’s turn in one; not on the last card, where the match is to be ended. */
  | { readonly type: 'ADVANCE' }
  /** The card before and the turn of the team before. */
  | { readonly type: 'GO_BACK' }
  | { readonly type: 'SKIP_CARD' }
  | { readonly type: 'BRING_BACK'; readonly cardId: string }
  /** Another card for the teams that share the win. */
  | { readonly type: 'TIE_BREAK' }
  /** `sortKeys` are numbers by chance, one a card: the cards are sorted by them. */
  | { readonly type: 'SHUFFLE_REST'; readonly sortKeys: readonly number[] }
  | { readonly type: 'PAUSE_GAME' }
  | { readonly type: 'RESUME_GAME' }
  /** The clock stands while the answer or a dialog is open, and goes on after it unless the host has stopped it. */
  | { readonly type: 'HOLD_TIMER' }
  | { readonly type: 'RELEASE_TIMER' }
  | { readonly type: 'END_GAME' }
  | { readonly type: 'UPDATE_TIMER'; readonly seconds: number }
  | { readonly type: 'RESET_TIMER' }
  | { readonly type: 'SET_TIMER_SECONDS'; readonly seconds: TimerSeconds }
  | { readonly type: 'SET_TEAM_COUNT'; readonly teamCount: TeamCount }
  | { readonly type: 'UPDATE_SCORE'; readonly team: TeamId; readonly points: number }
  /** Points for the card on the table, none for nobody, and on to the next card; the last card stays. One undo takes both back. */
  | { readonly type: 'SCORE_CARD'; readonly team: TeamId; readonly points: number }
  /** Whether a scoring round closes by itself once every team has had its turn. */
  | { readonly type: 'CLOSE_ROUNDS'; readonly byThemselves: boolean }
  | { readonly type: 'CLEAR_ROUND' }
  | { readonly type: 'NEXT_ROUND' }
  | { readonly type: 'UNDO_SCORE' }
  | { readonly type: 'REDO_SCORE' }
  | { readonly type: 'SWITCH_TEAM' }
  | { readonly type: 'TAKE_TURN'; readonly team: TeamId }
  | { readonly type: 'UPDATE_NOTES'; readonly notes: string }
  | { readonly type: 'RENAME_TEAM'; readonly team: TeamId; readonly name: string }
  /** The team that had it gets the crest that this one had. */
  | { readonly type: 'SET_CREST'; readonly team: TeamId; readonly crest: CrestId }
  | { readonly type: 'RESET_GAME' }
  | { readonly type: 'PLAY_AGAIN'; readonly sortKeys: readonly number[] }
  /** The device's clock was set on (or back) by so many milliseconds while the match ran. */
  | { readonly type: 'SHIFT_CLOCK'; readonly byMs: Millis };
