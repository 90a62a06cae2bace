// What home reads of the server before anything else, checked without zod. The schemas of the same names say what
// these answers are; `home-answers.test.ts` holds both to the same.
import type { Session, User } from './accounts.ts';
import type { Configuration } from './configuration.ts';
import { isFlag, isNumber, isText, oneOf, orNull, shape } from './shape.ts';

const isUser = shape<User>({ uid: isText, email: isText, displayName: orNull(isText) });

/** GET /api/session. */
export const isSession = shape<Session>({ user: orNull(isUser), credits: isNumber });

/** GET /api/config. */
export const isConfiguration = shape<Configuration>({
  emailPassword: isFlag,
  google: isFlag,
  writer: oneOf<Configuration['writer']>({ model: true, house: true }),
  payments: oneOf<Configuration['payments']>({ stripe: true, test: true, off: true }),
  stripePublishableKey: orNull(isText),
  outbox: isFlag,
  supportEmail: isText,
  privacyEmail: isText,
  iosAppUrl: isText,
  androidAppUrl: isText,
  joinUrl: orNull(isText),
});

/** Any error answer, as far as its code. */
export const isRefusal = shape<{ readonly error: { readonly code: string } }>({
  error: shape<{ readonly code: string }>({ code: isText }),
});
