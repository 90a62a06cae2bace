import { tablePhonesText } from '#sentences/table-phones.ts';
import { Verdict } from '#web/features/table/phones/verdict.tsx';
import { classes } from '#web/ui/classes.ts';
import { PlayerMark } from '#web/ui/player-mark.tsx';
import type { FromPhones, Mark, Row } from './stage-channel.ts';
import strip from '#web/features/table/phones/room-strip.module.css';
import styles from './shown-phones.module.css';

/** What phones do with the card, below it on a stage in another window. */
export function ShownPhones({ words, marks, rows }: FromPhones) {
  if (words.length === 0 && rows.length === 0) return null;
  return (
    <section className={strip['strip']} aria-label={tablePhonesText.strip.label}>
      <Marks of={marks} />
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
      <Marks of={marks} beside={text} />
      <span className={strip['answer-text']}>{text}</span>
      {count !== undefined && <span>{count}</span>}
      {verdict && <Verdict mark={verdict} />}
    </li>
  );
}

interface MarksProps {
  readonly of: readonly Mark[];
  /** What is written beside them: a name in it is not said twice. */
  readonly beside?: string;
}

function Marks({ of, beside }: MarksProps) {
  return (
    <span className={strip['marks']}>
      {of.map(({ id, name, shape, colour }) => (
        <span key={id}>
          <PlayerMark shape={shape} colour={colour} className="size-[1.5em]" />
          {name !== beside && <span className="sr-only">{name}</span>}
        </span>
      ))}
    </span>
  );
}
