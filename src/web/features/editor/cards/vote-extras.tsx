// Of a card that is talked about: how the table votes.
import { useId } from 'react';
import { areSides, TEXT_LIMITS, type Vote } from '#domain/deck/card.ts';
import { TextField } from '#web/ui/field.tsx';
import { FieldError } from '#web/ui/field-error.tsx';
import { Select } from '#web/ui/select.tsx';
import { Extras, withText, type ExtrasProps } from './extras.tsx';

const VOTE_NAMES: Readonly<Record<Vote, string>> = {
  person: 'For a person',
  either: 'For one of two',
  have: 'I have, or I haven’t',
  agree: 'Agree or disagree',
  heart: 'A heart for a good one',
};
const NO_VOTE = 'none';

export function VoteExtras({ card, onChange }: ExtrasProps) {
  const { vote = null } = card;
  return (
    <Extras title="A vote" isUsed={vote !== null}>
      <Select<Vote | typeof NO_VOTE>
        label="How the table votes"
        value={vote ?? NO_VOTE}
        onChange={(next) => onChange({ vote: next === NO_VOTE ? null : next })}
        options={[
          { value: NO_VOTE, label: 'It doesn’t' },
          ...(['person', 'either', 'have', 'agree', 'heart'] as const).map((value) => ({
            value,
            label: VOTE_NAMES[value],
          })),
        ]}
      />
      {vote === 'either' && <Sides card={card} onChange={onChange} />}
    </Extras>
  );
}

function Sides({ card: { options = [] }, onChange }: ExtrasProps) {
  const faultId = useId();
  const isWhole = areSides(options);
  return (
    <div className="flex flex-col gap-3">
      <div
        role="group"
        aria-label="The two sides"
        aria-describedby={isWhole ? undefined : faultId}
        className="grid gap-3 sm:grid-cols-2"
      >
        {['A', 'B'].map((side, at) => (
          <TextField
            key={side}
            label={`Side ${side}`}
            maxLength={TEXT_LIMITS.option}
            value={options[at] ?? ''}
            onChange={(text) => onChange({ options: withText(options, at, text, 2) })}
          />
        ))}
      </div>
      {!isWhole && (
        <FieldError id={faultId}>Two different sides; until then the vote is not kept.</FieldError>
      )}
    </div>
  );
}
