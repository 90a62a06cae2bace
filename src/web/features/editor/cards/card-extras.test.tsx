// What few cards have: other right answers, wrong ones to choose from, how the table votes. Kept when it is whole.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openDeck } from '#tests/support/web/open-deck.tsx';
import { optionTexts } from '#tests/support/web/option-texts.ts';
import { ownDeck } from '#tests/support/web/own-deck.ts';

type App = Awaited<ReturnType<typeof openDeck>>;
const card = (number: number) =>
  page.getByRole('listitem', { name: `Card ${number}`, exact: true });
const saved = (app: App) => app.sent('PUT /api/games/:id/deck').at(-1)?.body;
const TALK = { gameType: 'social', category: 'Social & Party Games' };

test('DATA-05 a card with an answer has other right ones and three wrong ones, kept when they are whole', async () => {
  const app = await openDeck();
  await expect.element(page.getByLabelText('Also right, one a line')).not.toBeInTheDocument();
  await expect.element(page.getByText('A vote')).not.toBeInTheDocument();
  await card(1).getByText('Other answers', { exact: true }).click();
  await card(1).getByLabelText('Also right, one a line').fill(' Mia M. \n\nAunt Mia');
  await card(1).getByLabelText('Wrong 1').fill('Ben');
  await card(1).getByLabelText('Wrong 2').fill('mia');
  const fault = card(1).getByText(
    'Three different ones beside an answer; until then they are not kept.',
    { exact: true },
  );
  await expect.element(fault).toBeVisible();
  const group = card(1).getByRole('group', { name: 'Wrong answers to choose from' });
  await expect.element(group).toHaveAccessibleDescription(/Three different ones/);
  await expect
    .poll(() => saved(app))
    .toMatchObject({
      cards: [{ id: 'a', accepts: ['Mia M.', 'Aunt Mia'], choices: null }, { id: 'b' }],
    });
  await card(1).getByLabelText('Wrong 3').fill('Zoe');
  await expect.element(fault).toBeVisible();
  await card(1).getByLabelText('Wrong 2').fill('Tom ');
  await expect.element(fault).not.toBeInTheDocument();
  await expect
    .poll(() => saved(app))
    .toMatchObject({
      cards: [{ choices: ['Ben', 'Tom', 'Zoe'], vote: null, options: null }, { accepts: null }],
    });
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => saved(app)).toMatchObject({ cards: [{ choices: null }, {}] });
});

test('more other answers than ten, or one too long, are said to be left out', async () => {
  const app = await openDeck();
  await card(1).getByText('Other answers', { exact: true }).click();
  const field = card(1).getByLabelText('Also right, one a line');
  const lines = Array.from({ length: 11 }, (_, at) => `A${at}`);
  await field.fill(lines.join('\n'));
  const fault = card(1).getByText('At most 10, of 200 characters each. The others are not kept.', {
    exact: true,
  });
  await expect.element(fault).toBeVisible();
  await expect
    .poll(() => saved(app))
    .toMatchObject({ cards: [{ accepts: lines.slice(0, 10) }, {}] });
  await field.fill(`${'x'.repeat(201)}\nB`);
  await expect.element(fault).toBeVisible();
  await expect.poll(() => saved(app)).toMatchObject({ cards: [{ accepts: ['B'] }, {}] });
  await field.fill(lines.slice(0, 10).join('\n'));
  await expect.element(fault).not.toBeInTheDocument();
  await field.fill('');
  await expect.poll(() => saved(app)).toMatchObject({ cards: [{ accepts: null }, {}] });
});

test('a card to talk about has a vote; one of two is kept with both sides', async () => {
  const app = await openDeck(ownDeck(TALK));
  await expect.element(page.getByText('Other answers')).not.toBeInTheDocument();
  await card(1).getByText('A vote', { exact: true }).click();
  const vote = card(1).getByRole('combobox', { name: 'How the table votes' });
  await expect.element(vote).toHaveTextContent('It doesn’t');
  const choose = async (name: string) => {
    await vote.click();
    await page.getByRole('option', { name, exact: true }).click();
  };
  await vote.click();
  await expect
    .poll(optionTexts)
    .toEqual([
      'It doesn’t',
      'For a person',
      'For one of two',
      'I have, or I haven’t',
      'Agree or disagree',
      'A heart for a good one',
    ]);
  await page.getByRole('option', { name: 'For a person' }).click();
  await expect
    .poll(() => saved(app))
    .toMatchObject({ cards: [{ vote: 'person' }, { vote: null }] });
  await expect.element(card(1).getByLabelText('Side A')).not.toBeInTheDocument();
  await choose('For one of two');
  await card(1).getByLabelText('Side A').fill('Tea');
  const fault = card(1).getByText('Two different sides; until then the vote is not kept.');
  await expect.element(fault).toBeVisible();
  await expect.poll(() => saved(app)).toMatchObject({ cards: [{ vote: null, options: null }, {}] });
  await card(1).getByLabelText('Side B').fill('Coffee ');
  await expect.element(fault).not.toBeInTheDocument();
  await expect
    .poll(() => saved(app))
    .toMatchObject({ cards: [{ vote: 'either', options: ['Tea', 'Coffee'] }, {}] });
  await choose('It doesn’t');
  await expect.poll(() => saved(app)).toMatchObject({ cards: [{ vote: null, options: null }, {}] });
});

test('what a card has of it stands open, and a secret has none of it', async () => {
  const [first, second] = ownDeck().cards;
  if (!first || !second) throw new Error('There are cards');
  const accepts = ['Mia M.'];
  const choices = ['Ben', 'Tom', 'Zoe'];
  const app = await openDeck(ownDeck({ cards: [{ ...first, accepts, choices }, second] }));
  await expect.element(card(1).getByLabelText('Also right, one a line')).toHaveValue('Mia M.');
  await expect.element(card(1).getByLabelText('Wrong 3')).toHaveValue('Zoe');
  await expect.element(card(2).getByLabelText('Wrong 3')).not.toBeInTheDocument();
  await app.close();
  const options = ['Tea', 'Coffee'];
  const voted = ownDeck({ ...TALK, cards: [{ ...first, vote: 'either', options }, second] });
  const talk = await openDeck(voted);
  await expect.element(card(1).getByLabelText('Side B')).toHaveValue('Coffee');
  await talk.close();
  await openDeck(ownDeck({ gameType: 'secret-prompt', category: 'Secret-prompt Games' }));
  await expect.element(card(1)).toBeVisible();
  for (const title of ['Other answers', 'A vote'])
    await expect.element(page.getByText(title, { exact: true })).not.toBeInTheDocument();
});
