// Cards from a model: several streams at once, each with its own angle on the topic.
import * as z from 'zod';
import type { Log } from '#server/platform/log.ts';
import { merge } from '#server/features/generation/writing/merge.ts';
import type { ModelStreams } from './model-stream.ts';
import { anglesOf, instructionsFor, promptFor } from '#server/features/generation/prompts/write.ts';
import { modelSecondLook } from './second-look.ts';
import { untilRefused } from '#server/features/generation/writing/refused.ts';
import { sharesOf } from '#server/features/generation/writing/shares.ts';
import type { DraftCard, Writer } from '#server/features/generation/writing/writer.ts';

const Draft = z.object({
  question: z.string(),
  hint: z.string(),
  answer: z.string(),
  explanation: z.string(),
});
/** Models that are not held to the schema leave out what is empty. */
const LaxDraft = z.object({
  question: z.string(),
  hint: z.string().default(''),
  answer: z.string().default(''),
  explanation: z.string().default(''),
});

interface ModelWriterOptions {
  readonly model: ModelStreams;
  /** Streams that one deck is written in, at most. */
  readonly streams: number;
  /** Whether answers are looked at a second time. */
  readonly secondLook: boolean;
  /** Gives numbers from 0 up to 1. */
  readonly random: () => number;
  readonly log: Log;
}

export function modelWriter(options: ModelWriterOptions): Writer {
  const { model, streams, secondLook, random, log } = options;
  return {
    mode: 'model',
    lookAgain: secondLook ? modelSecondLook(model, log) : undefined,
    async *write(request, signal): AsyncIterable<DraftCard> {
      const { gameType, tokenUsage, count } = request;
      const angles = anglesOf(gameType);
      const start = Math.floor(random() * angles.length);
      const shares = sharesOf(count, { streams, angles, start });
      const instructions = instructionsFor(gameType);
      yield* merge(
        shares.map((share) =>
          untilRefused(
            model.stream({
              purpose: 'writing',
              asked: Draft,
              taken: LaxDraft,
              count: share.count,
              instructions,
              prompt: promptFor(request, share),
              signal,
              tokenUsage,
            }),
            request.refused,
          ),
        ),
      );
    },
  };
}
