import type { ModelSettings } from '#server/platform/configuration/configuration.ts';
import type { Log } from '#server/platform/log.ts';
import type { ModelPatience } from './model/model-stream.ts';
import type { Writer } from './writing/writer.ts';

export type { ModelPatience };

/** How long a model is waited for, in milliseconds, and how often it is asked again. */
export const MODEL_PATIENCE: ModelPatience = {
  retries: 2,
  silenceMs: 60_000,
  firstMs: 75_000,
  quietMs: 20_000,
  cardMs: 90_000,
  queueMs: 10_000,
  secondLookMs: 30_000,
};

interface ModelOptions {
  readonly model: ModelSettings;
  /** Streams that are open at once at most, of one deck and of all. */
  readonly streams: number;
  /** Whether answers are looked at a second time. */
  readonly secondLook: boolean;
  readonly patience: ModelPatience;
  /** Gives numbers from 0 up to 1. */
  readonly random: () => number;
  readonly log: Log;
}

/** What it takes to ask a model, loaded now. */
export async function loadModelParts() {
  const [{ modelStreams }, { modelWriter }] = await Promise.all([
    import('./model/model-stream.ts'),
    import('./model/model-writer.ts'),
  ]);
  return { modelStreams, modelWriter };
}

/** A writer that asks a model. What it takes to ask one is loaded here: without a model nobody needs it. */
export async function loadModelWriter({
  model: settings,
  ...options
}: ModelOptions): Promise<Writer> {
  const { modelStreams, modelWriter } = await loadModelParts();
  const { streams: width, patience, log } = options;
  const model = modelStreams(settings, { width, patience, log });
  return modelWriter({
    ...options,
    model,
    secondLookMs: patience.secondLookMs,
    fewRequests: settings.requestsPerMinute !== undefined,
  });
}
