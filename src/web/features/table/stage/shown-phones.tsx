import { tablePhonesText } from '#sentences/table-phones.ts';
import { PlayerMarks } from '#web/features/table/phones/player-marks.tsx';
import { Verdict } from '#web/features/table/phones/verdict.tsx';
import { classes } from '#web/ui/classes.ts';
import type { FromPhones, Row } from './stage-channel.ts';
import strip from '#web/features/table/phones/room-strip.module.css';
import styles from './shown-phones.module.css';

/** As the words beside them, which grow with the screen. */
const SIZE = 'size-[1.5em]';

/** What phones do with the card, below it on a stage in another window. */
export function ShownPhones({ words, marks, rows }: FromPhones) {
  if (words.length === 0 && rows.length === 0) return null;
  return (
    <section className={strip['strip']} aria-label={tablePhonesText.strip.label}>
      <PlayerMarks players={marks} className={SIZE} />
      {words.map((each) => (
        <p key={each} className={strip['words']}>
          {each}
        </p>
      ))}
      {rows.length > 0 && (
        <ul className={strip['answers']}>
          {rows.map((row) => (
            <ShownRow key={`${row.text} ${row.marks[0]?.id}`} {...row} />
          ))}
        </ul>
      )}
    </section>
  );
}

function ShownRow({ marks, text, count, verdict, share }: Row) {
  return (
    <li className={classes(strip['answer'], styles['row'])} data-mark={verdict}>
      {share !== undefined && (
        <span className={styles['share']} style={{ transform: `scaleX(${share})` }} />
      )}
      <PlayerMarks players={marks} beside={text} className={SIZE} />
      <span className={strip['answer-text']}>{text}</span>
      {count !== undefined && <span>{count}</span>}
      {verdict && <Verdict mark={verdict} />}
    </li>
  );
}
