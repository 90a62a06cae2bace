// Cards from a model: several streams at once, each with its own angle on the topic.
import type { Log } from '#server/platform/log.ts';
import type { ModelStreams } from './model-stream.ts';
import { anglesOf, instructionsFor, promptFor } from '#server/features/generation/prompts/write.ts';
import { WRITING } from '#server/features/generation/categories/categories.ts';
import { ASKED, TAKEN } from './drafts.ts';
import { EarlyLooks } from './early-looks.ts';
import { modelSecondLook } from './second-look.ts';
import { untilRefused } from '#server/features/generation/writing/refused.ts';
import { sharesOf } from '#server/features/generation/writing/shares.ts';
import type {
  DraftCard,
  StreamPatience,
  Writer,
} from '#server/features/generation/writing/writer.ts';

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
  /** As few requests as can be. */
  readonly fewRequests?: boolean;
}

export function modelWriter(options: ModelWriterOptions): Writer {
  const { model, streams, secondLook, random, log, patience, secondLookMs } = options;
  const early = new EarlyLooks(options.fewRequests ?? false);
  return {
    mode: 'model',
    ...(secondLook && {
      lookAgain: modelSecondLook({ model, log, early }),
      lookAhead: (wish, about) => early.begin({ model, log, wish, about }),
    }),
    patience,
    secondLookMs,
    split: (request) => {
      const angles = anglesOf(request);
      const start = Math.floor(random() * angles.length);
      const shares = sharesOf(request.count, { streams, angles, start });
      return shares.map((share) => ({ ...request, ...share }));
    },
    write: (request, signal): AsyncIterable<DraftCard> => {
      const { gameType, tokenUsage, count, angle = '', signs, refused } = request;
      const { isReplacing, timeLeftMs } = request;
      const cards = model.stream({
        purpose: 'writing',
        asked: ASKED[WRITING[gameType].cards],
        taken: TAKEN,
        count,
        instructions: instructionsFor(gameType),
        prompt: promptFor(request, { count, angle }),
        signal,
        tokenUsage,
        signs,
        isReplacing,
        timeLeftMs,
      });
      return untilRefused(cards, refused);
    },
  };
}
