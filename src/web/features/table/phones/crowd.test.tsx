// 'Write our cards' in the host's dialog: the pile, the deck made of it, and what becomes of the game on the table.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CrowdDeck } from '#contract/crowd.ts';
import type { RoomAction } from '#domain/room/actions.ts';
import { currentMatch } from '#web/platform/match/match-store.ts';
import { cards } from '#tests/support/matches.ts';
import { seat } from '#tests/support/screen-views.ts';
import { openRoomTable } from '#tests/support/web/open-room.tsx';
import { failing } from '#tests/support/web/server-answers.ts';

const dialog = page.getByRole('dialog');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const PILE = ['Rocket', 'Comet', 'Nasty'].map((text, at) => ({
  id: `w${at}`,
  text,
  forbidden: [],
  playerId: 'anna',
  name: 'Anna',
}));
const crowd = (count: number) => ({
  crowd: { category: 'social', each: 3, cards: count, authors: 1 } as const,
});

/** The sheet of a room whose phones have written three cards. */
async function openSheet(actions: readonly RoomAction[] = []) {
  let pile = PILE;
  const deck = (): CrowdDeck => ({ cards: cards(pile.length), refused: [] });
  const table = await openRoomTable(
    {},
    { players: [seat('Anna')], ...crowd(3) },
    { actions: [{ type: 'BEGIN' }, ...actions] },
  );
  table.answer({
    'GET /api/rooms/:code/cards': () => ({ cards: pile }),
    'DELETE /api/rooms/:code/cards/:id': ({ path }) => {
      pile = pile.filter(({ id }) => !path.includes(`/${id}`));
      return {};
    },
    'POST /api/rooms/:code/crowd/deck': deck,
    'DELETE /api/rooms/:code/crowd': {},
  });
  await button('Phones: room BCDFG, 1 player').click();
  await page.getByRole('tab', { name: 'Our Cards' }).click();
  await expect.element(dialog.getByText('3 cards of 1 player')).toBeVisible();
  return table;
}

test('PHONE-26 cards are dropped one after another, and the pile stays open', async () => {
  const table = await openSheet();
  await button('Look at the Cards').click();
  await button('Drop ‘Nasty’').click();
  table.tell(crowd(2));
  await expect.element(dialog.getByText('Nasty')).not.toBeInTheDocument();
  await button('Drop ‘Comet’').click();
  table.tell(crowd(1));
  await expect.element(dialog.getByText('Comet')).not.toBeInTheDocument();
  await expect.element(dialog.getByText('Rocket')).toBeVisible();
});

test('PHONE-26 after a drop by keyboard the keyboard goes on at the next card; without cards there is no pile', async () => {
  const table = await openSheet();
  await button('Look at the Cards').click();
  await expect.element(button('Drop ‘Comet’')).toBeVisible();
  (button('Drop ‘Rocket’').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  table.tell(crowd(2));
  await expect.element(dialog.getByText('Rocket')).not.toBeInTheDocument();
  await expect.element(button('Drop ‘Comet’')).toHaveFocus();
  table.tell(crowd(0));
  await expect.element(button('Hide the Cards')).not.toBeInTheDocument();
  await expect.element(button('Look at the Cards')).not.toBeInTheDocument();
});

test('PHONE-26 a pile that is looked at shows what is written meanwhile', async () => {
  const table = await openSheet();
  await button('Look at the Cards').click();
  await expect.element(dialog.getByText('Rocket')).toBeVisible();
  expect(table.sent('GET /api/rooms/:code/cards')).toHaveLength(1);
  const more = [...PILE, ...PILE.slice(0, 1).map((card) => ({ ...card, id: 'w9', text: 'Moon' }))];
  table.answer({ 'GET /api/rooms/:code/cards': { cards: more } });
  table.tell(crowd(4));
  await expect.element(dialog.getByText('Moon')).toBeVisible();
});

test('PHONE-26 a card that is dropped after the deck was made is not played', async () => {
  const table = await openSheet();
  await button('Make a Deck').click();
  await expect.element(dialog.getByText('A deck of 3 cards')).toBeVisible();
  await button('Look at the Cards').click();
  await button('Drop ‘Nasty’').click();
  table.tell(crowd(2));
  await expect.element(dialog.getByText('A deck of 2 cards')).toBeVisible();
  await button('Play These Cards').click();
  await expect.poll(() => currentMatch()?.cards).toHaveLength(2);
});

test('PHONE-26 a deck that can’t be made anew after a drop is not played as it was', async () => {
  const table = await openSheet();
  await button('Make a Deck').click();
  await expect.element(button('Play These Cards')).toBeVisible();
  table.answer({ 'POST /api/rooms/:code/crowd/deck': failing('internal', 500) });
  table.tell(crowd(2));
  await page.getByRole('alertdialog').getByRole('button').click();
  await expect.element(button('Make a Deck')).toBeEnabled();
  await expect.element(button('Play These Cards')).not.toBeInTheDocument();
});

const POINTS: RoomAction = {
  type: 'TABLE',
  action: { type: 'UPDATE_SCORE', team: 'A', points: 10 },
};

test('PHONE-10 a game under way goes on where the host thinks better of playing the written cards', async () => {
  const table = await openSheet([POINTS]);
  await button('Make a Deck').click();
  await button('Play These Cards').click();
  const question = page.getByRole('alertdialog');
  await expect.element(question).toHaveTextContent('Trivia: Space');
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  expect(currentMatch()).toMatchObject({ id: 'evening' });
  expect(table.sent('PUT /api/rooms/:code/match')).toEqual([]);
});

test.each([
  ['{Escape}', true],
  ['{Tab}{Enter}', false],
])('PHONE-10 the scores are thrown away only where the host says so: %s', async (keys, keeps) => {
  const table = await openSheet([POINTS]);
  await button('Make a Deck').click();
  await button('Play These Cards').click();
  await button('Start New Game').click();
  const question = page.getByRole('alertdialog', { name: 'The scores' });
  await expect.element(question.getByRole('button', { name: 'Keep the Scores' })).toHaveFocus();
  await userEvent.keyboard(keys);
  await expect
    .poll(() =>
      table.sent('PUT /api/rooms/:code/match').map(({ body }) => Object(body).keepsScores),
    )
    .toEqual([keeps]);
});
