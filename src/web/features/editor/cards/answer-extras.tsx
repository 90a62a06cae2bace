// Of a card with an answer: other right ones, and wrong ones to choose from.
import { useId } from 'react';
import { ACCEPTS_MOST, TEXT_LIMITS, WRONG_CHOICES } from '#domain/deck/card.ts';
import { editorCardsText } from '#sentences/editor-cards.ts';
import { TextArea, TextField } from '#web/ui/field.tsx';
import { FieldError } from '#web/ui/field-error.tsx';
import { areKeptChoices, isBlank, keptLines } from '#web/features/editor/saving/draft.ts';
import { Extras, withText, type ExtrasProps } from './extras.tsx';

const filled = (texts: readonly string[] = []) => texts.filter((text) => !isBlank(text));

export function AnswerExtras({ card, onChange }: ExtrasProps) {
  const isUsed = filled(card.accepts).length + filled(card.choices).length > 0;
  return (
    <Extras title={editorCardsText.otherAnswers} isUsed={isUsed}>
      <AlsoRight card={card} onChange={onChange} />
      <WrongAnswers card={card} onChange={onChange} />
    </Extras>
  );
}

function AlsoRight({ card: { accepts = [] }, onChange }: ExtrasProps) {
  const isLeftOut = keptLines(accepts).length < filled(accepts).length;
  return (
    <TextArea
      label={editorCardsText.alsoRight}
      rows={2}
      value={accepts.join('\n')}
      onChange={(text) => onChange({ accepts: text === '' ? [] : text.split('\n') })}
      error={
        isLeftOut
          ? editorCardsText.tooManyRight({ most: ACCEPTS_MOST, characters: TEXT_LIMITS.answer })
          : undefined
      }
    />
  );
}

function WrongAnswers({ card: { answer, choices = [] }, onChange }: ExtrasProps) {
  const faultId = useId();
  const isWhole = filled(choices).length === 0 || areKeptChoices(choices, answer);
  return (
    <fieldset aria-describedby={isWhole ? undefined : faultId} className="flex flex-col gap-3">
      <legend className="mb-1.5 font-semibold">{editorCardsText.wrongAnswers}</legend>
      <div className="grid gap-3 sm:grid-cols-3">
        {Array.from({ length: WRONG_CHOICES }, (_, at) => (
          <TextField
            key={at}
            label={editorCardsText.wrongAnswer({ number: at + 1 })}
            maxLength={TEXT_LIMITS.answer}
            value={choices[at] ?? ''}
            onChange={(text) => onChange({ choices: withText(choices, at, text, WRONG_CHOICES) })}
          />
        ))}
      </div>
      {!isWhole && <FieldError id={faultId}>{editorCardsText.wrongAnswersMissing}</FieldError>}
    </fieldset>
  );
}
