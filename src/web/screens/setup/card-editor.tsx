import { useState, type FormEvent } from 'react';
import type { CardEdit } from '#contract/cards.ts';
import { TEXT_LIMITS, type Card } from '#domain/deck/card.ts';
import { CATEGORIES, HELP_LABELS, type CategoryId } from '#domain/category/categories.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea, TextField } from '#web/ui/field.tsx';

interface CardEditorProps {
  readonly category: CategoryId;
  readonly card: Card;
  readonly isBusy: boolean;
  readonly onSave: (edit: CardEdit) => void;
  readonly onCancel: () => void;
}

/** One card's words, in the host's own hand. */
export function CardEditor({ category, card, isBusy, onSave, onCancel }: CardEditorProps) {
  const { help, showsHints, showsAnswers } = CATEGORIES[category];
  const [question, setQuestion] = useState(card.question);
  const [hint, setHint] = useState(card.hint);
  const [answer, setAnswer] = useState(card.answer);
  const isBlank = question.trim() === '';

  function save(event: FormEvent) {
    event.preventDefault();
    if (isBlank) return;
    onSave({ question, ...(showsHints && { hint }), ...(showsAnswers && { answer }) });
  }

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={save}>
      <TextArea
        label="Question"
        value={question}
        onChange={setQuestion}
        counter={TEXT_LIMITS.question}
        error={isBlank ? 'A card needs a question' : undefined}
      />
      {showsHints && (
        <TextField
          label={HELP_LABELS[help]}
          value={hint}
          onChange={setHint}
          counter={TEXT_LIMITS.hint}
        />
      )}
      {showsAnswers && (
        <TextField
          label="Answer"
          value={answer}
          onChange={setAnswer}
          counter={TEXT_LIMITS.answer}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={isBusy} disabled={isBlank}>
          Save Card
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
}
