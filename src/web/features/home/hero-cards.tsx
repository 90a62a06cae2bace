// The fan of cards in the lamp light: what Riffle is, at one glance. Decoration, hidden from readers.
import type { CategoryId } from '#domain/category/categories.ts';
import { homeText } from '#sentences/home.ts';
import { CardFace } from '#web/ui/card-face.tsx';
import { Emblem } from '#web/ui/emblem.tsx';
import { classes } from '#web/ui/classes.ts';
import { Lamp } from './lamp.tsx';
import styles from './hero-cards.module.css';

interface SuitCardProps {
  readonly suit: CategoryId;
  readonly variant: number;
  /** Which half of the card looks out from under its neighbours. */
  readonly side: 'left' | 'right';
}

export function HeroCards() {
  return (
    <div className={styles['fan']} aria-hidden="true">
      <Lamp />
      <SuitCard suit="challenge" variant={8} side="left" />
      <SuitCard suit="relationship" variant={1} side="left" />
      <ReadCard />
      <SuitCard suit="drinking" variant={7} side="right" />
      <SuitCard suit="secret-prompt" variant={5} side="right" />
    </div>
  );
}

/** A question with its answer upside down at the foot, as quiz cards have it. */
function ReadCard() {
  return (
    <CardFace
      suit="trivia"
      label={homeText.sample.label}
      variant={4}
      className={classes(styles['card'])}
      footer={
        <span className="inline-block rotate-180 font-display text-[6.5cqi]">
          {homeText.sample.answer}
        </span>
      }
    >
      <p className="text-[11.5cqi] leading-[1.14] font-semibold text-balance">
        {homeText.sample.question}
      </p>
    </CardFace>
  );
}

function SuitCard({ suit, variant, side }: SuitCardProps) {
  return (
    <CardFace suit={suit} variant={variant} className={classes(styles['card'])}>
      <Emblem
        suit={suit}
        className={`size-[36cqi] text-suit ${side === 'right' ? 'self-end' : ''}`}
      />
    </CardFace>
  );
}
