// A stand-in for Stripe's own script, which loads from Stripe alone: a form of one button that fills itself
// in. It proves what our page does before, beside and after the form, and nothing about Stripe's form.
import type { Page } from '@playwright/test';

/** What the page's confirmation is answered with. */
export type Confirmed =
  | { readonly paymentIntent: { readonly status: string } }
  | {
      readonly error: {
        readonly message: string;
        /** The payment as it is, where that is why. */
        readonly payment_intent?: { readonly status: string };
      };
    };

/** `confirm` gets the client secret and says what became of it. */
export async function standInForStripe(
  page: Page,
  confirm: (clientSecret: string) => Confirmed,
): Promise<void> {
  await page.exposeFunction('confirmByStandIn', confirm);
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
  );
}

const SCRIPT = `
window.Stripe = Object.assign(function Stripe(key) {
  return {
    _registerWrapper() {}, registerAppInfo() {}, createToken() {}, createPaymentMethod() {},
    confirmCardPayment() {},
    elements({ clientSecret }) {
      const payment = {
        listeners: {},
        on(name, listener) { this.listeners[name] = listener; return this; },
        off() { return this; }, once() { return this; },
        update() {}, destroy() {}, unmount() {},
        mount(place) {
          const fill = document.createElement('button');
          fill.type = 'button';
          fill.textContent = 'Fill in a card, key ' + key;
          fill.addEventListener('click', () => this.listeners.change({ complete: true }));
          place.append(fill);
          this.listeners.ready?.();
        },
      };
      return {
        clientSecret, create: () => payment, getElement: () => payment, update() {}, submit() {},
        on() { return this; }, off() { return this; },
      };
    },
    confirmPayment: ({ elements, redirect, confirmParams }) =>
      redirect === 'if_required' && confirmParams.return_url === location.href
        ? window.confirmByStandIn(elements.clientSecret)
        : Promise.reject(new Error('Not as asked')),
  };
}, { version: 'basil' });
`;
