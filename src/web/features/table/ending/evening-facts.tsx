import type { MatchState } from '#domain/match/state.ts';
import { eveningOf } from '#domain/match/evening.ts';
import { closestCard, closestVote, type Tally } from '#domain/room/tally.ts';
import { eveningText } from '#sentences/evening.ts';
import { teamNameOf } from '#web/platform/match/team-names.ts';
import { classes } from '#web/ui/classes.ts';
import styles from './evening-facts.module.css';

interface Fact {
  readonly name: string;
  readonly value: string;
  /** The question it is about. */
  readonly question?: string;
  /** The value is a bare number. */
  readonly isCount?: boolean;
}

interface Props {
  readonly match: MatchState;
  /** What phones gave for the cards. */
  readonly tallies: readonly Tally[];
}

/** What the evening was, a line for each thing there is to tell (END-03 to -08). */
export function EveningFacts({ match, tallies }: Props) {
  const facts = [...factsOfMatch(match), ...factsOfPhones(tallies)];
  return (
    <section
      className={classes('surface-paper', styles['sheet'])}
      aria-label={eveningText.facts.title}
    >
      <dl className={styles['facts']}>
        {facts.map(({ name, value, question, isCount }) => (
          <div key={name} className={styles['fact']} data-count={isCount}>
            <dt>{name}</dt>
            <dd>
              <span className={styles['value']}>{value}</span>
              {question !== undefined && <span className={styles['question']}>{question}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function factsOfMatch(match: MatchState): readonly Fact[] {
  const words = eveningText.facts;
  const { cards, bestRound, streak } = eveningOf(match);
  const all: Fact[] = [{ name: words.cards({ cards }), value: String(cards), isCount: true }];
  if (bestRound) {
    const team = teamNameOf(match, bestRound.team);
    all.push({ name: words.bestRound, value: words.bestRoundOf({ ...bestRound, team }) });
  }
  if (streak) {
    const team = teamNameOf(match, streak.team);
    all.push({ name: words.streak, value: words.streakOf({ ...streak, team }) });
  }
  return all;
}

/** Sides of a vote that are named. */
const SIDES = 2;

function factsOfPhones(tallies: readonly Tally[]): readonly Fact[] {
  const words = eveningText.facts;
  const [card, vote] = [closestCard(tallies), closestVote(tallies)];
  const all: Fact[] = [];
  if (card) {
    all.push({ name: words.closestCard, value: words.rightOf(card), question: card.question });
  }
  if (vote) {
    const sides = vote.sides.slice(0, SIDES).map(words.side);
    all.push({
      name: words.closestVote,
      value: words.sides({ sides }),
      question: vote.question,
    });
  }
  return all;
}
