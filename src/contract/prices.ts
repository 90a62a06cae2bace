// What things cost, in credits (CONST-09, CONST-10), and what credits cost, in US dollars (CONST-26).

export type Credits = number;

/** The free credit of a new account (WHAT-05). */
export const FIRST_CREDIT: Credits = 1;

/** What writing a deck costs: 2 with fresh questions, otherwise 1 (RULE-29). */
export function generationCost(request: { readonly avoidDuplicates: boolean }): Credits {
  return request.avoidDuplicates ? 2 : 1;
}

/** What some cards of a deck cost whose others never came: their share, rounded down. */
export function shareOfCost(
  cost: Credits,
  { cards, asked }: { readonly cards: number; readonly asked: number },
): Credits {
  return Math.floor((cost * cards) / asked);
}

export const PACK_IDS = ['starter', 'value', 'pro', 'party'] as const;
export type PackId = (typeof PACK_IDS)[number];

/** A credit pack (DATA-17). */
export interface CreditPack {
  readonly id: PackId;
  readonly name: string;
  readonly credits: Credits;
  /** In US cents, so that no sum is ever rounded. */
  readonly cents: number;
  readonly popular: boolean;
}

/** CONST-29 to CONST-32. */
export const CREDIT_PACKS: readonly CreditPack[] = [
  { id: 'starter', name: 'Starter', credits: 25, cents: 349, popular: false },
  { id: 'value', name: 'Value', credits: 60, cents: 749, popular: true },
  { id: 'pro', name: 'PRO', credits: 130, cents: 1499, popular: false },
  { id: 'party', name: 'Party', credits: 350, cents: 3699, popular: false },
];

/** How much less a credit of this pack costs than one of Starter, in whole percent, rounded down. */
export function savedPercent({ cents, credits }: CreditPack): number {
  const [starter] = CREDIT_PACKS;
  if (!starter) return 0;
  return Math.floor(100 - (100 * cents * starter.credits) / (credits * starter.cents));
}

/** A subscription, which can't be had yet (DATA-18). */
export interface Subscription {
  readonly id: string;
  readonly name: string;
  readonly creditsPerMonth: Credits;
  readonly cents: number;
  /** In US dollars. */
  readonly pricePerCredit: number;
  readonly popular: boolean;
}

/** CONST-34 and CONST-35. */
export const SUBSCRIPTIONS: readonly Subscription[] = [
  {
    id: 'plus',
    name: 'Plus',
    creditsPerMonth: 60,
    cents: 899,
    pricePerCredit: 0.15,
    popular: false,
  },
  {
    id: 'pro',
    name: 'Pro',
    creditsPerMonth: 150,
    cents: 1999,
    pricePerCredit: 0.133,
    popular: true,
  },
];

/** '3.49' for 349 cents. */
export function dollars(cents: number): string {
  return (cents / 100).toFixed(2);
}
