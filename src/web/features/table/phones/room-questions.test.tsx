// What the host is asked about a room, what becomes of it at the end, and how it is taken up elsewhere.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PlayScreen } from '#web/features/table/play-screen.tsx';
import { currentMatch, dispatch } from '#web/platform/match/match-store.ts';
import type { RoomAction } from '#domain/room/actions.ts';
import { openRoom as roomOf } from '#domain/room/state.ts';
import { cards, startedMatch } from '#tests/support/matches.ts';
import { lastStream } from '#tests/support/room-streams.ts';
import { screenNews, screenView, seat } from '#tests/support/screen-views.ts';
import { HOST, openApp } from '#tests/support/web/open-app.tsx';
import { openRoomTable, ROOM_CODE, takeRoomStreams } from '#tests/support/web/open-room.tsx';
import { unreachable } from '#tests/support/web/server-answers.ts';

const button = (name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const NEXT: RoomAction = { type: 'TABLE', action: { type: 'ADVANCE' } };
const dialog = page.getByRole('dialog');

/** The room plays another match than the one on the table. */
async function otherDeck() {
  const table = await openRoomTable();
  const points: RoomAction = { type: 'TABLE', action: { type: 'UPDATE_SCORE', team: 'A', points: 30 } }; // prettier-ignore
  const match = startedMatch({ id: 'before', topic: 'Cats', cards: cards(3), teamCount: 3 });
  table.tell({}, [{ type: 'NEW_MATCH', match, keepsScores: false }, points]);
  await expect
    .element(page.getByRole('dialog', { name: 'Another deck for the room?' }))
    .toHaveTextContent('Room BCDFG is still open.');
  return table;
}

test('PHONE-54 another deck comes into the room with new scores', async () => {
  const table = await otherDeck();
  await button('Yes, with New Scores').click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(table.sent('PUT /api/rooms/:code/match').at(-1)?.body).toMatchObject({
    match: { id: 'evening' },
    keepsScores: false,
    isReplacement: false,
  });
  await expect.poll(() => table.room().match.topic).toBe('Space');
  expect(currentMatch()).toMatchObject({ topic: 'Space', scoreboard: { events: [] } });
});

test('PHONE-54 or with the scores of before; or the room is closed', async () => {
  let table = await otherDeck();
  await button('Yes, and Keep the Scores').click();
  await expect.poll(currentMatch).toMatchObject({
    topic: 'Space',
    scoreboard: { events: [{ act: 'points' }, { act: 'next-round' }] },
  });
  await table.close();
  table = await otherDeck();
  await button('Close the Room').click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(table.sent('DELETE /api/rooms/:code')).toHaveLength(1);
  await expect.element(button('Phones')).toBeVisible();
});

for (const [choice, card] of [
  ['This screen’s Card 2: Team A 10, Team B 0', 1],
  ['The room’s Card 3: Team A 0, Team B 0', 2],
] as const) {
  test(`PHONE-53 the host picks one of the two states: ${choice}`, async () => {
    const table = await openRoomTable();
    await expect.element(button(/^Phones: room/)).toBeVisible();
    table.answer({ 'POST /api/rooms/:code/actions': unreachable });
    lastStream().breaks();
    await expect.element(page.getByText('Phones: connecting again…')).toBeVisible();
    dispatch({ type: 'ADVANCE' });
    dispatch({ type: 'UPDATE_SCORE', team: 'A', points: 10 });
    table.answer({ 'POST /api/rooms/:code/actions': { state: 'stale', seq: 3 } });
    table.answer({ 'PUT /api/rooms/:code/match': { state: 'done', seq: 4 } });
    dispatchEvent(new Event('online'));
    table.tell({}, [NEXT, NEXT]);
    await expect.element(dialog).toHaveTextContent('While this screen was cut off');
    await button(choice).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByText(`Card ${card + 1} of 5`)).toBeVisible();
    expect(table.sent('PUT /api/rooms/:code/match')).toHaveLength(card === 1 ? 1 : 0);
  });
}

test('PHONE-53 somebody who was quicker is said', async () => {
  const table = await openRoomTable();
  table.answer({ 'POST /api/rooms/:code/actions': { state: 'stale', seq: 1 } });
  await button('Next').click();
  await expect
    .element(page.getByText('Somebody else was quicker: look at the card.'))
    .toBeVisible();
  await expect.element(page.getByText('Card 1 of 5')).toBeVisible();
});

test('PHONE-53 a room that is closed elsewhere is said, and the game goes on', async () => {
  await openRoomTable();
  await expect.element(button(/^Phones: room/)).toBeVisible();
  lastStream().tells({ type: 'over', why: 'closed' });
  await expect.element(page.getByText('The room is closed. The game goes on here.')).toBeVisible();
  await expect.element(button('Phones')).toBeVisible();
  await button('Next').click();
  await expect.element(page.getByText('Card 2 of 5')).toBeVisible();
});

test('PHONE-51 the podium stands beside the teams’ result, equals share a place', async () => {
  const points = { Anna: 20, Ben: 30, Cleo: 20, Dan: 5, Eve: 0 };
  const players = Object.entries(points).map(([name, given]) => seat(name, { points: given }));
  await openRoomTable({}, { players });
  await expect.element(button(/^Phones: room/)).toBeVisible();
  await button('End Game').click();
  const podium = dialog.getByRole('region', { name: 'Players' });
  await expect.element(podium).toBeVisible();
  const listed = () =>
    [...podium.element().querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(listed()).toEqual([
    'Anna220 points',
    'Ben130 points',
    'Cleo220 points',
    '4Dan5 points',
    '5Eve0 points',
  ]);
});

test('PHONE-51 whoever shares a place stands as high, and in the same gold', async () => {
  const points = { Anna: 30, Ben: 30, Cleo: 10 };
  const players = Object.entries(points).map(([name, given]) => seat(name, { points: given }));
  await openRoomTable({}, { players });
  await expect.element(button(/^Phones: room/)).toBeVisible();
  await button('End Game').click();
  const podium = dialog.getByRole('region', { name: 'Players' });
  await expect.element(podium).toBeVisible();
  const [ben, anna, cleo] = [...podium.element().querySelectorAll('li')].map(
    ({ lastElementChild }) => {
      const block = lastElementChild ?? podium.element();
      return [block.clientHeight, getComputedStyle(block).backgroundColor];
    },
  );
  expect(ben).toEqual(anna);
  expect(cleo?.[0]).toBeLessThan(Number(anna?.[0]));
  expect(cleo?.[1]).not.toBe(anna?.[1]);
});

test('PHONE-51 there is none where nobody has points by phone', async () => {
  await openRoomTable({}, { players: [seat('Anna')] });
  await expect.element(button(/^Phones: room/)).toBeVisible();
  await button('End Game').click();
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog.getByRole('region', { name: 'Players' })).not.toBeInTheDocument();
});

test('PHONE-51 an empty table offers the account’s room, and takes it up', async () => {
  takeRoomStreams();
  const match = startedMatch({ topic: 'Cats', cards: cards(3) });
  const app = await openApp('/game', <PlayScreen />, {
    user: HOST,
    answers: {
      'GET /api/rooms/mine': { code: ROOM_CODE, topic: 'Cats' },
      'POST /api/rooms/:code/screen': {},
      'GET /api/rooms/:code/deck': { cards: cards(3) },
      'GET /api/rooms/:code/time': () => ({ now: Date.now() }),
    },
  });
  await expect
    .element(page.getByText('Your room BCDFG (Cats) is open on another screen.'))
    .toBeVisible();
  await button('Take It Up Here').click();
  await expect.poll(() => app.sent('POST /api/rooms/:code/screen')).toHaveLength(1);
  await expect.poll(() => lastStream().url).toContain(`/api/rooms/${ROOM_CODE}/`);
  lastStream().tells(screenNews(screenView(roomOf(match)), 1, Date.now()));
  await expect.element(page.getByText('Card 1 of 3')).toBeVisible();
  await expect.element(button(/^Phones: room BCDFG/)).toBeVisible();
});

test('PHONE-51 without a room, or an account, nothing is offered', async () => {
  const app = await openApp('/game', <PlayScreen />, { user: HOST });
  await expect.poll(() => app.sent('GET /api/rooms/mine')).toHaveLength(1);
  await expect.element(button('Take It Up Here')).not.toBeInTheDocument();
  await app.close();
  const other = await openApp('/game', <PlayScreen />);
  await expect.element(page.getByRole('heading', { name: 'No active game' })).toBeVisible();
  expect(other.sent('GET /api/rooms/mine')).toEqual([]);
});
