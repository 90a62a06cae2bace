import { useState, type FormEvent } from 'react';
import type { CardEdit } from '#contract/cards.ts';
import { TEXT_LIMITS, type Card } from '#domain/deck/card.ts';
import { CATEGORIES, type CategoryId } from '#domain/category/categories.ts';
import { matchText } from '#sentences/match.ts';
import { commonText } from '#sentences/common.ts';
import { setupCardsText } from '#sentences/setup-cards.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea, TextField } from '#web/ui/field.tsx';
import { focusFirst } from '#web/ui/focus-first.ts';

interface CardEditorProps {
  readonly category: CategoryId;
  readonly card: Card;
  readonly isBusy: boolean;
  readonly onSave: (edit: CardEdit) => void;
  readonly onCancel: () => void;
}

/** One card's words, in the host's own hand. */
export function CardEditor({ category, card, isBusy, onSave, onCancel }: CardEditorProps) {
  const { showsHints, showsAnswers } = CATEGORIES[category];
  const [words, setWords] = useState<Words>({ ...card, explanation: card.explanation ?? '' });
  const { question, hint, answer, explanation } = words;
  const isBlank = question.trim() === '';

  function save(event: FormEvent) {
    event.preventDefault();
    if (isBlank) return;
    onSave({ question, ...(showsHints && { hint }), ...(showsAnswers && { answer, explanation }) });
  }

  return (
    <form ref={focusFirst} noValidate className="flex flex-col gap-4" onSubmit={save}>
      <WordFields
        category={category}
        words={words}
        isBlank={isBlank}
        onChange={(change) => setWords((now) => ({ ...now, ...change }))}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={isBusy} disabled={isBlank}>
          {setupCardsText.save}
        </Button>
        <Button onClick={onCancel}>{commonText.cancel}</Button>
      </div>
    </form>
  );
}

type Words = Record<'question' | 'hint' | 'answer' | 'explanation', string>;

interface WordFieldsProps {
  readonly category: CategoryId;
  readonly words: Words;
  /** There is no question. */
  readonly isBlank: boolean;
  readonly onChange: (change: Partial<Words>) => void;
}

/** A field for each of the words that cards of the category have. */
function WordFields({ category, words, isBlank, onChange }: WordFieldsProps) {
  const { help, showsHints, showsAnswers } = CATEGORIES[category];
  return (
    <>
      <TextArea
        label={setupCardsText.question}
        value={words.question}
        onChange={(question) => onChange({ question })}
        counter={TEXT_LIMITS.question}
        error={isBlank ? setupCardsText.needsQuestion : undefined}
      />
      {showsHints && (
        <TextField
          label={matchText.help[help]}
          value={words.hint}
          onChange={(hint) => onChange({ hint })}
          counter={TEXT_LIMITS.hint}
        />
      )}
      {showsAnswers && <AnswerFields words={words} onChange={onChange} />}
    </>
  );
}

function AnswerFields({ words, onChange }: Pick<WordFieldsProps, 'words' | 'onChange'>) {
  return (
    <>
      <TextField
        label={setupCardsText.answer}
        value={words.answer}
        onChange={(answer) => onChange({ answer })}
        counter={TEXT_LIMITS.answer}
      />
      <TextArea
        label={setupCardsText.explanation}
        rows={2}
        value={words.explanation}
        onChange={(explanation) => onChange({ explanation })}
        counter={TEXT_LIMITS.question}
      />
    </>
  );
}
