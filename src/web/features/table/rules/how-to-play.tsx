import type { Kind } from '#domain/category/kind.ts';
import { Drawing } from './drawings.tsx';
import { rulesOf } from './steps.ts';
import styles from './how-to-play.module.css';

/** The rules of a category in one sentence and three drawings. */
export function HowToPlay({ kind }: { readonly kind: Kind }) {
  const { rule, steps } = rulesOf(kind);
  return (
    <div className={styles['rules']} data-suit={kind.category}>
      <p className={styles['rule']}>{rule}</p>
      <ol className={styles['steps']}>
        {steps.map(({ drawing, words }) => (
          <li key={drawing}>
            <Drawing of={drawing} />
            {words}
          </li>
        ))}
      </ol>
    </div>
  );
}
