// What the set-up shows of a deck being written, and what it says where that fails.
import type { Run } from '#contract/generation.ts';
import { messageOf } from '#contract/errors.ts';
import { setupRunText } from '#sentences/setup-run.ts';
import { setupText } from '#sentences/setup.ts';
import type { GeneratedDeck } from '#web/platform/api/generations.ts';
import { isProblem, Problem, withReason } from '#web/platform/api/problem.ts';
import type { Shown } from '#web/features/setup/form/card-switches.tsx';

export type Generation =
  | { readonly state: 'idle' }
  /** The server is asked what has become of a deck that was asked for before a reload. */
  | { readonly state: 'recalling' }
  | {
      readonly state: 'writing';
      readonly topic: string;
      /** Undefined until the server has answered. */
      readonly run: Run | undefined;
      /** It has taken longer than a minute. */
      readonly isSlow: boolean;
    }
  /** It came too short: its host keeps the cards, or has the credits back. `shown` is as for a deck that is ready. */
  | { readonly state: 'offered'; readonly run: Run; readonly shown: Shown }
  /** `shown` is what its cards show when it is played. */
  | { readonly state: 'ready'; readonly deck: GeneratedDeck; readonly shown: Shown };

export const IDLE: Generation = { state: 'idle' };

export function begun(topic: string): Generation {
  return { state: 'writing', topic, run: undefined, isSlow: false };
}

/** The run's newest state; that it is slow stays said. */
export function withRun(before: Generation, run: Run): Generation {
  const isSlow = before.state === 'writing' && before.isSlow;
  return { state: 'writing', topic: run.topic, run, isSlow };
}

export function slow(before: Generation): Generation {
  return before.state === 'writing' ? { ...before, isSlow: true } : before;
}

/** The host has changed single cards of the deck that is ready. */
export function withDeck(
  before: Generation,
  { cards, rewritesLeft }: Pick<GeneratedDeck, 'cards' | 'rewritesLeft'>,
): Generation {
  if (before.state !== 'ready') return before;
  return { ...before, deck: { ...before.deck, cards, rewritesLeft } };
}

/** What went wrong, where the host can do something about it; otherwise the one sentence of ERR-GAME-01 or -04. */
export function failureSentence(error: unknown, isRegeneration: boolean): string {
  if (isProblem(error, 'unauthenticated')) {
    return isRegeneration ? setupRunText.signInToRegenerate : setupText.signInToCreate;
  }
  const isGeneral =
    !(error instanceof Problem) ||
    ['internal', 'generator-failed', 'unreachable'].includes(error.code);
  if (!isGeneral) return error.message;
  return withReason(error, messageOf(isRegeneration ? 'regeneration-failed' : 'generation-failed'));
}
