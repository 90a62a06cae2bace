// Runs and decks as the server tells of them.
import type * as z from 'zod/mini';
import type { Deck } from '#contract/decks.ts';
import type { BankCoverage, Run } from '#contract/generation.ts';
import { cards } from '#tests/support/matches.ts';
import { HOST } from './open-app.tsx';

/** A run of the host's, under way. */
export function run(changes: Partial<Run> = {}): Run {
  return {
    id: 'run-1',
    requestId: 'click-1',
    state: 'writing',
    topic: 'Deep sea creatures',
    gameType: 'trivia',
    cardCount: 30,
    written: 0,
    newest: null,
    mode: 'house',
    gameId: null,
    regenerates: null,
    rejected: 0,
    failure: null,
    retryAfterSeconds: null,
    missing: 0,
    cost: 1,
    isPutAway: false,
    offer: null,
    ...changes,
  };
}

/** What Riffle's own cards have about a topic: sixty about it. */
export function bankCoverage(changes: Partial<BankCoverage> = {}): BankCoverage {
  return {
    cards: 60,
    near: 0,
    withTemplates: 60,
    nearTopics: [],
    levels: null,
    had: 0,
    instead: null,
    ...changes,
  };
}

/** The same run at its good end. */
export function savedRun(changes: Partial<Run> = {}): Run {
  return run({ state: 'saved', written: 30, gameId: 'game-1', ...changes });
}

/** A saved deck of the host's; of Riffle's writing, fresh from the run. */
export function deck(changes: Partial<z.input<typeof Deck>> = {}): z.input<typeof Deck> {
  const all = cards(20);
  return {
    id: 'game-1',
    userId: HOST.uid,
    createdAt: 0,
    updatedAt: 0,
    category: 'Trivia',
    gameType: 'trivia',
    title: 'Deep sea creatures',
    topic: 'Deep sea creatures',
    description: '',
    difficulty: 'medium',
    cardCount: all.length,
    teamCount: 3,
    timerSeconds: 45,
    tags: [],
    mode: 'house',
    cards: all,
    previewCards: all.slice(0, 5),
    fresh: false,
    regenerationsLeft: 1,
    rewritesLeft: 5,
    ...changes,
  };
}
