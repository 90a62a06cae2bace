// Saved games as My Games lists them.
import type { DeckList, DeckSummary } from '#contract/decks.ts';
import type { Call } from './server-answers.ts';
import { HOST } from './open-app.tsx';

/** The host's saved deck of this number; the highest is the newest. */
export function summary(number: number, changes: Partial<DeckSummary> = {}): DeckSummary {
  return {
    id: `game-${number}`,
    userId: HOST.uid,
    createdAt: number,
    updatedAt: number,
    category: 'Trivia',
    gameType: 'trivia',
    title: `Evening ${number}`,
    topic: `Evening ${number}`,
    description: '',
    difficulty: 'medium',
    cardCount: 20,
    teamCount: 3,
    timerSeconds: 45,
    tags: [],
    mode: 'model',
    ...changes,
  };
}

/** Answers as a library of so many games does: a page of as many as were asked for, newest first. */
export function pagesOf(total: number): (call: Pick<Call, 'query'>) => DeckList {
  return ({ query }) => {
    const [page, size] = [Number(query['page']), Number(query['size'])];
    const shown = Math.max(0, Math.min(size, total - (page - 1) * size));
    const newest = total - (page - 1) * size;
    return { total, games: Array.from({ length: shown }, (_, at) => summary(newest - at)) };
  };
}
