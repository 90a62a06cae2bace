// A purchase from the choice of a pack to its credits (STATE-BUY-01, -02).
import { useState, type Dispatch, type SetStateAction } from 'react';
import { messageOf } from '#contract/errors.ts';
import type { PaymentIntent } from '#contract/payments.ts';
import type { CreditPack } from '#contract/prices.ts';
import { billingText } from '#sentences/billing.ts';
import { newRequestId } from '#web/platform/api/generations.ts';
import { confirmPayment, createPaymentIntent } from '#web/platform/api/payments.ts';
import { isProblem, Problem, withReason } from '#web/platform/api/problem.ts';
import { useSession } from '#web/platform/session/session.tsx';
import { useAlerts } from '#web/ui/alerts.tsx';

export type Purchase =
  | { readonly step: 'choosing'; readonly error?: string }
  | { readonly step: 'initialising'; readonly pack: CreditPack }
  | {
      readonly step: 'paying';
      readonly pack: CreditPack;
      readonly intent: PaymentIntent;
      /** Whose payment it is. */
      readonly userId: string;
    }
  | { readonly step: 'bought'; readonly pack: CreditPack };

interface PurchaseControl {
  readonly purchase: Purchase;
  /** Opens the payment of a pack; asks a visitor to sign in instead (RULE-45, ERR-PAY-05). */
  choose(pack: CreditPack): Promise<void>;
  /** The provider has the money: the server is asked to look. Throws what the form is to say. */
  settle(): Promise<void>;
  /** Forgets pack, error, secret and success. */
  reset(): void;
}

const CHOOSING: Purchase = { step: 'choosing' };

export function usePurchase(): PurchaseControl {
  const [chosen, setPurchase] = useState<Purchase>(CHOOSING);
  const { refresh, user } = useSession();
  // Another host has signed in: what would be paid now would be the first one's.
  const isOthers = chosen.step === 'paying' && user !== null && user.uid !== chosen.userId;
  const purchase = isOthers ? CHOOSING : chosen;
  const choose = useChoice(setPurchase);
  return {
    purchase,
    choose,
    async settle() {
      if (purchase.step !== 'paying') return;
      const { pack, intent } = purchase;
      if (!(await confirmPayment(intent.paymentIntentId))) {
        throw new Problem('payment-not-confirmed');
      }
      setPurchase({ step: 'bought', pack });
      // The stream tells every tab; this one need not wait for it (DATA-16).
      await refresh();
    },
    reset: () => setPurchase(CHOOSING),
  };
}

/** From the choice of a pack to its payment, or back with the reason why not. */
function useChoice(setPurchase: Dispatch<SetStateAction<Purchase>>): PurchaseControl['choose'] {
  const { user, configuration } = useSession();
  const { alert } = useAlerts();
  const askToSignIn = () => alert(billingText.signInToBuy);
  return async (pack) => {
    if (user === null) return askToSignIn();
    if (configuration === null || configuration.payments === 'off') {
      setPurchase({ step: 'choosing', error: messageOf('payments-off') });
      return;
    }
    setPurchase({ step: 'initialising', pack });
    try {
      const { uid: userId } = user;
      const intent = await createPaymentIntent(pack, { requestId: newRequestId(), userId });
      // Closed or chosen anew meanwhile: this answer is nobody's.
      setPurchase((now) =>
        now.step === 'initialising' && now.pack === pack
          ? { step: 'paying', pack, intent, userId }
          : now,
      );
    } catch (error) {
      console.error(error);
      if (!isProblem(error, 'unauthenticated')) {
        setPurchase({ step: 'choosing', error: initSentence(error) });
        return;
      }
      setPurchase(CHOOSING);
      await askToSignIn();
    }
  };
}

/** What only the server knows better than the general sentence (ERR-PAY-01). */
function initSentence(error: unknown): string {
  const isTold =
    error instanceof Problem &&
    ['rate-limited', 'purchase-mismatch', 'payments-off'].includes(error.code);
  return isTold ? error.message : withReason(error, messageOf('payment-init-failed'));
}
