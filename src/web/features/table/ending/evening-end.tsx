import type { MatchState } from '#domain/match/state.ts';
import { Podium } from '#web/features/table/phones/phones.tsx';
import { useTallies } from '#web/features/table/phones/tallies.ts';
import { matchLabel } from '#web/platform/match/match-label.ts';
import type { EndWords } from './end-words.ts';
import { EveningFacts } from './evening-facts.tsx';
import { TeamPodium } from './team-podium.tsx';
import { ThanksCard } from './thanks-card.tsx';
import styles from './end-dialog.module.css';

interface Props {
  readonly match: MatchState;
  readonly words: EndWords;
  readonly isFestive: boolean;
}

/** What everybody sees at the end: who won and what the evening was; where nobody wins, a card of thanks. */
export function EveningEnd({ match, words, isFestive }: Props) {
  const tallies = useTallies(match);
  const { steps } = words;
  const isScored = steps.length > 0;
  return (
    <>
      <p className={styles['label']}>{matchLabel(match)}</p>
      <Result words={words} isFestive={isFestive} />
      <div className={styles['people']}>
        {isScored ? <TeamPodium steps={steps} /> : <ThanksCard match={match} tallies={tallies} />}
      </div>
      <div className={styles['evening']}>
        <Podium />
        {isScored && <EveningFacts match={match} tallies={tallies} />}
      </div>
    </>
  );
}

function Result({ words: { headline, tie }, isFestive }: Omit<Props, 'match'>) {
  return (
    <div className={styles['result']}>
      <p className={styles['headline']} data-festive={isFestive}>
        {headline}
      </p>
      {tie !== undefined && <p className={styles['tie']}>{tie}</p>}
    </div>
  );
}
