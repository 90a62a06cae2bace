// What others may use of credits and payments.
export { grantFirstCredit } from './credits/first-credit.ts';
export {
  creditsMoved,
  holdCredits,
  returnHeldCredits,
  spendable,
  spendableOf,
  takeHeldCredits,
} from './credits/store.ts';
export { providerOf } from './payments/choose.ts';
export type { PaymentProvider } from './payments/provider.ts';
export { startSweep } from './payments/sweep.ts';
export { paymentRoutes } from './routes.ts';
