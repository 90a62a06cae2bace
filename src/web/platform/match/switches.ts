import { rememberedSwitch } from '#web/platform/storage/remembered-switch.ts';

/** Whether cards with a secret are dealt face down. */
export const faceDown = rememberedSwitch('riffle:face-down');
/** Whether the play screen's keys do anything. */
export const keys = rememberedSwitch('riffle:keys');
/** Ticks of the last seconds and the chime at time-up. */
export const sound = rememberedSwitch('riffle:sound');
