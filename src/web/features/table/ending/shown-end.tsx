import type { MatchState } from '#domain/match/state.ts';
import { resultOf } from '#domain/match/ending.ts';
import { classes } from '#web/ui/classes.ts';
import screen from '#web/ui/whole-screen-dialog.module.css';
import { endWords } from './end-words.ts';
import { EveningEnd } from './evening-end.tsx';
import { useWin } from './win.ts';
import styles from './end-dialog.module.css';

/** The end as another window's stage shows it: the whole celebration, and nothing to press (STAGE-14). */
export function ShownEnd({ match }: { readonly match: MatchState }) {
  const words = endWords(match);
  const isFestive = resultOf(match)?.outcome.kind !== 'no-points';
  useWin(true, isFestive);
  return (
    <section
      className={classes('surface-table', screen['screen'], styles['end'])}
      aria-label={words.title}
    >
      <h2 className={screen['title']}>{words.title}</h2>
      <EveningEnd match={match} words={words} isFestive={isFestive} />
    </section>
  );
}
