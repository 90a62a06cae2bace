// Streaks: cards in a row for which the same team got its +10. Computed from the events, so that undo, redo and
// Clear All count as they should.
import { RIGHT } from './points.ts';
import type { Scoreboard } from './scoreboard.ts';
import type { MatchState } from './state.ts';
import { teamsOf, type TeamId } from './teams.ts';

export interface Streak {
  readonly team: TeamId;
  /** How many cards in a row. */
  readonly cards: number;
}

type Played = Pick<MatchState, 'cards' | 'currentCardIndex' | 'teamCount' | 'scoreboard'>;

/** From so many cards on it is a streak. */
const LEAST = 3;

/**
 * The streak under way; undefined where there is none. A card that nobody has had right yet does not end it while it
 * lies on the table; once it is passed, it does.
 */
export function streakOf(match: Played): Streak | undefined {
  const right = rightTeams(match.scoreboard);
  const at = match.currentCardIndex;
  const isOpen = !right.has(match.cards[at]?.id ?? '');
  return longestOf(match, (runs) => runs.at(isOpen ? at - 1 : at) ?? 0, isOpen ? at : at + 1);
}

/** The longest streak of the match, the earlier one of two; undefined where there was none. */
export function longestStreak(match: Played): Streak | undefined {
  return longestOf(match, (runs) => Math.max(0, ...runs), match.cards.length);
}

/** The longest of the teams' streaks, each measured on the runs of its first `count` cards. */
function longestOf(
  { cards, teamCount, scoreboard }: Played,
  measure: (runs: readonly number[]) => number,
  count: number,
): Streak | undefined {
  const right = rightTeams(scoreboard);
  const played = cards.slice(0, count).map(({ id }) => right.get(id));
  const streaks = teamsOf(teamCount).map((team) => {
    const runs = runsOf(played.map((teams) => teams?.has(team) ?? false));
    const length = measure(runs);
    return { team, cards: length, end: runs.indexOf(length) };
  });
  const [best] = streaks.toSorted((one, other) => other.cards - one.cards || one.end - other.end);
  return best && best.cards >= LEAST ? { team: best.team, cards: best.cards } : undefined;
}

/** For each card, how many in a row up to it were right. */
function runsOf(isRight: readonly boolean[]): number[] {
  let run = 0;
  return isRight.map((right) => (run = right ? run + 1 : 0));
}

/** Which teams got their +10 for which card; what Clear All took back doesn't count. */
function rightTeams({ events }: Pick<Scoreboard, 'events'>): Map<string, Set<TeamId>> {
  const teams = new Map<string, Set<TeamId>>();
  const cleared = new Set<number>();
  for (const { act, card, changes, round } of events.toReversed()) {
    if (act === 'clear') cleared.add(round);
    if (act !== 'points' || card === undefined || cleared.has(round)) continue;
    for (const { team, points } of changes) {
      if (points === RIGHT) teams.set(card, (teams.get(card) ?? new Set()).add(team));
    }
  }
  return teams;
}
