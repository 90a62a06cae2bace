// The choice about a deck that came too short. It can also be made in My Games, in another tab or on another device;
// then this one says so and shows what has come of it.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Run } from '#contract/generation.ts';
import { messageOf } from '#contract/errors.ts';
import { runOfferText } from '#sentences/run-offer.ts';
import { deckOfRun, getRun, keepOffer, returnOffer } from '#web/platform/api/generations.ts';
import { isProblem, sentenceOf } from '#web/platform/api/problem.ts';
import { subscribeLive } from '#web/platform/live/live.ts';
import { useAlerts } from '#web/ui/alerts.tsx';
import { IDLE } from './generation.ts';
import type { Leaving } from './use-leaving.ts';
import type { SeenGeneration } from './use-seen-generation.ts';

export interface OfferControl {
  /** The answer that is under way. */
  readonly answering: 'keep' | 'return' | undefined;
  keep(): Promise<void>;
  giveBack(): Promise<void>;
}

export function useOffer(seen: SeenGeneration, leaving: Leaving): OfferControl {
  const { generation } = seen;
  const { toast } = useAlerts();
  const showEnd = useShowEnd(seen, leaving);
  const [answering, setAnswering] = useState<OfferControl['answering']>();
  /** What this tab asks for, it is not told as news. */
  const isAsking = useRef(false);

  const answer = async (wish: 'keep' | 'return'): Promise<void> => {
    if (generation.state !== 'offered' || isAsking.current) return;
    const { id, cost } = generation.run;
    isAsking.current = true;
    setAnswering(wish);
    try {
      await showEnd(await (wish === 'keep' ? keepOffer(id) : returnOffer(id)));
      if (wish === 'return') toast(runOfferText.returned({ cost }));
    } catch (error) {
      toast(sentenceOf(error, runOfferText.notAnswered));
      const isLate = isProblem(error, 'offer-kept') || isProblem(error, 'offer-returned');
      if (isLate) await getRun(id).then(showEnd, () => undefined);
    } finally {
      isAsking.current = false;
      setAnswering(undefined);
    }
  };

  const takeNews = useEffectEvent((run: Run): void => {
    if (generation.state !== 'offered' || run.id !== generation.run.id) return;
    if (isAsking.current || run.offer !== null) return;
    toast(messageOf(run.state === 'saved' ? 'offer-kept' : 'offer-returned'));
    void showEnd(run).catch(() => undefined);
  });
  const isOffered = generation.state === 'offered';
  useEffect(() => {
    if (!isOffered) return undefined;
    return subscribeLive((event) => {
      if (event.type === 'run') takeNews(event.run);
    });
  }, [isOffered]);

  return { answering, keep: () => answer('keep'), giveBack: () => answer('return') };
}

/** Shows how an offer has ended: the deck, or the form again. Throws where the deck can't be had. */
function useShowEnd(
  { generation, show, showReady, forget, owner }: SeenGeneration,
  leaving: Leaving,
) {
  return async (run: Run): Promise<void> => {
    if (generation.state !== 'offered') return;
    const { shown } = generation;
    const signal = leaving.signal();
    if (run.state !== 'saved') {
      forget();
      show(IDLE);
      return;
    }
    const deck = await deckOfRun(run, signal);
    if (!signal.aborted) showReady({ ...owner, shown }, deck);
  };
}
