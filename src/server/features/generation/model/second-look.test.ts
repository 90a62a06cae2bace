// The second look, by a model that answers as the test says and by a writer that looks as the test says.
import { describe, expect, it, vi } from 'vitest';
import type { Log } from '#server/platform/log.ts';
import { createValidator } from '#server/features/generation/checks/validator.ts';
import { lookAgain } from '#server/features/generation/writing/look-again.ts';
import type { ModelStreams } from './model-stream.ts';
import { modelSecondLook } from './second-look.ts';
import { TokenUsage } from './token-usage.ts';
import type {
  DraftCard,
  SecondOpinion,
  Writer,
} from '#server/features/generation/writing/writer.ts';

const WISH = {
  gameType: 'trivia',
  topic: 'Odds',
  difficulty: 'easy',
  customInstructions: '',
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

interface Judgement {
  readonly number: number;
  readonly verdict: 'right' | 'doubtful';
  readonly explanation: string;
}

describe('a model that looks again', () => {
  function looked(answers: (prompt: string) => Iterable<Judgement>) {
    const prompts: string[] = [];
    const model: ModelStreams = {
      async *stream({ prompt, taken }) {
        prompts.push(prompt);
        for (const answer of answers(prompt)) yield taken.parse(answer);
      },
    };
    const warn = vi.fn<(about: object, text: string) => void>();
    const look = modelSecondLook(model, { warn } as unknown as Log);
    const about = (signal = new AbortController().signal) => ({
      signal,
      tokenUsage: new TokenUsage(),
    });
    return { look, prompts, warn, about };
  }
  const right = (number: number, explanation = '') =>
    ({ number, verdict: 'right', explanation }) as const;

  it('is asked for ten cards at once, and its opinions are those of the cards with their number', async () => {
    const { look, prompts, about } = looked(() => [
      { number: 2, verdict: 'doubtful', explanation: 'No.' },
      right(1, 'Yes.'),
      right(0),
      right(99),
    ]);
    const opinions = await look(cardsOf(21), WISH, about());
    expect(prompts.map((prompt) => prompt.split('\n')[0])).toEqual([
      'Check these 10 cards.',
      'Check these 10 cards.',
      'Check these 1 cards.',
    ]);
    expect(opinions).toHaveLength(21);
    const unjudged = { verdict: 'unsure', explanation: '' };
    expect(opinions.slice(0, 3)).toEqual([
      { verdict: 'checked', explanation: 'Yes.' },
      { verdict: 'unsure', explanation: 'No.' },
      unjudged,
    ]);
    expect(opinions.slice(10, 12).map(({ verdict }) => verdict)).toEqual(['checked', 'unsure']);
    expect(opinions[20]).toEqual({ verdict: 'checked', explanation: 'Yes.' });
  });

  it('may explain in three hundred characters', async () => {
    const { look, about } = looked(() => [right(1, 'x'.repeat(300)), right(2, 'x'.repeat(301))]);
    const opinions = await look(cardsOf(2), WISH, about());
    expect(opinions.map(({ explanation }) => explanation.length)).toEqual([300, 0]);
  });

  it('that fails leaves its cards unsure and says so in the log; one that is stopped stops', async () => {
    const { look, warn, about } = looked(function* () {
      yield right(1);
      throw new Error('Busy\nwith words of the host');
    });
    const opinions = await look(cardsOf(2), WISH, about());
    expect(opinions.map(({ verdict }) => verdict)).toEqual(['checked', 'unsure']);
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
    }: {
      others?: readonly DraftCard[] | Error;
      gameType?: 'trivia' | 'social';
      signal?: AbortSignal;
      looks?: boolean;
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
        if (avoided.length === 1) yield* others;
      },
      lookAgain: looks
        ? async (some) => {
            asked.push(some.map(({ answer }) => answer));
            return (opinions[asked.length - 1] ?? []).filter((each) => each !== undefined);
          }
        : undefined,
    };
    await lookAgain({
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
    });
    return { cards, asked, avoided };
  }
  const checked = { verdict: 'checked', explanation: 'New.' } as const;
  const unsure = { verdict: 'unsure', explanation: '' } as const;

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

  it('marked cards are not looked at twice, talk is not looked at, and nobody looks where nobody can', async () => {
    const marked = card(0, { verdict: 'checked' });
    expect((await lookedAt([marked, card(1)], [[unsure]])).asked[0]).toEqual(['Answer1']);
    expect((await lookedAt([card(0)], [[checked]], { gameType: 'social' })).asked).toEqual([]);
    const nobody = await lookedAt([card(0)], [[checked]], { looks: false });
    expect(nobody.cards).toEqual([card(0)]);
    const silent = await lookedAt([card(0), card(1)], [[checked]]);
    expect(silent.cards[1]).toEqual(card(1));
  });
});
