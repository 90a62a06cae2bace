/** From this many seconds on the ring pulses, the clock ticks and the lamp narrows. */
export const LAST_SECONDS = 5;
