// A second look at the answers by a model that is asked as a referee, a few cards a call, all at once.
import * as z from 'zod';
import { TEXT_LIMITS } from '#domain/deck/card.ts';
import type { Log } from '#server/platform/log.ts';
import type { ModelStreams } from './model-stream.ts';
import {
  SECOND_LOOK_INSTRUCTIONS,
  secondLookPrompt,
} from '#server/features/generation/prompts/second-look.ts';
import { reasonOf } from './reason.ts';
import type {
  DraftCard,
  SecondOpinion,
  Writer,
} from '#server/features/generation/writing/writer.ts';

/** Cards a call: fewer would cost more for the prompt, more would take longer. */
const AT_ONCE = 10;

const Judgement = z.object({
  number: z.number(),
  verdict: z.enum(['right', 'doubtful']),
  explanation: z.string(),
});
type Judgement = z.infer<typeof Judgement>;
const LaxJudgement = Judgement.extend({ explanation: z.string().default('') });

/** Who was not judged, because the call failed or left it out, was not confirmed: unsure. */
const UNJUDGED: SecondOpinion = { verdict: 'unsure', explanation: '' };

export function modelSecondLook(model: ModelStreams, log: Log): NonNullable<Writer['lookAgain']> {
  return async (cards, wish, { signal, tokenUsage }) => {
    const judge = async (some: readonly DraftCard[]): Promise<SecondOpinion[]> => {
      const opinions = some.map(() => UNJUDGED);
      const call = {
        purpose: 'checking' as const,
        count: some.length,
        asked: Judgement,
        taken: LaxJudgement,
        instructions: SECOND_LOOK_INSTRUCTIONS,
        prompt: secondLookPrompt(some, wish),
        signal,
        tokenUsage,
      };
      try {
        for await (const judgement of model.stream(call)) {
          if (opinions[judgement.number - 1]) opinions[judgement.number - 1] = opinionOf(judgement);
        }
      } catch (error) {
        // A deck does not fail for want of a second opinion; the marks say that there was none.
        if (signal.aborted) throw error;
        log.warn({ reason: reasonOf(error) }, 'A second look failed');
      }
      return opinions;
    };
    const opinions = await Promise.all(inGroups(cards).map(judge));
    return opinions.flat();
  };
}

function opinionOf({ verdict, explanation }: Judgement): SecondOpinion {
  return {
    verdict: verdict === 'right' ? 'checked' : 'unsure',
    explanation: explanation.length <= TEXT_LIMITS.question ? explanation : '',
  };
}

function inGroups(cards: readonly DraftCard[]): DraftCard[][] {
  const groups = Math.ceil(cards.length / AT_ONCE);
  return Array.from({ length: groups }, (_, index) =>
    cards.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );
}
