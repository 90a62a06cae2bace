// The second look, by a model that answers as the test says and by a writer that looks as the test says.
import { describe, expect, it, vi } from 'vitest';
import type { Log } from '#server/platform/log.ts';
import { createValidator } from '#server/features/generation/checks/validator.ts';
import { beginLook } from '#server/features/generation/writing/look-again.ts';
import { EarlyLooks } from './early-looks.ts';
import type { ModelStreams } from './model-stream.ts';
import { modelSecondLook } from './second-look.ts';
import { TokenUsage } from './token-usage.ts';
import type {
  DeckWish,
  DraftCard,
  SecondOpinion,
  Writer,
} from '#server/features/generation/writing/writer.ts';

const WISH = {
  gameType: 'trivia',
  topic: 'Odds',
  difficulty: 'easy',
  customInstructions: '',
  language: 'en',
} as const;
const SUBJECTS = ['whale', 'piano', 'glacier', 'saffron', 'comet', 'marathon', 'violin', 'cactus'];
const card = (number: number, more: Partial<DraftCard> = {}): DraftCard => ({
  question: `Which ${SUBJECTS[number % 8]} has the number ${number * 37}?`,
  hint: 'It is not the first',
  answer: `Answer${number}`,
  explanation: `So it is with ${number}.`,
  ...more,
});
const cardsOf = (count: number) => Array.from({ length: count }, (_, at) => card(at));

describe('a model that looks again', () => {
  interface Answers {
    readonly looks?: (prompt: string) => Iterable<object>;
    readonly pairs?: (prompt: string) => Iterable<object>;
  }
  function looked({ looks = () => [], pairs = () => [] }: Answers) {
    const prompts: string[] = [];
    const model: ModelStreams = {
      async *stream({ prompt, taken }) {
        prompts.push(prompt);
        const answers = prompt.startsWith('Compare') ? pairs(prompt) : looks(prompt);
        for (const answer of answers) yield taken.parse(answer);
      },
    };
    const warn = vi.fn<(about: object, text: string) => void>();
    const info = vi.fn<(about: object, text: string) => void>();
    const log = { warn, info } as unknown as Log;
    const early = new EarlyLooks(false);
    const look = modelSecondLook({ model, log, early });
    const about = (signal = new AbortController().signal) => ({
      signal,
      tokenUsage: new TokenUsage(),
    });
    return { look, prompts, warn, info, about };
  }
  const SAYS_NOTHING = { verdict: undefined, isDoubtful: false, isHarmful: false, explanation: '' };
  /** What it says of the card with a number, in a group that begins with it. */
  const says = (at: number, more: object = {}, number = at + 1) => ({
    number,
    question: card(at).question.split(' ').slice(0, 8).join(' '),
    answer: `Answer${at}`,
    names: [],
    others: [],
    known: 5,
    faults: [],
    explanation: '',
    ...more,
  });
  const opinionOn = async (more: object, about: Partial<DraftCard> = {}, wish: DeckWish = WISH) => {
    const { look, about: how } = looked({ looks: () => [says(0, more)] });
    return (await look([card(0, about)], wish, how()))[0];
  };

  it('is asked for ten cards at once, and for the whole deck once; a question says whose opinion it is', async () => {
    const { look, prompts, about } = looked({
      looks: (prompt) =>
        prompt.includes(card(0).question)
          ? [
              says(1, { answer: 'Quite else' }, 7),
              says(0, { explanation: 'Yes.' }),
              says(99, {}, 3),
            ]
          : [says(10, {}, 1), says(20, {}, 1)],
    });
    const opinions = await look(cardsOf(21), WISH, about());
    expect(prompts.map((prompt) => prompt.split('\n')[0])).toEqual([
      'Compare these 21 cards.',
      'Check these 10 cards.',
      'Check these 10 cards.',
      'Check these 1 cards.',
    ]);
    expect(opinions).toHaveLength(21);
    expect(opinions.slice(0, 3)).toEqual([
      { ...SAYS_NOTHING, verdict: 'checked', explanation: 'Yes.' },
      { ...SAYS_NOTHING, verdict: 'unsure', isDoubtful: true },
      SAYS_NOTHING,
    ]);
    expect([10, 11, 20].map((at) => opinions[at]?.verdict)).toEqual([
      'checked',
      undefined,
      'checked',
    ]);
  });

  it('does not see an answer, nor what explains it', async () => {
    const { look, prompts, about } = looked({});
    const choices = ['Wrong1', 'Wrong2', 'Wrong3'];
    await look([card(3, { accepts: ['Other3'], choices })], { ...WISH, topic: 'x' }, about());
    expect(prompts).toHaveLength(1);
    for (const said of ['Answer3', 'Other3', 'Wrong1', 'So it is']) {
      expect(prompts[0]).not.toContain(said);
    }
    expect(prompts[0]).toContain(card(3).question);
    expect(prompts[0]?.indexOf(card(3).hint)).toBeGreaterThan(
      prompts[0]?.indexOf(card(3).question) ?? Infinity,
    );
  });

  it.each([
    [{}, 'checked', false],
    [{ answer: 'the answer0!' }, 'checked', false],
    [{ answer: 'Something', names: ['Answer0'] }, 'checked', false],
    [{ answer: '' }, undefined, false],
    [{ answer: 'Quite else' }, 'unsure', true],
    [{ others: ['Quite else'] }, 'unsure', true],
    [{ answer: 'Quite else', others: ['Answer0'] }, 'unsure', true],
    [{ faults: ['hint'] }, 'checked', true],
    [{ faults: ['language', 'what?'] }, 'checked', true],
    [{ faults: ['topic'] }, 'checked', true],
    [{ faults: ['what?'] }, 'checked', false],
    [{ known: 2 }, 'checked', true],
    [{ known: 3 }, 'checked', false],
    [{ known: 'many', names: null, others: null, faults: null }, 'checked', false],
    [{ question: 'Another question that is not' }, undefined, false],
  ] as const)('%j: the answer is %s, another card comes: %s', async (more, verdict, isDoubtful) => {
    expect(await opinionOn(more)).toEqual({ ...SAYS_NOTHING, verdict, isDoubtful });
  });

  it('finds what far too many know as doubtful as what nobody knows', async () => {
    const hard = { ...WISH, difficulty: 'hard' } as const;
    expect((await opinionOn({ known: 9 }, {}, hard))?.isDoubtful).toBe(true);
    expect((await opinionOn({ known: 8 }, {}, hard))?.isDoubtful).toBe(false);
  });

  it('explains in three hundred characters, and only an answer that it came to', async () => {
    const explained = async (length: number, more: object = {}) =>
      (await opinionOn({ explanation: 'x'.repeat(length), ...more }))?.explanation.length;
    expect(await explained(300)).toBe(300);
    expect(await explained(301)).toBe(0);
    expect(await explained(10, { answer: 'Else' })).toBe(0);
  });

  it('says of talk what could hurt somebody, and marks nothing', async () => {
    const social = { ...WISH, gameType: 'drinking' } as const;
    const talk = { answer: '', hint: '' };
    expect(await opinionOn({ faults: ['harm'] }, talk, social)).toEqual({
      ...SAYS_NOTHING,
      isDoubtful: true,
      isHarmful: true,
    });
    expect(await opinionOn({ answer: 'Else' }, talk, social)).toEqual(SAYS_NOTHING);
  });

  it('names pairs that ask the same, the later one of which goes, a quarter of the deck at most', async () => {
    const begun = (at: number) => card(at).question;
    const { look, about, info } = looked({
      looks: () => [says(2), says(5, { known: 1 })],
      pairs: () => [
        { first: begun(2), second: begun(0) },
        { first: begun(1), second: begun(1) },
        { first: begun(3), second: 'Which' },
        { first: begun(3), second: begun(4) },
        { first: begun(6), second: begun(7) },
      ],
    });
    const opinions = await look(cardsOf(8), WISH, about());
    const doubtful = [...opinions.keys()].filter((at) => opinions[at]?.isDoubtful);
    expect(doubtful).toEqual([2, 4]);
    expect(opinions[2]?.verdict).toBe('checked');
    expect(info).toHaveBeenCalledWith({ findings: { alike: 2 } }, 'Cards were looked at again');
  });

  it('that fails leaves its cards as they are and says so in the log; one that is stopped stops', async () => {
    const { look, warn, about } = looked({
      *looks() {
        yield says(0);
        throw new Error('Busy\nwith words of the host');
      },
    });
    const opinions = await look(cardsOf(2), WISH, about());
    expect(opinions.map(({ verdict }) => verdict)).toEqual(['checked', undefined]);
    expect(warn).toHaveBeenCalledWith({ reason: 'Error: Busy' }, 'A second look failed');
    await expect(look(cardsOf(2), WISH, about(AbortSignal.abort()))).rejects.toThrow('Busy');
  });
});

describe('a deck that is looked at again', () => {
  async function lookedAt(
    deck: readonly DraftCard[],
    opinions: readonly (readonly (SecondOpinion | undefined)[])[],
    {
      others = [],
      gameType = WISH.gameType,
      signal = new AbortController().signal,
      looks = true,
      isEachOnce = false,
    }: {
      others?: readonly DraftCard[] | Error;
      gameType?: 'trivia' | 'social' | 'secret-prompt';
      signal?: AbortSignal;
      looks?: boolean;
      /** One of the others at a time. */
      isEachOnce?: boolean;
    } = {},
  ) {
    const cards = [...deck];
    const wish = { ...WISH, gameType };
    const asked: string[][] = [];
    const avoided: (readonly string[])[] = [];
    const writer: Writer = {
      mode: 'model',
      async *write({ avoid }) {
        avoided.push(avoid);
        if (others instanceof Error) throw others;
        const from = avoided.length - 1;
        yield* isEachOnce ? others.slice(from, from + 1) : from === 0 ? others : [];
      },
      lookAgain: looks
        ? async (some) => {
            asked.push(some.map(({ answer }) => answer));
            return (opinions[asked.length - 1] ?? []).filter((each) => each !== undefined);
          }
        : undefined,
    };
    await beginLook({
      filling: {
        writer,
        wish,
        validator: createValidator(wish, cards),
        avoid: ['Known?'],
        fresh: false,
        isSeen: () => false,
        tokenUsage: new TokenUsage(),
        signal,
        onRejection: () => {},
      },
      cards,
      put: async (position, put) => void (cards[position] = put),
    }).finish();
    return { cards, asked, avoided };
  }
  const silent = { verdict: undefined, isDoubtful: false, isHarmful: false, explanation: '' };
  const checked = { ...silent, verdict: 'checked', explanation: 'New.' } as const;
  const unsure = { ...silent, verdict: 'unsure', isDoubtful: true } as const;
  const harmful = { ...silent, isDoubtful: true, isHarmful: true } as const;

  it('has a mark on each card, and an explanation where there was none', async () => {
    const bare = card(1, { explanation: '' });
    const { cards, asked, avoided } = await lookedAt([card(0), bare], [[checked, checked]]);
    expect(cards).toEqual([
      { ...card(0), verdict: 'checked' },
      { ...bare, verdict: 'checked', explanation: 'New.' },
    ]);
    expect(asked).toEqual([['Answer0', 'Answer1']]);
    expect(avoided).toEqual([]);
  });

  it('cards that come out unsure are replaced once, and the others are looked at as well', async () => {
    const others = [card(5), card(6)];
    const { cards, asked, avoided } = await lookedAt(
      [card(0), card(1), card(2)],
      [
        [unsure, checked, unsure],
        [checked, unsure],
      ],
      { others },
    );
    expect(cards.map(({ answer, verdict }) => [answer, verdict])).toEqual([
      ['Answer5', 'checked'],
      ['Answer1', 'checked'],
      ['Answer6', 'unsure'],
    ]);
    expect(asked).toEqual([
      ['Answer0', 'Answer1', 'Answer2'],
      ['Answer5', 'Answer6'],
    ]);
    expect(avoided[0]).toEqual([
      ...[0, 1, 2].map((at) => `${card(at).question} — Answer${at}`),
      'Known?',
    ]);
  });

  it('an unsure card stays, marked, where no other comes; who is stopped stops', async () => {
    const failing = { others: new Error('Busy') };
    const { cards } = await lookedAt([card(0)], [[unsure]], failing);
    expect(cards).toEqual([{ ...card(0), verdict: 'unsure' }]);
    const stopped = { ...failing, signal: AbortSignal.abort() };
    await expect(lookedAt([card(0)], [[unsure]], stopped)).rejects.toThrow('aborted');
  });

  it('a card that was not judged stays without a mark, one that is doubtful goes although its answer is right', async () => {
    const right = { ...checked, isDoubtful: true };
    const { cards } = await lookedAt([card(0), card(1)], [[silent, right]], { others: [card(5)] });
    expect(cards).toEqual([card(0), card(5)]);
  });

  it('what could hurt somebody is replaced once more', async () => {
    const talk = (at: number) => ({ question: card(at).question, hint: '', answer: '' });
    const { cards, avoided } = await lookedAt(
      [talk(0), talk(1)],
      [[harmful, silent], [harmful], [harmful]],
      { gameType: 'social', others: [talk(5), talk(6), talk(7)], isEachOnce: true },
    );
    expect(cards).toEqual([talk(6), talk(1)]);
    expect(avoided).toHaveLength(2);
  });

  it('marked cards are not looked at twice, secrets are not looked at, and nobody looks where nobody can', async () => {
    const marked = card(0, { verdict: 'checked' });
    expect((await lookedAt([marked, card(1)], [[unsure]])).asked[0]).toEqual(['Answer1']);
    expect((await lookedAt([card(0)], [[checked]], { gameType: 'secret-prompt' })).asked).toEqual(
      [],
    );
    const nobody = await lookedAt([card(0)], [[checked]], { looks: false });
    expect(nobody.cards).toEqual([card(0)]);
    const short = await lookedAt([card(0), card(1)], [[checked]]);
    expect(short.cards[1]).toEqual(card(1));
  });
});
