import { useState } from 'react';
import type { GeneratedCategory } from '#domain/category/categories.ts';
import type { Run } from '#contract/generation.ts';
import type { GeneratedDeck } from '#web/platform/api/generations.ts';
import { useSession } from '#web/platform/session/session.tsx';
import { IDLE, type Generation } from './generation.ts';
import { forgetWaiting, keepWaiting, type Waiting } from './waiting.ts';

export interface SeenGeneration {
  readonly owner: Pick<Waiting, 'userId' | 'category'>;
  readonly generation: Generation;
  show(next: Generation): void;
  /** Does nothing where another user's shows by now. */
  change(step: (before: Generation) => Generation): void;
  /** Shows a deck that is ready, and keeps it over a reload. */
  showReady(waiting: Waiting, deck: GeneratedDeck): void;
  /** Shows what there is of a deck, and keeps that over a reload. */
  showOffered(waiting: Waiting, run: Run): void;
  /** Nothing is kept over a reload any more; what shows stays. */
  forget(): void;
}

/** What the set-up of a category shows of the user's deck: another user sees nothing of it. */
export function useSeenGeneration(category: GeneratedCategory): SeenGeneration {
  const { user } = useSession();
  const userId = user?.uid ?? '';
  const owner = { userId, category };
  const [seen, setSeen] = useState({ userId, generation: IDLE });

  const show = (next: Generation): void => setSeen({ userId, generation: next });
  return {
    owner,
    generation: seen.userId === userId ? seen.generation : IDLE,
    show,
    change: (step) =>
      setSeen((now) =>
        now.userId === userId ? { userId, generation: step(now.generation) } : now,
      ),
    showReady: ({ shown }, deck) => {
      keepWaiting({ ...owner, shown, gameId: deck.gameId });
      show({ state: 'ready', deck, shown });
    },
    showOffered: ({ shown }, run) => {
      keepWaiting({ ...owner, shown, runId: run.id });
      show({ state: 'offered', run, shown });
    },
    forget: () => forgetWaiting(owner),
  };
}
