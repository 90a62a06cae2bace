// Of a card with an answer: other right ones, and wrong ones to choose from.
import { useId } from 'react';
import { ACCEPTS_MOST, areWrongChoices, TEXT_LIMITS, WRONG_CHOICES } from '#domain/deck/card.ts';
import { TextArea, TextField } from '#web/ui/field.tsx';
import { FieldError } from '#web/ui/field-error.tsx';
import { keptLines } from '#web/features/editor/saving/draft.ts';
import { Extras, withText, type ExtrasProps } from './extras.tsx';

const filled = (texts: readonly string[] = []) => texts.filter((text) => text.trim() !== '');

export function AnswerExtras({ card, onChange }: ExtrasProps) {
  const isUsed = filled(card.accepts).length + filled(card.choices).length > 0;
  return (
    <Extras title="Other answers" isUsed={isUsed}>
      <AlsoRight card={card} onChange={onChange} />
      <WrongAnswers card={card} onChange={onChange} />
    </Extras>
  );
}

function AlsoRight({ card: { accepts = [] }, onChange }: ExtrasProps) {
  const isLeftOut = keptLines(accepts).length < filled(accepts).length;
  return (
    <TextArea
      label="Also right, one a line"
      rows={2}
      value={accepts.join('\n')}
      onChange={(text) => onChange({ accepts: text === '' ? [] : text.split('\n') })}
      error={
        isLeftOut
          ? `At most ${ACCEPTS_MOST}, of ${TEXT_LIMITS.answer} characters each. The others are not kept.`
          : undefined
      }
    />
  );
}

function WrongAnswers({ card: { answer, choices = [] }, onChange }: ExtrasProps) {
  const faultId = useId();
  const isWhole = filled(choices).length === 0 || areWrongChoices(choices, answer);
  return (
    <fieldset aria-describedby={isWhole ? undefined : faultId} className="flex flex-col gap-3">
      <legend className="mb-1.5 font-semibold">Wrong answers to choose from</legend>
      <div className="grid gap-3 sm:grid-cols-3">
        {Array.from({ length: WRONG_CHOICES }, (_, at) => (
          <TextField
            key={at}
            label={`Wrong ${at + 1}`}
            maxLength={TEXT_LIMITS.answer}
            value={choices[at] ?? ''}
            onChange={(text) => onChange({ choices: withText(choices, at, text, WRONG_CHOICES) })}
          />
        ))}
      </div>
      {!isWhole && (
        <FieldError id={faultId}>
          Three different ones beside an answer; until then they are not kept.
        </FieldError>
      )}
    </fieldset>
  );
}
