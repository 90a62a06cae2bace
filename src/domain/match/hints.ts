// Which cards show a hint or an answer, and what the host may switch (RULE-37 to -39, STATE-GAME-26 to -31).
import type { Card } from '#domain/deck/card.ts';
import { traitsOf } from '#domain/category/label.ts';

function anyHint(cards: readonly Pick<Card, 'hint'>[]): boolean {
  return cards.some(hasHint);
}

export function hasHint(card: Pick<Card, 'hint'>): boolean {
  return card.hint.trim() !== '';
}

/** Whether a new match starts with hints. */
export function hintDefault(label: string, cards: readonly Pick<Card, 'hint'>[]): boolean {
  const { hintDefault: byDefault } = traitsOf(label);
  return byDefault === 'if-present' ? anyHint(cards) : byDefault;
}

export function answerDefault(label: string): boolean {
  return traitsOf(label).answerDefault;
}

/** Whether the host may switch hints on and off (STATE-GAME-30). */
export function canToggleHints(label: string, cards: readonly Pick<Card, 'hint'>[]): boolean {
  const { hintToggle } = traitsOf(label);
  return hintToggle === 'if-present' ? anyHint(cards) : hintToggle;
}

/** Whether the host may switch answers on and off (STATE-GAME-31). */
export function canToggleAnswers(label: string): boolean {
  return traitsOf(label).answerToggle;
}

interface Session {
  readonly currentCategory: string;
  readonly includeHints: boolean;
  readonly includeAnswers: boolean;
}

/** Whether a card offers its hint: the match has hints, its kind shows them, and this card has one. */
export function showsHint(
  { currentCategory, includeHints }: Pick<Session, 'currentCategory' | 'includeHints'>,
  card: Pick<Card, 'hint'>,
): boolean {
  return includeHints && traitsOf(currentCategory).showsHints && hasHint(card);
}

/** Whether a card offers its answer. */
export function showsAnswer(
  { currentCategory, includeAnswers }: Pick<Session, 'currentCategory' | 'includeAnswers'>,
  card: Pick<Card, 'answer'>,
): boolean {
  return includeAnswers && traitsOf(currentCategory).showsAnswers && card.answer.trim() !== '';
}
