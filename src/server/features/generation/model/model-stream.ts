// One call to a model, as a stream of elements; the AI SDK is loaded when the first one is made.
import { setTimeout } from 'node:timers/promises';
import type * as z from 'zod';
import type { ModelSettings } from '#server/platform/configuration/configuration.ts';
import type { Log } from '#server/platform/log.ts';
import { Answer } from './answer.ts';
import { heardBy } from './heard.ts';
import { formOf } from './form-of.ts';
import { formInWords } from './lenient.ts';
import { languageModel } from './language-model.ts';
import { Limiter, ModelBusy, type OpenTurn } from './limiter.ts';
import { Manners, type Ways } from './manners.ts';
import { mostTokens } from './most-tokens.ts';
import { reasonOf, refusalOf, type Refusal } from './reason.ts';
import { BUSY, BUSY_MS, BusyRuns, Retries } from './retries.ts';
import { useOf, type TokenUsage, type Use } from './token-usage.ts';
import { StreamSilent } from '#server/features/generation/writing/stream-pool.ts';
import type { StreamPatience, StreamSigns } from '#server/features/generation/writing/writer.ts';
import { UnusableAnswer } from './unusable-answer.ts';

interface CallPatience {
  /** Tries after the first that a failing provider is given. */
  readonly retries: number;
  /** Milliseconds after which a stream that is silent while others speak waits for these; undefined: not looked at. */
  readonly queueMs?: number;
  /** Milliseconds without a word after which a stream counts as dead. */
  readonly silenceMs: number;
  /** Lets milliseconds pass before another try, or throws when the signal is given; the machine's clock where left out. */
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

const byClock = (ms: number, signal: AbortSignal) => setTimeout(ms, undefined, { signal });

/** With a model, in milliseconds. */
export interface ModelPatience extends CallPatience, StreamPatience {
  /** For a whole second look. */
  readonly secondLookMs: number;
}

/** What a model is asked for: the two may have models of their own. */
export type Purpose = 'writing' | 'checking';

interface Call<Element> {
  readonly purpose: Purpose;
  /** The form of an element as the model is asked for it: every field required, as some providers insist. */
  readonly asked: z.ZodType;
  /** The form in which it is taken. */
  readonly taken: z.ZodType<Element>;
  /** How many elements are asked for. */
  readonly count: number;
  readonly instructions: string;
  readonly prompt: string;
  readonly signal: AbortSignal;
  readonly tokenUsage: TokenUsage;
  readonly signs?: StreamSigns | undefined;
  /** It writes what a deck has missed. */
  readonly isReplacing?: boolean | undefined;
  /** Milliseconds that it may still wait for a busy server. */
  readonly timeLeftMs?: (() => number) | undefined;
}

export interface ModelStreams {
  /**
   * Streams what the model answers, element by element. Throws when the provider fails, and UnusableAnswer when
   * nothing could be read.
   */
  stream<Element>(call: Call<Element>): AsyncIterable<Element>;
}

/** The same, with what has been found out about the models' servers. */
export interface LearningStreams extends ModelStreams {
  /** What requests for a purpose are made of by now. */
  ways(purpose: Purpose): Ways;
}

/** A request that is about to be made. */
export interface PlannedRequest {
  readonly purpose: Purpose;
  /** Characters that it is asked with. */
  readonly characters: number;
  /** Tokens that it is asked to answer with at most; undefined where the server takes no limit. */
  readonly mostTokens: number | undefined;
}

/** Hears of each request before it is made, and may forbid it by throwing; then of what it has cost. */
export type Meter = (request: PlannedRequest) => (use: Promise<Use | undefined>) => void;

/** A model that is asked, with what has been learnt about it. */
interface AskedModel {
  readonly limiter: Limiter;
  /** A run's token usage stands for it. */
  readonly busyRuns: BusyRuns;
  readonly manners: Manners;
  readonly reasoning: ModelSettings['reasoning'];
  readonly maxTokens: number | undefined;
  readonly patience: CallPatience;
  readonly log: Log;
  readonly meter: Meter | undefined;
  readonly load: () => ReturnType<typeof languageModel>;
}

/** All that this process asks of the model goes through one limiter, whatever decks it is for. */
export function modelStreams(
  settings: ModelSettings,
  {
    width,
    patience,
    log,
    meter,
  }: { width: number; patience: CallPatience; log: Log; meter?: Meter },
): LearningStreams {
  // Else the SDK writes them to the standard error itself, in a form of its own.
  globalThis.AI_SDK_LOG_WARNINGS = ({ warnings }) => log.debug({ warnings }, 'The model warns');
  const { provider, requestsPerMinute } = settings;
  // Servers that serve few at once and let the others wait speak this protocol.
  const queueMs = provider === 'openai-compatible' ? patience.queueMs : undefined;
  const limiter = new Limiter({ width, requestsPerMinute, queueMs, log });
  const busyRuns = new BusyRuns();
  const asked = (name: string): AskedModel => {
    const manners = new Manners(settings.structured);
    let loading: ReturnType<typeof languageModel> | undefined;
    const load = () => (loading ??= languageModel(settings, name, manners));
    const { reasoning, maxTokens } = settings;
    return { limiter, busyRuns, manners, reasoning, maxTokens, patience, log, meter, load };
  };
  const writing = asked(settings.model);
  const { checkModel = settings.model, checkReasoning: reasoning } = settings;
  const checker = checkModel === settings.model ? writing : asked(checkModel);
  const models = { writing, checking: { ...checker, reasoning } };
  return {
    ways: (purpose) => models[purpose].manners.ways,
    stream: (call) => elementsOf(models[call.purpose], call),
  };
}

/** Asks when its turn has come, and again as long as that makes sense. */
async function* elementsOf<Element>(
  model: AskedModel,
  call: Call<Element>,
): AsyncGenerator<Element, void> {
  const { signal, tokenUsage: owner, timeLeftMs = () => Infinity } = call;
  const kind = call.isReplacing ? 'replacing' : call.purpose;
  const retries = new Retries(model.patience.retries, Math.random, model.busyRuns.of(owner));
  for (;;) {
    const turn = await model.limiter.enter({ kind, signal, owner, timeLeftMs: timeLeftMs() });
    const askedAt = Date.now();
    const attempt = { ways: model.manners.ways, answer: new Answer(call), turn, askedAt };
    let pauseMs = 0;
    try {
      call.signs?.asked();
      yield* tryOnce(model, call, attempt);
      model.manners.learnTaken(attempt.ways);
      return turn.leave(true);
    } catch (error) {
      const next = signal.aborted
        ? undefined
        : nextTry(model, call, { ...attempt, error, retries });
      if (next === undefined || next > timeLeftMs()) throw error;
      pauseMs = next;
    } finally {
      turn.leave(false);
    }
    if (pauseMs > 0) await (model.patience.pause ?? byClock)(pauseMs, signal);
  }
}

interface Failed<Element> extends Try<Element> {
  readonly askedAt: number;
  readonly error: unknown;
  readonly retries: Retries;
}

/** Milliseconds until it is worth another try; undefined where it is not, or where its answer has begun. */
function nextTry<Element>(
  { manners, maxTokens, log }: AskedModel,
  { purpose, signs }: Call<Element>,
  { ways, answer, turn, askedAt, error, retries }: Failed<Element>,
): number | undefined {
  const refusal = refusalOf(error);
  const { looks, count } = answer;
  if (count > 0) {
    leaveAlone(turn, refusal, retries.after(refusal, Date.now(), askedAt));
    return undefined;
  }
  if (turn.takenBack.aborted) {
    signs?.waits();
    return 0;
  }
  const finishReason = error instanceof UnusableAnswer ? error.finishReason : undefined;
  const about = { purpose, status: refusal.status, finishReason, looks };
  log.warn({ ...about, mode: ways.mode, reason: reasonOf(error) }, 'The model gave nothing');
  const isUsedUp = looks === 'empty' && finishReason === 'length' && !maxTokens;
  if (isUsedUp ? manners.learnThinking(ways) : manners.learn(refusal, ways)) return 0;
  if (error instanceof UnusableAnswer) manners.learnUnreadable(looks, ways);
  const pauseMs = retries.after(refusal, Date.now(), askedAt);
  const isBusy = leaveAlone(turn, refusal, pauseMs);
  if (isBusy && pauseMs === undefined) throw new ModelBusy(BUSY_MS);
  if (pauseMs !== undefined) signs?.refused(error);
  return pauseMs;
}

/** Whether the server is busy: then nobody asks it until whom it has refused does, or for long where that one gives up. */
function leaveAlone(turn: OpenTurn, { status }: Refusal, pauseMs = BUSY_MS): boolean {
  const isBusy = status !== undefined && BUSY.has(status);
  if (isBusy) turn.refused(pauseMs);
  return isBusy;
}

interface Try<Element> {
  readonly ways: Ways;
  readonly answer: Answer<Element>;
  readonly turn: OpenTurn;
}

async function* tryOnce<Element>(
  model: AskedModel,
  call: Call<Element>,
  { ways, answer, turn }: Try<Element>,
): AsyncGenerator<Element, void> {
  const { streamText } = await import('ai');
  const over = new AbortController();
  const instructions = `${call.instructions}\n${formInWords(call.asked)}`;
  const limits = limitsOf(model, call, ways);
  const wrapped = await listened(model, call, { ways, turn });
  const tellUse = model.meter?.(planned(call, instructions, limits.maxOutputTokens));
  // The stream of text just ends when the provider fails or is silent; only these two are told why.
  let failure: { readonly error: unknown } | undefined;
  const onAbort = (): void => void (failure ??= { error: new StreamSilent() });
  const result = streamText({
    model: wrapped,
    instructions,
    prompt: call.prompt,
    abortSignal: AbortSignal.any([call.signal, turn.takenBack, over.signal]),
    maxRetries: 0,
    timeout: { chunkMs: model.patience.silenceMs },
    ...limits,
    onAbort,
    onError: ({ error }) => void (failure = { error }),
  });
  const use = Promise.resolve(result.usage).then(useOf);
  call.tokenUsage.add(use);
  tellUse?.(use);
  const finish = Promise.resolve(result.finishReason).catch(() => 'error');
  try {
    for await (const piece of result.textStream) yield* answer.read(piece);
    yield* answer.end();
    call.signal.throwIfAborted();
    turn.takenBack.throwIfAborted();
    if (failure) throw failure.error;
    if (!hasAnswered(answer, call)) throw new UnusableAnswer(answer.looks, await finish);
  } finally {
    over.abort();
  }
}

/** Who checks may have found nothing; who writes has to bring something. */
function hasAnswered<Element>(answer: Answer<Element>, { purpose }: Call<Element>): boolean {
  return answer.count > 0 || (purpose === 'checking' && answer.isEmptyList);
}

function planned<Element>(
  { purpose, prompt }: Call<Element>,
  instructions: string,
  mostTokens: number | undefined,
): PlannedRequest {
  return { purpose, characters: instructions.length + prompt.length, mostTokens };
}

/** The model, asked for the form, its thoughts kept apart, and each of its words told of. */
async function listened<Element>(
  model: AskedModel,
  { asked, signs, tokenUsage }: Call<Element>,
  { ways, turn }: Pick<Try<Element>, 'ways' | 'turn'>,
) {
  const { wrapLanguageModel, extractReasoningMiddleware } = await import('ai');
  return wrapLanguageModel({
    model: await model.load(),
    middleware: [
      formOf(asked, ways),
      extractReasoningMiddleware({ tagName: 'think' }),
      heardBy((text) => {
        turn.heard(text.length);
        model.busyRuns.of(tokenUsage).answered();
        signs?.heard();
      }),
    ],
  });
}

/** How much a call may answer and think. */
function limitsOf({ reasoning, maxTokens }: AskedModel, { count }: { count: number }, ways: Ways) {
  const thinks = ways.thinks || (reasoning !== undefined && reasoning !== 'none');
  return {
    ...(!ways.without.has('max_tokens') && {
      maxOutputTokens: maxTokens ?? mostTokens(count, thinks),
    }),
    ...(reasoning && !ways.without.has('reasoning') && { reasoning }),
  };
}
