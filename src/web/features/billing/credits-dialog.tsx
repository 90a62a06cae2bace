// 'Get More Credits': balance, packs, what is to come (CREDIT-01 to -03, -07, -08).
import { PATHS } from '#contract/paths.ts';
import {
  CREDIT_PACKS,
  SUBSCRIPTIONS,
  dollars,
  type CreditPack,
  type Subscription,
} from '#contract/prices.ts';
import { billingText } from '#sentences/billing.ts';
import { createSubscription } from '#web/platform/api/payments.ts';
import { sentenceOf } from '#web/platform/api/problem.ts';
import { messageOf } from '#contract/errors.ts';
import { useSession } from '#web/platform/session/session.tsx';
import { useAlerts } from '#web/ui/alerts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { GemCount } from '#web/ui/gem.tsx';
import { MessageBox } from '#web/ui/message-box.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { PackCard } from './pack-card.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import { usePurchase, type Purchase } from './use-purchase.ts';

export function CreditsDialog({ onClose }: { readonly onClose: () => void }) {
  const { status } = useSession();
  const { purchase, choose, settle, reset } = usePurchase();
  return (
    <Dialog open onClose={onClose} title={billingText.getMore} size="large">
      <div className="flex flex-col gap-6">
        {status === 'signed-in' && <Balance onLeave={onClose} />}
        {purchase.step === 'choosing' && purchase.error !== undefined && (
          <MessageBox tone="bad">{purchase.error}</MessageBox>
        )}
        <Packs purchase={purchase} onBuy={(pack) => void choose(pack)} />
        <Subscriptions />
        <p className="text-center text-fg-soft">{billingText.whatGamesCost}</p>
      </div>
      {(purchase.step === 'paying' || purchase.step === 'bought') && (
        <PaymentDialog
          purchase={purchase}
          onPaid={settle}
          onClose={reset}
          onDone={() => {
            reset();
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}

function Balance({ onLeave }: { readonly onLeave: () => void }) {
  const { credits } = useSession();
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
      <Sentence of={billingText.yourBalance} parts={{ credits: <GemCount credits={credits} /> }} />
      <span className="ml-auto text-base">
        <TextLink to={PATHS.credits} onClick={onLeave}>
          {billingText.statement}
        </TextLink>
      </span>
    </p>
  );
}

interface PacksProps {
  readonly purchase: Purchase;
  readonly onBuy: (pack: CreditPack) => void;
}

/** While the payment of one is being opened, the others can't be bought. */
function Packs({ purchase, onBuy }: PacksProps) {
  return (
    <ul
      className="grid gap-3 xs:grid-cols-2 sm:gap-4 lg:grid-cols-4"
      aria-label={billingText.packs}
    >
      {CREDIT_PACKS.map((pack) => (
        <PackCard
          key={pack.id}
          pack={pack}
          isLoading={purchase.step === 'initialising' && purchase.pack === pack}
          isDisabled={purchase.step === 'initialising' && purchase.pack !== pack}
          onBuy={() => onBuy(pack)}
        />
      ))}
    </ul>
  );
}

/** They can be looked at and not yet had (ERR-PAY-06). */
function Subscriptions() {
  const { alert } = useAlerts();
  const select = async (id: string): Promise<void> => {
    try {
      await createSubscription(id);
    } catch (error) {
      const coming = messageOf('subscriptions-coming');
      // Whatever went wrong, there is nothing to be had.
      if (sentenceOf(error, coming) !== coming) console.error(error);
      await alert(coming);
    }
  };
  return (
    <section
      aria-labelledby="subscriptions"
      className="rounded-2xl border-2 border-dashed border-line p-4"
    >
      <h3 id="subscriptions" className="flex flex-wrap items-center gap-3 text-xl text-fg-soft">
        <Sentence
          of={billingText.subscriptions}
          parts={{
            soon: (
              <span className="rounded-full bg-fg/10 px-3 py-0.5 font-sans text-sm font-semibold">
                {billingText.comingSoon}
              </span>
            ),
          }}
        />
      </h3>
      <ul className="mt-2 grid gap-x-3 sm:grid-cols-2">
        {SUBSCRIPTIONS.map((subscription) => (
          <li key={subscription.id}>
            <Plan subscription={subscription} onSelect={() => void select(subscription.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PlanProps {
  readonly subscription: Subscription;
  readonly onSelect: () => void;
}

function Plan({ subscription, onSelect }: PlanProps) {
  const { name, creditsPerMonth, cents, pricePerCredit, popular } = subscription;
  return (
    <Button
      variant="quiet"
      className="w-full flex-col items-start gap-0 px-2 text-left text-fg-soft"
      onClick={onSelect}
    >
      <span>
        {name}
        {popular && <span className="text-sm text-fg-soft"> {billingText.popularPlan}</span>}
      </span>
      <span className="font-sans text-base font-normal">
        {billingText.subscription({
          credits: creditsPerMonth,
          dollars: dollars(cents),
          each: pricePerCredit.toFixed(2),
        })}
      </span>
    </Button>
  );
}
