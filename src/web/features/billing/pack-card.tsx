import { CREDIT_PACKS, dollars, savedPercent, type CreditPack } from '#contract/prices.ts';
import { billingText } from '#sentences/billing.ts';
import { packText } from '#sentences/packs.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Gem } from '#web/ui/gem.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import styles from './pack-card.module.css';

interface PackCardProps {
  readonly pack: CreditPack;
  readonly isLoading: boolean;
  readonly isDisabled: boolean;
  readonly onBuy: () => void;
}

/** A pack with its price, and the price of one credit (CREDIT-02). */
export function PackCard({ pack, isLoading, isDisabled, onBuy }: PackCardProps) {
  const { name, credits, cents, popular } = pack;
  return (
    <li className={classes(styles['pack'], popular && styles['popular'])}>
      {/* Spaces, so that what stands apart is read apart. */}
      {popular && <PopularBadge />} <h3 className="text-2xl">{name}</h3>
      <p className="flex flex-wrap items-center gap-x-2 font-display text-3xl font-semibold">
        <Gem className="size-7" />
        <Sentence
          of={({ unit }) => billingText.packCredits({ credits, unit })}
          parts={{ unit: <span className="text-base">{billingText.packUnit({ credits })}</span> }}
        />
      </p>
      <p className="font-display text-2xl font-semibold">
        {billingText.price({ dollars: dollars(cents) })}
      </p>
      <p className="text-fg-soft">
        {billingText.pricePerCredit({ dollars: dollars(cents / credits) })}
      </p>
      <Saved pack={pack} />
      <Button
        variant={popular ? 'primary' : 'secondary'}
        className="mt-auto w-full px-2 whitespace-nowrap"
        aria-label={isLoading ? undefined : billingText.buyPack({ name })}
        busy={isLoading}
        disabled={isDisabled}
        onClick={onBuy}
      >
        {isLoading ? billingText.opening : billingText.buy}
      </Button>
    </li>
  );
}

/** Two packs can have the same price a credit in whole cents. */
function Saved({ pack }: Pick<PackCardProps, 'pack'>) {
  const percent = savedPercent(pack);
  const starter = CREDIT_PACKS[0];
  if (percent === 0 || !starter) return null;
  return (
    <p className="-mt-1 text-sm font-semibold text-good">
      {packText.saves({ percent, pack: starter.name })}
    </p>
  );
}

function PopularBadge() {
  return <span className={styles['badge']}>{billingText.popularPack}</span>;
}
