// How much time a seat has for a card, by the server's clock.
import type { PhoneCard } from '#domain/room/view.ts';

type Clock = PhoneCard['clock'];

/** Milliseconds, also below 0; null: no limit. `stretch` is how much more time the seat has; 0 is no limit. */
export function msLeft(
  { deadline, leftMs, durationMs }: Clock,
  stretch: number,
  now: number,
): number | null {
  const base = deadline === null ? leftMs : deadline - now;
  return base === null || stretch === 0 ? null : base + (stretch - 1) * durationMs;
}

/** Whole seconds, as shown. */
export function secondsOf(clock: Clock, stretch: number, now: number): number | null {
  const left = msLeft(clock, stretch, now);
  return left === null ? null : Math.ceil(Math.max(0, left) / 1000);
}

/**
 * Whether a seat may give something. The view says whether the card was open when it was made, for seats without more
 * time: where that was over by the clock alone, a seat with more may go on, and the server has the last word.
 */
export function isOpenFor(
  { clock, isOpen, result }: Pick<PhoneCard, 'clock' | 'isOpen' | 'result'>,
  stretch: number,
  now: number,
): boolean {
  const own = msLeft(clock, stretch, now);
  if (result || (own !== null && own <= 0)) return false;
  const all = msLeft(clock, 1, now);
  return isOpen || (stretch !== 1 && all !== null && all <= 0);
}
