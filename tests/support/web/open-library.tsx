// My Games of a host who has no deck yet, with the runs of decks that the test gives.
import type { Run } from '#contract/generation.ts';
import { LibraryScreen } from '#web/features/library/library-screen.tsx';
import { HOST, openApp, type OpenApp } from './open-app.tsx';
import type { Answers } from './server-answers.ts';

export function openLibrary(runs: Run[], answers: Answers = {}): Promise<OpenApp> {
  return openApp('/users', <LibraryScreen />, {
    user: HOST,
    answers: {
      'GET /api/games': { games: [], total: 0 },
      'GET /api/generations': () => ({ runs }),
      ...answers,
    },
  });
}
