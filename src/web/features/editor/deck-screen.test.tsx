// The deck editor: who may, what it shows of a card, and what is done to cards.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { HOST, openApp } from '#tests/support/web/open-app.tsx';
import { openDeck } from '#tests/support/web/open-deck.tsx';
import { ownDeck } from '#tests/support/web/own-deck.ts';
import { failing, later } from '#tests/support/web/server-answers.ts';
import { DeckScreen } from './deck-screen.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const card = (number: number) =>
  page.getByRole('listitem', { name: `Card ${number}`, exact: true });
const question = (number: number) => card(number).getByLabelText('Question', { exact: true });
const questions = () =>
  page
    .getByLabelText('Question', { exact: true })
    .elements()
    .map((field) => (field instanceof HTMLTextAreaElement ? field.value : field.textContent));
const [MIA, GOAT] = ['Who fell in?', 'What did the goat eat?'];

test('a visitor is asked to sign in', async () => {
  await openApp('/decks/deck-1', <DeckScreen />, { path: '/decks/:id' });
  await expect.element(page.getByText('Please sign in to edit your decks.')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Edit deck' })).toBeVisible();
  await button('Sign In').click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
});

test('CHOOSE-10 the way back from a deck leads to My Games', async () => {
  const app = await openDeck();
  await page.getByRole('link', { name: 'My Games', exact: true }).click();
  await expect.poll(() => app.location().pathname).toBe('/users');
});

test('a session that has ended meanwhile: it asks to sign in', async () => {
  let isOver = false;
  await openDeck(ownDeck(), {
    'GET /api/session': () => (isOver ? { user: null, credits: 0 } : { user: HOST, credits: 1 }),
    'GET /api/games/:id': () => {
      isOver = true;
      return failing('unauthenticated', 401);
    },
  });
  await expect.element(page.getByText('Please sign in to edit your decks.')).toBeVisible();
});

test('WHAT-13 in demo mode it says what is not available', async () => {
  await openApp('/decks/deck-1', <DeckScreen />, { path: '/decks/:id', demo: true });
  await expect
    .element(
      page.getByText(
        'Accounts and games written for your topic are not available here. The free games work.',
      ),
    )
    .toBeVisible();
  await expect.element(button('Sign In')).not.toBeInTheDocument();
});

test('it says that it loads, and shows the deck under its title', async () => {
  const deck = later<ReturnType<typeof ownDeck>>();
  const app = await openDeck(ownDeck(), { 'GET /api/games/:id': () => deck.promise });
  await expect.element(page.getByText('Loading your deck…')).toBeVisible();
  deck.resolve(ownDeck());
  await expect.element(page.getByRole('heading', { level: 1, name: 'Our evening' })).toBeVisible();
  await expect.element(page.getByText('2 of 60 cards', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('status').first()).toHaveTextContent('Saved');
  expect(app.sent('GET /api/games/:id').map(({ path }) => path)).toEqual(['/api/games/deck-1']);
  expect(app.sent('PUT /api/games/:id/deck')).toEqual([]);
});

test('a deck that is gone says so and leads to My Games', async () => {
  const app = await openDeck(ownDeck(), { 'GET /api/games/:id': failing('not-found', 404) });
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('This deck is not there any more.');
  await expect.element(button('Retry')).not.toBeInTheDocument();
  await button('My Games').click();
  await expect.poll(() => app.location().pathname).toBe('/users');
});

test('a deck that can’t be loaded can be tried again', async () => {
  const app = await openDeck(ownDeck(), { 'GET /api/games/:id': failing('internal', 500) });
  await expect.element(page.getByRole('alert')).toHaveTextContent('Your deck could not be loaded.');
  await expect.element(button('My Games')).not.toBeInTheDocument();
  app.answer({ 'GET /api/games/:id': ownDeck() });
  await button('Retry').click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Our evening' })).toBeVisible();
});

test('RULE-39 DATA-05 a trivia card has question, hint, answer and explanation, each with its length', async () => {
  await openDeck();
  const fields = [
    ['Question', MIA, '300'],
    ['Hint', 'Wet', '200'],
    ['Answer', 'Mia', '200'],
    ['Explanation', 'In June', '300'],
  ] as const;
  for (const [label, value, most] of fields) {
    const field = card(1).getByLabelText(label, { exact: true });
    await expect.element(field).toHaveValue(value);
    await expect.element(field).toHaveAttribute('maxlength', most);
  }
  await expect.element(card(2).getByLabelText('Explanation')).toHaveValue('');
  const title = page.getByLabelText('Title', { exact: true });
  await expect.element(title).toHaveValue('Our evening');
  await expect.element(title).toHaveAttribute('maxlength', '120');
  await expect.element(page.getByText('11 / 120')).toBeVisible();
});

test('DATA-07 a secret-prompt card has its secret and forbidden words, a social one a question alone', async () => {
  const app = await openDeck(
    ownDeck({ gameType: 'secret-prompt', category: 'Secret-prompt Games' }),
  );
  await expect.element(card(1).getByLabelText('Secret', { exact: true })).toHaveValue(MIA);
  await expect
    .element(card(1).getByLabelText('Forbidden words, separated by commas'))
    .toHaveValue('Wet');
  await expect.element(card(1).getByLabelText('Answer')).not.toBeInTheDocument();
  await app.close();
  await openDeck(ownDeck({ gameType: 'social', category: 'Social & Party Games' }));
  await expect.element(question(1)).toHaveValue(MIA);
  for (const label of ['Hint', 'Answer', 'Explanation']) {
    await expect.element(card(1).getByLabelText(label)).not.toBeInTheDocument();
  }
});

test('each field changes its own part of its own card, and one step takes a field’s typing back', async () => {
  const app = await openDeck();
  await card(2).getByLabelText('Question').fill('What did it eat?');
  await card(2).getByLabelText('Hint').fill('Paper');
  await card(2).getByLabelText('Answer').fill('A map');
  await card(2).getByLabelText('Explanation').fill('In May');
  await page.getByLabelText('Title', { exact: true }).fill('Our night');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Our night' })).toBeVisible();
  await expect
    .poll(() => app.sent('PUT /api/games/:id/deck').at(-1)?.body)
    .toMatchObject({
      title: 'Our night',
      cards: [
        { id: 'a', question: MIA, hint: 'Wet', answer: 'Mia', explanation: 'In June' },
        {
          id: 'b',
          question: 'What did it eat?',
          hint: 'Paper',
          answer: 'A map',
          explanation: 'In May',
        },
      ],
    });
  await button('Undo').click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Our evening' })).toBeVisible();
  await button('Undo').click();
  await expect.element(card(2).getByLabelText('Explanation')).toHaveValue('');
  await expect.element(card(2).getByLabelText('Answer')).toHaveValue('A map');
  await page.getByLabelText('Title', { exact: true }).fill(' ');
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Untitled deck' }))
    .toBeVisible();
});

test('cards are added, moved and taken out, and whatever was done can be taken back', async () => {
  await openDeck();
  await expect.element(button('Undo')).toBeDisabled();
  await expect.element(button('Redo')).toBeDisabled();
  await expect.element(button('Move card 1 up')).toBeDisabled();
  await expect.element(button('Move card 2 down')).toBeDisabled();
  await button('Move card 2 up').click();
  await expect.poll(questions).toEqual([GOAT, MIA]);
  await button('Move card 1 down').click();
  await expect.poll(questions).toEqual([MIA, GOAT]);
  await button('Delete card 1').click();
  await expect.poll(questions).toEqual([GOAT]);
  await expect.element(page.getByText('1 of 60 cards')).toBeVisible();
  await button('Undo').click();
  await expect.poll(questions).toEqual([MIA, GOAT]);
  await button('Redo').click();
  await expect.poll(questions).toEqual([GOAT]);
  await expect.element(button('Redo')).toBeDisabled();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(questions).toEqual([MIA, GOAT]);
  await userEvent.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}');
  await expect.poll(questions).toEqual([GOAT]);
  await userEvent.keyboard('{Meta>}z{/Meta}');
  await expect.poll(questions).toEqual([MIA, GOAT]);
  await userEvent.keyboard('{Control>}y{/Control}');
  await expect.poll(questions).toEqual([GOAT]);
  await userEvent.keyboard('{Control>}Z{/Control}');
  await expect.poll(questions).toEqual([MIA, GOAT]);
  // Without a modifier they are letters; with one, another key is neither; and ⌘Y is the browser's own.
  await userEvent.keyboard('zy{Control>}i{/Control}{Meta>}y{/Meta}');
  await expect.poll(questions).toEqual([MIA, GOAT]);
});

test('the keys of taking back leave the deck alone while a dialog is open', async () => {
  await openDeck();
  await button('Delete card 1').click();
  await expect.poll(questions).toEqual([GOAT]);
  await button('Import').click();
  await page.getByLabelText('Or paste it here').fill('Who sang?');
  await userEvent.keyboard('{Control>}z{/Control}{Control>}y{/Control}');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(questions()).toEqual([GOAT]);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(questions).toEqual([MIA, GOAT]);
});

test('the keyboard goes on at the next card when one is taken out, at the last one, then at Add a Card', async () => {
  const shared = { hint: '', answer: '', category: 'Trivia', type: 'trivia' };
  const cards = [MIA, GOAT, 'Third?'].map((question) => ({ ...shared, id: question, question }));
  await openDeck(ownDeck({ cards }));
  await button('Delete card 2').click();
  await expect.poll(questions).toEqual([MIA, 'Third?']);
  await expect.element(button('Delete card 2')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(questions).toEqual([MIA]);
  await expect.element(button('Delete card 1')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(questions).toEqual([]);
  await expect.element(button('Add a Card')).toHaveFocus();
});

test('a new card is at the end with the keyboard in it, and is left out while it is empty', async () => {
  const app = await openDeck();
  await button('Add a Card').click();
  await expect.element(question(3)).toHaveFocus();
  await expect.element(card(3).getByText('Empty cards are left out.')).toBeVisible();
  await expect.element(card(2).getByText('Empty cards are left out.')).not.toBeInTheDocument();
  await expect.element(page.getByText('3 of 60 cards')).toBeVisible();
  await userEvent.keyboard('Who sang?');
  await expect.element(card(3).getByText('Empty cards are left out.')).not.toBeInTheDocument();
  await expect
    .poll(() => app.sent('PUT /api/games/:id/deck').at(-1)?.body)
    .toMatchObject({ cards: [{ id: 'a' }, { id: 'b' }, { question: 'Who sang?', hint: '' }] });
});

test('a deck holds sixty cards', async () => {
  const [first] = ownDeck().cards;
  const cards = Array.from({ length: 59 }, (_, at) => ({
    id: `c${at}`,
    question: first?.question ?? '',
    hint: '',
    answer: '',
    category: 'Social & Party Games',
    type: 'social',
  }));
  await openDeck(ownDeck({ gameType: 'social', cards }));
  await expect.element(page.getByText('59 of 60 cards')).toBeVisible();
  await button('Add a Card').click();
  await expect.element(page.getByText('60 of 60 cards')).toBeVisible();
  await expect.element(button('Add a Card')).toBeDisabled();
});
