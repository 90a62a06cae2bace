import { cardsPlayed } from '#domain/match/evening.ts';
import type { MatchState } from '#domain/match/state.ts';
import { chosenOf, type Tally, type VotesTally } from '#domain/room/tally.ts';
import { eveningText } from '#sentences/evening.ts';
import { Decoration } from '#web/ui/decoration.tsx';
import { Emblem } from '#web/ui/emblem.tsx';
import { classes } from '#web/ui/classes.ts';
import { useTableView } from '#web/platform/match/match-store.ts';
import styles from './thanks-card.module.css';

/** More would not be read. */
const CHOICES = 4;

interface Props {
  readonly match: MatchState;
  readonly tallies: readonly Tally[];
}

/** The end of a game that nobody wins: a last card, with what the table chose where phones voted (END-09). */
export function ThanksCard({ match, tallies }: Props) {
  const { decoration } = useTableView();
  const chosen = chosenOf(tallies).slice(0, CHOICES);
  return (
    <section
      className={classes('surface-paper card-face', styles['card'])}
      data-suit={match.category}
    >
      <Decoration variant={decoration} />
      <div className={styles['inside']} data-chosen={chosen.length > 0}>
        <Emblem suit={match.category} className={styles['emblem'] ?? ''} />
        <p className={styles['topic']}>{match.topic}</p>
        <p className={styles['cards']}>{eveningText.thanks.cards({ cards: cardsPlayed(match) })}</p>
        {chosen.length > 0 && <Chosen chosen={chosen} />}
      </div>
    </section>
  );
}

function Chosen({ chosen }: { readonly chosen: readonly VotesTally[] }) {
  const { side } = eveningText.facts;
  return (
    <>
      <h3 className={styles['heading']}>{eveningText.thanks.chosen}</h3>
      <dl className={styles['choices']}>
        {chosen.map(({ question, sides: [first] }) => (
          <div key={question} className={styles['choice']}>
            <dt>{question}</dt>
            <dd>{first && side(first)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
