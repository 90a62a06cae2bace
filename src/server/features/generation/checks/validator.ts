// All checks in their order, for the cards of one deck, whoever wrote them.
import { CATEGORIES, type GeneratedCategory } from '#domain/category/categories.ts';
import type { CardLanguage } from '#domain/language/languages.ts';
import { DeckPrints } from '#server/features/decks/index.ts';
import type { DraftCard, Writer } from '#server/features/generation/writing/writer.ts';
import { answerFault } from './answer.ts';
import { isBanned } from './banned.ts';
import { hintFault } from './hint.ts';
import { speaksAsAsked } from './language.ts';
import type { Rejection } from './rejection.ts';
import { DeckAnswers } from './repeated-answer.ts';
import { shapeOf } from './shape.ts';
import { tidy } from './tidy.ts';

interface Asked {
  readonly gameType: GeneratedCategory;
  readonly topic: string;
  readonly language: CardLanguage;
}

/** What is wrong with a tidied card by itself, or undefined. */
export function faultOf(card: DraftCard, asked: Asked): Rejection | undefined {
  const { gameType } = asked;
  const fault =
    shapeOf(card, gameType) ??
    (CATEGORIES[gameType].showsAnswers ? answerFault(card) : undefined) ??
    hintFault(card, gameType);
  if (fault) return fault;
  if (isBanned(card, gameType)) return 'banned';
  return speaksAsAsked(card, asked.language) ? undefined : 'wrong-language';
}

export interface Validator {
  /** The card as it goes into the deck, from then on a part of it; or why it does not. */
  accept(draft: DraftCard): { readonly card: DraftCard } | { readonly rejection: Rejection };
}

/**
 * `deck`: the cards that are there. `isSeen`: whether the host has had a card before, where that counts
 * (fresh questions, RULE-29). `mode`: of a model's quiz the answers come once; who chose the cards of the house may
 * know better.
 */
export function createValidator(
  asked: Asked,
  deck: readonly DraftCard[],
  isSeen: (card: DraftCard) => boolean = () => false,
  mode: Writer['mode'] = 'model',
): Validator {
  const prints = new DeckPrints(asked.topic);
  const answered = new DeckAnswers();
  const isOnce = asked.gameType === 'trivia' && mode === 'model';
  const take = (card: DraftCard): void => {
    prints.add(card);
    if (isOnce) answered.add(card);
  };
  for (const card of deck) take(card);
  return {
    accept(draft) {
      const card = tidy(draft, asked.gameType);
      const fault = faultOf(card, asked);
      if (fault) return { rejection: fault };
      if (prints.has(card) || answered.repeats(card)) return { rejection: 'duplicate' };
      if (isSeen(card)) return { rejection: 'seen' };
      take(card);
      return { card };
    },
  };
}
