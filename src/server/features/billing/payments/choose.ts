import type { Clock } from '#server/platform/clock.ts';
import type { Configuration } from '#server/platform/configuration/configuration.ts';
import type { Db } from '#server/platform/database/connection.ts';
import type { PaymentProvider } from './provider.ts';
import { stripeProvider } from './stripe.ts';
import { testCards } from './test-cards.ts';

/** The provider that the settings ask for; undefined where nothing can be bought. */
export function providerOf(
  { stripe, payments }: Pick<Configuration, 'stripe' | 'payments'>,
  services: { readonly db: Db; readonly clock: Clock },
): PaymentProvider | undefined {
  if (stripe) return stripeProvider(stripe);
  return payments === 'test' ? testCards(services) : undefined;
}
