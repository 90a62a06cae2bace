// The form for a new deck: its fields, what they send, and what Generate asks before anything is begun.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { kindFrom } from '#domain/category/from-label.ts';
import { currentMatch } from '#web/platform/match/match-store.ts';
import { waitingForm } from '#web/platform/session/waiting-form.ts';
import { SetupScreen } from '#web/features/setup/setup-screen.tsx';
import { bankCoverage, deck, run, savedRun } from '#tests/support/web/decks.ts';
import { cards } from '#tests/support/matches.ts';
import { HOST, holdClock, openApp, pass, type OpenApp } from '#tests/support/web/open-app.tsx';
import { failing, later, type Answers } from '#tests/support/web/server-answers.ts';

const FULL = bankCoverage();
const ANSWERS: Answers = {
  'GET /api/bank': FULL,
  'POST /api/generations': () => later<never>().promise,
};
const FORMED = ['trivia', 'challenge', 'secret-prompt'];
const TALKED = ['drinking', 'social', 'relationship'];

async function open(
  category = 'trivia',
  { answers, ...visit }: Parameters<typeof openApp>[2] = {},
): Promise<OpenApp> {
  localStorage.setItem('riffle:notice:drinking', 'said');
  return openApp('/setup', <SetupScreen />, {
    state: { category: { id: category } },
    user: HOST,
    ...visit,
    answers: { ...ANSWERS, ...answers },
  });
}

const topic = () => page.getByLabelText('Topic', { exact: true });
const wishes = () => page.getByLabelText('Custom instructions (optional)');
const generate = () => page.getByRole('button', { name: 'Generate my Game' });
const box = (name: string) => page.getByRole('combobox', { name });
const toggle = (name: string) => page.getByRole('switch', { name, exact: true });
const alert = () => page.getByRole('alertdialog');
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

async function choose(label: string, option: string): Promise<void> {
  await box(label).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function optionsOf(label: string): Promise<(string | null)[]> {
  await box(label).click();
  await expect.element(page.getByRole('option').first()).toBeVisible();
  const options = page.getByRole('option').elements();
  const texts = options.map(({ textContent }) => textContent);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  return texts;
}

/** The one request that was sent, once it was. */
async function sent(app: OpenApp): Promise<unknown> {
  await expect.poll(() => app.sent('POST /api/generations')).toHaveLength(1);
  return app.sent('POST /api/generations')[0]?.body;
}

test('SETUP-06 CONST-05 CONST-06 CONST-07 CONST-08 the form offers these choices, and begins so', async () => {
  await open();
  await expect.element(page.getByRole('heading', { name: 'Game Details' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Game Options' })).toBeVisible();
  await expect.element(topic()).toHaveValue('');
  await expect.element(topic()).toHaveAttribute('placeholder', 'anything, say “Space”');
  await expect.element(wishes()).toHaveValue('');
  await expect.element(box('Difficulty')).toHaveTextContent('Medium');
  expect(await optionsOf('Difficulty')).toEqual(['Easy', 'Medium', 'Hard']);
  await expect.element(box('Teams')).toHaveTextContent('2 teams');
  expect(await optionsOf('Teams')).toEqual(['2 teams', '3 teams', '4 teams']);
  await expect.element(box('Number of cards')).toHaveTextContent('30 cards');
  expect(await optionsOf('Number of cards')).toEqual([
    '20 cards',
    '30 cards',
    '40 cards',
    '50 cards',
    '60 cards',
  ]);
  await expect.element(box('Time per card')).toHaveTextContent('30 seconds');
  expect(await optionsOf('Time per card')).toEqual([
    '20 seconds',
    '30 seconds',
    '45 seconds',
    '60 seconds',
    '75 seconds',
    '90 seconds',
  ]);
  await expect.element(toggle('Generate Fresh Questions')).not.toBeChecked();
  await expect
    .element(page.getByText('No question you have had before. Slower, and costs 2 credits.'))
    .toBeVisible();
});

test('DATA-08 DATA-10 an untouched form with a topic sends its defaults', async () => {
  const app = await open();
  await topic().fill('  Deep sea creatures ');
  await generate().click();
  expect(await sent(app)).toEqual({
    requestId: expect.stringMatching(
      /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u,
    ),
    category: 'Trivia',
    gameType: 'trivia',
    topic: 'Deep sea creatures',
    difficulty: 'medium',
    cardCount: 30,
    customInstructions: '',
    language: 'en',
    avoidDuplicates: false,
    teamCount: 2,
    timerSeconds: 30,
    acceptFewer: false,
    quotedPrice: 1,
  });
});

test('Generate at once waits for what the deck would be made of, and asks as ever', async () => {
  const bank = later<ReturnType<typeof bankCoverage>>();
  const app = await open('trivia', { answers: { 'GET /api/bank': () => bank.promise } });
  await topic().fill('Volcanoes');
  await generate().click();
  await expect.poll(() => app.sent('GET /api/bank')).not.toHaveLength(0);
  expect(app.sent('POST /api/generations')).toEqual([]);
  bank.resolve(bankCoverage({ cards: 12, withTemplates: 90 }));
  await expect.element(alert()).toHaveTextContent('Few cards about this topic');
  expect(app.sent('POST /api/generations')).toEqual([]);
});

test('DATA-08 what a host chooses in each field is what is sent', async () => {
  const app = await open('challenge');
  await topic().fill('Riddles of the sea');
  await choose('Difficulty', 'Hard');
  await choose('Teams', '4 teams');
  await choose('Number of cards', '60 cards');
  await choose('Time per card', '90 seconds');
  await wishes().fill('For children');
  await toggle('Generate Fresh Questions').click();
  await generate().click();
  expect(await sent(app)).toMatchObject({
    category: 'Challenge & Puzzle Games',
    gameType: 'challenge',
    topic: 'Riddles of the sea',
    difficulty: 'hard',
    cardCount: 60,
    customInstructions: 'For children',
    avoidDuplicates: true,
    teamCount: 4,
    timerSeconds: 90,
  });
});

test.for([
  ['Difficulty', 'Easy', { difficulty: 'easy' }],
  ['Teams', '3 teams', { teamCount: 3 }],
  ['Number of cards', '20 cards', { cardCount: 20 }],
  ['Time per card', '45 seconds', { timerSeconds: 45 }],
] as const)('DATA-08 %s: %s is sent', async ([label, option, expected]) => {
  const app = await open();
  await topic().fill('Volcanoes');
  await choose(label, option);
  await expect.element(box(label)).toHaveTextContent(option);
  await generate().click();
  expect(await sent(app)).toMatchObject(expected);
});

test('SETUP-09 teams and seconds are asked for only where they matter', async () => {
  const app = await open('drinking');
  for (const category of [...TALKED, ...FORMED]) {
    await app.goTo('/setup', { category: { id: category } });
    const count = FORMED.includes(category) ? 1 : 0;
    await expect.poll(() => box('Teams').elements(), { message: category }).toHaveLength(count);
    expect(box('Time per card').elements(), category).toHaveLength(count);
    expect(box('Difficulty').elements(), category).toHaveLength(1);
    expect(box('Number of cards').elements(), category).toHaveLength(1);
  }
});

test('STATE-GAME-26 STATE-GAME-29 STATE-GAME-30 STATE-GAME-31 CHOOSE-06 what cards show can be chosen only where the category leaves a choice', async () => {
  const app = await open('trivia');
  for (const [category, title] of [
    ['trivia', 'Trivia'],
    ['challenge', 'Challenge & Puzzle Games'],
  ] as const) {
    await app.goTo('/setup', { category: { id: category } });
    await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    for (const name of ['Hints', 'Answers']) {
      await expect.element(toggle(name)).toBeChecked();
      await expect.element(toggle(name)).toBeEnabled();
      await toggle(name).click();
      await expect.element(toggle(name)).not.toBeChecked();
      await toggle(name).click();
      await expect.element(toggle(name)).toBeChecked();
    }
  }
  for (const category of TALKED) {
    await app.goTo('/setup', { category: { id: category } });
    await expect.poll(() => box('Teams').elements()).toHaveLength(0);
    for (const name of ['Hints', 'Answers']) expect(toggle(name).elements()).toEqual([]);
  }
});

test('STATE-GAME-27 CHOOSE-06 secret-prompt decks have forbidden words where their cards do, and no answers', async () => {
  await open('secret-prompt');
  await expect
    .element(page.getByText('Forbidden words show where the cards have some.'))
    .toBeVisible();
  for (const name of ['Forbidden Words', 'Answers']) expect(toggle(name).elements()).toEqual([]);
});

test.for([
  ['secret-prompt', cards(6, 'fur'), 'Secret-prompt Games: Animals', true, false],
  ['secret-prompt', cards(6, ''), 'Secret-prompt Games: Animals', false, false],
  ['social', cards(6), 'Social & Party Games: Animals', false, false],
  ['challenge', cards(6), 'Challenge & Puzzle Games: Animals', true, true],
] as const)(
  'STATE-GEN-06 STATE-GAME-26 STATE-GAME-27 STATE-GAME-29 DATA-11 Quick Start of %s plays the deck as it is',
  async ([category, all, label, includeHints, includeAnswers]) => {
    holdClock();
    const app = await open(category, {
      answers: {
        'POST /api/generations': savedRun({ gameType: category, topic: 'Animals' }),
        'GET /api/games/:id': deck({
          gameType: category,
          topic: 'Animals',
          cards: [...all],
          previewCards: [...all],
          teamCount: 4,
          timerSeconds: 90,
        }),
      },
    });
    await topic().fill('Animals');
    await generate().click();
    const ready = page.getByRole('dialog', { name: 'Your Game is Ready!' });
    await expect.element(ready).toHaveTextContent('Animals');
    await expect.element(ready).toHaveTextContent('6 cards.');
    await press('Quick Start');
    await expect.poll(() => app.location().pathname).toBe('/game');
    expect(currentMatch()).toMatchObject({
      gameId: 'game-1',
      ...kindFrom(label),
      cards: all,
      teamCount: 4,
      timer: { durationMs: 90_000 },
      includeHints,
      includeAnswers,
    });
  },
);

test('STATE-GEN-06 a deck whose answers are off is played without them', async () => {
  holdClock();
  const app = await open('trivia', {
    answers: { 'POST /api/generations': savedRun(), 'GET /api/games/:id': deck() },
  });
  await topic().fill('Deep sea creatures');
  await toggle('Answers').click();
  await generate().click();
  await press('Quick Start');
  await expect.poll(() => app.location().pathname).toBe('/game');
  expect(currentMatch()).toMatchObject({ includeHints: true, includeAnswers: false });
});

test.for([
  ['house', '20 cards. Dealt from Riffle’s own card bank. No AI wrote these cards.'],
  ['model', '20 cards. Written by AI, which can make mistakes.'],
  ['own', '20 cards. Made by you.'],
] as const)('a deck by the writer ‘%s’ says who wrote it', async ([mode, sentence]) => {
  holdClock();
  await open('trivia', {
    answers: { 'POST /api/generations': savedRun(), 'GET /api/games/:id': deck({ mode }) },
  });
  await topic().fill('Deep sea creatures');
  await generate().click();
  await expect.element(page.getByText(sentence)).toBeVisible();
});

test('RULE-21 RULE-22 CONST-01 a topic is counted, cut at 80, and needs five letters', async () => {
  await open();
  await expect
    .element(page.getByText('A word or a short phrase, five letters or more.'))
    .toBeVisible();
  await expect.element(page.getByText('0 / 80')).toBeVisible();
  await expect.element(generate()).toBeDisabled();
  await topic().fill('a b c d');
  await expect.element(page.getByText('7 / 80')).toBeVisible();
  await expect.element(generate()).toBeDisabled();
  await topic().fill('a b c d e');
  await expect.element(generate()).toBeEnabled();
  await expect.element(topic()).toHaveAttribute('maxlength', '80');
});

test('RULE-23 Enter in an empty topic says what is missing, in a short one nothing', async () => {
  const app = await open();
  await topic().click();
  await userEvent.keyboard('{Enter}');
  await expect.element(alert()).toHaveTextContent('Please enter a topic for your game!');
  await press('OK');
  await topic().fill('Ox');
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('a');
  await expect.element(topic()).toHaveValue('Oxa');
  await expect.element(alert()).not.toBeInTheDocument();
  await topic().fill('Oxygen');
  await userEvent.keyboard('{Enter}');
  expect(await sent(app)).toMatchObject({ topic: 'Oxygen' });
});

test('RULE-24 CONST-15 at its limit the topic says so for five seconds', async () => {
  holdClock();
  await open();
  const note = page.getByText(
    'Character limit reached! Add more detail in Custom Instructions below.',
  );
  await topic().fill('x'.repeat(79));
  await expect.element(page.getByText('79 / 80')).toBeVisible();
  await expect.element(note).not.toBeInTheDocument();
  await topic().fill('x'.repeat(80));
  await expect.element(note).toBeVisible();
  await pass(4_900);
  await expect.element(note).toBeVisible();
  await pass(200);
  await expect.element(note).not.toBeInTheDocument();
  await topic().fill('x'.repeat(79));
  await topic().fill('x'.repeat(80));
  await expect.element(note).toBeVisible();
  await topic().fill('x'.repeat(70));
  await expect.element(note).not.toBeInTheDocument();
});

test('RULE-25 RULE-26 CONST-02 CONST-15 wishes hold 200 characters, and say so at the limit for five seconds', async () => {
  holdClock();
  await open();
  await expect.element(wishes()).toHaveAttribute('maxlength', '200');
  await expect
    .element(page.getByText('Who is playing, what to avoid, inside jokes.'))
    .toBeVisible();
  await wishes().fill('y'.repeat(199));
  await expect.element(page.getByText('199 / 200')).toBeVisible();
  const note = page.getByText('Character limit reached!', { exact: true });
  await expect.element(note).not.toBeInTheDocument();
  await wishes().fill('y'.repeat(200));
  await expect.element(note).toBeVisible();
  await pass(4_900);
  await expect.element(note).toBeVisible();
  await pass(200);
  await expect.element(note).not.toBeInTheDocument();
});

test('the house writer says that it follows no instructions, as long as there are some', async () => {
  const app = await open();
  const note = page.getByText(
    'Riffle’s own card bank can’t follow instructions: this deck will be dealt without them.',
  );
  await wishes().fill('   ');
  await expect.element(page.getByText('3 / 200')).toBeVisible();
  await expect.element(note).not.toBeInTheDocument();
  await wishes().fill('No maths');
  await expect.element(note).toBeVisible();
  await app.close();
  // Also where they are still there from the last time.
  await open();
  await expect.element(wishes()).toHaveValue('No maths');
  await expect.element(note).toBeVisible();
  await wishes().fill('');
  await expect.element(note).not.toBeInTheDocument();
});

test('a model follows instructions, and the card bank is neither asked nor spoken of', async () => {
  const app = await open('trivia', { configuration: { writer: 'model' } });
  await topic().fill('Volcanoes');
  await wishes().fill('No maths');
  await expect.element(page.getByText('8 / 200')).toBeVisible();
  await generate().click();
  expect(await sent(app)).toMatchObject({ customInstructions: 'No maths' });
  expect(page.getByText('card bank').elements()).toEqual([]);
  expect(app.sent('GET /api/bank')).toEqual([]);
});

test('MODEL-21 the form says which language the cards will be in, as the host types, and sends it', async () => {
  const app = await open('trivia', { configuration: { writer: 'model' } });
  await expect.element(box('Cards in')).toHaveTextContent('English (automatic)');
  await topic().fill('Weltraum');
  await expect.element(box('Cards in')).toHaveTextContent('German (automatic)');
  await wishes().fill('Write it in French, please.');
  await expect.element(box('Cards in')).toHaveTextContent('French (automatic)');
  await generate().click();
  expect(await sent(app)).toMatchObject({ topic: 'Weltraum', language: 'fr' });
});

test('MODEL-21 a language that the host has chosen stays, until it is left to the form again', async () => {
  const app = await open('social', { configuration: { writer: 'model' } });
  await topic().fill('Weltraum');
  const options = await optionsOf('Cards in');
  expect(options.slice(0, 3)).toEqual(['German (automatic)', 'Arabic', 'Bulgarian']);
  expect(options.at(-1)).toBe('The topic’s own language');
  await choose('Cards in', 'Japanese');
  await topic().fill('Musique des années 80');
  await expect.element(box('Cards in')).toHaveTextContent('Japanese');
  await app.close();
  const again = await open('social', { configuration: { writer: 'model' } });
  await expect.element(box('Cards in')).toHaveTextContent('Japanese');
  await choose('Cards in', 'French (automatic)');
  await topic().fill('音楽');
  await expect.element(box('Cards in')).toHaveTextContent('Japanese (automatic)');
  await choose('Cards in', 'Korean');
  await generate().click();
  expect(await sent(again)).toMatchObject({ topic: '音楽', language: 'ko' });
});

test('MODEL-24 the house writer has no language to choose, and says where it does not write the host’s', async () => {
  await open();
  const note = page.getByText('Riffle’s own card bank has cards in English only.');
  await topic().fill('Space');
  await expect.element(generate()).toBeEnabled();
  await expect.element(note).not.toBeInTheDocument();
  expect(box('Cards in').elements()).toEqual([]);
  await topic().fill('Weltraum');
  await expect.element(note).toBeVisible();
  await topic().fill('Space');
  await expect.element(note).not.toBeInTheDocument();
  await wishes().fill('auf Deutsch');
  await expect.element(note).toBeVisible();
});

test('RULE-27 NEW-01 NEW-02 signed out, Generate leads to the dialog at once, and what was typed is kept', async () => {
  const app = await openApp('/setup', <SetupScreen />, {
    state: { category: { id: 'trivia' } },
    answers: ANSWERS,
  });
  await topic().fill('Volcanoes');
  await choose('Difficulty', 'Hard');
  await generate().click();
  await expect.poll(() => app.location().pathname).toBe('/');
  expect(app.location().state).toEqual({
    showSignInModal: true,
    message: 'Please sign in to create custom games!',
    isNew: true,
  });
  expect(waitingForm()).toEqual({ category: 'trivia', price: 1 });
  expect(app.sent('POST /api/generations')).toEqual([]);
  await app.goTo('/setup', { category: { id: 'trivia' } });
  await expect.element(topic()).toHaveValue('Volcanoes');
  await expect.element(box('Difficulty')).toHaveTextContent('Hard');
  localStorage.setItem('riffle:signed-in', 'once');
  await generate().click();
  await expect.poll(() => app.location().state).toMatchObject({ isNew: false });
  await app.goTo('/setup', { category: { id: 'challenge' } });
  await expect.element(topic()).toHaveValue('');
  await expect.element(box('Difficulty')).toHaveTextContent('Medium');
});

test('until it is known who is signed in nothing can be generated', async () => {
  const session = later<{ user: typeof HOST; credits: number }>();
  await open('trivia', { answers: { 'GET /api/session': () => session.promise } });
  await topic().fill('Volcanoes');
  await expect.element(generate()).toBeDisabled();
  session.resolve({ user: HOST, credits: 3 });
  await expect.element(generate()).toBeEnabled();
});

test('CONST-09 RULE-29 the form says what a deck costs', async () => {
  await open();
  await expect
    .element(page.getByText('Costs 1 credit, only when your deck is saved.'))
    .toBeVisible();
  await toggle('Generate Fresh Questions').click();
  await expect
    .element(page.getByText('Costs 2 credits, only when your deck is saved.'))
    .toBeVisible();
});

test('RULE-29 RULE-30 without enough credits the credit dialog opens and nothing is sent', async () => {
  const app = await open('trivia', { credits: 0 });
  await topic().fill('Volcanoes');
  await generate().click();
  await expect.element(page.getByRole('dialog', { name: 'Get More Credits' })).toBeVisible();
  expect(app.sent('POST /api/generations')).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(topic()).toHaveValue('Volcanoes');
  await expect.element(generate()).not.toHaveAttribute('aria-busy');
});

test.for([
  [1, 0],
  [2, 1],
] as const)('RULE-29 with %i credits fresh questions start %i run', async ([credits, runs]) => {
  holdClock();
  const app = await open('trivia', { credits });
  await topic().fill('Volcanoes');
  await toggle('Generate Fresh Questions').click();
  await generate().click();
  await pass(500);
  await expect
    .element(page.getByRole('dialog', { name: runs ? 'Writing your deck…' : 'Get More Credits' }))
    .toBeVisible();
  expect(app.sent('POST /api/generations')).toHaveLength(runs);
});

test('RULE-29 one credit is enough for a deck', async () => {
  const app = await open('trivia', { credits: 1 });
  await topic().fill('Volcanoes');
  await generate().click();
  expect(await sent(app)).toMatchObject({ topic: 'Volcanoes' });
});

test('RULE-32 RULE-33 ERR-GAME-08 a blocked word is refused after half a second, only with fresh questions', async () => {
  holdClock();
  const app = await open();
  await topic().fill('Famous GUNNERS');
  await toggle('Generate Fresh Questions').click();
  await generate().click();
  await expect.element(generate()).toHaveAttribute('aria-busy', 'true');
  await pass(450);
  await expect.element(alert()).not.toBeInTheDocument();
  await pass(100);
  await expect
    .element(alert())
    .toHaveTextContent(
      'Topic validation failed: The topic "Famous GUNNERS" contains content that may not be appropriate for all audiences. Please choose a different topic. Try one that fits Trivia.',
    );
  await press('OK');
  await expect.element(generate()).not.toHaveAttribute('aria-busy');
  expect(app.sent('POST /api/generations')).toEqual([]);
  await toggle('Generate Fresh Questions').click();
  await generate().click();
  expect(await sent(app)).toMatchObject({ topic: 'Famous GUNNERS', avoidDuplicates: false });
});

test('WHAT-05 two presses while the topic is judged make one deck', async () => {
  holdClock();
  const app = await open();
  await topic().fill('Volcanoes');
  await toggle('Generate Fresh Questions').click();
  await topic().click();
  await userEvent.keyboard('{Enter}{Enter}');
  await generate().click({ force: true });
  await pass(600);
  await sent(app);
  await pass(600);
  expect(app.sent('POST /api/generations')).toHaveLength(1);
});

test('the bank is asked when typing rests, for the topic as it will be sent', async () => {
  holdClock();
  const app = await open('social');
  await expect
    .element(page.getByText('Decks here come from Riffle’s own card bank; no AI writes them.'))
    .toBeVisible();
  await topic().fill('Pets');
  await pass(400);
  expect(app.sent('GET /api/bank')).toEqual([]);
  await topic().fill(' Our pets ');
  await pass(250);
  expect(app.sent('GET /api/bank')).toEqual([]);
  await pass(100);
  await expect
    .element(page.getByText('Riffle’s own card bank has 60 cards about this topic.'))
    .toBeVisible();
  expect(app.sent('GET /api/bank').map(({ query }) => query)).toEqual([
    { gameType: 'social', topic: 'Our pets' },
  ]);
  await topic().fill('Our pets and others');
  await expect
    .element(page.getByText('Decks here come from Riffle’s own card bank; no AI writes them.'))
    .toBeVisible();
});

test.for([
  [{ cards: 30 }, 'Riffle’s own card bank has 30 cards about this topic.', false],
  [
    { cards: 60, levels: { easy: 20, medium: 21, hard: 19 }, had: 24 },
    'Riffle’s own card bank has 60 cards about this topic. 20 easy, 21 medium, 19 hard. You have had 24 of these 60.',
    false,
  ],
  [
    { cards: 12, near: 8, withTemplates: 90 },
    'A deck from Riffle’s own card bank: 12 about “Volcanoes”, 8 from nearby (Moons, Planets), 10 general ones.',
    true,
  ],
  [
    { cards: 0, near: 0, withTemplates: 90 },
    'A deck from Riffle’s own card bank: nothing about “Volcanoes” yet, 30 general ones.',
    true,
  ],
  [
    { cards: 29, withTemplates: 29 },
    'A deck from Riffle’s own card bank: 29 about “Volcanoes”. That is too few for a deck of 30.',
    true,
  ],
] as const)('with %o the bank’s note says so', async ([coverage, sentence, names]) => {
  const nearTopics = ['Moons', 'Planets'];
  await open('trivia', { answers: { 'GET /api/bank': bankCoverage({ ...coverage, nearTopics }) } });
  await topic().fill('Volcanoes');
  await expect.element(page.getByText(sentence, { exact: true })).toBeVisible();
  const near = page.getByRole('group', { name: 'It knows well:' });
  expect(near.elements()).toHaveLength(names ? 1 : 0);
});

test('a category without answers calls what is general fit for any evening', async () => {
  const answers = { 'GET /api/bank': bankCoverage({ cards: 25, withTemplates: 90 }) };
  await open('social', { answers });
  await topic().fill('Our pets');
  await expect.element(page.getByText('25 about “Our pets”, 5 for any evening.')).toBeVisible();
});

test('a topic that the bank knows well is one press away', async () => {
  const nearTopics = ['Moons', 'Planets'];
  await open('trivia', {
    answers: { 'GET /api/bank': bankCoverage({ cards: 0, withTemplates: 90, nearTopics }) },
  });
  await topic().fill('Volcanoes');
  const near = page.getByRole('group', { name: 'It knows well:' });
  await near.getByRole('button', { name: 'Planets' }).click();
  await expect.element(topic()).toHaveValue('Planets');
});

test('a drinking game for children is offered as Social, with its topic', async () => {
  const none = bankCoverage({ cards: 0, withTemplates: 0, instead: 'social' });
  const app = await open('drinking', { answers: { 'GET /api/bank': none } });
  await topic().fill('Kids (8 to 12)');
  await expect
    .element(page.getByText('“Kids (8 to 12)” is no topic for a drinking game.'))
    .toBeVisible();
  await press('Play it as Social & Party Games');
  await expect.poll(() => app.location().pathname).toBe('/setup/social');
  expect(JSON.parse(localStorage.getItem('riffle:setup:social') ?? '')).toMatchObject({
    topic: 'Kids (8 to 12)',
  });
});

const SUGGESTED = { 'GET /api/topics': { topics: ['Basketball', 'NBA finals of old'] } };
const suggestion = (name: string) => page.getByRole('option', { name, exact: true });

test('SETUP-06 the topic suggests while the host types, and a suggestion is taken over', async () => {
  const app = await open('trivia', { answers: SUGGESTED });
  await topic().click();
  await expect.element(topic()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('nb');
  await expect.element(suggestion('Basketball')).toBeVisible();
  // The box is called by its label, also for those who hear it.
  await expect
    .element(page.getByRole('combobox', { name: 'Topic', exact: true }))
    .toHaveValue('nb');
  expect(app.sent('GET /api/topics').map(({ query }) => query)).toEqual([{ text: 'nb' }]);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(topic()).toHaveValue('Basketball');
  expect(app.sent('POST /api/generations')).toEqual([]);
});

test('a pressed suggestion is taken over too', async () => {
  await open('trivia', { answers: SUGGESTED });
  await topic().click();
  await userEvent.keyboard('nba');
  await suggestion('NBA finals of old').click();
  await expect.element(topic()).toHaveValue('NBA finals of old');
});

test.for(['{Escape}', '{Tab}'])(
  '%s closes the suggestions and keeps what was typed',
  async (key) => {
    await open('trivia', { answers: SUGGESTED });
    await topic().click();
    await userEvent.keyboard('basket');
    await expect.element(suggestion('Basketball')).toBeVisible();
    await userEvent.keyboard(key);
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    await expect.element(topic()).toHaveValue('basket');
  },
);

test('Enter with no suggestion chosen is the form’s, with the topic as it was typed', async () => {
  const app = await open('trivia', { answers: SUGGESTED });
  await topic().click();
  await userEvent.keyboard('basket');
  await expect.element(suggestion('Basketball')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(await sent(app)).toMatchObject({ topic: 'basket' });
});

test('a press elsewhere closes the suggestions and does what it hit', async () => {
  await open('trivia', { answers: SUGGESTED });
  await topic().click();
  await userEvent.keyboard('basket');
  await expect.element(suggestion('Basketball')).toBeVisible();
  await toggle('Generate Fresh Questions').click();
  await expect.element(toggle('Generate Fresh Questions')).toBeChecked();
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
});

test.for([
  [1280, 720],
  [390, 844],
] as const)('the suggestions never cover Generate at %o', async ([width, height]) => {
  const topics = Array.from({ length: 8 }, (_, at) => `Basketball ${at}`);
  await open('trivia', { answers: { 'GET /api/topics': { topics } }, size: [width, height] });
  await topic().click();
  await userEvent.keyboard('basket');
  await expect.element(suggestion('Basketball 0')).toBeVisible();
  const list = page.getByRole('listbox').element().getBoundingClientRect();
  const button = generate().element().getBoundingClientRect();
  expect(list.bottom <= button.top || list.right <= button.left).toBe(true);
});

test('without suggestions the field is a plain one', async () => {
  const app = await open('trivia', { answers: { 'GET /api/topics': failing('internal', 500) } });
  await topic().fill('basket');
  await expect.poll(() => app.sent('GET /api/topics')).not.toHaveLength(0);
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await generate().click();
  expect(await sent(app)).toMatchObject({ topic: 'basket' });
});

test('without the bank’s answer the form works all the same', async () => {
  const app = await open('trivia', { answers: { 'GET /api/bank': failing('internal', 500) } });
  await topic().fill('Volcanoes');
  await expect.poll(() => app.sent('GET /api/bank')).toHaveLength(1);
  await generate().click();
  expect(await sent(app)).toMatchObject({ acceptFewer: false });
});

test('a smaller deck is made only where the host agrees to its number and price', async () => {
  const answers = { 'GET /api/bank': bankCoverage({ cards: 29, withTemplates: 29 }) };
  const app = await open('trivia', { answers });
  await topic().fill('Volcanoes');
  await expect.element(page.getByText('too few for a deck of 30.')).toBeVisible();
  await generate().click();
  await expect.element(alert()).toHaveTextContent('A smaller deck?');
  await expect
    .element(alert())
    .toHaveTextContent(
      'Riffle’s own card bank can fill 29 cards about “Volcanoes”. The deck costs 1 credit.',
    );
  await press('Cancel');
  await expect.element(alert()).not.toBeInTheDocument();
  expect(app.sent('POST /api/generations')).toEqual([]);
  await generate().click();
  await press('Make 29 Cards');
  expect(await sent(app)).toMatchObject({ cardCount: 30, acceptFewer: true, quotedPrice: 1 });
});

test('ten to nineteen cards about the topic cost their price only after a yes', async () => {
  const answers = { 'GET /api/bank': bankCoverage({ cards: 8, near: 4, withTemplates: 90 }) };
  const app = await open('trivia', { answers });
  await topic().fill('Volcanoes');
  await expect.element(page.getByText('8 about “Volcanoes”')).toBeVisible();
  await generate().click();
  await expect.element(alert()).toHaveTextContent('Few cards about this topic');
  await expect
    .element(alert())
    .toHaveTextContent(
      'Of its 30 cards 12 are about “Volcanoes” or near it; the others fit any evening. The deck costs 1 credit.',
    );
  await press('Make 30 Cards');
  expect(await sent(app)).toMatchObject({ acceptFewer: true, quotedPrice: 1 });
});

test('fewer than ten are free: the form says so, asks for no credit, and makes the deck', async () => {
  const answers = { 'GET /api/bank': bankCoverage({ cards: 9, withTemplates: 90 }) };
  const app = await open('trivia', { answers, credits: 0 });
  await topic().fill('Volcanoes');
  await expect
    .element(page.getByText('Costs nothing: fewer than ten of its cards are about your topic.'))
    .toBeVisible();
  await generate().click();
  expect(await sent(app)).toMatchObject({ acceptFewer: false, quotedPrice: 0 });
});

test('RULE-29 with fresh questions the bank is asked for what the host has not had', async () => {
  const app = await open();
  await toggle('Generate Fresh Questions').click();
  await topic().fill('Volcanoes');
  await expect
    .poll(() => app.sent('GET /api/bank').map(({ query }) => query))
    .toEqual([{ gameType: 'trivia', topic: 'Volcanoes', fresh: 'true' }]);
});

test('a deck of fewer than five cards is not offered', async () => {
  const answers = { 'GET /api/bank': bankCoverage({ cards: 4, withTemplates: 4 }) };
  const app = await open('trivia', { answers });
  await topic().fill('Volcanoes');
  await expect.element(page.getByText('too few for a deck of 30.')).toBeVisible();
  await generate().click();
  await expect
    .element(alert())
    .toHaveTextContent('Riffle’s own card bank has too few cards about this topic.');
  await press('OK');
  app.answer({ 'GET /api/bank': bankCoverage({ cards: 5, withTemplates: 5 }) });
  await topic().fill('Volcanoes of old');
  await expect.element(page.getByText('5 about “Volcanoes of old”')).toBeVisible();
  await generate().click();
  await expect.element(alert()).toHaveTextContent('The deck costs nothing.');
  await expect.element(page.getByRole('button', { name: 'Make 5 Cards' })).toBeVisible();
  expect(app.sent('POST /api/generations')).toEqual([]);
});

test.for([
  [
    'trivia',
    ['Space', 'World history', 'Films and television', 'Food and drink', 'Music', 'Animals'],
  ],
  ['drinking', ['Never have I ever', 'Festivals', 'Birthdays', 'House rules', 'Holidays']],
  ['social', ['Icebreakers', 'Childhood', 'Colleagues', 'Family gathering', 'Travel', 'What if']],
  ['relationship', ['First dates', 'Dreams', 'Sunday mornings', 'Everyday life']],
  ['challenge', ['Riddles', 'Number series', 'Anagrams', 'Lateral thinking', 'Logic puzzles']],
  ['secret-prompt', ['Animals', 'Household things', 'Fairy tales', 'Hobbies', 'Travel']],
] as const)(
  'SETUP-06 the help of %s has its own ideas, and a press takes one over',
  async ([category, ideas]) => {
    await open(category);
    await press('Topic Ideas & Tips');
    const help = page.getByRole('dialog', { name: 'Topic Ideas & Tips' });
    await expect.element(help).toHaveTextContent('A word or a short phrase is enough.');
    await expect
      .element(help)
      .toHaveTextContent(
        'Be precise about what you mean: “1990s rock” deals better cards than “music”.',
      );
    await expect
      .element(help)
      .toHaveTextContent(
        'Put what else matters (ages, in-jokes, no-gos) into the custom instructions.',
      );
    const names = help
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent);
    expect(names.filter((name) => name !== '')).toEqual(ideas);
    await help.getByRole('button', { name: ideas[1] }).click();
    await expect.element(help).not.toBeInTheDocument();
    await expect.element(topic()).toHaveValue(ideas[1]);
  },
);

test('the help closes without taking anything over', async () => {
  await open();
  await topic().fill('Mine');
  await press('Topic Ideas & Tips');
  const help = page.getByRole('dialog', { name: 'Topic Ideas & Tips' });
  await help.getByRole('button', { name: 'Close' }).click();
  await expect.element(help).not.toBeInTheDocument();
  await expect.element(topic()).toHaveValue('Mine');
});

test('drinking games say a word of age and care, once in a browser; others none', async () => {
  const visit = { user: HOST, answers: ANSWERS };
  const app = await openApp('/setup', <SetupScreen />, {
    ...visit,
    state: { category: { id: 'drinking-games' } },
  });
  await expect.element(alert()).toHaveTextContent('Drinking Games');
  await expect
    .element(alert())
    .toHaveTextContent(
      'For adults of drinking age. No card needs alcohol: any drink will do, everyone may pass, and a sip is always enough. Look after each other, and leave the car at home.',
    );
  await press('OK');
  await app.goTo('/setup', { category: { id: 'trivia' } });
  await expect.element(page.getByRole('heading', { name: 'Trivia', exact: true })).toBeVisible();
  await app.goTo('/setup', { category: { id: 'drinking-games' } });
  await expect.element(page.getByRole('heading', { name: 'Drinking Games' })).toBeVisible();
  await expect.element(alert()).not.toBeInTheDocument();
});

test('what was typed in every field is there again after a reload, for its category', async () => {
  const app = await open();
  await topic().fill('Volcanoes');
  await choose('Difficulty', 'Easy');
  await choose('Teams', '3 teams');
  await choose('Number of cards', '50 cards');
  await choose('Time per card', '75 seconds');
  await wishes().fill('No maths');
  await toggle('Hints').click();
  await toggle('Answers').click();
  await toggle('Generate Fresh Questions').click();
  await app.close();
  await open();
  await expect.element(topic()).toHaveValue('Volcanoes');
  await expect.element(box('Difficulty')).toHaveTextContent('Easy');
  await expect.element(box('Teams')).toHaveTextContent('3 teams');
  await expect.element(box('Number of cards')).toHaveTextContent('50 cards');
  await expect.element(box('Time per card')).toHaveTextContent('75 seconds');
  await expect.element(wishes()).toHaveValue('No maths');
  await expect.element(toggle('Hints')).not.toBeChecked();
  await expect.element(toggle('Answers')).not.toBeChecked();
  await expect.element(toggle('Generate Fresh Questions')).toBeChecked();
});

test('SETUP-01 RULE-40 CHOOSE-05 the head has the category, its word and the balance, which opens the packs; without a category it leads home', async () => {
  const app = await open('social-&-party-games', { credits: 7 });
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Social & Party Games' }))
    .toBeVisible();
  await expect
    .element(page.getByText('Icebreakers, votes and what-ifs that get the whole room talking.'))
    .toBeVisible();
  await expect.element(page.getByText('7', { exact: true })).toBeVisible();
  await press('7 credits: get more');
  await expect.element(page.getByRole('dialog', { name: 'Get More Credits' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('link', { name: 'Home' }).click();
  await expect.poll(() => app.location().pathname).toBe('/');
  await app.goTo('/setup');
  await expect.poll(() => app.location().pathname).toBe('/');
});

test('STATE-GEN-01 Generate is busy while a deck is written', async () => {
  await open('trivia', { answers: { 'POST /api/generations': run() } });
  await topic().fill('Volcanoes');
  await generate().click();
  await expect
    .element(page.getByRole('button', { name: 'Generate my Game', includeHidden: true }))
    .toHaveAttribute('aria-busy', 'true');
});
