// What a model's server takes, found out by asking and remembered as long as the process runs.
import type { Looks } from './looks.ts';
import type { StructuredMode } from '#server/platform/configuration/settings.ts';

type Part = 'format' | 'stream_options' | 'temperature' | 'max_tokens' | 'reasoning';

/** How servers name what they don't take. */
const NAMES: Readonly<Record<Part, RegExp>> = {
  format:
    /response_?(?:format|schema|mime)|json_schema|json_object|json_validate|json mode|text\.format|output_config|structured|schema|grammar/i,
  stream_options: /stream_options|include_usage/i,
  temperature: /temperature/i,
  max_tokens:
    /max_?(?:completion_|output_?)?tokens|context[ _]length|context window|tokens_to_generate/i,
  reasoning: /reasoning|thinking|effort/i,
};

const NEXT_MODE = { schema: 'json', json: 'none', none: 'none' } as const;

/** What a request is made of. */
export interface Ways {
  readonly mode: StructuredMode;
  /** Parts that are left out. */
  readonly without: ReadonlySet<Part>;
  /** Whether it needs room to think before it writes. */
  readonly thinks: boolean;
}

export class Manners {
  readonly #isModeGiven: boolean;
  #ways: Ways;
  /** Forms in which an answer could be read. */
  readonly #readable = new Set<StructuredMode>();

  /** `mode`: the one that is configured; undefined: found out, from a schema down. */
  constructor(mode: StructuredMode | undefined) {
    this.#isModeGiven = mode !== undefined;
    this.#ways = { mode: mode ?? 'schema', without: new Set(), thinks: false };
  }

  get ways(): Ways {
    return this.#ways;
  }

  /** Takes note of a refusal of a request made in these ways. True: others are worth a try. */
  learn(refusal: { readonly status: number | undefined; readonly text: string }, asked: Ways) {
    if (refusal.status !== 400 && refusal.status !== 422) return false;
    const part = this.#named(refusal.text, asked);
    if (!part) return false;
    const without = new Set([...this.#ways.without, ...(part === 'format' ? [] : [part])]);
    // Another stream may have been told the same just before.
    const isNews = part === 'format' && this.#ways.mode === asked.mode;
    const mode = isNews ? NEXT_MODE[asked.mode] : this.#ways.mode;
    this.#ways = { ...this.#ways, mode, without };
    return true;
  }

  /** An answer in these ways could be read. */
  learnTaken({ mode }: Ways): void {
    this.#readable.add(mode);
  }

  /** An answer could not be read: another form is tried by whoever asks next, if this one never was readable. */
  learnUnreadable(looks: Looks, { mode }: Ways): void {
    const isForm = looks === 'empty' || looks === 'json' || looks === 'fence';
    if (!isForm || this.#isModeGiven || this.#readable.has(mode) || this.#ways.mode !== mode)
      return;
    this.#ways = { ...this.#ways, mode: NEXT_MODE[mode] };
  }

  /** The model has used up its tokens before it wrote. True: it may have more the next time. */
  learnThinking(asked: Ways): boolean {
    this.#ways = { ...this.#ways, thinks: true };
    return !asked.thinks;
  }

  /** What a refusal names first of all that was asked; what follows may be a list of what is taken. */
  #named(text: string, { mode, without }: Ways): Part | undefined {
    const isOpen = (part: Part): boolean =>
      part === 'format' ? mode !== 'none' && !this.#isModeGiven : !without.has(part);
    const parts: readonly Part[] = [
      'format',
      'stream_options',
      'temperature',
      'max_tokens',
      'reasoning',
    ];
    return parts
      .map((part) => ({ part, at: text.search(NAMES[part]) }))
      .filter(({ part, at }) => at >= 0 && isOpen(part))
      .toSorted((a, b) => a.at - b.at)[0]?.part;
  }
}
