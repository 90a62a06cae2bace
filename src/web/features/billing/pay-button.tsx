// What stands under the fields of a card, in Stripe's form and in the test form (RULE-43).
import { billingText } from '#sentences/billing.ts';
import { Button } from '#web/ui/button.tsx';

interface PayButtonProps {
  readonly label: string;
  readonly busy: boolean;
  readonly disabled: boolean;
}

export function PayButton({ label, busy, disabled }: PayButtonProps) {
  return (
    <Button type="submit" variant="primary" size="large" disabled={disabled} busy={busy}>
      {busy ? billingText.payment.processing : label}
    </Button>
  );
}

export function DetailsMissing() {
  return <p className="text-center text-fg-soft">{billingText.payment.detailsMissing}</p>;
}
