// 'Complete Payment' over the packs, and then the success (CREDIT-04 to -06, STATE-BUY-01).
import { Suspense, lazy, useEffect, useEffectEvent } from 'react';
import { dollars } from '#contract/prices.ts';
import { billingText } from '#sentences/billing.ts';
import { useSession } from '#web/platform/session/session.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Gem } from '#web/ui/gem.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { Purchase } from './use-purchase.ts';

const StripeForm = lazy(async () => ({ default: (await import('./stripe-form.tsx')).StripeForm }));
const TestCardForm = lazy(async () => ({
  default: (await import('./test-card-form.tsx')).TestCardForm,
}));

/** How long the success shows before both dialogs close, in milliseconds (CONST-21). */
const SUCCESS_MS = 3000;

interface PaymentDialogProps {
  readonly purchase: Extract<Purchase, { readonly step: 'paying' | 'bought' }>;
  /** The provider has the money; throws what the form is to say. */
  readonly onPaid: () => Promise<void>;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function PaymentDialog({ purchase, onPaid, onClose, onDone }: PaymentDialogProps) {
  if (purchase.step === 'bought') {
    return (
      <Dialog open onClose={onDone} title={billingText.payment.successful}>
        <Success credits={purchase.pack.credits} onDone={onDone} />
      </Dialog>
    );
  }
  const { pack, intent } = purchase;
  const price = { credits: pack.credits, dollars: dollars(pack.cents) };
  return (
    <Dialog
      open
      onClose={onClose}
      title={billingText.payment.title}
      description={billingText.payment.what(price)}
    >
      <Suspense fallback={<Spinner size="large" label={billingText.payment.loadingForm} />}>
        <CardForm
          clientSecret={intent.clientSecret}
          payLabel={billingText.payment.pay(price)}
          onPaid={onPaid}
        />
      </Suspense>
    </Dialog>
  );
}

export interface CardFormProps {
  readonly clientSecret: string;
  readonly payLabel: string;
  readonly onPaid: () => Promise<void>;
}

function CardForm(props: CardFormProps) {
  const { configuration } = useSession();
  const key = configuration?.stripePublishableKey;
  if (configuration?.payments === 'stripe' && key) {
    return (
      <>
        <StripeForm {...props} publishableKey={key} />
        <p className="mt-4 text-center text-sm text-fg-soft">{billingText.payment.byStripe}</p>
      </>
    );
  }
  return (
    <>
      <TestCardForm {...props} />
      <p className="mt-4 text-center text-sm text-fg-soft">{billingText.payment.byTestMode}</p>
    </>
  );
}

function Success({ credits, onDone }: { readonly credits: number; readonly onDone: () => void }) {
  const close = useEffectEvent(onDone);
  useEffect(() => {
    const timer = setTimeout(close, SUCCESS_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" className="flex flex-col items-center gap-3 text-center">
      <Gem className="size-16" />
      <p className="text-lg">{billingText.payment.bought({ credits })}</p>
      <p className="text-fg-soft">{billingText.payment.closes}</p>
    </div>
  );
}
