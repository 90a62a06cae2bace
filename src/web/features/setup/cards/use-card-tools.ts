// What a host does to single cards of a saved deck. The server keeps it; the deck on screen follows.
import { useState } from 'react';
import type { CardEdit, CardFlag } from '#contract/cards.ts';
import type { Card } from '#domain/deck/card.ts';
import { setupCardsText } from '#sentences/setup-cards.ts';
import { deleteCard, editCard, flagCard, rewriteCard } from '#web/platform/api/cards.ts';
import { sentenceOf } from '#web/platform/api/problem.ts';
import { useAlerts } from '#web/ui/alerts.tsx';

export interface Deck {
  readonly gameId: string;
  readonly cards: readonly Card[];
  /** Single cards that can still be written again. */
  readonly rewritesLeft: number;
}

export interface CardTools {
  readonly busy: 'edit' | 'rewrite' | 'delete' | 'flag' | undefined;
  /** Each resolves to whether it was done. */
  edit(cardId: string, edit: CardEdit): Promise<boolean>;
  rewrite(cardId: string): Promise<boolean>;
  remove(cardId: string): Promise<boolean>;
  flag(cardId: string, flag: CardFlag): Promise<boolean>;
}

export function useCardTools(deck: Deck, onDeck: (deck: Deck) => void): CardTools {
  const { gameId, cards } = deck;
  const { confirm, toast } = useAlerts();
  const { busy, run } = useOneAtATime();
  const put = (card: Card, rewritesLeft = deck.rewritesLeft): void =>
    onDeck({ ...deck, rewritesLeft, cards: cards.map((old) => (old.id === card.id ? card : old)) });

  return {
    busy,
    edit: (cardId, edit) => run('edit', async () => put(await editCard(gameId, cardId, edit))),
    rewrite: (cardId) =>
      run('rewrite', async () => {
        const { card, rewritesLeft } = await rewriteCard(gameId, cardId);
        put(card, rewritesLeft);
      }),
    remove: async (cardId) => {
      const { title, message, ok } = setupCardsText.deletion;
      const options = { title, confirmLabel: ok, danger: true };
      if (!(await confirm(message, options))) return false;
      return run('delete', async () => {
        await deleteCard(gameId, cardId);
        onDeck({ ...deck, cards: cards.filter(({ id }) => id !== cardId) });
      });
    },
    flag: (cardId, flag) =>
      run('flag', async () => {
        await flagCard(gameId, cardId, flag);
        toast(setupCardsText.flagged);
      }),
  };
}

/** Runs one act at a time; `run` resolves to whether it was done, and says where it failed. */
function useOneAtATime() {
  const { alert } = useAlerts();
  const [busy, setBusy] = useState<CardTools['busy']>();
  const run = async (
    name: NonNullable<CardTools['busy']>,
    act: () => Promise<void>,
  ): Promise<boolean> => {
    if (busy !== undefined) return false;
    setBusy(name);
    try {
      await act();
      return true;
    } catch (error) {
      await alert(sentenceOf(error, setupCardsText.failed));
      return false;
    } finally {
      setBusy(undefined);
    }
  };
  return { busy, run };
}
