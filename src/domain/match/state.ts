// A running match: what is kept. Whatever can be computed from it is computed (viewOf).
import { labelOf, type Kind } from '#domain/category/kind.ts';
import type { Card } from '#domain/deck/card.ts';
import type { TeamCount } from '#domain/category/categories.ts';
import type { TeamCrests } from './crests.ts';
import { totalRounds, totals, type Scoreboard } from './scoreboard.ts';
import { teamsOf, type TeamId, type TeamNames } from './teams.ts';
import { secondsLeft, type Millis, type Timer } from './timer.ts';

/** Grows with every change of MatchState that an older kept match would not fit. */
export const STATE_VERSION = 1;
/** Most cards of a match. */
export const MOST_CARDS = 500;
/** Longest notes, in characters (RULE-34). */
export const NOTES_LIMIT = 500;

export interface MatchState extends Kind {
  readonly version: typeof STATE_VERSION;
  /** Names this evening's match, so that two tabs can tell whether they play the same. */
  readonly id: string;
  /** The saved deck it was started from. */
  readonly gameId?: string;
  /** What its cards are about; a free game's name. */
  readonly topic: string;
  /** The cards in play, in their order. */
  readonly cards: readonly Card[];
  /** Cards that the host left out; each can be brought back. */
  readonly skipped: readonly Card[];
  readonly currentCardIndex: number;
  readonly isGameActive: boolean;
  readonly timer: Timer;
  readonly teamCount: TeamCount;
  readonly teamNames: TeamNames;
  /** Where somebody has chosen; otherwise they are as they come. */
  readonly teamCrests?: TeamCrests;
  readonly currentTeam: TeamId;
  readonly scoreboard: Scoreboard;
  readonly notes: string;
  readonly includeHints: boolean;
  readonly includeAnswers: boolean;
  /** Whether a scoring round closes by itself; not in matches from before it could. */
  readonly closesRounds?: boolean | undefined;
  /** Rounds of the decks before this one, whose scores were kept. */
  readonly roundsBefore?: number | undefined;
}

/** What starts a match (DATA-11). */
export interface StartMatch extends Kind {
  readonly id: string;
  readonly gameId?: string;
  readonly topic: string;
  readonly cards: readonly Card[];
  readonly teamCount: TeamCount;
  readonly timerSeconds: number;
  readonly includeHints: boolean;
  readonly includeAnswers: boolean;
  /** What the teams were called the evening before. */
  readonly teamNames?: TeamNames;
  readonly teamCrests?: TeamCrests;
  /** The clock stands at its full time until it is told to run. */
  readonly waits?: boolean;
}

/** A match as the screens speak of it (DATA-12). */
export interface MatchView {
  /** The label, made for the eye. */
  readonly currentCategory: string;
  readonly currentCardIndex: number;
  readonly cards: readonly Card[];
  readonly isGameActive: boolean;
  readonly isPaused: boolean;
  /** Whole seconds. */
  readonly timeRemaining: number;
  readonly initialTimerSeconds: number;
  readonly teamCount: TeamCount;
  readonly teamScores: Readonly<Partial<Record<TeamId, number>>>;
  readonly currentTeam: TeamId;
  /** Follows the card: index + 1. The scoring round is the scoreboard's. */
  readonly roundNumber: number;
  readonly totalCards: number;
  readonly notes: string;
  readonly includeHints: boolean;
  readonly includeAnswers: boolean;
}

export function viewOf(state: MatchState, now: Millis): MatchView {
  const scores = totals(state.scoreboard);
  return {
    currentCategory: labelOf(state),
    currentCardIndex: state.currentCardIndex,
    cards: state.cards,
    isGameActive: state.isGameActive,
    isPaused: state.isGameActive && state.timer.status === 'paused',
    timeRemaining: secondsLeft(state.timer, now),
    initialTimerSeconds: state.timer.durationMs / 1000,
    teamCount: state.teamCount,
    teamScores: Object.fromEntries(teamsOf(state.teamCount).map((team) => [team, scores[team]])),
    currentTeam: state.currentTeam,
    roundNumber: state.currentCardIndex + 1,
    totalCards: state.cards.length,
    notes: state.notes,
    includeHints: state.includeHints,
    includeAnswers: state.includeAnswers,
  };
}

/**
 * How many scoring rounds the match has (STATE-GAME-17). Rounds already begun stay when more teams make
 * fewer of them: points given after that would otherwise land in an earlier round.
 */
export function roundsOf({
  cards,
  teamCount,
  scoreboard,
  roundsBefore = 0,
}: Pick<MatchState, 'cards' | 'teamCount' | 'scoreboard' | 'roundsBefore'>): number {
  const rounds = roundsBefore + totalRounds(cards.length, teamCount);
  return Math.max(rounds, scoreboard.events.at(-1)?.round ?? 0);
}
