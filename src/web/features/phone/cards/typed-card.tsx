import { useState, type FormEvent } from 'react';
import { TEXT_LIMITS } from '#domain/deck/card.ts';
import { phoneCardsText } from '#sentences/phone-cards.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { textOf, type CardProps } from './card-props.ts';
import { OwnAnswer } from './own-answer.tsx';
import { Question } from './question.tsx';
import { SentNote } from './sent-note.tsx';

/** An answer that is typed; it may be changed until answers close. */
export function TypedCard(props: CardProps) {
  const { card, isOpen } = props;
  return (
    <>
      <Question card={card} />
      <div className="flex flex-col gap-2">
        {isOpen ? <AnswerForm {...props} /> : <OwnAnswer {...props} />}
        <SentNote {...props} />
      </div>
    </>
  );
}

function AnswerForm({ card, answers, given, you }: CardProps) {
  const sent = textOf({ given, you });
  const [text, setText] = useState(() => answers.draftOf(card.key) ?? sent ?? '');
  const words = phoneCardsText.answer;
  const canSend = text.trim() !== '' && (text.trim() !== sent?.trim() || given?.state === 'failed');
  const type = (next: string) => {
    answers.keepDraft(card.key, next);
    setText(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSend) answers.give({ key: card.key, kind: 'answer', text: text.trim() });
  };
  return (
    <form className="flex flex-col gap-3" onSubmit={submit}>
      <TextField
        label={words.label}
        value={text}
        onChange={type}
        maxLength={TEXT_LIMITS.answer}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="send"
      />
      <Button type="submit" variant="primary" size="large" disabled={!canSend}>
        {sent === null ? words.send : words.change}
      </Button>
    </form>
  );
}
