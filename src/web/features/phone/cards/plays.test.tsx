// Votes, secrets, lists and the buzzer.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openPhone, tell, type Told } from '#tests/support/web/open-phone.tsx';
import type { OpenApp } from '#tests/support/web/open-app.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const given = (app: OpenApp) => app.sent('POST /api/rooms/:code/answers').map(({ body }) => body);
const gave = (text: string, kind = 'answer') => ({ key: '1.a', kind, text });

const PEOPLE = [
  { id: 'p-ben', name: 'Ben' },
  { id: 'p-cleo', name: 'Cleo' },
];

test.each([
  ['either', { options: ['Tea', 'Coffee'] }, ['Tea', '0'], ['Coffee', '1']],
  ['have', {}, ['I have', 'yes'], ['I haven’t', 'no']],
  ['agree', {}, ['Agree', 'yes'], ['Disagree', 'no']],
  ['person', { people: PEOPLE }, ['Ben', 'p-ben'], ['Cleo', 'p-cleo']],
] as const)('PHONE-40 a vote for %s is given and changed', async (vote, more, one, other) => {
  const { options = null, people = null } = { options: undefined, people: undefined, ...more };
  const card: Told['card'] = {
    play: 'vote',
    vote,
    options: options && [...options],
    people: people && [...people],
  };
  const app = await openPhone({ card });
  await button(one[0]).click();
  await expect.element(button(one[0])).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByText('Sent. You can still change it.')).toBeVisible();
  await button(other[0]).click();
  await expect.poll(() => given(app)).toEqual([gave(one[1]), gave(other[1])]);
  const votes = [
    { text: other[1], count: 2 },
    { text: one[1], count: 1 },
  ];
  tell({
    card: { ...card, isOpen: false, result: { answer: '', explanation: '', votes } },
    you: { text: other[1] },
    table: { scored: false },
  });
  const bars = page.getByRole('listitem');
  await expect.element(bars.nth(0)).toHaveTextContent(`${other[0]} · your vote2 votes`);
  await expect.element(bars.nth(1)).toHaveTextContent(`${one[0]}1 vote`);
  await expect.element(page.getByText(/^You are 2nd/u)).not.toBeInTheDocument();
});

test('PHONE-40 a card without a vote of its own takes hearts', async () => {
  const app = await openPhone({ card: { play: 'vote', vote: 'heart' } });
  await button('Love it').click();
  await expect.poll(() => given(app)).toEqual([gave('heart')]);
  await expect.element(button('Love it')).toHaveAttribute('aria-pressed', 'true');
});

const ACTOR = { id: 'p-ben', name: 'Ben', team: 'A' } as const;
const SECRET: Told['card'] = { play: 'secret', question: null, actor: ACTOR };

test('PHONE-40 the longest forbidden word stays on the paper, for who acts and for who guards', async () => {
  const forbidden = ['w'.repeat(40), 'a tall dark stranger with forty hats'];
  await openPhone({ card: { ...SECRET, secret: 'Batman', forbidden } });
  const word = page.getByText('w'.repeat(40));
  await expect.element(word).toBeVisible();
  expect(word.element().getBoundingClientRect().right).toBeLessThan(320);
  tell({ card: { ...SECRET, forbidden }, you: { team: 'B' } });
  await expect.element(button('Foul!')).toBeVisible();
  expect(word.element().getBoundingClientRect().right).toBeLessThan(320);
  expect(document.documentElement.scrollWidth).toBe(320);
});

test.each(['Got it', 'Pass'])(
  'PHONE-40 who acts has the secret, and says %s once',
  async (name) => {
    const app = await openPhone({
      card: { ...SECRET, secret: 'The Titanic', forbidden: ['ship', 'ice'] },
    });
    await expect.element(page.getByRole('heading', { name: 'The Titanic' })).toBeVisible();
    await expect.element(page.getByText('ice', { exact: true })).toBeVisible();
    await button(name).click();
    await expect.poll(() => given(app)).toEqual([gave('', name === 'Pass' ? 'pass' : 'got')]);
    await expect.element(button('Got it')).toBeDisabled();
    await expect.element(button('Pass')).toBeDisabled();
  },
);

test('PHONE-04 a secret that comes back can be ended again', async () => {
  const secret = { ...SECRET, secret: 'The Titanic', forbidden: [] };
  const app = await openPhone({ card: secret });
  await button('Got it').click();
  await expect.element(button('Got it')).toBeDisabled();
  tell({ card: { ...SECRET, key: '1.b', number: 2 } });
  await expect.element(page.getByText('Guess out loud!')).toBeVisible();
  tell({ card: secret });
  await expect.element(button('Pass')).toBeEnabled();
  await button('Got it').click();
  await expect.poll(() => given(app)).toEqual([gave('', 'got'), gave('', 'got')]);
});

test('PHONE-40 the other team guards the forbidden words, and says a foul once', async () => {
  const app = await openPhone({ card: { ...SECRET, forbidden: ['ship'] }, you: { team: 'B' } });
  await expect.element(page.getByRole('heading', { name: 'Listen to Ben' })).toBeVisible();
  await expect.element(page.getByText('ship', { exact: true })).toBeVisible();
  await button('Foul!').click();
  await expect.element(page.getByText('Said: the host hears of it.')).toBeVisible();
  await expect.element(button('Foul!')).toBeDisabled();
  expect(given(app)).toEqual([gave('', 'foul')]);
});

test('PHONE-40 a guesser sees who acts', async () => {
  await openPhone({ card: SECRET });
  await expect.element(page.getByRole('heading', { name: 'Ben has the secret' })).toBeVisible();
  await expect.element(page.getByText('Guess out loud!')).toBeVisible();
  tell({ card: { ...SECRET, actor: null } });
  await expect.element(page.getByText('No phone has this secret.')).toBeVisible();
});

test('PHONE-40 a list grows line by line, sends itself, and what is typed counts too', async () => {
  const app = await openPhone({ card: { play: 'list' } });
  const line = page.getByLabelText('One more');
  await line.fill('Fork');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => given(app)).toEqual([gave('Fork')]);
  await expect.element(line).toHaveValue('');
  await line.fill('Knife');
  // Typing pauses.
  await expect.poll(() => given(app).at(-1)).toEqual(gave('Fork\nKnife'));
  await button('Add').click();
  await line.fill('fork');
  await button('Add').click();
  await expect.element(page.getByText('2 on your list')).toBeVisible();
  await button('Remove Knife').click();
  await expect.poll(() => given(app).at(-1)).toEqual(gave('fork'));
  tell({ card: { play: 'list', isOpen: false }, you: { text: 'fork' } });
  await expect.element(page.getByRole('heading', { name: 'Your list' })).toBeVisible();
});

test('PHONE-40 a list that a card ends in the middle of a word is sent as it is', async () => {
  const app = await openPhone({ card: { play: 'list' } });
  await page.getByLabelText('One more').fill('Spoo');
  tell({ card: { key: '1.b', play: 'list' } });
  await expect.poll(() => given(app)).toEqual([gave('Spoo')]);
});

test('PHONE-40 the buzzer counts once, at the touch', async () => {
  const app = await openPhone({ card: { play: 'buzzer' } });
  await button('Buzz!').click();
  await expect.element(button('Buzzed!')).toBeDisabled();
  await expect.element(page.getByText('Buzzed. Look at the big screen')).toBeVisible();
  expect(given(app)).toHaveLength(1);
  expect(given(app)[0]).toMatchObject({ key: '1.a', kind: 'buzz' });
});

test('PHONE-40 a press says when it was made, by the server’s clock', async () => {
  const app = await openPhone({ card: { play: 'buzzer' } });
  await expect.poll(() => app.sent('GET /api/rooms/:code/time').length).toBeGreaterThan(4);
  await button('Buzz!').click();
  const [press] = given(app).map(Object);
  expect(Math.abs(press.at - Date.now())).toBeLessThan(60_000);
  expect(press.uncertainty).toBeGreaterThanOrEqual(0);
});

test('PHONE-40 the order of presses is told, and a freed buzzer may be pressed again', async () => {
  const app = await openPhone({ card: { play: 'buzzer' } });
  await button('Buzz!').click();
  tell({ card: { play: 'buzzer', buzz: { place: 2, first: 'Ben' } } });
  await expect.element(page.getByText('You are number 2. Ben was first.')).toBeVisible();
  await expect.element(button('Buzzed!')).toBeDisabled();
  tell({ card: { play: 'buzzer' } });
  await button('Buzz!').click();
  await expect.poll(() => given(app)).toHaveLength(2);
  tell({ card: { play: 'buzzer', buzz: { place: 1, first: 'Anna' } } });
  await expect.element(page.getByText('You are first!')).toBeVisible();
  tell({ card: { play: 'buzzer' }, you: { isBuzzedOut: true } });
  await expect.element(page.getByText('Now the others may buzz.')).toBeVisible();
  await expect.element(button('Buzz!')).toBeDisabled();
});
