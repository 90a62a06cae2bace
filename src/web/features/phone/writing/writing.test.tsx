// 'Write our cards' on a phone.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPhone, tell, type Told } from '#tests/support/web/open-phone.tsx';
import { failing, later, unreachable } from '#tests/support/web/server-answers.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const COUNTED = { 'POST /api/rooms/:code/cards': { state: 'counted' as const } };

function asked(
  category: 'secret-prompt' | 'trivia',
  cards: readonly string[] = [],
  more: Told['table'] = { isLobby: true },
): Told {
  return {
    card: null,
    table: { ...more, writing: { category, each: 2 } },
    you: { cards: cards.map((text) => ({ id: `id of ${text}`, text })) },
  };
}

test('PHONE-40 cards are written before a game, with words that nobody may say', async () => {
  const app = await openPhone(asked('secret-prompt'), COUNTED);
  await expect.element(page.getByText('0 of 2 written')).toBeVisible();
  await expect.element(button('On the pile')).toBeDisabled();
  const text = page.getByLabelText('A name or thing to act out');
  await text.fill(' Batman ');
  await page.getByLabelText('Words nobody may say').fill('bat, , cave ');
  await button('On the pile').click();
  await expect.element(text).toHaveValue('');
  expect(app.sent('POST /api/rooms/:code/cards')[0]?.body).toMatchObject({
    text: 'Batman',
    forbidden: ['bat', 'cave'],
  });
});

test('PHONE-40 what is refused stays where it was typed, and counts once when tried again', async () => {
  const app = await openPhone(asked('trivia'), {
    'POST /api/rooms/:code/cards': failing('text-refused', 422),
  });
  const text = page.getByLabelText('A fact about you, for the others to guess whose it is');
  await text.fill('Snores');
  await button('On the pile').click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Please say that in other words: everybody will read them.');
  await expect.element(text).toHaveValue('Snores');
  app.answer(COUNTED);
  await button('On the pile').click();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  const ids = app.sent('POST /api/rooms/:code/cards').map(({ body }) => Object(body).id);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test('PHONE-40 who has written all can take one back, also after a game', async () => {
  const app = await openPhone(asked('trivia', ['One', 'Two'], { isOver: true }), {
    'DELETE /api/rooms/:code/cards/:id': {},
  });
  await expect.element(page.getByText('2 of 2 written')).toBeVisible();
  await expect.element(button('On the pile')).not.toBeInTheDocument();
  await button('Take back: One').click();
  await expect
    .poll(() =>
      app.sent('DELETE /api/rooms/:code/cards/:id').map(({ path, query }) => [path, query]),
    )
    .toEqual([['/api/rooms/BCDFG/cards/id%20of%20One', { as: 'player' }]]);
  tell(asked('trivia', ['Two'], { isOver: true }));
  await expect.element(button('On the pile')).toBeVisible();
});

test('PHONE-40 what is half written when the host plays on is there again after the game', async () => {
  await openPhone(asked('secret-prompt'), COUNTED);
  const text = page.getByLabelText('A name or thing to act out');
  const words = page.getByLabelText('Words nobody may say');
  await text.fill('Batm');
  await words.fill('bat, ');
  tell({});
  await expect.element(text).not.toBeInTheDocument();
  tell(asked('secret-prompt', [], { isOver: true }));
  await expect.element(text).toHaveValue('Batm');
  await expect.element(words).toHaveValue('bat, ');
  await button('On the pile').click();
  await expect.element(text).toHaveValue('');
  tell(asked('secret-prompt', ['Batm']));
  await expect.element(page.getByText('1 of 2 written')).toBeVisible();
  await expect.element(text).toHaveValue('');
  await expect.element(words).toHaveValue('');
});

test('PHONE-40 a card whose answer was lost as the host played on counts once', async () => {
  const sent = later<ReturnType<typeof failing>>();
  const app = await openPhone(asked('trivia'), {
    'POST /api/rooms/:code/cards': () => sent.promise,
  });
  const text = page.getByLabelText('A fact about you, for the others to guess whose it is');
  await text.fill('Snores');
  await button('On the pile').click();
  const ids = () => app.sent('POST /api/rooms/:code/cards').map(({ body }) => Object(body).id);
  await expect.poll(ids).toHaveLength(1);
  tell({});
  await expect.element(text).not.toBeInTheDocument();
  sent.resolve(unreachable);
  tell(asked('trivia'));
  await expect.element(text).toHaveValue('Snores');
  app.answer(COUNTED);
  await button('On the pile').click();
  await expect.element(text).toHaveValue('');
  // What had no answer was asked for once more by itself.
  expect(ids()).toHaveLength(3);
  expect(new Set(ids()).size).toBe(1);
});
