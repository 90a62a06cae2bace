import type { ReactNode } from 'react';
import { CardFace } from '#web/ui/card-face.tsx';
import styles from './lone-card.module.css';

interface LoneCardProps {
  readonly title: string;
  readonly text: string;
  /** It changes by itself, and is read out when it does. */
  readonly isStatus?: boolean;
  readonly children: ReactNode;
}

/** One card in the middle, where no match can be shown: what is the matter, and what can be done. */
export function LoneCard({ title, text, isStatus = false, children }: LoneCardProps) {
  return (
    <main className="surface-table grid place-items-center p-4">
      <CardFace suit="free" variant={7} className={styles['card'] ?? ''}>
        <div className={styles['words']} role={isStatus ? 'status' : undefined}>
          <h1 className={styles['title']}>{title}</h1>
          <p className={styles['text']}>{text}</p>
          {children}
        </div>
      </CardFace>
    </main>
  );
}
