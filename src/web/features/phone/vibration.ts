import { rememberedSwitch } from '#web/platform/storage/remembered-switch.ts';

/** Whether the phone says by hand that something is to be done. */
export const vibration = rememberedSwitch('riffle:vibration');

/** Some browsers, and all of some phones, can't. */
export function canVibrate(): boolean {
  return 'vibrate' in navigator && typeof navigator.vibrate === 'function';
}

/** A short one, where it is wanted. */
export function vibrate(): void {
  if (canVibrate() && vibration.isOn()) navigator.vibrate(60);
}
