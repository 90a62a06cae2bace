// Paying where no money moves: plainly labelled, and only the provider's test numbers fit.
import { useState, type FormEvent } from 'react';
import { TEST_CARDS } from '#contract/payments.ts';
import { billingText } from '#sentences/billing.ts';
import { payWithTestCard } from '#web/platform/api/payments.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { MessageBox } from '#web/ui/message-box.tsx';
import { DetailsMissing, PayButton } from './pay-button.tsx';
import type { CardFormProps } from './payment-dialog.tsx';
import {
  NO_CARD,
  OUTCOMES,
  isComplete,
  numberFault,
  spaced,
  withStroke,
  type TestCard,
} from './test-card.ts';
import { CardRefused, usePaying } from './use-paying.ts';

export function TestCardForm({ clientSecret, payLabel, onPaid }: CardFormProps) {
  const [card, setCard] = useState(NO_CARD);
  const [now] = useState(() => Date.now());
  const [asksHolder, setAsksHolder] = useState(false);
  const { isBusy, error, pay } = usePaying();
  const complete = isComplete(card, now);

  const send = (authentication?: 'complete' | 'fail') =>
    pay(async () => {
      const number = card.number.replaceAll(' ', '');
      const sent = { ...card, number, clientSecret, ...(authentication && { authentication }) };
      const { status, message } = await payWithTestCard(sent);
      setAsksHolder(status === 'requires_action');
      if (status === 'requires_payment_method') throw new CardRefused(message ?? '');
      if (status === 'succeeded') await onPaid();
    });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (complete && !isBusy) void send();
  };

  if (asksHolder) {
    return <Authentication {...{ isBusy, error }} onAnswer={(answer) => void send(answer)} />;
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <MessageBox tone="plain">{billingText.test.notice}</MessageBox>
      <TestCardFields card={card} onChange={setCard} />
      {error !== undefined && <MessageBox tone="bad">{error}</MessageBox>}
      <PayButton label={payLabel} busy={isBusy} disabled={!complete} />
      {!complete && <DetailsMissing />}
      <TestCards
        onPick={(number) => setCard({ number: spaced(number), expiry: '12/34', cvc: '123' })}
      />
    </form>
  );
}

interface TestCardFieldsProps {
  readonly card: TestCard;
  readonly onChange: (card: TestCard) => void;
}

function TestCardFields({ card, onChange }: TestCardFieldsProps) {
  return (
    <>
      <TextField
        label={billingText.test.number}
        inputMode="numeric"
        autoComplete="off"
        value={card.number}
        onChange={(number) => onChange({ ...card, number: spaced(number) })}
        error={numberFault(card.number)}
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label={billingText.test.expiry}
          inputMode="numeric"
          autoComplete="off"
          value={card.expiry}
          onChange={(expiry) => onChange({ ...card, expiry: withStroke(expiry) })}
        />
        <TextField
          label={billingText.test.cvc}
          inputMode="numeric"
          autoComplete="off"
          value={card.cvc}
          onChange={(cvc) => onChange({ ...card, cvc: cvc.replaceAll(/\D/g, '').slice(0, 3) })}
        />
      </div>
    </>
  );
}

function TestCards({ onPick }: { readonly onPick: (number: string) => void }) {
  return (
    <details className="rounded-2xl border-2 border-line px-4 py-2">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">
        {billingText.test.cards}
      </summary>
      <ul className="flex flex-col gap-1 pb-2">
        {OUTCOMES.map((outcome) => (
          <li key={outcome}>
            <button
              type="button"
              className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-4 text-left [&:hover]:underline"
              onClick={() => onPick(TEST_CARDS[outcome])}
            >
              <span className="tabular-nums">{spaced(TEST_CARDS[outcome])}</span>
              <span className="text-fg-soft">{billingText.test.outcomes[outcome]}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface AuthenticationProps {
  readonly isBusy: boolean;
  /** Why the last answer did not get through. */
  readonly error: string | undefined;
  readonly onAnswer: (answer: 'complete' | 'fail') => void;
}

/** In the place of the bank's own page. */
function Authentication({ isBusy, error, onAnswer }: AuthenticationProps) {
  return (
    <div className="flex flex-col gap-4">
      <MessageBox tone="plain">{billingText.test.holder}</MessageBox>
      {error !== undefined && <MessageBox tone="bad">{error}</MessageBox>}
      <Button variant="primary" busy={isBusy} onClick={() => onAnswer('complete')}>
        {billingText.test.complete}
      </Button>
      <Button disabled={isBusy} onClick={() => onAnswer('fail')}>
        {billingText.test.fail}
      </Button>
    </div>
  );
}
