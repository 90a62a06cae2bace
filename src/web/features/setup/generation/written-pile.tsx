// The picture of a deck while it is written: what is finished lies face down, and the newest question can be read.
import { useState } from 'react';
import type { Run } from '#contract/generation.ts';
import { CATEGORIES, type GeneratedCategory } from '#domain/category/categories.ts';
import { setupRunText } from '#sentences/setup-run.ts';
import { matchLabel } from '#web/platform/match/match-label.ts';
import { CardBack, CardFace } from '#web/ui/card-face.tsx';
import { classes } from '#web/ui/classes.ts';
import { FILLED_CARD } from '#web/features/setup/filled-card.ts';
import { DeckFan } from './deck-fan.tsx';
import { isWorthSaying, type Progress } from './fan.ts';
import { useUnhurried } from './use-unhurried.ts';
import styles from './written-pile.module.css';

/** Many streams write at once: so long a question can be read before the next takes its place. */
const READ_MS = 1500;
/** A question of more characters is set smaller. */
const LONG_QUESTION = 120;

interface WrittenPileProps {
  readonly category: GeneratedCategory;
  readonly topic: string;
  readonly run: Run | undefined;
}

/** A run that is under way at first, after a reload, shows as it stands; each card after that is seen to fall. */
export function WrittenPile({ category, topic, run }: WrittenPileProps) {
  const progress = { written: run?.written ?? 0, wanted: run?.cardCount ?? 0 };
  const { written, wanted } = progress;
  const newest = useUnhurried(run?.newest ?? null, READ_MS);
  const isChecked = wanted > 0 && written >= wanted;
  return (
    <div className={classes('surface-raised', styles['table'])}>
      <DeckFan suit={category} cards={written} of={wanted} isChecked={isChecked} />
      {CATEGORIES[category].facesDown && written > 0 ? (
        <SecretCard category={category} topic={topic} />
      ) : (
        <NewestCard key={newest ?? ''} {...{ category, topic, newest }} />
      )}
      <Spoken {...progress} />
    </div>
  );
}

interface NewestCardProps extends Pick<WrittenPileProps, 'category' | 'topic'> {
  readonly newest: string | null;
}

function NewestCard({ category, topic, newest }: NewestCardProps) {
  const text = newest ?? setupRunText.noCardYet;
  const size = text.length > LONG_QUESTION ? 'text-lg' : 'text-[1.375rem]';
  return (
    <CardFace
      suit={category}
      variant={10}
      label={matchLabel({ category, topic })}
      className={classes(FILLED_CARD, 'deal-in', styles['front'])}
    >
      <p className={`text-center font-semibold text-balance ${size}`}>{text}</p>
    </CardFace>
  );
}

/** Whoever is to guess may look on. */
function SecretCard({ category, topic }: Pick<WrittenPileProps, 'category' | 'topic'>) {
  return (
    <>
      <CardBack suit={category} className={classes('deal-in', styles['front'], styles['secret'])} />
      <p className="relative mt-3 text-center font-display text-xl font-semibold text-balance">
        {matchLabel({ category, topic })}
      </p>
    </>
  );
}

/** How far the deck is, for those who hear it: now and then, not at every card. */
function Spoken(progress: Progress) {
  const [said, setSaid] = useState(progress.written);
  if (isWorthSaying(said, progress)) setSaid(progress.written);
  return (
    <p className="sr-only" aria-live="polite">
      {said > 0 && setupRunText.writtenSaid({ written: said, wanted: progress.wanted })}
    </p>
  );
}
