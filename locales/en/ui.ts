// What the parts that every screen is built of say of themselves.
import { catalog } from '../catalog.ts';
import { plural } from './plural.ts';

export const uiText = catalog('ui', {
  /** What an alert is called that has no title. */
  message: 'Message',
  pleaseConfirm: 'Please confirm',

  /** The number beside the gem, and what is only read out with it. */
  credits: ({ count, unit }: { count: string; unit: string }) => `${count} ${unit}`,
  creditsUnit: ({ credits }: { credits: number }) =>
    plural(credits, { one: 'credit', other: 'credits' }),

  showPassword: 'Show',
  hidePassword: 'Hide',
  /** `field` is the label of the password's field. */
  showField: ({ field }: { field: string }) => `Show ${field.toLowerCase()}`,
  hideField: ({ field }: { field: string }) => `Hide ${field.toLowerCase()}`,
});
