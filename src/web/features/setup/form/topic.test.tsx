// How the form asks: one sentence to finish, ideas that lead somewhere, and the options in one line.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { GENERATED_CATEGORIES } from '#domain/category/categories.ts';
import { isTopicLongEnough } from '#contract/topic.ts';
import { SetupScreen } from '#web/features/setup/setup-screen.tsx';
import { bankCoverage } from '#tests/support/web/decks.ts';
import { HOST, openApp, type OpenApp } from '#tests/support/web/open-app.tsx';
import { later } from '#tests/support/web/server-answers.ts';
import { asTopic } from './topic-ideas.ts';

async function open(visit: Parameters<typeof openApp>[2] = {}): Promise<OpenApp> {
  return openApp('/setup/trivia', <SetupScreen />, {
    path: '/setup/:category',
    user: HOST,
    ...visit,
    answers: {
      'GET /api/bank': bankCoverage(),
      'POST /api/generations': () => later<never>().promise,
      ...visit.answers,
    },
  });
}

const topic = () => page.getByLabelText('Topic', { exact: true });
const generate = () => page.getByRole('button', { name: 'Generate my Game' });
const ideas = () => page.getByRole('group', { name: 'Or one of these:' });
const options = () => page.getByRole('button', { name: '30 cards', exact: false });

test('CHOOSE-01 the head begins a sentence, whose heading is the category alone', async () => {
  await open();
  const heading = page.getByRole('heading', { level: 1, name: 'Trivia', exact: true });
  await expect.element(heading).toBeVisible();
  expect(heading.element().parentElement?.textContent).toBe('Tonight we play Trivia about …');
});

test('CHOOSE-02 CHOOSE-04 an idea is a card that is taken over by a press, and says that it is', async () => {
  await open();
  await expect
    .element(page.getByText('Name a topic first, or take one that lies here.'))
    .toBeVisible();
  await expect
    .element(generate())
    .toHaveAccessibleDescription(/^Name a topic first, or take one that lies here\./u);
  const space = ideas().getByRole('button', { name: 'Space' });
  await expect.element(space).toHaveAttribute('aria-pressed', 'false');
  await space.click();
  await expect.element(topic()).toHaveValue('Space');
  await expect.element(space).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByText('Name a topic first')).not.toBeInTheDocument();
  await expect.element(generate()).toBeEnabled();
});

test('CHOOSE-02 CHOOSE-04 a topic that is too short is told so, and a longer one is at hand', async () => {
  await open();
  await topic().fill('Cats');
  await expect
    .element(page.getByText('“Cats” is too short: a topic has five letters.'))
    .toBeVisible();
  await expect.element(generate()).toBeDisabled();
  await ideas().getByRole('button', { name: 'All about cats' }).click();
  await expect.element(topic()).toHaveValue('All about cats');
  await expect.element(generate()).toBeEnabled();
});

test('CHOOSE-02 no topic that is offered is too short to be one', async () => {
  const nearTopics = ['Cats', 'Pets', 'Jobs', 'Planets'];
  await open({
    answers: {
      'GET /api/bank': bankCoverage({ cards: 0, withTemplates: 90, nearTopics }),
      'GET /api/topics': { topics: ['Cats', 'Catering'] },
    },
  });
  await topic().fill('Volcanoes');
  const near = page.getByRole('group', { name: 'It knows well:' });
  await near.getByRole('button', { name: 'All about jobs' }).click();
  await expect.element(topic()).toHaveValue('All about jobs');
  await expect.element(generate()).toBeEnabled();
  await topic().fill('ca');
  await page.getByRole('option', { name: 'All about cats' }).click();
  await expect.element(topic()).toHaveValue('All about cats');
  expect(isTopicLongEnough(asTopic('Ox'))).toBe(true);
});

test('CHOOSE-03 the options are one line that says what they are, open in a new browser and then as they were left', async () => {
  const app = await open();
  await expect.element(options()).toHaveTextContent('30 cards · medium · 30 s · 2 teams');
  await expect.element(options()).toHaveAttribute('aria-expanded', 'true');
  await page.getByLabelText('Generate Fresh Questions').click();
  await expect.element(options()).toHaveTextContent('2 teams · fresh questions');
  await options().click();
  await expect.element(page.getByLabelText('Teams')).not.toBeInTheDocument();
  await app.close();
  await open();
  await expect.element(options()).toHaveAttribute('aria-expanded', 'false');
  await options().click();
  await expect.element(page.getByLabelText('Teams')).toBeVisible();
});

test.for([
  [1280, 720],
  [390, 844],
] as const)('CHOOSE-09 Generate is in sight in every category at %o', async (size) => {
  const app = await open({ size: [...size] });
  localStorage.setItem('riffle:notice:drinking', 'said');
  for (const category of GENERATED_CATEGORIES) {
    // oxlint-disable-next-line no-await-in-loop -- one screen after another
    await app.goTo(`/setup/${category}`);
    // oxlint-disable-next-line no-await-in-loop
    await expect.poll(() => document.querySelector('main')?.dataset['suit']).toBe(category);
    const { bottom } = generate().element().getBoundingClientRect();
    expect(bottom, category).toBeLessThan(size[1]);
  }
});
