// The host's dialog of the phones: the way in, who is there, and how they play.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { RoomAction } from '#domain/room/actions.ts';
import { seat } from '#tests/support/screen-views.ts';
import { roomStreams } from '#tests/support/room-streams.ts';
import { holdClock } from '#tests/support/web/open-app.tsx';
import {
  JOIN_URL,
  openRoomTable,
  passInRoom,
  ROOM_CODE,
  takeRoomStreams,
} from '#tests/support/web/open-room.tsx';
import { openTable } from '#tests/support/web/open-table.tsx';
import { failing, later } from '#tests/support/web/server-answers.ts';

const button = (name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const dialog = page.getByRole('dialog');
const inside = (name: string) => dialog.getByRole('button', { name, exact: true });
const BEGIN: RoomAction = { type: 'BEGIN' };
const WITH_ROOM = /^Phones: room BCDFG/;

async function openPhones(players = [seat('Anna'), seat('Ben', { team: 'B' })]) {
  const table = await openRoomTable({}, { players });
  await button(WITH_ROOM).click();
  await expect.element(dialog).toBeVisible();
  return table;
}

test('PHONE-45 in demo mode, offline and on this computer alone, Phones says why there are none', async () => {
  let app = await openTable({}, [], { demo: true });
  await button('Phones').click();
  await expect.element(dialog).toHaveTextContent('in demo mode there is none');
  await expect.element(inside('Open a Room')).not.toBeInTheDocument();
  await app.close();
  app = await openTable({ id: 'second' });
  await button('Phones').click();
  await expect.element(dialog.getByText('npm start -- --lan')).toBeVisible();
  await expect.element(inside('Open a Room')).not.toBeInTheDocument();
  await app.close();
});

test('PHONE-45 where phones can come, a room is opened with the match on the table', async () => {
  takeRoomStreams();
  const app = await openTable({}, [], { configuration: { joinUrl: JOIN_URL } });
  app.answer({
    'POST /api/rooms': failing('too-many-rooms', 503),
    'GET /api/rooms/:code/time': { now: Date.now() },
  });
  await button('Phones').click();
  await expect.element(dialog).not.toHaveTextContent('--lan');
  await inside('Open a Room').click();
  const alert = page.getByRole('alertdialog');
  await expect.element(alert).toBeVisible();
  await alert.getByRole('button').click();
  expect(roomStreams()).toHaveLength(0);
  app.answer({ 'POST /api/rooms': { code: ROOM_CODE } });
  await inside('Open a Room').click();
  await expect.element(page.getByRole('heading', { name: 'Room BCDFG' })).toBeVisible();
  expect(app.sent('POST /api/rooms').at(-1)?.body).toMatchObject({ match: { id: 'evening' } });
  expect(roomStreams()).toHaveLength(1);
});

test('PHONE-46 the lobby shows address, code and picture, and who has come, by teams', async () => {
  const table = await openPhones([]);
  await expect.element(dialog.getByText('Nobody yet.')).toBeVisible();
  const picture = dialog.getByRole('img', {
    name: `QR code that opens ${JOIN_URL}/join/${ROOM_CODE}`,
  });
  await expect.element(picture).toBeVisible();
  expect(picture.element().getBoundingClientRect().width).toBeGreaterThanOrEqual(240);
  await expect.element(dialog.getByText(`192.168.0.7:4173/join/${ROOM_CODE}`)).toBeVisible();
  await expect.element(dialog.getByText(ROOM_CODE, { exact: true })).toBeVisible();
  const remote = seat('Zed', { role: 'remote' });
  table.tell({ players: [seat('Anna'), seat('Ben', { team: 'B', points: 10 }), remote] });
  await expect.element(dialog.getByRole('heading', { name: '2 players' })).toBeVisible();
  const teams = () =>
    dialog
      .getByRole('heading', { level: 4 })
      .elements()
      .map((heading) => heading.closest('section')?.textContent);
  expect(teams()).toEqual(['Team AAnna', 'Team BBen10 points']);
});

test('PHONE-46 the host begins, and the clock starts', async () => {
  const table = await openPhones();
  expect(table.room().match.timer.status).toBe('paused');
  await inside('Let’s Play').click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => table.room().isLobby).toBe(false);
  expect(table.acts()).toEqual([BEGIN]);
  await button(WITH_ROOM).click();
  await expect.element(dialog).toBeVisible();
  await expect.element(inside('Let’s Play')).not.toBeInTheDocument();
});

test('PHONE-45 the button says which room, and how many play in it', async () => {
  await openRoomTable({}, { players: [seat('Anna'), seat('Ben', { status: 'waiting' })] });
  await expect.element(button('Phones: room BCDFG, 1 player')).toBeVisible();
});

test('PHONE-45 closing the room asks, and the game goes on without it', async () => {
  const table = await openPhones();
  await inside('Close the Room').click();
  const question = page.getByRole('alertdialog', { name: 'Close the room' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(table.sent('DELETE /api/rooms/:code')).toEqual([]);
  await inside('Close the Room').click();
  await question.getByRole('button', { name: 'Close the Room' }).click();
  await expect.element(button('Phones')).toBeVisible();
  expect(table.sent('DELETE /api/rooms/:code')).toHaveLength(1);
  await expect.element(page.getByText('Card 1 of 5')).toBeVisible();
});

test('PHONE-46 whoever waits at the door is let in, one by one or all at once', async () => {
  const waiting = [seat('Cleo', { status: 'waiting' }), seat('Dan', { status: 'waiting' })];
  const table = await openPhones([seat('Anna'), ...waiting]);
  await inside('Let Cleo in').click();
  await expect
    .poll(() => table.sent('PATCH /api/rooms/:code/players/:player'))
    .toMatchObject([{ path: '/api/rooms/BCDFG/players/cleo', body: { status: 'in' } }]);
  await inside('Let everybody in').click();
  await expect.poll(() => table.sent('POST /api/rooms/:code/admit')).toHaveLength(1);
  table.tell({ players: [seat('Anna'), seat('Cleo', { status: 'waiting' })] });
  await expect.element(inside('Let everybody in')).not.toBeInTheDocument();
  table.tell({ players: [seat('Anna')] });
  await expect.element(dialog.getByText('Waiting at the door')).not.toBeInTheDocument();
});

const choose = async (label: string, option: string) => {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

test('PHONE-46 a player’s team, time and remote are changed, and the seat is given away or taken', async () => {
  const table = await openPhones();
  const changes = () =>
    table.sent('PATCH /api/rooms/:code/players/:player').map(({ body }) => body);
  await inside('Anna: change').click();
  await choose('Team', 'Team B');
  await expect.poll(changes).toEqual([{ team: 'B' }]);
  await choose('Time for an answer', 'Half as much again');
  await expect.poll(changes).toContainEqual({ stretch: 1.5 });
  await page.getByRole('switch', { name: 'Remote' }).click();
  await expect.poll(changes).toContainEqual({ isRemote: true });
  expect(document.body.textContent).not.toContain('Counts from the next card on.');
  await button('Give the Seat to Another Phone').click();
  await expect.element(page.getByRole('img', { name: /For a phone that is lost/ })).toBeVisible();
  expect(table.sent('POST /api/rooms/:code/pass').at(-1)?.body).toEqual({ playerId: 'anna' });
  await button('Remove').click();
  const question = page.getByRole('alertdialog', { name: 'Remove a player' });
  await expect.element(question).toHaveTextContent('Anna leaves the game');
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(table.sent('DELETE /api/rooms/:code/players/:player')).toEqual([]);
  await button('Remove').click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect
    .poll(() => table.sent('DELETE /api/rooms/:code/players/:player'))
    .toMatchObject([{ path: '/api/rooms/BCDFG/players/anna' }]);
  await expect.element(page.getByRole('dialog', { name: 'Anna' })).not.toBeInTheDocument();
});

test('PHONE-46 what is changed while an earlier change is under way follows it', async () => {
  const table = await openPhones();
  const first = later<Record<string, never>>();
  table.answer({ 'PATCH /api/rooms/:code/players/:player': () => first.promise });
  const changes = () =>
    table.sent('PATCH /api/rooms/:code/players/:player').map(({ body }) => body);
  await inside('Anna: change').click();
  await choose('Team', 'Team B');
  await page.getByRole('switch', { name: 'Remote' }).click();
  await expect.poll(changes).toEqual([{ team: 'B' }]);
  first.resolve({});
  await expect.poll(changes).toEqual([{ team: 'B' }, { isRemote: true }]);
});

test('PHONE-46 a change that does not reach the room is said', async () => {
  const table = await openPhones();
  table.answer({ 'PATCH /api/rooms/:code/players/:player': failing('room-not-found', 404) });
  await inside('Anna: change').click();
  await page.getByRole('switch', { name: 'Remote' }).click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button').click();
  await expect.element(page.getByRole('switch', { name: 'Remote' })).not.toBeChecked();
});

test('PHONE-47 a phone that shows the code is asked about on the screen, and revoked there', async () => {
  const asks = seat('Zed’s phone', { id: 'zed', role: 'remote', status: 'waiting' });
  const table = await openPhones([asks]);
  await page.getByRole('tab', { name: 'Remotes' }).click();
  const question = dialog.getByRole('alert');
  await expect.element(question).toHaveTextContent('Phone named Zed’s phone as remote?');
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect
    .poll(() => table.sent('PATCH /api/rooms/:code/players/:player'))
    .toMatchObject([{ path: '/api/rooms/BCDFG/players/zed', body: { status: 'in' } }]);
  await question.getByRole('button', { name: 'No' }).click();
  const gone = () => table.sent('DELETE /api/rooms/:code/players/:player');
  await expect.poll(gone).toHaveLength(1);
  table.tell({ players: [{ ...asks, status: 'in' }] });
  await inside('Revoke Zed’s phone’s remote').click();
  await expect.poll(gone).toHaveLength(2);
});

test('PHONE-47 a remote’s code shows on demand, is not read out, and is over after a minute', async () => {
  holdClock();
  const table = await openPhones([]);
  await page.getByRole('tab', { name: 'Remotes' }).click();
  const picture = dialog.getByRole('img', { name: /^Scan this with the phone/ });
  await expect.element(picture).not.toBeInTheDocument();
  await inside('Add a Remote').click();
  await expect.element(picture).toBeVisible();
  expect(document.body.innerHTML).not.toContain('one-time');
  expect(table.sent('POST /api/rooms/:code/pass')).toMatchObject([{ body: { playerId: null } }]);
  await passInRoom(60);
  await expect.element(dialog.getByText('The time is up.')).toBeVisible();
  await expect.element(picture).not.toBeInTheDocument();
  await inside('Show a New One').click();
  await expect.element(picture).toBeVisible();
  expect(table.sent('POST /api/rooms/:code/pass')).toHaveLength(2);
});

test('PHONE-47 a remote’s code goes with the phone that has read it', async () => {
  const remote = seat('Zed', { role: 'remote' });
  const table = await openPhones([remote]);
  await page.getByRole('tab', { name: 'Remotes' }).click();
  await inside('Add a Remote').click();
  const picture = dialog.getByRole('img', { name: /^Scan this with the phone/ });
  await expect.element(picture).toBeVisible();
  const asks = seat('Yun', { role: 'remote', status: 'waiting' });
  table.tell({ players: [remote, asks] });
  await expect.element(picture).not.toBeInTheDocument();
  table.tell({ players: [remote, { ...asks, status: 'in' }] });
  await expect.element(inside('Revoke Yun’s remote')).toBeVisible();
  await expect.element(picture).not.toBeInTheDocument();
  await expect.element(inside('Add a Remote')).toBeVisible();
});

test('PHONE-47 a remote that is refused, or goes, brings no other code onto the screen', async () => {
  const table = await openPhones([]);
  await page.getByRole('tab', { name: 'Remotes' }).click();
  await inside('Add a Remote').click();
  const picture = dialog.getByRole('img', { name: /^Scan this with the phone/ });
  await expect.element(picture).toBeVisible();
  table.tell({ players: [seat('Yun', { role: 'remote', status: 'waiting' })] });
  await expect.element(picture).not.toBeInTheDocument();
  table.tell({ players: [] });
  await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(inside('Add a Remote')).toBeVisible();
  expect(table.sent('POST /api/rooms/:code/pass')).toHaveLength(1);
});

test('PHONE-46 every rule counts at once', async () => {
  const table = await openPhones();
  await page.getByRole('tab', { name: 'Rules' }).click();
  const sets = () => table.acts().map((act) => Object(act).settings);
  await choose('Answers are', 'Chosen from four');
  await expect.poll(sets).toEqual([{ answering: 'choose' }]);
  await expect.element(dialog.getByText('Cards without choices are typed.')).toBeVisible();
  await choose('A team gets', 'the average of its phones');
  await choose('Who may join', 'Nobody any more');
  await expect.poll(sets).toContainEqual({ joining: 'closed' });
  for (const name of [
    'Points for being quick',
    'Show who voted for what',
    'The remote sees answers first',
  ]) {
    await page.getByRole('switch', { name }).click();
  }
  await expect.poll(sets).toHaveLength(6);
  expect(table.room().settings).toMatchObject({
    answering: 'choose',
    scoring: 'average',
    joining: 'closed',
    speed: true,
    showsVoters: true,
    readsAhead: false,
  });
});
