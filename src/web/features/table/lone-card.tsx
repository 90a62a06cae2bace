import type { ReactNode } from 'react';
import { CardFace } from '#web/ui/card-face.tsx';
import { classes } from '#web/ui/classes.ts';
import styles from './lone-card.module.css';

interface LoneCardProps {
  readonly words: { readonly title: string; readonly text: string };
  /** It changes by itself, and is read out when it does. */
  readonly isStatus?: boolean;
  readonly children: ReactNode;
}

/** One card in the middle, where no match can be shown: what is the matter, and what can be done. */
export function LoneCard({ words, isStatus = false, children }: LoneCardProps) {
  return (
    <main className="surface-table grid place-items-center p-4">
      <CardFace suit="free" variant={7} className={classes(styles['card'])}>
        <div className={styles['words']} role={isStatus ? 'status' : undefined}>
          <h1 className={styles['title']}>{words.title}</h1>
          <p className={styles['text']}>{words.text}</p>
          {children}
        </div>
      </CardFace>
    </main>
  );
}
