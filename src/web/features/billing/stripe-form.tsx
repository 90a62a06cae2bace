// Stripe's own form for cards; its script is loaded when the form opens and not before.
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useEffect, useState, type FormEvent } from 'react';
import { messageOf } from '#contract/errors.ts';
import { billingText } from '#sentences/billing.ts';
import { MessageBox } from '#web/ui/message-box.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { DetailsMissing, PayButton } from './pay-button.tsx';
import type { CardFormProps } from './payment-dialog.tsx';
import { CardRefused, usePaying } from './use-paying.ts';

/** One a page: Stripe asks for that. */
const loaded = new Map<string, Promise<Stripe | null>>();

function stripeFor(publishableKey: string): Promise<Stripe | null> {
  const stripe =
    loaded.get(publishableKey) ??
    loadStripe(publishableKey).catch((error: unknown) => {
      console.error(error);
      // The next opening tries again.
      loaded.delete(publishableKey);
      return null;
    });
  loaded.set(publishableKey, stripe);
  return stripe;
}

interface StripeFormProps extends CardFormProps {
  readonly publishableKey: string;
}

export function StripeForm({ publishableKey, clientSecret, ...rest }: StripeFormProps) {
  const [stripe, setStripe] = useState<Stripe | null>();
  useEffect(() => {
    void stripeFor(publishableKey).then(setStripe);
  }, [publishableKey]);
  if (stripe === undefined) return <Spinner size="large" label={billingText.payment.loadingForm} />;
  return (
    <Elements stripe={stripe} options={{ clientSecret }}>
      <CardFields {...rest} isMissing={stripe === null} />
    </Elements>
  );
}

interface CardFieldsProps extends Omit<CardFormProps, 'clientSecret'> {
  /** Stripe's script could not be had. */
  readonly isMissing: boolean;
}

function CardFields({ payLabel, onPaid, isMissing }: CardFieldsProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [complete, setComplete] = useState(false);
  const [failedToLoad, setFailedToLoad] = useState(isMissing);
  const { isBusy, error, pay } = usePaying();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isBusy) return;
    void pay(async () => {
      if (!stripe || !elements) throw new CardRefused(messageOf('payments-off'));
      if (!complete) throw new CardRefused(billingText.payment.detailsMissing);
      await charge(stripe, elements);
      await onPaid();
    });
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <PaymentElement
        onChange={(event) => setComplete(event.complete)}
        onLoadError={() => setFailedToLoad(true)}
      />
      {failedToLoad && <MessageBox tone="bad">{messageOf('payments-off')}</MessageBox>}
      {error !== undefined && <MessageBox tone="bad">{error}</MessageBox>}
      <PayButton label={payLabel} busy={isBusy} disabled={!stripe || !complete} />
      {!complete && <DetailsMissing />}
    </form>
  );
}

/** Has Stripe take the money; throws what the form is to say where it does not. */
async function charge(stripe: Stripe, elements: StripeElements): Promise<void> {
  const { error: refusal, paymentIntent } = await stripe.confirmPayment({
    elements,
    confirmParams: { return_url: window.location.href },
    redirect: 'if_required',
  });
  // Paid by a press before this one, whose answer was lost: what is left is that the server looks.
  if (refusal?.payment_intent?.status === 'succeeded') return;
  if (refusal) throw new CardRefused(refusal.message ?? messageOf('payment-failed'));
  if (paymentIntent.status !== 'succeeded') {
    throw new CardRefused(messageOf('payment-not-confirmed'));
  }
}
