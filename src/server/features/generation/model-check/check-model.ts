// Has two cards written and one of them checked, as a deck would be, and keeps what there is to say about it.
import type { ModelSettings } from '#server/platform/configuration/configuration.ts';
import type { Log } from '#server/platform/log.ts';
import type { Rejection } from '#server/features/generation/checks/rejection.ts';
import { createValidator } from '#server/features/generation/checks/validator.ts';
import type { Ways } from '#server/features/generation/model/manners.ts';
import { modelStreams, type ModelStreams } from '#server/features/generation/model/model-stream.ts';
import { modelWriter } from '#server/features/generation/model/model-writer.ts';
import { TokenUsage, type TotalUsage } from '#server/features/generation/model/token-usage.ts';
import type {
  DeckWish,
  DraftCard,
  SecondOpinion,
  Writer,
} from '#server/features/generation/writing/writer.ts';

const CARDS = 2;
const WISH: DeckWish = {
  gameType: 'trivia',
  topic: 'The planets',
  difficulty: 'easy',
  customInstructions: '',
  language: 'en',
};

/** Of one part of the check. */
interface Part {
  /** Milliseconds from the question to its end. */
  readonly ms: number;
  readonly usage: TotalUsage;
  /** What the requests were made of in the end. */
  readonly ways: Ways;
  /** What has broken it off. */
  readonly failure: { readonly error: unknown } | undefined;
}

interface WrittenPart extends Part {
  readonly asked: number;
  readonly drafts: readonly DraftCard[];
  /** Those that could go into a deck. */
  readonly cards: readonly DraftCard[];
  readonly rejections: readonly Rejection[];
  /** Milliseconds to the first word, thoughts included. */
  readonly firstMs: number | undefined;
}

interface CheckedPart extends Part {
  readonly opinion: SecondOpinion | undefined;
}

export interface ModelReport {
  readonly writing: WrittenPart;
  /** Undefined where there was no card to check. */
  readonly checking: CheckedPart | undefined;
}

interface Checking {
  readonly log: Log;
  /** Milliseconds without a word after which a call is given up. */
  readonly silenceMs: number;
  /** Milliseconds that writing, and checking, may take. */
  readonly mostMs: number;
}

/** Makes two requests, three at most; what fails is in the report. */
export async function checkModel(
  settings: ModelSettings,
  { log, silenceMs, mostMs }: Checking,
): Promise<ModelReport> {
  const model = modelStreams(settings, { width: 1, patience: { retries: 0, silenceMs }, log });
  const writing = await write(model, writerOn(model, log), mostMs);
  const [card] = writing.cards;
  if (!card) return { writing, checking: undefined };
  return { writing, checking: await check(model, { card, log, mostMs }) };
}

type Learning = ReturnType<typeof modelStreams>;

function writerOn(model: ModelStreams, log: Log): Writer {
  const patience = { firstMs: Infinity, quietMs: Infinity };
  const options = { model, streams: 1, secondLook: true, random: () => 0, patience };
  return modelWriter({ ...options, secondLookMs: Infinity, log });
}

async function write(model: Learning, writer: Writer, mostMs: number): Promise<WrittenPart> {
  const drafts: DraftCard[] = [];
  const tokenUsage = new TokenUsage();
  const began = performance.now();
  let firstMs: number | undefined;
  const ignored = (): void => {};
  const heard = (): void => void (firstMs ??= performance.now() - began);
  const signs = { asked: ignored, refused: ignored, waits: ignored, heard };
  const wanted = { ...WISH, count: CARDS, avoid: [], fresh: false, isSeen: () => false };
  // That a server is busy is what is to be told: nobody waits for it.
  const request = { ...wanted, timeLeftMs: () => 0 };
  const failure = await failureIn(async () => {
    const signal = AbortSignal.timeout(mostMs);
    for await (const draft of writer.write({ ...request, tokenUsage, signs }, signal)) {
      drafts.push(draft);
    }
  });
  const ms = performance.now() - began;
  const part = { ms, usage: await tokenUsage.total(), ways: model.ways('writing'), failure };
  return { ...part, asked: CARDS, drafts, ...sorted(drafts), firstMs };
}

function sorted(drafts: readonly DraftCard[]) {
  const validator = createValidator(WISH, []);
  const verdicts = drafts.map((draft) => validator.accept(draft));
  return {
    cards: verdicts.flatMap((verdict) => ('card' in verdict ? verdict.card : [])),
    rejections: verdicts.flatMap((verdict) => ('rejection' in verdict ? verdict.rejection : [])),
  };
}

async function check(
  model: Learning,
  { card, log, mostMs }: { card: DraftCard; log: Log; mostMs: number },
): Promise<CheckedPart> {
  const tokenUsage = new TokenUsage();
  const began = performance.now();
  // A second look does without what fails; here that is what is asked for.
  let failure: CheckedPart['failure'];
  const noting: ModelStreams = {
    async *stream(call) {
      try {
        yield* model.stream(call);
      } catch (error) {
        failure = { error };
        throw error;
      }
    },
  };
  const about = { signal: AbortSignal.timeout(mostMs), tokenUsage };
  const opinions = await writerOn(noting, log)
    .lookAgain?.([card], WISH, about)
    .catch(() => undefined);
  const ms = performance.now() - began;
  const part = { ms, usage: await tokenUsage.total(), ways: model.ways('checking'), failure };
  return { ...part, opinion: opinions?.[0] };
}

async function failureIn(work: () => Promise<void>): Promise<Part['failure']> {
  try {
    await work();
    return undefined;
  } catch (error) {
    return { error };
  }
}
