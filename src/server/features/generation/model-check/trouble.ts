// What is wrong with a model, told from what its server answered: a sentence that names the setting to look at.
import * as z from 'zod/mini';
import type { ModelSettings } from '#server/platform/configuration/configuration.ts';
import { KEY_VARIABLES } from '#server/platform/configuration/settings.ts';
import { refusalOf } from '#server/features/generation/model/reason.ts';
import { UnusableAnswer } from '#server/features/generation/model/unusable-answer.ts';

export interface Trouble {
  readonly kind:
    | 'key'
    | 'model'
    | 'address'
    | 'unreachable'
    | 'quota'
    | 'busy'
    | 'request'
    | 'silent'
    | 'unreadable'
    | 'declined'
    | 'unknown';
  /** For the operator, without secrets and without a word of what was asked or answered. */
  readonly advice: string;
}

/** A server's refusal: its status, and its words, which are for no log. */
export interface Refused {
  readonly status: number | undefined;
  readonly text: string;
}

const NO_CREDIT =
  /insufficient[_ ](?:quota|balance|funds|credit)|credit balance|exceeded your (?:current )?quota|payment required/i;
const NO_KEY = /api[_ -]?key|unauthori[sz]ed|authentication|permission[_ ]denied/i;
const NO_MODEL =
  /(?:model|deployment|engine)\b.*(?:not[_ ](?:found|exist|supported|available|a valid)|doesn['’]?t exist|does not exist|unknown|invalid|no access)|(?:unknown|invalid|no such) model|model_not_found|deploymentnotfound|not a valid model|no endpoints found|not_found_error.*model/is;

interface Rule {
  readonly kind: Trouble['kind'];
  readonly fits: (status: number, text: string) => boolean;
  /** `said` is the status in brackets. */
  readonly advice: (settings: ModelSettings, said: string) => string;
}

/** The first one that fits holds. */
const RULES: readonly Rule[] = [
  {
    kind: 'quota',
    fits: (status, text) => status === 402 || (status < 500 && NO_CREDIT.test(text)),
    advice: (_, said) =>
      `The provider says that the account's credit or quota is used up${said}: look at plan and billing there. No setting of Riffle's helps.`,
  },
  {
    kind: 'key',
    fits: (status, text) =>
      status === 401 || status === 403 || (status === 400 && NO_KEY.test(text)),
    advice: keyAdvice,
  },
  {
    kind: 'model',
    fits: (status, text) => [400, 404, 422].includes(status) && NO_MODEL.test(text),
    advice: (settings, said) =>
      `The server knows no model '${settings.model}'${said}: look at ${modelSetting(settings)}.`,
  },
  {
    kind: 'address',
    fits: (status) => status === 404 || status === 405,
    advice: (_, said) => `There is no model at the address${said}: ${ADDRESS}`,
  },
  {
    kind: 'busy',
    fits: (status) => status === 429,
    advice: (_, said) =>
      `The provider allows no more requests for now${said}: wait, or set AI_REQUESTS_PER_MINUTE and a smaller AI_STREAMS.`,
  },
  {
    kind: 'busy',
    fits: (status) => status >= 500,
    advice: (_, said) =>
      `The model's server fails or is too busy${said}: try again later; of a local one, look at its own log.`,
  },
  {
    kind: 'request',
    fits: (status) => status === 400 || status === 422,
    advice: (_, said) =>
      `The server refuses a part of the request${said}: look at AI_STRUCTURED, AI_REASONING, AI_MAX_TOKENS and AI_BODY.`,
  },
];

/** Of a refusal; undefined where it says nothing about the settings. */
export function troubleOfRefusal(
  { status, text }: Refused,
  settings: ModelSettings,
): Trouble | undefined {
  if (status === undefined) return undefined;
  const rule = RULES.find(({ fits }) => fits(status, text));
  return rule && { kind: rule.kind, advice: rule.advice(settings, ` (status ${status})`) };
}

const ADDRESS =
  'look at AI_BASE_URL, which mostly ends in /v1, and whether AI_PROVIDER is the protocol that is spoken there.';

function keyAdvice({ provider, apiKey, headers }: ModelSettings, said: string): string {
  const own = provider === 'openai-compatible' ? undefined : KEY_VARIABLES[provider];
  const names = own ? `AI_API_KEY or ${own}` : 'AI_API_KEY';
  if (apiKey === undefined && headers === undefined) {
    return `The server wants a key${said}: set AI_API_KEY.`;
  }
  return `The server refuses the key${said}: look at ${names}, and whether the key may use this model.`;
}

function modelSetting({ model, checkModel }: ModelSettings): string {
  return checkModel !== undefined && checkModel !== model
    ? 'AI_MODEL and AI_CHECK_MODEL'
    : 'AI_MODEL';
}

/** What Node says of a connection, in the error or in what caused it. */
const Coded = z.object({
  code: z.string().check(z.regex(/^(?:E[A-Z_]+|UND_ERR_\w+|\w*CERT\w*)$/u)),
});
const Caused = z.object({ cause: z.unknown() });
const Named = z.object({ name: z.string() });

/** Of whatever a call has thrown. */
export function troubleOf(error: unknown, settings: ModelSettings): Trouble {
  const chain = chainOf(error);
  const names = chain.flatMap((each) => Named.safeParse(each).data?.name ?? []);
  if (names.includes('NoModelThere')) {
    return { kind: 'address', advice: `A web page is at the address: ${ADDRESS}` };
  }
  if (error instanceof UnusableAnswer) return troubleOfAnswer(error);
  const refused = troubleOfRefusal(refusalOf(error), settings);
  if (refused) return refused;
  const code = chain.flatMap((each) => Coded.safeParse(each).data?.code ?? [])[0];
  if (code !== undefined) {
    const setting = settings.baseUrl ? 'AI_BASE_URL, and whether the server runs' : 'the network';
    return {
      kind: 'unreachable',
      advice: `The server can't be reached (${code}): look at ${setting}.`,
    };
  }
  if (names.some((name) => /^(?:TimeoutError|AbortError|StreamSilent)$/u.test(name))) {
    return {
      kind: 'silent',
      advice:
        'The server takes the question and does not answer: a local model may be loading or too slow, so try again, or take a smaller one.',
    };
  }
  return { kind: 'unknown', advice: `The call failed (${names[0] ?? 'for no reason given'}).` };
}

/** The error, and what it was caused by. */
function chainOf(error: unknown): unknown[] {
  const chain: unknown[] = [];
  for (let each = error; each !== undefined && chain.length < 5; each = causeOf(each)) {
    chain.push(each);
  }
  return chain;
}

function causeOf(error: unknown): unknown {
  return Caused.safeParse(error).data?.cause;
}

function troubleOfAnswer({ looks, finishReason }: UnusableAnswer): Trouble {
  if (finishReason === 'content-filter') {
    return {
      kind: 'declined',
      advice: 'The provider’s filter kept the answer back, although the topic was a plain one.',
    };
  }
  if (finishReason === 'length') {
    return {
      kind: 'unreadable',
      advice:
        'The model used up its tokens before the first card: set AI_REASONING=low or none, or a larger AI_MAX_TOKENS.',
    };
  }
  return {
    kind: 'unreadable',
    advice: `The model answers, but nothing in its answer can be read as a card (it looks like: ${looks}): try AI_STRUCTURED=json or none; else the model is too small for this.`,
  };
}
