import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TEXT_LIMITS } from '#domain/deck/card.ts';
import type { GeneratedCategory } from '#domain/category/categories.ts';
import { languageOf } from '#domain/language/language-of.ts';
import type { DraftCard } from '#server/features/generation/writing/writer.ts';
import type { Rejection } from './rejection.ts';
import { createValidator, faultOf } from './validator.ts';
import { tidy } from './tidy.ts';

const MARS: DraftCard = {
  question: 'Which planet is named after the Roman god of war?',
  hint: 'Rusty neighbour of ours.',
  answer: 'Mars',
  explanation: 'Its colour reminded people of blood.',
};

function fault(
  changes: Partial<DraftCard>,
  gameType: GeneratedCategory = 'trivia',
  {
    topic = 'Space',
    customInstructions = '',
  }: Partial<Record<'topic' | 'customInstructions', string>> = {},
): Rejection | undefined {
  const card = tidy({ ...MARS, ...changes }, gameType);
  const language = languageOf({ topic, customInstructions });
  return faultOf(card, { gameType, topic, language });
}

describe('shape', () => {
  it('takes a good card', () => {
    expect(fault({})).toBeUndefined();
  });

  it.each([
    [{ question: '' }, 'shape'],
    [{ question: ' \u200b \u0000 ' }, 'shape'],
    [{ question: '??? !!!' }, 'shape'],
    [{ question: 'x'.repeat(TEXT_LIMITS.question + 1) }, 'too-long'],
    [{ hint: 'x'.repeat(TEXT_LIMITS.hint + 1) }, 'too-long'],
    [{ answer: 'x'.repeat(TEXT_LIMITS.answer + 1) }, 'too-long'],
    [{ explanation: 'x'.repeat(TEXT_LIMITS.question + 1) }, 'too-long'],
  ])('refuses an empty or too long card: %o', (changes, reason) => {
    expect(fault(changes)).toBe(reason);
  });

  it('takes texts of exactly the longest length', () => {
    expect(fault({ explanation: 'x'.repeat(TEXT_LIMITS.question) })).toBeUndefined();
  });

  it.each([
    'Which planet is <b>red</b>?',
    '<script>alert(1)</script> Which planet is red?',
    'Which planet is red &amp; cold?',
    'Which planet is **red**?',
    '<!-- note --> Which planet is red?',
    'Which planet is red, as [here](https://example.org)?',
  ])('refuses HTML and other markup rather than showing or guessing at it: %s', (question) => {
    expect(fault({ question })).toBe('markup');
  });

  it('takes signs that are no markup', () => {
    expect(fault({ question: 'Which planet is < 7 000 km wide & > 6 000 km?' })).toBeUndefined();
    expect(fault({ question: 'Which planet did AT&T name a lab after? *' })).toBeUndefined();
  });

  it.each([
    'I’m sorry, but I can’t help with that.',
    'I cannot write cards about this topic.',
    'As an AI, I have no favourite planet.',
  ])('refuses an apology in the place of a card: %s', (question) => {
    expect(fault({ question })).toBe('refusal');
  });
});

describe('tidy', () => {
  it('leaves out what a category has no place for', () => {
    expect(tidy(MARS, 'social')).toEqual({ question: MARS.question, hint: '', answer: '' });
    expect(tidy(MARS, 'secret-prompt')).toEqual({
      question: MARS.question,
      hint: MARS.hint,
      answer: '',
    });
  });

  it('folds white space and takes out controls and turns of direction, whatever comes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), (a, b) => {
        const card = tidy({ question: `${a}\u202e\n${b}`, hint: b, answer: a }, 'trivia');
        for (const text of [card.question, card.hint, card.answer]) {
          expect(text).not.toMatch(/[\p{Cc}\u200b\u202a-\u202e\u2066-\u2069]|\s\s|^\s|\s$/u);
          expect(text.isWellFormed()).toBe(true);
        }
        expect(tidy(card, 'trivia')).toEqual(card);
      }),
    );
  });
});

describe('the answer', () => {
  it.each([{ answer: '' }, { answer: '—' }, { answer: 'Unknown' }, { answer: 'N/A' }])(
    'must be there: %o',
    (changes) => {
      expect(fault(changes)).toBe('no-answer');
    },
  );

  it.each([
    { question: 'Which planet is Mars?' },
    { question: 'What is MARS, the red planet?' },
    { hint: 'It is mars.' },
    { answer: 'The Great Wall of China', hint: 'A wall in China, and great.' },
    { answer: 'Great Wall', question: 'How long is the Great Wall?' },
    { answer: 'volcano', question: 'What do volcanoes come from?' },
  ])('is told neither by the question nor by the hint: %o', (changes) => {
    expect(fault(changes)).toBe('gives-answer-away');
  });

  it.each([
    { answer: 'Marsupial' },
    { answer: 'A' },
    { answer: '4', question: 'What is 4 minus 0, plus nothing?' },
    { answer: 'The egg', question: 'Which came first, the chicken or the egg?' },
    { answer: 'True', question: 'True or false: Venus turns backwards.' },
    { answer: 'Pacific Ocean', question: 'Which ocean is the largest?' },
  ])('is not told by a part of it, a single sign, or a choice: %o', (changes) => {
    expect(fault(changes)).toBeUndefined();
  });

  it.each([
    ['日本の山の名前', '富士山の高さは何メートルですか。', '富士山'],
    ['日本のアニメ', '猫型ロボットのドラえもんを生んだ漫画は何ですか。', 'ドラえもん'],
    ['日本の動物', '「吾輩は猫である」の主人公は何の動物ですか。', '猫'],
    ['中国的城市', '北京故宫在哪座城市？', '北京'],
    ['จังหวัดในไทย', 'สนามบินเชียงใหม่อยู่ในจังหวัดใด', 'เชียงใหม่'],
    ['한국의 음식', '비빔밥은 어떤 음식입니까?', '비빔밥'],
  ])(
    'is looked for as it stands where words are written together: %s',
    (topic, question, answer) => {
      const asked = { topic };
      expect(fault({ question, answer, hint: '' }, 'trivia', asked)).toBe('gives-answer-away');
      const other = { question: question.replace(answer, '＿'), hint: `${answer}。`, answer };
      expect(fault(other, 'trivia', asked)).toBe('gives-answer-away');
    },
  );

  it.each([
    ['イカ', 'イガの中にできる木の実を食べる動物は何ですか。'],
    ['犬', '犬か猫か、エジプトで神として敬われたのはどちらですか。'],
    ['猫', '犬と猫、エジプトで神として敬われたのはどちらですか。'],
  ])('is not told there by another sound, nor by a choice: %s', (answer, question) => {
    const changes = { question, answer, hint: '水の中のことではありません' };
    expect(fault(changes, 'trivia', { topic: '日本の動物' })).toBeUndefined();
  });

  it('whatever the answer, a question or hint that says it is refused', () => {
    const word = fc.stringMatching(/^[a-z]{5,12}$/);
    fc.assert(
      fc.property(word, word, fc.boolean(), (answer, other, inHint) => {
        fc.pre(!other.startsWith(answer) && !answer.startsWith(other));
        const told = `Something about ${answer} here`;
        const changes = inHint ? { answer, hint: told } : { answer, question: told };
        expect(fault(changes)).toBe('gives-answer-away');
        expect(fault({ answer, hint: `Something about ${other}` })).toBeUndefined();
      }),
    );
  });
});

describe('the hint', () => {
  it.each([
    [{ hint: '' }, 'no-hint'],
    [{ hint: MARS.question }, 'poor-hint'],
    [{ hint: 'The Roman god of war' }, 'poor-hint'],
    [{ hint: 'This planet is named after the Roman god of war' }, 'poor-hint'],
  ])('must help: %o', (changes, reason) => {
    expect(fault(changes)).toBe(reason);
  });

  it('stands among the others where one is odd', () => {
    const question = 'Which is the odd one out: Mars, Earth, Pluto or Venus?';
    expect(
      fault({ question, answer: 'Earth', hint: 'The others are named after gods.' }),
    ).toBeUndefined();
  });

  it('is not asked for where a category has none', () => {
    expect(fault({ hint: '', answer: '' }, 'social')).toBeUndefined();
  });

  it.each([
    ['Penguin', 'ice, Antarctica, waddle, black, bird', undefined],
    ['Penguin', 'ice, Antarctica, penguins, black, bird', 'gives-answer-away'],
    ['Ice hockey', 'ice, puck, stick, rink, goal', 'gives-answer-away'],
    ['Police', 'ice, crook, car, badge, law', undefined],
    ['Sun', 'sunny, warm, light, star, sky', undefined],
    ['Sunflower', 'yellow, sunflower seeds, field, tall, oil', 'gives-answer-away'],
    ['Penguin', '', 'no-hint'],
    ['Penguin', 'It lives in the cold', 'poor-hint'],
    ['Penguin', 'ice, ice, waddle, black, bird', 'poor-hint'],
    ['Penguin', 'ice, , waddle, black, bird', 'poor-hint'],
    ['Act out a robot that tries to understand jazz', '', undefined],
    ['猫', '犬, 動物, ひげ, 鳴く, 魚', undefined],
    ['猫', '子猫, 動物, ひげ, 鳴く, 魚', 'gives-answer-away'],
  ])('DATA-07 forbidden words: %s / %s: %s', (question, hint, reason) => {
    const topic = /\p{Script=Han}/u.test(question) ? '動物の名前' : 'Animals';
    expect(fault({ question, hint }, 'secret-prompt', { topic })).toBe(reason);
  });
});

describe('what is banned', () => {
  it.each<[GeneratedCategory, string]>([
    ['drinking', 'Down your drink if you have ever missed a train.'],
    ['drinking', 'Everyone with a dog takes two shots.'],
    ['drinking', 'Finish your glass if you are the oldest.'],
    ['drinking', 'The last to stand up takes 10 sips.'],
    ['drinking', 'Take off a piece of clothing or sip.'],
    ['social', 'Who is the ugliest person in the room?'],
    ['relationship', 'Slap your partner gently.'],
    ['trivia', 'Which author wanted to commit suicide in 1900?'],
    ['challenge', 'Which fucking number comes next: 2, 4, 8?'],
  ])('%s: %s', (gameType, question) => {
    expect(fault({ question }, gameType)).toBe('banned');
  });

  it.each<[GeneratedCategory, string]>([
    ['drinking', 'Take a sip if you have ever been told to drink up.'],
    ['social', 'Who is most likely to take off to Peru tomorrow?'],
    ['trivia', 'Which fruit grows on rapeseed farms in Scunthorpe?'],
    ['relationship', 'What was the best thing that we cooked this year?'],
  ])('and what is not, in %s: %s', (gameType, question) => {
    expect(fault({ question }, gameType)).toBeUndefined();
  });
});

describe('the language', () => {
  const ask = (topic: string, question: string, customInstructions = '') =>
    fault({ question }, 'social', { topic, customInstructions });

  it.each([
    ['Космос и звёзды', 'Какая планета тебе ближе всего?'],
    ['الفضاء والنجوم', 'ما هو كوكبك المفضل ولماذا؟'],
    ['החלל והכוכבים', 'איזה כוכב לכת היית בוחר?'],
    ['日本のアニメ', 'いちばん好きなアニメは何ですか。'],
    ['한국 드라마 이야기', '가장 좋아하는 드라마는 무엇인가요?'],
    ['Ελλάδα και θάλασσα', 'Ποιο νησί θα διάλεγες;'],
  ])('follows the script of the topic: %s', (topic, question) => {
    expect(ask(topic, question)).toBeUndefined();
    expect(ask(topic, 'Which one would you choose, and why?')).toBe('wrong-language');
    expect(ask('Space travel', question)).toBe('wrong-language');
  });

  it('lets the instructions ask for another one, by their script or by its name', () => {
    const russian = 'Какая планета тебе ближе всего?';
    expect(ask('Space travel', russian, 'Please write in Russian')).toBeUndefined();
    expect(ask('Space travel', russian, 'по-русски, пожалуйста')).toBeUndefined();
  });

  it('lets foreign words stand in a question, and judges no topic without letters or of other scripts', () => {
    expect(
      ask('Learning Russian letters', 'Which letter is “Ж” and how do you say it?'),
    ).toBeUndefined();
    expect(ask('🎉🎉🎉🎉🎉', 'What are we celebrating?')).toBeUndefined();
    expect(ask('საქართველო', 'What would you eat first in Tbilisi?')).toBeUndefined();
  });
});

describe('sameness within a deck', () => {
  const cards = (...questions: string[]): DraftCard[] =>
    questions.map((question) => ({ question, hint: '', answer: '' }));
  const taken = (topic: string, deck: DraftCard[]): (Rejection | 'taken')[] => {
    const validator = createValidator({ gameType: 'social', topic, language: 'en' }, []);
    return deck.map((card) => {
      const result = validator.accept(card);
      return 'rejection' in result ? result.rejection : 'taken';
    });
  };

  it('refuses the same question in other case, signs or accents, and with a word changed', () => {
    const first = 'What would you take along to a desert island in the rain?';
    expect(
      taken('Holidays', [
        ...cards(
          first,
          'what would you take along to a desert island – in the RAIN',
          'What would you take along to a désert island in the rain',
          'What would you take along to a lonely desert island in the rain?',
        ),
        ...cards('Which of us would survive longest on a mountain without a phone?'),
      ]),
    ).toEqual(['taken', 'duplicate', 'duplicate', 'duplicate', 'taken']);
  });

  it('compares what is left without the topic that all cards name', () => {
    const topic = 'our never-ending trip along the coast of southern Portugal';
    expect(
      taken(topic, cards(`Tell a story about ${topic}.`, `Act out ${topic} without a word.`)),
    ).toEqual(['taken', 'taken']);
  });

  it('takes other numbers for another puzzle, and the same answer for the same thing in other words', () => {
    const validator = createValidator(
      { gameType: 'challenge', topic: 'Numbers', language: 'en' },
      [],
    );
    const puzzle = (question: string, answer: string): DraftCard => ({
      question,
      answer,
      hint: 'Think of doubling.',
    });
    const takes = (card: DraftCard): boolean => 'card' in validator.accept(card);
    expect(takes(puzzle('Which number comes next: 2, 4, 8, 16?', '32'))).toBe(true);
    expect(takes(puzzle('Which number comes next: 3, 6, 12, 24?', '48'))).toBe(true);
    expect(takes(puzzle('Which number comes next in line: 2, 4, 8, 16?', '32'))).toBe(false);
    expect(takes(puzzle('Which metal flows at room temperature?', 'Mercury'))).toBe(true);
    expect(takes(puzzle('At room temperature, which metal flows?', 'Mercury'))).toBe(false);
    expect(takes(puzzle('Which planet is nearest to our star?', 'Mercury'))).toBe(true);
    expect(takes(puzzle('What is the capital city of France in Europe?', 'Paris'))).toBe(true);
    expect(takes(puzzle('What is the capital city of Finland in Europe?', 'Helsinki'))).toBe(true);
    expect(
      takes(puzzle('What is the capital city of France, in Europe?', 'The city of Paris')),
    ).toBe(false);
  });

  it('no deck ever holds two cards that the validator finds alike, in whatever order they come', () => {
    const word = fc.constantFrom('cat', 'dog', 'island', 'rain', 'song', 'phone', 'night', 'train');
    const question = fc.array(word, { minLength: 3, maxLength: 8 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(fc.array(question, { maxLength: 25 }), (questions) => {
        const asked = { gameType: 'social', topic: 'x', language: 'en' } as const;
        const validator = createValidator(asked, []);
        const deck: DraftCard[] = [];
        for (const card of cards(...questions)) {
          const result = validator.accept(card);
          if ('card' in result) deck.push(result.card);
        }
        for (const [index, card] of deck.entries()) {
          const others = deck.toSpliced(index, 1);
          expect(createValidator(asked, others.slice(0, index)).accept(card)).toHaveProperty(
            'card',
          );
          expect(createValidator(asked, deck).accept(card)).toEqual({ rejection: 'duplicate' });
        }
      }),
    );
  });

  it('turns away what the host has had, only where that is asked for', () => {
    const asked = { gameType: 'trivia', topic: 'Space', language: 'en' } as const;
    const isSeen = (card: DraftCard): boolean => card.answer === 'Mars';
    expect(createValidator(asked, [], isSeen).accept(MARS)).toEqual({ rejection: 'seen' });
    expect(createValidator(asked, []).accept(MARS)).toHaveProperty('card');
  });
});
