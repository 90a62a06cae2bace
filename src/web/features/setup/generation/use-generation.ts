// A deck being written, as the set-up of its category shows it to the host who asked for it. The run is the
// server's: what shows of it follows the user and the category, and leaving it changes nothing.
import type { GenerationRequest } from '#contract/generation.ts';
import { generationCost } from '#contract/prices.ts';
import type { GeneratedCategory } from '#domain/category/categories.ts';
import {
  generateDeckCards,
  newRequestId,
  regenerateDeck,
  type GeneratedDeck,
} from '#web/platform/api/generations.ts';
import type { Shown } from '#web/features/setup/form/card-switches.tsx';
import { begun, IDLE, withDeck, type Generation } from './generation.ts';
import { useLeaving } from './use-leaving.ts';
import { useOffer, type OfferControl } from './use-offer.ts';
import { useResume } from './use-resume.ts';
import { useSeenGeneration } from './use-seen-generation.ts';
import { useWait } from './use-wait.ts';

export interface GenerationControl {
  readonly generation: Generation;
  /** `shown` is what the cards are to show when the deck is played. */
  generate(request: GenerationRequest, shown: Shown): Promise<void>;
  /** Other cards for the deck that is ready; where that fails, it stays as it is. */
  regenerate(): Promise<void>;
  /** The host has changed single cards of the deck that is ready. */
  changeDeck(deck: Pick<GeneratedDeck, 'cards' | 'rewritesLeft'>): void;
  /** What there is of a deck that came too short is kept, or given up. */
  readonly offer: OfferControl;
  /** To My Games; the run goes on. */
  leave(): void;
  /** Back to the form; the deck stays saved. */
  close(): void;
}

export function useGeneration(category: GeneratedCategory): GenerationControl {
  const seen = useSeenGeneration(category);
  const leaving = useLeaving(seen);
  const wait = useWait(seen, leaving);
  useResume(seen, leaving, wait);
  const offer = useOffer(seen, leaving);
  const { owner, generation, show, change, forget } = seen;

  return {
    generation,
    offer,
    leave: leaving.leave,
    generate: async (request, shown) => {
      const { requestId, topic } = request;
      show(begun(topic));
      const waiting = { ...owner, shown, requestId };
      await wait({ waiting, price: generationCost(request) }, () => generateDeckCards(request));
    },
    regenerate: async () => {
      if (generation.state !== 'ready') return;
      const { deck, shown } = generation;
      const { gameId, topic, timerSeconds } = deck;
      const requestId = newRequestId();
      show(begun(topic));
      const waiting = { ...owner, shown, requestId, gameId };
      await wait({ waiting, before: deck }, () =>
        regenerateDeck(gameId, { requestId, timerSeconds }),
      );
    },
    changeDeck: (deck) => change((now) => withDeck(now, deck)),
    close: () => {
      forget();
      show(IDLE);
    },
  };
}
