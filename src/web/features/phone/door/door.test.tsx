// The way into a room: its code, who wants in, a one-time code of the host's.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from '#tests/support/web/open-app.tsx';
import {
  CODE,
  DOOR,
  newsOf,
  openDoor,
  openPhone,
  tell,
  roomStreams,
} from '#tests/support/web/open-phone.tsx';
import { failing, later, unreachable, type Answers } from '#tests/support/web/server-answers.ts';
import { JoinScreen } from '#web/features/phone/join-screen.tsx';
import { RoomScreen } from '#web/features/phone/room-screen.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const code = page.getByLabelText('Room code');
const name = page.getByLabelText('Your name');

const openCode = (answers: Answers) =>
  openApp('/join', <JoinScreen />, { answers, size: [320, 568] });

test('PHONE-35 a code is typed in any case and leads to its room', async () => {
  const app = await openCode({ 'GET /api/rooms/:code': DOOR });
  await expect.element(code).toHaveFocus();
  await expect.element(code).toHaveAttribute('autocapitalize', 'characters');
  await expect.element(code).toHaveAttribute('autocorrect', 'off');
  await code.fill('bc dfg');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => app.location().pathname).toBe('/join/BCDFG');
  expect(app.sent('GET /api/rooms/:code').map(({ path }) => path)).toEqual(['/api/rooms/BCDFG']);
});

test('PHONE-35 a wrong code, and too many of them, are said, and what was typed stays', async () => {
  const app = await openCode({ 'GET /api/rooms/:code': failing('room-not-found', 404) });
  await code.fill('bcd');
  await button('Go').click();
  await expect
    .element(page.getByText('A code has five letters. Look at the big screen.'))
    .toBeVisible();
  await code.fill('bcdfg');
  await button('Go').click();
  await expect
    .element(page.getByText('No room has this code. Look at the screen once more.'))
    .toBeVisible();
  await expect.element(code).toHaveValue('bcdfg');
  await expect.element(code).toHaveAttribute('aria-invalid', 'true');
  app.answer({ 'GET /api/rooms/:code': failing('rate-limited', 429) });
  await button('Go').click();
  await expect.element(page.getByText(/^Too many/u)).toBeVisible();
  await expect.element(code).toHaveValue('bcdfg');
  expect(app.location().pathname).toBe('/join');
});

test('PHONE-35 an address that is no code says so, and leads to another one', async () => {
  const app = await openApp('/join/aeiou', <RoomScreen />, { path: '/join/:code' });
  await expect.element(page.getByRole('alert')).toHaveTextContent('No room has this code.');
  await button('Another code').click();
  await expect.poll(() => app.location().pathname).toBe('/join');
});

test('PHONE-36 a name, a mark and a team are asked for, sent, and offered again next time', async () => {
  const app = await openDoor({}, { 'POST /api/rooms/:code/players': { id: 'anna' } });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Space');
  await button('Join').click();
  await expect.element(page.getByText('Type a name first.')).toBeVisible();
  await name.fill(' Anna ');
  await button('Change your mark').click();
  await page.getByRole('radio', { name: 'Star' }).click();
  await page.getByRole('radio', { name: 'Green' }).click();
  await button('Done').click();
  await page.getByRole('radio', { name: 'Team B' }).click();
  await button('Join').click();
  await expect
    .poll(() => app.sent('POST /api/rooms/:code/players')[0]?.body)
    .toEqual({
      name: 'Anna',
      shape: 'star',
      colour: 2,
      team: 'B',
    });
  await expect.poll(roomStreams).toBe(1);
  tell({ card: null, table: { isLobby: true } });
  await expect.element(page.getByText('You’re in!')).toBeVisible();
  await app.close();
  await openDoor();
  await expect.element(name).toHaveValue('Anna');
});

test('PHONE-36 a browser with a seat goes straight in', async () => {
  await openPhone({ card: null, table: { isLobby: true } });
  await expect.element(page.getByText('You’re in!')).toBeVisible();
  await expect.element(name).not.toBeInTheDocument();
});

test('TEAM-03 TEAM-08 a phone shows the crests that were chosen, and else those that teams come with', async () => {
  const app = await openDoor({
    teams: [
      { id: 'A', name: '', crest: 'star' },
      { id: 'B', name: '', crest: 'circle' },
    ],
  });
  const marks = () =>
    [...document.querySelectorAll('fieldset label:has([name="team"]) svg')].map((mark) =>
      mark.classList.item(1),
    );
  await expect.poll(marks).toEqual(['text-(--player-4)', 'text-(--player-0)']);
  await app.close();
  await openDoor();
  await expect.poll(marks).toEqual(['text-(--player-0)', 'text-(--player-1)']);
});

test('PHONE-36 with one team nobody is asked for it', async () => {
  await openDoor({ teams: [{ id: 'A', name: '' }] });
  await expect.element(name).toBeVisible();
  await expect.element(page.getByText('Your team')).not.toBeInTheDocument();
});

test('PHONE-36 a closed door says so, and opens when it is looked at again', async () => {
  const app = await openDoor({ joining: 'closed' });
  await expect
    .element(page.getByText('The host has closed the door: nobody can join any more.'))
    .toBeVisible();
  app.answer({ 'GET /api/rooms/:code': DOOR });
  await button('Look again').click();
  await expect.element(name).toBeVisible();
});

test.each([
  ['room-full', 409, 'This room is full.', 'Ask the host whether somebody can make room.'],
  [
    'seat-removed',
    403,
    'The host has taken this seat away.',
    'Ask the host if that was a mistake.',
  ],
] as const)('PHONE-36 %s is said with what to do, and the name stays', async (...given) => {
  const [problem, status, sentence, todo] = given;
  await openDoor({}, { 'POST /api/rooms/:code/players': failing(problem, status) });
  await name.fill('Anna');
  await button('Join').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(`${sentence} ${todo}`);
  await expect.element(name).toHaveValue('Anna');
});

test('PHONE-36 without a connection a room is looked for again', async () => {
  const app = await openDoor({}, { 'GET /api/rooms/:code': unreachable });
  await expect.element(page.getByRole('alert')).toBeVisible();
  app.answer({ 'GET /api/rooms/:code': DOOR });
  await button('Look again').click();
  await expect.element(name).toBeVisible();
});

test('PHONE-36 who has to wait for the host is told so', async () => {
  await openPhone({ card: null, you: { isWaiting: true } });
  await expect.element(page.getByText('Waiting for the host to let you in')).toBeVisible();
});

async function openPass(answers: Answers) {
  const app = await openApp('/elsewhere', <RoomScreen />, {
    path: '/join/:code',
    answers: { 'GET /api/rooms/:code/time': () => ({ now: Date.now() }), ...answers },
  });
  await app.goTo(`/join/${CODE}#secret-pass`);
  return app;
}

test('PHONE-37 a one-time code names the phone, makes a remote, and goes from the address', async () => {
  const taken = later<{ role: 'remote' }>();
  const app = await openPass({ 'POST /api/rooms/:code/passes': () => taken.promise });
  await page.getByLabelText('Phone’s name').fill('Quiz phone');
  await button('Use this phone').click();
  await expect
    .poll(() => app.sent('POST /api/rooms/:code/passes')[0]?.body)
    .toEqual({ pass: 'secret-pass', name: 'Quiz phone' });
  taken.resolve({ role: 'remote' });
  await expect.poll(() => app.location().hash).toBe('');
  await expect.poll(roomStreams).toBe(1);
  tell({ you: null, card: null, host: null });
  await expect.element(page.getByText('Waiting for the big screen to say yes')).toBeVisible();
  expect(localStorage.getItem('riffle:remote')).toBe(CODE);
});

test('PHONE-37 a code that has run out is said; the phone can join as a player', async () => {
  const app = await openPass({
    'POST /api/rooms/:code/passes': failing('pass-invalid', 400),
    'GET /api/rooms/:code': DOOR,
  });
  await page.getByLabelText('Phone’s name').fill('Anna');
  await button('Use this phone').click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('This code has run out. Ask the host for another one.');
  await button('Join as a player instead').click();
  await expect.element(name).toBeVisible();
  expect(app.location().hash).toBe('');
});

test('PHONE-37 a lost phone’s seat goes on here', async () => {
  await openPass({
    'POST /api/rooms/:code/passes': { role: 'player' },
    'GET /api/rooms/:code/news': newsOf({}),
  });
  await page.getByLabelText('Phone’s name').fill('Anna');
  await button('Use this phone').click();
  await expect.poll(roomStreams).toBe(1);
  tell({});
  await expect.element(page.getByText('Card 1 of 3', { exact: true })).toBeVisible();
  expect(localStorage.getItem('riffle:remote')).toBeNull();
});
