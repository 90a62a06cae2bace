import { useState, type FormEvent } from 'react';
import { FLAG_REASONS, type CardFlag } from '#contract/cards.ts';
import { FLAG_NOTE_MAX } from '#contract/limits.ts';
import { commonText } from '#sentences/common.ts';
import { setupCardsText } from '#sentences/setup-cards.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { focusFirst } from '#web/ui/focus-first.ts';
import { Select } from '#web/ui/select.tsx';

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
        label={setupCardsText.whatIsWrong}
        value={reason}
        onChange={setReason}
        options={FLAG_REASONS.map((value) => ({ value, label: setupCardsText.reasons[value] }))}
      />
      <TextField
        label={setupCardsText.inYourWords}
        value={note}
        onChange={setNote}
        counter={FLAG_NOTE_MAX}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={isBusy}>
          {setupCardsText.send}
        </Button>
        <Button onClick={onCancel}>{commonText.cancel}</Button>
      </div>
    </form>
  );
}
