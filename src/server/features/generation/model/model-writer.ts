// Cards from a model: several streams at once, each with its own angle on the topic.
import * as z from 'zod';
import type { Log } from '#server/platform/log.ts';
import type { ModelStreams } from './model-stream.ts';
import { anglesOf, instructionsFor, promptFor } from '#server/features/generation/prompts/write.ts';
import { modelSecondLook } from './second-look.ts';
import { sharesOf } from '#server/features/generation/writing/shares.ts';
import type {
  DraftCard,
  StreamPatience,
  Writer,
} from '#server/features/generation/writing/writer.ts';

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
  readonly patience: StreamPatience;
  /** Milliseconds that a second look may take. */
  readonly secondLookMs: number;
}

export function modelWriter(options: ModelWriterOptions): Writer {
  const { model, streams, secondLook, random, log, patience, secondLookMs } = options;
  return {
    mode: 'model',
    lookAgain: secondLook ? modelSecondLook(model, log) : undefined,
    patience,
    secondLookMs,
    split: (request) => {
      const angles = anglesOf(request.gameType);
      const start = Math.floor(random() * angles.length);
      const shares = sharesOf(request.count, { streams, angles, start });
      return shares.map((share) => ({ ...request, ...share }));
    },
    write: (request, signal): AsyncIterable<DraftCard> => {
      const { gameType, tokenUsage, count, angle = '', signs } = request;
      return model.stream({
        asked: Draft,
        taken: LaxDraft,
        instructions: instructionsFor(gameType),
        prompt: promptFor(request, { count, angle }),
        signal,
        tokenUsage,
        signs,
      });
    },
  };
}
