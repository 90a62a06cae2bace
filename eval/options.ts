// What `npm run eval` can be told, and what it may spend.
import { parseArgs } from 'node:util';
import { PARTS, type Part } from './evaluate.ts';
import { EVERYTHING, type Selection } from './plan.ts';
import type { Cap, Price, Prices } from './spending.ts';

export const HELP = `npm run eval -- <options>
  --cap <money>            the most that it may cost, in the currency of --price; it stops before
  --cap-tokens <number>    the same in tokens, read and written
  --price <in>/<out>       of a million tokens read, and written
  --check-price <in>/<out> of the checking model, where it is another one
  --judge <model>          checks blindly; else AI_CHECK_MODEL, else the same model
  --categories, --topics, --levels   of these alone, with commas between them:
                           ${EVERYTHING.categories.join(', ')}
                           ${EVERYTHING.topics.join(', ')}
                           ${EVERYTHING.levels.join(', ')}
  --parts                  of these alone: ${PARTS.join(', ')}
  --cards <number>         cards a deck: 10
  --evenings <number>      decks on one topic in a row: 5
  --out <path>             where to write, without an ending
  --stand-in               no model: tries the measuring itself
  --compare <a.json> <b.json>        what differs between two evaluations`;

/** Says in its message what can't be done. */
export class WrongOption extends Error {
  override readonly name = 'WrongOption';
}

export interface Options {
  readonly help: boolean;
  readonly compare: readonly string[] | undefined;
  readonly isStandIn: boolean;
  readonly selection: Selection;
  readonly parts: readonly Part[];
  readonly cards: number;
  readonly evenings: number;
  readonly cap: Cap | undefined;
  readonly prices: Prices;
  readonly judge: string | undefined;
  readonly out: string | undefined;
}

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;

/** Throws WrongOption. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parsed(args);
  const prices = pricesOf(values);
  const options = {
    help: values.help,
    compare: values.compare ? positionals : undefined,
    isStandIn: values['stand-in'],
    selection: {
      categories: chosen('categories', values.categories, EVERYTHING.categories),
      topics: chosen('topics', values.topics, EVERYTHING.topics),
      levels: chosen('levels', values.levels, EVERYTHING.levels),
    },
    parts: chosen('parts', values.parts, PARTS),
    cards: wholeNumber('cards', values.cards, 60),
    evenings: wholeNumber('evenings', values.evenings, 20),
    cap: capOf(values),
    prices,
    judge: values.judge,
    out: values.out,
  };
  refuseNonsense(options, positionals);
  return options;
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: flag,
        compare: flag,
        'stand-in': flag,
        cap: text,
        'cap-tokens': text,
        price: text,
        'check-price': text,
        judge: text,
        categories: text,
        topics: text,
        levels: text,
        parts: text,
        cards: { ...text, default: '10' },
        evenings: { ...text, default: '5' },
        out: text,
      },
    });
  } catch (error) {
    throw new WrongOption(`${error instanceof Error ? error.message : 'Wrong.'}\n${HELP}`);
  }
}

type Values = ReturnType<typeof parsed>['values'];

function chosen<Name extends string>(
  option: string,
  given: string | undefined,
  all: readonly Name[],
): readonly Name[] {
  if (given === undefined) return all;
  const names = given.split(',').map((name) => name.trim());
  const wrong = names.find((name) => !all.some((each) => each === name));
  if (wrong !== undefined) {
    throw new WrongOption(`--${option} does not know '${wrong}'; it takes ${all.join(', ')}.`);
  }
  return all.filter((name) => names.includes(name));
}

function wholeNumber(option: string, given: string, most: number): number {
  const value = Number(given);
  if (/^\d+$/u.test(given) && value >= 1 && value <= most) return value;
  throw new WrongOption(`--${option} takes a whole number from 1 to ${most}.`);
}

function capOf({ cap, 'cap-tokens': tokens }: Values): Cap | undefined {
  if (cap !== undefined && tokens !== undefined) {
    throw new WrongOption('--cap and --cap-tokens do not go together.');
  }
  if (cap !== undefined) return { money: positive('cap', cap) };
  return tokens === undefined ? undefined : { tokens: positive('cap-tokens', tokens) };
}

function pricesOf({ price, 'check-price': checkPrice }: Values): Prices {
  return {
    ...(price !== undefined && { writing: priceOf('price', price) }),
    ...(checkPrice !== undefined && { checking: priceOf('check-price', checkPrice) }),
  };
}

/** With the writing model's price for a check by the same one. Throws WrongOption where money is capped without. */
export function pricesFor({ prices, cap }: Options, hasOwnChecker: boolean): Prices {
  const checking = prices.checking ?? (hasOwnChecker ? undefined : prices.writing);
  if (cap && 'money' in cap && !(prices.writing && checking)) {
    throw new WrongOption('--cap needs --price, and for another checking model --check-price.');
  }
  return { ...prices, ...(checking && { checking }) };
}

function priceOf(option: string, given: string): Price {
  const [input, output, ...more] = given.split('/');
  if (input === undefined || output === undefined || more.length > 0) {
    throw new WrongOption(`--${option} takes two prices, like 0.25/2.`);
  }
  return { input: positive(option, input), output: positive(option, output) };
}

function positive(option: string, given: string): number {
  const value = Number(given);
  if (/^\d*\.?\d+$/u.test(given.trim()) && value >= 0) return value;
  throw new WrongOption(`--${option} takes a number, like 2 or 0.25.`);
}

function refuseNonsense(
  { help, compare, isStandIn, cap }: Options,
  positionals: readonly string[],
): void {
  if (help) return;
  if (compare) {
    if (compare.length === 2) return;
    throw new WrongOption('--compare takes two files: a.json b.json.');
  }
  if (positionals.length > 0) throw new WrongOption(`What is '${positionals[0]}'?\n${HELP}`);
  if (!cap && !isStandIn) {
    throw new WrongOption(
      'Say how much it may cost: --cap 2 --price 0.25/2, or --cap-tokens 2000000. All of it reads some 500000 tokens and writes 300000, more with a model that thinks.',
    );
  }
}
