// Of a card that is talked about: how the table votes.
import { useId } from 'react';
import { TEXT_LIMITS, type Vote } from '#domain/deck/card.ts';
import { editorCardsText } from '#sentences/editor-cards.ts';
import { TextField } from '#web/ui/field.tsx';
import { FieldError } from '#web/ui/field-error.tsx';
import { Select } from '#web/ui/select.tsx';
import { areKeptSides } from '#web/features/editor/saving/draft.ts';
import { Extras, withText, type ExtrasProps } from './extras.tsx';

const NO_VOTE = 'none';
const CHOICES = [NO_VOTE, 'person', 'either', 'have', 'agree', 'heart'] as const;

export function VoteExtras({ card, onChange }: ExtrasProps) {
  const { vote = null } = card;
  return (
    <Extras title={editorCardsText.vote} isUsed={vote !== null}>
      <Select<Vote | typeof NO_VOTE>
        label={editorCardsText.howItVotes}
        value={vote ?? NO_VOTE}
        onChange={(next) => onChange({ vote: next === NO_VOTE ? null : next })}
        options={CHOICES.map((value) => ({ value, label: editorCardsText.votes[value] }))}
      />
      {vote === 'either' && <Sides card={card} onChange={onChange} />}
    </Extras>
  );
}

function Sides({ card: { options = [] }, onChange }: ExtrasProps) {
  const faultId = useId();
  const isWhole = areKeptSides(options);
  return (
    <div className="flex flex-col gap-3">
      <div
        role="group"
        aria-label={editorCardsText.sides}
        aria-describedby={isWhole ? undefined : faultId}
        className="grid gap-3 sm:grid-cols-2"
      >
        {['A', 'B'].map((letter, at) => (
          <TextField
            key={letter}
            label={editorCardsText.side({ letter })}
            maxLength={TEXT_LIMITS.option}
            value={options[at] ?? ''}
            onChange={(text) => onChange({ options: withText(options, at, text, 2) })}
          />
        ))}
      </div>
      {!isWhole && <FieldError id={faultId}>{editorCardsText.sidesMissing}</FieldError>}
    </div>
  );
}
