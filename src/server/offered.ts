// What the web app is told about this installation; what is for this machine alone is told to it alone.
import type { Configuration as Offered } from '#contract/configuration.ts';
import type { Configuration } from '#server/platform/configuration/configuration.ts';
import { isAmong } from '#server/platform/http/audience.ts';
import type { RequestContext } from '#server/platform/http/request.ts';

/** `joinUrl` is the origin that phones can open; null where none can. */
export function offeredBy(
  configuration: Configuration,
  joinUrl: string | null,
): (c: RequestContext) => Offered {
  const { outbox, payments, paymentsFor } = configuration;
  const same = {
    emailPassword: configuration.EMAIL_PASSWORD_ENABLED,
    google: configuration.google !== undefined,
    writer: configuration.model ? 'model' : 'house',
    stripePublishableKey: configuration.stripe?.publishableKey ?? null,
    supportEmail: configuration.SUPPORT_EMAIL,
    privacyEmail: configuration.PRIVACY_EMAIL,
    iosAppUrl: configuration.IOS_APP_URL,
    androidAppUrl: configuration.ANDROID_APP_URL,
    joinUrl,
  } as const;
  return (c) => ({
    ...same,
    payments: isAmong(paymentsFor, c) ? payments : 'off',
    outbox: isAmong(outbox, c),
  });
}
