// What each command of the keyboard does to the match on the table.
import { RIGHT } from '#domain/match/points.ts';
import { teamsOf, type TeamId } from '#domain/match/teams.ts';
import type { MatchState } from '#domain/match/state.ts';
import { traitsOf } from '#domain/category/kind.ts';
import { showsAnswer } from '#domain/match/hints.ts';
import { secondsLeft } from '#domain/match/timer.ts';
import { dispatch } from '#web/platform/match/match-store.ts';
import { now } from '#web/platform/match/steady-clock.ts';
import type { Command } from './keys.ts';
import type { CardTurns } from '#web/features/table/card/use-card-turns.ts';
import { toggleFullscreen } from './fullscreen.ts';
import type { Reveals } from '#web/features/table/card/use-reveals.ts';
import { toggleClock } from '#web/features/table/timer/toggle-clock.ts';

/** What a wrong answer takes. */
const WRONG = -1;

interface Table {
  readonly match: MatchState;
  readonly turns: CardTurns;
  readonly reveals: Reveals;
  readonly showKeys: () => void;
  /** To the stage, or back to the console. */
  readonly turnStage: () => void;
}

export function commandsOf({
  match,
  turns,
  reveals,
  showKeys,
  turnStage,
}: Table): Readonly<Record<Command, (team?: TeamId) => void>> {
  const give = (points: number) => (team?: TeamId) => {
    if (team && teamsOf(match.teamCount).includes(team)) {
      dispatch({ type: 'UPDATE_SCORE', team, points });
    }
  };
  return {
    next: turns.next,
    previous: turns.previous,
    pause: () => {
      if (waitsForAnswer(match, reveals)) reveals.toggleAnswer();
      else toggleClock();
    },
    reset: () => dispatch({ type: 'RESET_TIMER' }),
    hint: reveals.toggleHint,
    answer: () => {
      if (reveals.isAnswerShown || hasAnswer(match, reveals)) reveals.toggleAnswer();
    },
    right: give(RIGHT),
    wrong: give(WRONG),
    skip: turns.skip,
    undo: () => dispatch({ type: 'UNDO_SCORE' }),
    fullscreen: toggleFullscreen,
    stage: turnStage,
    keys: showKeys,
  };
}

/** Something can be turned over: the card's answer, or what phones have given; a secret is told by nobody. */
function hasAnswer(match: MatchState, { hasPhones }: Reveals): boolean {
  const card = match.cards[match.currentCardIndex];
  if (card && showsAnswer(match, card)) return true;
  return hasPhones && traitsOf(match).phones !== 'secret';
}

/** The time is up, and the answer is still turned over. */
function waitsForAnswer(match: MatchState, { isAnswerShown }: Reveals): boolean {
  const card = match.cards[match.currentCardIndex];
  if (isAnswerShown || !card || !showsAnswer(match, card)) return false;
  return secondsLeft(match.timer, now()) === 0;
}
