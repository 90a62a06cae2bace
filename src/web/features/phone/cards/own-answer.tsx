import { phoneCardsText } from '#sentences/phone-cards.ts';
import { MessageBox } from '#web/ui/message-box.tsx';
import { textOf, type CardProps } from './card-props.ts';

/** Answers are closed: what this seat has given, if anything. */
export function OwnAnswer({ given, you }: Pick<CardProps, 'given' | 'you'>) {
  const text = given?.state === 'late' ? you.text : textOf({ given, you });
  const own = text === null ? phoneCardsText.noAnswer : phoneCardsText.yours({ text });
  return (
    <MessageBox tone="plain">
      <p>{phoneCardsText.closed}</p>
      <p className="font-normal wrap-anywhere">{own}</p>
    </MessageBox>
  );
}
