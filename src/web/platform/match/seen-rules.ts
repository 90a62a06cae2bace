// Which categories' rules this browser has shown (START-05).
import type { Kind } from '#domain/category/kind.ts';
import type { MatchState } from '#domain/match/state.ts';
import { readStored, writeStored } from '#web/platform/storage/stored.ts';

const KEY = 'riffle:rules';

/** What has rules of its own: a category, or one of the free games. */
function nameOf({ category, freeGame }: Kind): string {
  return freeGame ?? category;
}

const seen = (): readonly string[] => (readStored(KEY) ?? '').split(' ').filter(Boolean);

export function hasSeenRules(kind: Kind): boolean {
  return seen().includes(nameOf(kind));
}

export function rememberRules(kind: Kind): void {
  if (!hasSeenRules(kind)) writeStored(KEY, [...seen(), nameOf(kind)].join(' '));
}

/** Whether the match has just begun and waits for its rules to be read. */
export function waitsForRules(match: MatchState): boolean {
  const { timer, currentCardIndex, scoreboard } = match;
  return (
    currentCardIndex === 0 &&
    timer.status === 'paused' &&
    timer.remainingMs === timer.durationMs &&
    scoreboard.events.length === 0 &&
    !hasSeenRules(match)
  );
}
