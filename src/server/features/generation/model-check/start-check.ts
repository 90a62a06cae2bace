// Asks the model's server for the configured model when Riffle starts, beside everything else: what is wrong with key
// or name then stands in the log before the first host meets it. It is a question about the model, not to it, and
// costs nothing.
import * as z from 'zod/mini';
import type { Configuration, ModelSettings } from '#server/platform/configuration/configuration.ts';
import type { Log } from '#server/platform/log.ts';
import { troubleOf, troubleOfRefusal } from './trouble.ts';

const PATIENCE_MS = 10_000;

/** Where each provider tells of its models, and how it is given the key. */
const PROVIDERS = {
  openai: { base: 'https://api.openai.com/v1', key: bearer },
  'openai-compatible': { base: '', key: bearer },
  anthropic: {
    base: 'https://api.anthropic.com/v1',
    key: (key: string) => ({ 'x-api-key': key, 'anthropic-version': '2023-06-01' }),
  },
  google: {
    base: 'https://generativelanguage.googleapis.com/v1beta',
    key: (key: string) => ({ 'x-goog-api-key': key }),
  },
} as const satisfies Record<ModelSettings['provider'], object>;

function bearer(key: string) {
  return { authorization: `Bearer ${key}` };
}

/** Returns at once; `stop` ends the asking. */
export function startModelCheck(
  { model, AI_START_CHECK: isWanted }: Pick<Configuration, 'model' | 'AI_START_CHECK'>,
  log: Log,
): { readonly done: Promise<void>; stop(): Promise<void> } {
  const stopping = new AbortController();
  const done = model && isWanted ? logged(model, stopping.signal, log) : Promise.resolve();
  return {
    done,
    stop() {
      stopping.abort();
      return done;
    },
  };
}

/** One line says how it stands; where that can't be told, none. */
async function logged(settings: ModelSettings, stopping: AbortSignal, log: Log): Promise<void> {
  const { provider, model } = settings;
  const found = await foundOut(settings, stopping);
  if (stopping.aborted) return;
  if (found.advice) log.warn({ provider, model, trouble: found.kind }, found.advice);
  else if (found.kind === 'fine') log.info({ provider, model }, 'The model is there');
}

interface Found {
  readonly kind: string;
  /** Undefined where nothing is wrong, or it is not known. */
  readonly advice?: string;
}

/** Never throws. */
async function foundOut(settings: ModelSettings, stopping: AbortSignal): Promise<Found> {
  const names = [...new Set([settings.model, settings.checkModel ?? settings.model])];
  try {
    if (settings.provider === 'openai-compatible') return await inList(settings, names, stopping);
    const found = await Promise.all(names.map((name) => alone(settings, name, stopping)));
    return found.find(({ advice }) => advice) ?? found[0] ?? UNKNOWN;
  } catch (error) {
    return troubleOf(error, settings);
  }
}

const UNKNOWN: Found = { kind: 'unknown' };
const FINE: Found = { kind: 'fine' };

/** The one model by its name, as the providers' own protocols tell of it. */
async function alone(settings: ModelSettings, name: string, stopping: AbortSignal): Promise<Found> {
  const response = await get(settings, `models/${encodeURIComponent(name)}`, stopping);
  if (response.ok) return FINE;
  // Of a server in the provider's place nobody knows whether it tells of its models.
  if (response.status === 404 && settings.baseUrl !== undefined) return UNKNOWN;
  if (response.status === 404) {
    const named = { ...settings, model: name };
    return troubleOfRefusal({ status: 404, text: 'no such model' }, named) ?? UNKNOWN;
  }
  return refused(response, settings);
}

const List = z.object({ data: z.array(z.object({ id: z.string() })) });

/** A server of many kinds: its list says most, and some have none. */
async function inList(
  settings: ModelSettings,
  names: readonly string[],
  stopping: AbortSignal,
): Promise<Found> {
  const response = await get(settings, 'models', stopping);
  if (response.headers.get('content-type')?.startsWith('text/html')) {
    return troubleOf({ name: 'NoModelThere' }, settings);
  }
  if (response.status === 404 || response.status === 405) return UNKNOWN;
  if (!response.ok) return refused(response, settings);
  const list = List.safeParse(await response.json());
  if (!list.success || list.data.data.length === 0) return UNKNOWN;
  const ids = list.data.data.map(({ id }) => id);
  const missing = names.find((name) => !ids.some((id) => isNamed(id, name)));
  if (missing === undefined) return FINE;
  const advice = `The server's list has no model '${missing}': if no decks come, look at AI_MODEL. Some servers take names that they don't list.`;
  return { kind: 'model', advice };
}

/** Ollama lists `gemma4:latest` for gemma4, others put a folder before the name. */
function isNamed(id: string, name: string): boolean {
  return id === name || id.startsWith(`${name}:`) || id.endsWith(`/${name}`);
}

async function refused(response: Response, settings: ModelSettings): Promise<Found> {
  const text = (await response.text()).slice(0, 2000);
  return troubleOfRefusal({ status: response.status, text }, settings) ?? UNKNOWN;
}

function get(settings: ModelSettings, path: string, stopping: AbortSignal): Promise<Response> {
  const { base, key } = PROVIDERS[settings.provider];
  const address = new URL(settings.baseUrl ?? base);
  address.pathname = `${address.pathname.replace(/\/$/u, '')}/${path}`;
  return fetch(address, {
    headers: { ...(settings.apiKey && key(settings.apiKey)), ...settings.headers },
    signal: AbortSignal.any([stopping, AbortSignal.timeout(PATIENCE_MS)]),
  });
}
