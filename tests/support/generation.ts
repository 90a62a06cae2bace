import { randomUUID } from 'node:crypto';
import type { Caller } from './caller.ts';

/** A valid request for a deck; `changes` replace fields. */
export function deckRequest(changes: Readonly<Record<string, unknown>> = {}) {
  return {
    requestId: randomUUID(),
    category: 'Trivia',
    gameType: 'trivia',
    topic: 'Space',
    difficulty: 'medium',
    cardCount: 20,
    customInstructions: '',
    avoidDuplicates: false,
    teamCount: 2,
    timerSeconds: 30,
    ...changes,
  };
}

/** Waits until a run has reached one of its ends. */
export async function ended(caller: Caller, runId: string) {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const { body: run } = await caller.get(`/api/generations/${runId}`);
    if (run.state === 'saved' || run.state === 'failed') return run;
    if (Date.now() > deadline) throw new Error(`Still ${run.state} with ${run.written} cards`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
