// The buzzer: who pressed first. Each phone says when it was pressed, and is believed as far as its line bears it out.
import * as z from 'zod/mini';
import type { Millis } from '#domain/match/timer.ts';
import type { Player } from './answers.ts';
import type { RoomState } from './state.ts';

/** Presses that the server has so soon after its first are set against each other. */
const COLLECT_MS = 200;
/** So much later all of them are written, and the order is told; from then on it stays. */
const SETTLE_MS = 100;
/** A phone that knows its offset no better than this has none. */
export const UNCERTAINTY_MOST_MS = 1000;
/** Of a press without a time of its own. */
const UNKNOWN_MS = 100;

/** What a phone says about a press. */
export interface Claim {
  /** In server time. */
  readonly at?: Millis | undefined;
  /** Half of the best round trip. */
  readonly uncertainty?: Millis | undefined;
}

export interface Press {
  readonly playerId: string;
  /** When the server had it. */
  readonly receivedAt: Millis;
  /** When it was made, as far as its phone can be believed. */
  readonly pressedAt: Millis;
  readonly uncertainty: Millis;
}

/** A press in its place. */
export interface Buzz {
  readonly playerId: string;
  readonly at: Millis;
  /** After the first. */
  readonly gapMs: Millis;
  /** It and another lie within what both are uncertain by: a photo finish. */
  readonly isClose: boolean;
}

/** Since when the buzzer could be pressed: the card came, its clock was started or set back, the host freed it. */
export function armedAt({ match, buzzerFrom }: Pick<RoomState, 'match' | 'buzzerFrom'>): Millis {
  const { timer } = match;
  return timer.status === 'running'
    ? Math.max(buzzerFrom, timer.deadline - timer.durationMs)
    : buzzerFrom;
}

/** When a press counts as made: not after it came, not earlier than its line allows, not before the buzzer was armed. */
export function pressTimes(
  { at, uncertainty = UNKNOWN_MS }: Claim,
  { receivedAt, armed }: { readonly receivedAt: Millis; readonly armed: Millis },
): Pick<Press, 'pressedAt' | 'uncertainty'> {
  const line = Math.round(Math.min(UNCERTAINTY_MOST_MS, Math.max(0, uncertainty)));
  const earliest = Math.max(armed, receivedAt - 2 * line - COLLECT_MS);
  const said = Math.max(earliest, Math.round(at ?? receivedAt));
  return { pressedAt: Math.min(receivedAt, said), uncertainty: line };
}

/** When the order of presses is told; null where nobody has pressed. */
export function buzzOpenUntil(presses: readonly Press[]): Millis | null {
  const first = firstReceived(presses);
  return first === null ? null : first + COLLECT_MS + SETTLE_MS;
}

/** The presses in their order; none before it is told. Who came after those collected is behind them, as they came. */
export function orderBuzzes(presses: readonly Press[], now: Millis): readonly Buzz[] {
  const first = firstReceived(presses);
  if (first === null || now < first + COLLECT_MS + SETTLE_MS) return [];
  const placed = presses
    .map((press) => ({
      ...press,
      at: press.receivedAt - first <= COLLECT_MS ? press.pressedAt : press.receivedAt,
    }))
    .toSorted(
      (one, other) =>
        one.at - other.at ||
        one.receivedAt - other.receivedAt ||
        (one.playerId < other.playerId ? -1 : 1),
    );
  const start = placed[0]?.at ?? 0;
  return placed.map(({ playerId, at, uncertainty }) => ({
    playerId,
    at,
    gapMs: at - start,
    isClose: placed.some(
      (other) =>
        other.playerId !== playerId && Math.abs(other.at - at) <= uncertainty + other.uncertainty,
    ),
  }));
}

/** What a phone is told of an order. */
export const PhoneBuzz = z.object({
  /** The own one, from 1. */
  place: z.nullable(z.int()),
  /** Who was first. */
  first: z.nullable(z.string()),
});

/** What a seat, or a phone without one, is told; null until there is an order. */
export function phoneBuzz(
  { buzzes, players }: { readonly buzzes: readonly Buzz[]; readonly players: readonly Player[] },
  seat?: string,
): z.infer<typeof PhoneBuzz> | null {
  const [first] = buzzes;
  if (!first) return null;
  const at = buzzes.findIndex(({ playerId }) => playerId === seat);
  const name = players.find(({ id }) => id === first.playerId)?.name ?? null;
  return { place: at < 0 ? null : at + 1, first: name };
}

function firstReceived(presses: readonly Press[]): Millis | null {
  return presses.reduce<Millis | null>(
    (first, { receivedAt }) => (first === null ? receivedAt : Math.min(first, receivedAt)),
    null,
  );
}
