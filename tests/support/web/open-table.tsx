// The play screen with a match on it, as a browser that kept it opens it.
import { PlayScreen } from '#web/features/table/play-screen.tsx';
import type { Action } from '#domain/match/actions.ts';
import type { StartMatch } from '#domain/match/state.ts';
import { now } from '#web/platform/match/steady-clock.ts';
import { played, startedMatch } from '#tests/support/matches.ts';
import { openApp, type OpenApp, type Visit } from './open-app.tsx';

/** The same length of timer in every test that does not say otherwise, in seconds. */
export const SECONDS = 30;

/** Opens the table; the match has started now, and `actions` have been done to it. */
export async function openTable(
  changes: Partial<StartMatch> = {},
  actions: readonly Action[] = [],
  visit: Visit = {},
): Promise<OpenApp> {
  const started = startedMatch({ timerSeconds: SECONDS, ...changes });
  const timer = { ...started.timer, deadline: now() + started.timer.durationMs };
  const match = played({ ...started, timer }, actions, now());
  return openApp('/game', <PlayScreen />, { ...visit, match });
}
