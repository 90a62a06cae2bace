// Which cards show a hint or an answer, and what the host may switch (RULE-37 to -39, STATE-GAME-26 to -31).
import type { Card } from '#domain/deck/card.ts';
import { traitsOf, type Kind } from '#domain/category/kind.ts';

function anyHint(cards: readonly Pick<Card, 'hint'>[]): boolean {
  return cards.some(hasHint);
}

export function hasHint(card: Pick<Card, 'hint'>): boolean {
  return card.hint.trim() !== '';
}

/** Whether a new match starts with hints. */
export function hintDefault(kind: Kind, cards: readonly Pick<Card, 'hint'>[]): boolean {
  const { hintDefault: byDefault } = traitsOf(kind);
  return byDefault === 'if-present' ? anyHint(cards) : byDefault;
}

export function answerDefault(kind: Kind): boolean {
  return traitsOf(kind).answerDefault;
}

/** Whether the host may switch hints on and off (STATE-GAME-30). */
export function canToggleHints(kind: Kind, cards: readonly Pick<Card, 'hint'>[]): boolean {
  const { hintToggle } = traitsOf(kind);
  return hintToggle === 'if-present' ? anyHint(cards) : hintToggle;
}

/** Whether the host may switch answers on and off (STATE-GAME-31). */
export function canToggleAnswers(kind: Kind): boolean {
  return traitsOf(kind).answerToggle;
}

interface Session extends Kind {
  readonly includeHints: boolean;
  readonly includeAnswers: boolean;
}

/** Whether a card offers its hint: the match has hints, its kind shows them, and this card has one. */
export function showsHint(
  match: Omit<Session, 'includeAnswers'>,
  card: Pick<Card, 'hint'>,
): boolean {
  return match.includeHints && traitsOf(match).showsHints && hasHint(card);
}

/** Whether a card offers its answer. */
export function showsAnswer(
  match: Omit<Session, 'includeHints'>,
  card: Pick<Card, 'answer'>,
): boolean {
  return match.includeAnswers && traitsOf(match).showsAnswers && card.answer.trim() !== '';
}
