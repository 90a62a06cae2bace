import type { ReactNode, RefObject } from 'react';
import { resultOf } from '#domain/match/ending.ts';
import type { MatchState } from '#domain/match/state.ts';
import type { Tally } from '#domain/room/tally.ts';
import { matchLabel } from '#web/platform/match/match-label.ts';
import { WholeScreenDialog } from '#web/ui/whole-screen-dialog.tsx';
import { endWords, type EndWords } from './end-words.ts';
import { EveningFacts } from './evening-facts.tsx';
import { TeamPodium } from './team-podium.tsx';
import { ThanksCard } from './thanks-card.tsx';
import { useWin } from './win.ts';
import styles from './the-end.module.css';

interface OfTheEvening {
  readonly match: MatchState;
  /** What phones gave for the cards. */
  readonly tallies: readonly Tally[];
  /** The players' own places; draws nothing without phones. */
  readonly players: ReactNode;
}

interface Props extends OfTheEvening {
  readonly open: boolean;
  /** Escape. */
  readonly onClose: () => void;
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** The ways on; none on a stage. */
  readonly children?: ReactNode;
}

/** The end of the evening, celebrated: who won, and what it was (PLAY-12, -13, END-01). */
export function TheEnd({ open, onClose, initialFocus, children, ...evening }: Props) {
  const { match } = evening;
  const words = endWords(match);
  const isFestive = resultOf(match)?.outcome.kind !== 'no-points';
  useWin(open, isFestive);
  return (
    <WholeScreenDialog
      open={open}
      onClose={onClose}
      title={words.title}
      initialFocus={initialFocus}
      className={styles['end']}
    >
      <p className={styles['label']}>{matchLabel(match)}</p>
      <Result words={words} isFestive={isFestive} />
      <Body {...evening} words={words} />
      {children !== undefined && <div className={styles['ways']}>{children}</div>}
    </WholeScreenDialog>
  );
}

interface BodyProps extends OfTheEvening {
  readonly words: EndWords;
}

/** The podium and what the evening was; where nobody wins, a card of thanks. */
function Body({ match, tallies, players, words: { steps } }: BodyProps) {
  const isScored = steps.length > 0;
  return (
    <>
      <div className={styles['people']}>
        {isScored ? <TeamPodium steps={steps} /> : <ThanksCard match={match} tallies={tallies} />}
      </div>
      <div className={styles['evening']}>
        {players}
        {isScored && <EveningFacts match={match} tallies={tallies} />}
      </div>
    </>
  );
}

interface ResultProps {
  readonly words: EndWords;
  readonly isFestive: boolean;
}

function Result({ words: { headline, tie }, isFestive }: ResultProps) {
  return (
    <div className={styles['result']}>
      <p className={styles['headline']} data-festive={isFestive}>
        {headline}
      </p>
      {tie !== undefined && <p className={styles['tie']}>{tie}</p>}
    </div>
  );
}
