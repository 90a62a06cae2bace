import type { PhoneCard, PhoneTable, PhoneYou } from '#domain/room/view.ts';
import type { ServerTime } from '#web/platform/room/server-time.ts';
import type { Answers, Given } from '#web/features/phone/room/answers.ts';

/** What every play of a card is made of. */
export interface CardProps {
  readonly card: PhoneCard;
  readonly table: PhoneTable;
  readonly you: PhoneYou;
  /** The server's clock. */
  readonly time: ServerTime;
  /** Whether this seat may give something at this moment. */
  readonly isOpen: boolean;
  /** Whole seconds left for this seat; null: it has no limit. */
  readonly seconds: number | null;
  readonly answers: Answers;
  /** What was given on this phone for this card. */
  readonly given: Given | null;
}

/** What this seat has given for the card: on this page, or before it was loaded. */
export function textOf({ given, you }: Pick<CardProps, 'given' | 'you'>): string | null {
  return given?.kind === 'answer' ? given.text : you.text;
}
