import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import type { MatchState } from '#domain/match/state.ts';
import type { LyingRules } from './use-rules.ts';

/** The rules lie there at most so long. */
const LYING_MS = 8000;
/** A finger clicks that much after it has gone up. */
const CLICK_MS = 150;

/** They go somewhere or change what another key means, and do nothing alone. */
const NO_KEYS = new Set(['Tab', 'Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock']);

interface Lying {
  readonly match: MatchState;
  readonly rules: LyingRules;
  /** What can be used without putting the rules away. */
  readonly players: RefObject<HTMLElement | null>;
  /** Somebody uses it: the time does not run out. */
  readonly isHeld: boolean;
}

/** Puts the rules away at a key, a press, after a time, or when the match goes on without them; then the clock runs. */
export function usePuttingAway({ match, rules, players, isHeld }: Lying): void {
  const isInside = (target: EventTarget | null): boolean =>
    target instanceof Node && players.current?.contains(target) === true;
  const away = useEffectEvent(() => {
    rules.putAway();
    rules.releaseClock();
  });
  const press = useEffectEvent(({ target }: PointerEvent) => {
    if (isInside(target)) return;
    rules.putAway();
    afterPress(rules.releaseClock);
  });
  const key = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = isInside(event.target) && event.key !== 'Escape';
    if (isTyping || NO_KEYS.has(event.key)) return;
    rules.putAway();
    setTimeout(rules.releaseClock);
  });
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => key(event);
    const onPress = (event: PointerEvent) => press(event);
    document.addEventListener('keydown', onKey, { capture: true });
    document.addEventListener('pointerdown', onPress, { capture: true });
    return () => {
      document.removeEventListener('keydown', onKey, { capture: true });
      document.removeEventListener('pointerdown', onPress, { capture: true });
    };
  }, []);
  useEffect(() => {
    if (isHeld) return undefined;
    const waiting = setTimeout(() => away(), LYING_MS);
    return () => clearTimeout(waiting);
  }, [isHeld]);
  const goesOn = match.timer.status === 'running' || match.currentCardIndex > 0;
  useEffect(() => {
    if (goesOn) away();
  }, [goesOn]);
}

/** Once the pointer is up and has clicked what it was on: that may be the clock's own button. */
function afterPress(act: () => void): void {
  const up = new AbortController();
  const lift = (): void => {
    up.abort();
    setTimeout(act, CLICK_MS);
  };
  for (const sign of ['pointerup', 'pointercancel'] as const) {
    document.addEventListener(sign, lift, { capture: true, signal: up.signal });
  }
}
