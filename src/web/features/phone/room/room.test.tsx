// Being in a room: the lobby, the menu, lost and found connections, and every end.
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { refuseStreams } from '#tests/support/web/live-stream.ts';
import {
  CODE,
  DOOR,
  openPhone,
  tell,
  tellOver,
  roomStreams,
} from '#tests/support/web/open-phone.tsx';
import { failing, unreachable } from '#tests/support/web/server-answers.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const menu = () => button('You and this room').click();
const LOBBY = { card: null, table: { isLobby: true } } as const;

test('PHONE-38 the lobby says who one is, and who is there', async () => {
  await openPhone(LOBBY);
  await expect.element(page.getByRole('heading', { name: 'You’re in!' })).toBeVisible();
  const teams = page.getByRole('listitem');
  await expect.element(teams.nth(0)).toHaveTextContent('Reds · your team2 players');
  await expect.element(teams.nth(1)).toHaveTextContent('Team B1 player');
  await expect.element(page.getByText('Look at the big screen')).toBeVisible();
});

test('PHONE-38 name, mark and team are changed, the team only while phones gather', async () => {
  const app = await openPhone(LOBBY, { 'PATCH /api/rooms/:code/me': {} });
  await menu();
  await page.getByLabelText('Your name').fill('Annabel');
  await page.getByRole('radio', { name: 'Heart' }).click();
  await page.getByRole('radio', { name: 'Team B' }).click();
  await button('Save').click();
  await expect
    .poll(() => app.sent('PATCH /api/rooms/:code/me')[0]?.body)
    .toEqual({ name: 'Annabel', shape: 'heart', colour: 2, team: 'B' });
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  tell({});
  await menu();
  await expect.element(page.getByText(/^Teams are fixed once/u)).toBeVisible();
  await button('Save').click();
  await expect
    .poll(() => app.sent('PATCH /api/rooms/:code/me')[1]?.body)
    .toEqual({ name: 'Anna', shape: 'star', colour: 2 });
});

test('PHONE-38 vibration is switched off for good, and nothing vibrates then', async () => {
  const shakes = vi.spyOn(navigator, 'vibrate').mockReturnValue(true);
  await openPhone();
  await expect.element(page.getByText('Card 1 of 3', { exact: true })).toBeVisible();
  tell({ card: { key: '1.b', number: 2 } });
  await expect.poll(() => shakes.mock.calls.length).toBe(1);
  await menu();
  await page.getByRole('switch', { name: 'Vibrate' }).click();
  await button('Close').click();
  expect(localStorage.getItem('riffle:vibration')).toBe('off');
  tell({ card: { key: '1.c', number: 3 } });
  await expect.element(page.getByText('Card 3 of 3', { exact: true })).toBeVisible();
  expect(shakes).toHaveBeenCalledTimes(1);
  await menu();
  await page.getByRole('switch', { name: 'Vibrate' }).click();
});

test('PHONE-38 leaving asks first, and leads to the door', async () => {
  const app = await openPhone({}, { 'DELETE /api/rooms/:code/me': {} });
  await menu();
  await button('Leave the room').click();
  await button('Cancel').click();
  await button('Leave the room').click();
  app.answer({ 'GET /api/rooms/:code': DOOR });
  await button('Leave').click();
  await expect.element(button('Join')).toBeVisible();
  expect(app.sent('DELETE /api/rooms/:code/me').map(({ query }) => query)).toEqual([
    { as: 'player' },
  ]);
  expect(roomStreams()).toBe(0);
});

test('PHONE-42 at the end stand the own place and the teams’; the next match comes by itself', async () => {
  await openPhone({ card: null, table: { isOver: true } });
  await expect.element(page.getByRole('heading', { name: 'Game over' })).toBeVisible();
  await expect.element(page.getByText('2nd', { exact: true })).toBeVisible();
  await expect.element(page.getByText('You are 2nd of 3 · 30 points')).toBeVisible();
  await expect.element(page.getByText('Reds wins!')).toBeVisible();
  await expect.element(page.getByText('Thanks for playing')).toBeVisible();
  tell({});
  await expect.element(page.getByText('Card 1 of 3', { exact: true })).toBeVisible();
});

test('PHONE-42 a game without points has no places at its end', async () => {
  await openPhone({ card: null, table: { isOver: true, scored: false } });
  await expect.element(page.getByText('Thanks for playing')).toBeVisible();
  await expect.element(page.getByText(/^You are 2nd/u)).not.toBeInTheDocument();
  await expect.element(page.getByText(/wins!$/u)).not.toBeInTheDocument();
});

test('PHONE-42 where nobody has points nobody is first', async () => {
  const teams = [
    { id: 'A', name: 'Reds', points: 0, seats: 2 },
    { id: 'B', name: '', points: 0, seats: 1 },
  ] as const;
  await openPhone({
    card: null,
    table: { isOver: true, teams: [...teams] },
    you: { place: 1, points: 0 },
  });
  await expect.element(page.getByText('Thanks for playing')).toBeVisible();
  await expect.element(page.getByText(/^You are 1st/u)).not.toBeInTheDocument();
  await expect.element(page.getByText(/tie/u)).not.toBeInTheDocument();
});

test.each([
  ['closed', 'The room is closed. Thanks for playing.'],
  ['removed', 'The host has taken this seat away. Ask the host if that was a mistake.'],
] as const)('PHONE-42 a room that is %s says so', async (why, sentence) => {
  const app = await openPhone();
  tellOver(why);
  await expect.element(page.getByText(sentence, { exact: true })).toBeVisible();
  expect(roomStreams()).toBe(0);
  await button('Another code').click();
  await expect.poll(() => app.location().pathname).toBe('/join');
});

test('PHONE-42 a page whose seat plays in another window takes it back', async () => {
  await openPhone();
  tellOver('replaced');
  await expect
    .element(page.getByRole('heading', { name: 'You play in another window' }))
    .toBeVisible();
  expect(roomStreams()).toBe(0);
  await button('Play here').click();
  await expect.poll(roomStreams).toBe(1);
  tell({ card: { number: 2 } });
  await expect.element(page.getByText('Card 2 of 3', { exact: true })).toBeVisible();
});

test('PHONE-42 who has no seat any more stands at the door again', async () => {
  const app = await openPhone({}, { 'GET /api/rooms/:code/news': failing('not-in-room', 403) });
  app.answer({ 'GET /api/rooms/:code': DOOR });
  refuseStreams();
  await expect.element(page.getByText('You have no seat in this room any more.')).toBeVisible();
  await expect.element(button('Join')).toBeVisible();
  expect(app.location().pathname).toBe(`/join/${CODE}`);
});

test('PHONE-43 while the connection is lost everything stays, and is mended by itself', async () => {
  await openPhone({}, { 'GET /api/rooms/:code/news': unreachable });
  await expect.element(page.getByText('Card 1 of 3', { exact: true })).toBeVisible();
  refuseStreams();
  await expect.element(page.getByText('Connecting again…')).toBeVisible();
  await expect.element(page.getByText('Card 1 of 3', { exact: true })).toBeVisible();
  await expect.poll(roomStreams).toBe(1);
  tell({ card: { key: '1.b', number: 2 } });
  await expect.element(page.getByText('Connecting again…')).not.toBeInTheDocument();
  await expect.element(page.getByText('Card 2 of 3', { exact: true })).toBeVisible();
});
