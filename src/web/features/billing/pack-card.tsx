import { dollars, type CreditPack } from '#contract/prices.ts';
import { Button } from '#web/ui/button.tsx';
import { Gem } from '#web/ui/gem.tsx';

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
    <li className={`pack ${popular ? 'pack-popular' : ''}`}>
      {/* Spaces, so that what stands apart is read apart. */}
      {popular && <span className="pack-badge">POPULAR</span>} <h3 className="text-2xl">{name}</h3>
      <p className="flex flex-wrap items-center gap-x-2 font-display text-3xl font-semibold">
        <Gem className="size-7" />
        {credits} <span className="text-base">credits</span>
      </p>
      <p className="font-display text-2xl font-semibold">${dollars(cents)}</p>
      <p className="text-fg-soft">${dollars(cents / credits)} per credit</p>
      <Button
        variant={popular ? 'primary' : 'secondary'}
        className="mt-auto w-full px-2 whitespace-nowrap"
        aria-label={isLoading ? undefined : `Buy Now: ${name}`}
        busy={isLoading}
        disabled={isDisabled}
        onClick={onBuy}
      >
        {isLoading ? 'Loading...' : 'Buy Now'}
      </Button>
    </li>
  );
}
