import { phoneCardsText } from '#sentences/phone-cards.ts';
import type { CardProps } from './card-props.ts';

/** What became of what was given; read out as it changes. */
export function SentNote({ given, isOpen, you }: Pick<CardProps, 'given' | 'isOpen' | 'you'>) {
  return (
    <p role="status" className="min-h-6 text-center font-semibold">
      {noteOf({ given, isOpen, you })}
    </p>
  );
}

function noteOf({ given, isOpen, you }: Pick<CardProps, 'given' | 'isOpen' | 'you'>): string {
  const words = phoneCardsText.sending;
  const isSent = you.text !== null;
  if (!given) return isSent && isOpen ? words.sent : '';
  switch (given.state) {
    case 'counted':
      return isOpen ? words.sent : words.sentForGood;
    case 'failed':
      return given.problem ?? words.failed;
    default:
      return words[given.state];
  }
}
