// The host's phone judges answers, and says what is turned over.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AnswerToJudge } from '#domain/room/host.ts';
import type { OpenApp } from '#tests/support/web/open-app.tsx';
import { openPhone, openRemote, tell } from '#tests/support/web/open-phone.tsx';
import { unreachable } from '#tests/support/web/server-answers.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const acts = (app: OpenApp) => app.sent('POST /api/rooms/:code/actions').map(({ body }) => body);
const rulings = (app: OpenApp) => app.sent('POST /api/rooms/:code/rulings');
const texts = (name: string) =>
  page
    .getByRole('region', { name })
    .getByRole('listitem')
    .elements()
    .map((line) => line.textContent);
const DONE = {
  'POST /api/rooms/:code/actions': { state: 'done' as const, seq: 2 },
  'POST /api/rooms/:code/rulings': {},
};
const SHOWN = { hint: false, answer: true };

function given(name: string, text: string, more: Partial<AnswerToJudge> = {}): AnswerToJudge {
  const playerId = name.toLowerCase();
  return { playerId, name, text, mark: 'wrong', isChallenged: false, isRuled: false, ...more };
}

const ANSWERS = [
  given('Anna', 'Saturn', { mark: 'right' }),
  given('Ben', 'Satern', { mark: 'ask' }),
  given('Cleo', 'Mars', { isChallenged: true }),
  given('Dora', 'satern', { mark: 'ask' }),
];

test('PHONE-57 what is turned over can be turned back', async () => {
  const app = await openRemote({}, DONE);
  await button('Show hint').click();
  tell({ you: null, host: { shown: { hint: true, answer: true } }, table: { isPaused: true } });
  await expect.element(button('Hide answer')).toBeVisible();
  await expect.element(page.getByText('Paused')).not.toBeInTheDocument();
  await button('Hide hint').click();
  await button('Hide answer').click();
  await expect
    .poll(() => acts(app))
    .toMatchObject([
      { action: { type: 'SHOW', side: 'hint', isShown: true } },
      { action: { type: 'SHOW', side: 'hint', isShown: false } },
      { action: { type: 'SHOW', side: 'answer', isShown: false } },
    ]);
  tell({ you: null, host: { shown: SHOWN }, card: { play: 'vote', vote: 'heart' } });
  await expect.element(button('Hide votes')).toBeVisible();
  await expect.element(button('Hide answer')).not.toBeInTheDocument();
});

test('PHONE-57 the same answers stand together, those to be asked first, each judged by one press', async () => {
  const app = await openRemote({ host: { shown: SHOWN, answers: ANSWERS } }, DONE);
  await expect
    .poll(() => texts('Answers'))
    .toEqual(['SaternBen and DoraYou say', 'SaturnAnna', 'MarsCleoCleo thinks it’s right']);
  await expect.element(button('‘Saturn’ is right')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(button('‘Satern’ is right')).toHaveAttribute('aria-pressed', 'false');
  await button('‘Satern’ is right').click();
  await expect
    .poll(() => rulings(app))
    .toMatchObject([
      { query: { as: 'remote' }, body: { key: '1.a', playerId: 'ben', ruling: 'right' } },
    ]);
  await button('‘Mars’ is wrong').click();
  await expect
    .poll(() => rulings(app).at(-1)?.body)
    .toEqual({ key: '1.a', playerId: 'cleo', ruling: 'wrong' });
});

test('PHONE-57 a judged answer stays under the thumb, and keeps the keyboard’s place', async () => {
  const app = await openRemote({ host: { shown: SHOWN, answers: ANSWERS } }, DONE);
  const right = button('‘Satern’ is right');
  await expect.element(right).toBeVisible();
  right.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => rulings(app)).toHaveLength(1);
  const ruled = ANSWERS.map((answer) =>
    answer.mark === 'ask' ? { ...answer, mark: 'right' as const, isRuled: true } : answer,
  );
  tell({ you: null, host: { shown: SHOWN, answers: ruled } });
  await expect.element(right).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => texts('Answers')[0]).toBe('SaternBen and Dora');
  await expect.element(right).toHaveFocus();
});

test('PHONE-57 what is challenged of earlier cards comes with both texts, after the game as well', async () => {
  const challenge = { key: '1.z', playerId: 'ben', name: 'Ben', text: 'Sol', answer: 'The Sun' };
  const host = { challenges: [challenge] };
  const app = await openRemote({ host }, DONE);
  const said = 'Ben thinks ‘Sol’ is right too. The card says ‘The Sun’.';
  await expect.poll(() => texts('Earlier cards')).toEqual([said]);
  tell({ you: null, host, card: null, table: { isOver: true } });
  await expect
    .element(page.getByText('The game is over. The host starts the next one on the big screen.'))
    .toBeVisible();
  await button('‘Sol’ is right').click();
  await expect
    .poll(() => rulings(app)[0]?.body)
    .toEqual({ key: '1.z', playerId: 'ben', ruling: 'right' });
});

test('PHONE-57 a mark that did not arrive is said', async () => {
  const lost = { ...DONE, 'POST /api/rooms/:code/rulings': unreachable };
  await openRemote({ host: { shown: SHOWN, answers: ANSWERS } }, lost);
  await button('‘Mars’ is right').click();
  await expect.element(page.getByText(/^Riffle can’t be reached/u)).toBeVisible();
});

test('PHONE-57 the winners’ steps take the card from a remote, and leave it the marks and the points', async () => {
  await openRemote({ host: { shown: SHOWN, answers: ANSWERS }, table: { isOver: true } });
  await expect.element(page.getByText(/^The game is over/u)).toBeVisible();
  await expect.element(page.getByText('Which planet has rings?')).not.toBeInTheDocument();
  await expect.element(button('Hide answer')).not.toBeInTheDocument();
  await expect.element(button('‘Mars’ is right')).toBeVisible();
  await expect.element(button('+10 for Reds')).toBeVisible();
});

test('PHONE-57 no card is turned by a remote under the winners’ steps: the screen still shows them', async () => {
  const clock = { deadline: null, leftMs: 14_000, durationMs: 45_000 };
  const card = { number: 2, clock };
  await openRemote({ card, table: { isPaused: true } });
  await expect.element(button('Next')).toBeVisible();
  await expect.element(page.getByText('Paused')).toBeVisible();
  tell({ you: null, card, table: { isPaused: true, isOver: true } });
  await expect.element(page.getByText(/^The game is over/u)).toBeVisible();
  await expect.element(button('Previous')).not.toBeInTheDocument();
  await expect.element(button('Next')).not.toBeInTheDocument();
  await expect.element(page.getByText('Paused')).not.toBeInTheDocument();
  await expect.element(page.getByText(/^Card 2 of/u)).not.toBeInTheDocument();
});

test('PHONE-57 nothing is judged before the answer is shown, nor by a vote; no answers are said', async () => {
  await openRemote();
  await expect.element(button('Show answer')).toBeVisible();
  const nobody = page.getByText('Nobody has answered.');
  await expect.element(nobody).not.toBeInTheDocument();
  tell({ you: null, host: { shown: SHOWN } });
  await expect.element(nobody).toBeVisible();
  tell({ you: null, host: { shown: SHOWN }, card: { play: 'vote', vote: 'heart' } });
  await expect.element(nobody).not.toBeInTheDocument();
});

test('PHONE-57 on the smallest phone nothing is cut off, and whatever is pressed is 48 pixels high and wide', async () => {
  const long = 'a'.repeat(80);
  await openRemote({
    host: {
      shown: SHOWN,
      answers: [...ANSWERS, given('Somebody with quite a long name', long, { mark: 'ask' })],
      challenges: [{ key: '1.z', playerId: 'ben', name: 'Ben', text: long, answer: long }],
    },
  });
  await expect.poll(() => texts('Answers')).toHaveLength(4);
  expect(document.documentElement.scrollWidth).toBe(320);
  for (const each of page.getByRole('button', { name: /is (?:right|wrong)$/u }).elements()) {
    const { width, height, right } = each.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(48);
    expect(right).toBeLessThanOrEqual(320);
  }
});

test('PHONE-57 a remote with a seat judges as itself', async () => {
  const app = await openPhone(
    { you: { isRemote: true }, host: { shown: SHOWN, answers: ANSWERS } },
    DONE,
  );
  await page.getByRole('radio', { name: 'Remote' }).click();
  await button('‘Mars’ is right').click();
  await expect.poll(() => rulings(app)[0]?.query).toEqual({ as: 'player' });
});
