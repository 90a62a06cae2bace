// What few cards need: other right answers, wrong ones to choose from, and how the table votes.
import { useId, useState, type ReactNode } from 'react';
import {
  ACCEPTS_MOST,
  areSides,
  areWrongChoices,
  TEXT_LIMITS,
  WRONG_CHOICES,
  type Vote,
} from '#domain/deck/card.ts';
import { TextArea, TextField } from '#web/ui/field.tsx';
import { FieldError } from '#web/ui/field-error.tsx';
import { Select } from '#web/ui/select.tsx';
import { keptLines, type Act, type DraftCard } from './draft.ts';

interface ExtrasProps {
  readonly card: DraftCard;
  readonly act: (act: Act) => void;
}

/** Of a card with an answer. */
export function AnswerExtras({ card, act }: ExtrasProps) {
  const { key, answer, accepts = [], choices = [] } = card;
  const change = (next: Partial<DraftCard>): void => act({ type: 'edit', key, change: next });
  const lines = accepts.filter((line) => line.trim() !== '');
  const isLeftOut = keptLines(accepts).length < lines.length;
  const given = choices.filter((choice) => choice.trim() !== '');
  const faultId = useId();
  const isWhole = given.length === 0 || areWrongChoices(choices, answer);
  return (
    <Extras title="Other answers" isUsed={lines.length + given.length > 0}>
      <TextArea
        label="Also right, one a line"
        rows={2}
        value={accepts.join('\n')}
        onChange={(text) => change({ accepts: text === '' ? [] : text.split('\n') })}
        error={
          isLeftOut
            ? `At most ${ACCEPTS_MOST}, of ${TEXT_LIMITS.answer} characters each. The others are not kept.`
            : undefined
        }
      />
      <fieldset aria-describedby={isWhole ? undefined : faultId} className="flex flex-col gap-3">
        <legend className="mb-1.5 font-semibold">Wrong answers to choose from</legend>
        <div className="grid gap-3 sm:grid-cols-3">
          {Array.from({ length: WRONG_CHOICES }, (_, at) => (
            <TextField
              key={at}
              label={`Wrong ${at + 1}`}
              maxLength={TEXT_LIMITS.answer}
              value={choices[at] ?? ''}
              onChange={(text) => change({ choices: withText(choices, at, text, WRONG_CHOICES) })}
            />
          ))}
        </div>
        {!isWhole && (
          <FieldError id={faultId}>
            Three different ones beside an answer; until then they are not kept.
          </FieldError>
        )}
      </fieldset>
    </Extras>
  );
}

const VOTE_NAMES: Readonly<Record<Vote, string>> = {
  person: 'For a person',
  either: 'For one of two',
  have: 'I have, or I haven’t',
  agree: 'Agree or disagree',
  heart: 'A heart for a good one',
};
const NO_VOTE = 'none';

/** Of a card that is talked about. */
export function VoteExtras({ card, act }: ExtrasProps) {
  const { key, vote = null, options = [] } = card;
  const faultId = useId();
  const change = (next: Partial<DraftCard>): void => act({ type: 'edit', key, change: next });
  return (
    <Extras title="A vote" isUsed={vote !== null}>
      <Select<Vote | typeof NO_VOTE>
        label="How the table votes"
        value={vote ?? NO_VOTE}
        onChange={(next) => change({ vote: next === NO_VOTE ? null : next })}
        options={[
          { value: NO_VOTE, label: 'It doesn’t' },
          ...(['person', 'either', 'have', 'agree', 'heart'] as const).map((value) => ({
            value,
            label: VOTE_NAMES[value],
          })),
        ]}
      />
      {vote === 'either' && (
        <div className="flex flex-col gap-3">
          <div
            role="group"
            aria-label="The two sides"
            aria-describedby={areSides(options) ? undefined : faultId}
            className="grid gap-3 sm:grid-cols-2"
          >
            {['A', 'B'].map((side, at) => (
              <TextField
                key={side}
                label={`Side ${side}`}
                maxLength={TEXT_LIMITS.option}
                value={options[at] ?? ''}
                onChange={(text) => change({ options: withText(options, at, text, 2) })}
              />
            ))}
          </div>
          {!areSides(options) && (
            <FieldError id={faultId}>
              Two different sides; until then the vote is not kept.
            </FieldError>
          )}
        </div>
      )}
    </Extras>
  );
}

interface Extra {
  readonly title: string;
  readonly isUsed: boolean;
  readonly children: ReactNode;
}

/** Open from the start where there is something in it. */
function Extras({ title, isUsed, children }: Extra) {
  const [isOpen, setOpen] = useState(isUsed);
  return (
    <details
      className="rounded-2xl border-2 border-line px-4 py-2"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="min-h-11 cursor-pointer content-center font-semibold">{title}</summary>
      {isOpen && <div className="flex flex-col gap-4 pt-2 pb-3">{children}</div>}
    </details>
  );
}

/** The texts of `count` fields with another one at a place. */
function withText(texts: readonly string[], at: number, text: string, count: number) {
  return Array.from({ length: count }, (_, place) => (place === at ? text : (texts[place] ?? '')));
}
