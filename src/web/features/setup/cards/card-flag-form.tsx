import { useState, type FormEvent } from 'react';
import { FLAG_REASONS, type CardFlag } from '#contract/cards.ts';
import { FLAG_NOTE_MAX } from '#contract/limits.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { focusFirst } from '#web/ui/focus-first.ts';
import { Select } from '#web/ui/select.tsx';

const LABELS: Readonly<Record<CardFlag['reason'], string>> = {
  'wrong-answer': 'The answer is wrong',
  unclear: 'It is unclear',
  unsuitable: 'It does not suit the company',
  duplicate: 'The deck has it twice',
  other: 'Something else',
};

interface CardFlagFormProps {
  readonly isBusy: boolean;
  readonly onFlag: (flag: CardFlag) => void;
  readonly onCancel: () => void;
}

/** What is wrong with a card, for whoever looks after Riffle. */
export function CardFlagForm({ isBusy, onFlag, onCancel }: CardFlagFormProps) {
  const [reason, setReason] = useState<CardFlag['reason']>('wrong-answer');
  const [note, setNote] = useState('');
  function send(event: FormEvent) {
    event.preventDefault();
    onFlag({ reason, note });
  }
  return (
    <form ref={focusFirst} noValidate className="flex flex-col gap-4" onSubmit={send}>
      <Select
        label="What is wrong?"
        value={reason}
        onChange={setReason}
        options={FLAG_REASONS.map((value) => ({ value, label: LABELS[value] }))}
      />
      <TextField
        label="In your words (optional)"
        value={note}
        onChange={setNote}
        counter={FLAG_NOTE_MAX}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={isBusy}>
          Send
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
}
