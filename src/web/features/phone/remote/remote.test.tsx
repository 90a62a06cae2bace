// The host's phone: what it sees, what it does, and that it says who was quicker.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { OpenApp } from '#tests/support/web/open-app.tsx';
import { openPhone, openRemote, tell } from '#tests/support/web/open-phone.tsx';
import { unreachable } from '#tests/support/web/server-answers.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const acts = (app: OpenApp) => app.sent('POST /api/rooms/:code/actions').map(({ body }) => body);
const DONE = { 'POST /api/rooms/:code/actions': { state: 'done' as const, seq: 2 } };
const AHEAD = { hint: 'A giant', result: { answer: 'Saturn', explanation: '', votes: [] } };

test('PHONE-44 a remote without a seat reads ahead, and each press names its card', async () => {
  const app = await openRemote({ card: { ...AHEAD, number: 2, answered: 1 } }, DONE);
  await expect.element(page.getByText('Saturn')).toBeVisible();
  await expect.element(page.getByText('Hint: A giant')).toBeVisible();
  await expect.element(page.getByText('1 of 3 in')).toBeVisible();
  const presses = [
    ['Show hint', { type: 'SHOW', side: 'hint', isShown: true }],
    ['Show answer', { type: 'SHOW', side: 'answer', isShown: true }],
    ['Close answers', { type: 'CLOSE' }],
    ['Pause', { type: 'TABLE', action: { type: 'PAUSE_GAME' } }],
    ['Reset timer', { type: 'TABLE', action: { type: 'RESET_TIMER' } }],
    ['Undo', { type: 'TABLE', action: { type: 'UNDO_SCORE' } }],
    ['Previous', { type: 'TABLE', action: { type: 'GO_BACK' } }],
    ['Next', { type: 'TABLE', action: { type: 'ADVANCE' } }],
    ['+10 for Reds', { type: 'TABLE', action: { type: 'UPDATE_SCORE', team: 'A', points: 10 } }],
    ['-1 for Team B', { type: 'TABLE', action: { type: 'UPDATE_SCORE', team: 'B', points: -1 } }],
    ['Turn: Team B', { type: 'TABLE', action: { type: 'TAKE_TURN', team: 'B' } }],
  ] as const;
  for (const [name, action] of presses) {
    // oxlint-disable-next-line no-await-in-loop -- one press after another
    await button(name).click();
    // oxlint-disable-next-line no-await-in-loop -- each is sent before the next
    await expect.poll(() => acts(app).at(-1)).toMatchObject({ key: '1.a', events: 4, action });
  }
  expect(acts(app)).toHaveLength(presses.length);
  expect(app.sent('POST /api/rooms/:code/actions')[0]?.query).toEqual({ as: 'remote' });
  const ids = acts(app).map((body) => JSON.stringify(Object.entries(body ?? {})[0]));
  expect(new Set(ids).size).toBe(presses.length);
});

test('PHONE-44 a remote offers what the card on the table has: no hint that is none, no close of what is closed', async () => {
  await openRemote({ card: AHEAD });
  await expect.element(button('Close answers')).toBeVisible();
  // Somebody has more time than the card.
  tell({ you: null, card: { ...AHEAD, isOpen: false } });
  await expect.element(button('Close answers')).toBeVisible();
  tell({ you: null, card: AHEAD, host: { hasHint: false, isClosable: false } });
  await expect.element(button('Close answers')).not.toBeInTheDocument();
  await expect.element(button('Show hint')).not.toBeInTheDocument();
  await expect.element(button('Show answer')).toBeVisible();
  tell({ you: null, card: { play: 'list' } });
  await expect.element(button('Show lists')).toBeVisible();
  await expect.element(button('Close answers')).toBeVisible();
  tell({ you: null, card: { play: 'vote', vote: 'heart' } });
  await expect.element(button('Show votes')).toBeVisible();
});

test('PHONE-44 a press that came second, or nowhere, is told so', async () => {
  const app = await openRemote({}, { 'POST /api/rooms/:code/actions': { state: 'stale', seq: 2 } });
  await button('Next').click();
  await expect.element(page.getByText('Somebody was quicker: look at the card.')).toBeVisible();
  app.answer({ 'POST /api/rooms/:code/actions': unreachable });
  await button('Next').click();
  await expect.element(page.getByText(/^Riffle can’t be reached/u)).toBeVisible();
});

test('PHONE-44 a stopped clock goes on, and the ends of the deck are ends', async () => {
  const app = await openRemote({ table: { isPaused: true } }, DONE);
  await expect.element(button('Previous')).toBeDisabled();
  await button('Resume').click();
  await expect
    .poll(() => acts(app)[0])
    .toMatchObject({ action: { type: 'TABLE', action: { type: 'RESUME_GAME' } } });
  tell({ you: null, card: { number: 3 } });
  await expect.element(button('Next')).toBeDisabled();
});

test('PHONE-44 a remote that waits sees no card, and a secret never', async () => {
  await openRemote({ host: null, card: null, table: { isLobby: true } });
  await expect.element(page.getByText('Waiting for the big screen to say yes')).toBeVisible();
  tell({ you: null, card: { play: 'secret', question: null } });
  await expect
    .element(page.getByText('A secret lies on the table. It never shows here.'))
    .toBeVisible();
  await expect.element(button('Show answer')).not.toBeInTheDocument();
});

test('PHONE-44 a remote with a seat plays and hosts by turns, as itself', async () => {
  const app = await openPhone({ you: { isRemote: true } }, DONE);
  const field = page.getByLabelText('Your answer');
  await field.fill('Satu');
  await page.getByRole('radio', { name: 'Remote' }).click();
  await expect.element(field).not.toBeInTheDocument();
  await button('Next').click();
  await expect
    .poll(() => app.sent('POST /api/rooms/:code/actions')[0]?.query)
    .toEqual({
      as: 'player',
    });
  await page.getByRole('radio', { name: 'My seat' }).click();
  await expect.element(field).toHaveValue('Satu');
});

test('PHONE-44 the host’s phone frees the buzzer', async () => {
  const app = await openRemote(
    { card: { play: 'buzzer', buzz: { place: null, first: 'Ben' } } },
    DONE,
  );
  await expect.element(page.getByText('Ben was first.')).toBeVisible();
  await button('Wrong: let the others buzz').click();
  await expect.poll(() => acts(app)[0]).toMatchObject({ action: { type: 'FREE_BUZZER' } });
});
