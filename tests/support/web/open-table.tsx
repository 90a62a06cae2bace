// The play screen with a game on it, as a browser that kept the game opens it.
import { PlayScreen } from '#web/screens/play/play-screen.tsx';
import type { Action } from '#game/actions.ts';
import type { StartGame } from '#game/state.ts';
import { now } from '#web/play/steady-clock.ts';
import { played, startedGame } from '#tests/support/games.ts';
import { openApp, type OpenApp, type Visit } from './open-app.tsx';

/** The same length of timer in every test that does not say otherwise, in seconds. */
export const SECONDS = 30;

/** Opens the table; the game has started now, and `actions` have been done to it. */
export async function openTable(
  changes: Partial<StartGame> = {},
  actions: readonly Action[] = [],
  visit: Visit = {},
): Promise<OpenApp> {
  const started = startedGame({ timerSeconds: SECONDS, ...changes });
  const timer = { ...started.timer, deadline: now() + started.timer.durationMs };
  const game = played({ ...started, timer }, actions, now());
  return openApp('/game', <PlayScreen />, { ...visit, game });
}
