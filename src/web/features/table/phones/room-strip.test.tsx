// What comes from the phones for the card on the table, as the host sees it.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ScreenView } from '#contract/rooms.ts';
import type { Card } from '#domain/deck/card.ts';
import { startTimer } from '#domain/match/timer.ts';
import type { RoomAction } from '#domain/room/actions.ts';
import { currentMatch } from '#web/platform/match/match-store.ts';
import { cards } from '#tests/support/matches.ts';
import { lastStream } from '#tests/support/room-streams.ts';
import { answer, seat } from '#tests/support/screen-views.ts';
import { SECONDS } from '#tests/support/web/open-table.tsx';
import { openRoomTable } from '#tests/support/web/open-room.tsx';
// Nothing of it is waited for below: where it shows, it does so at once.
import '#web/features/table/card/score-row.tsx';
import { unreachable } from '#tests/support/web/server-answers.ts';

const button = (name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const strip = page.getByRole('region', { name: 'Phones' });
const BEGIN: RoomAction = { type: 'BEGIN' };
const SHOWN: RoomAction = { type: 'SHOW', side: 'answer', isShown: true };
const ANNA = seat('Anna');
const BEN = seat('Ben', { team: 'B' });
const CLEO = seat('Cleo', { team: 'B' });
const players = [ANNA, BEN, CLEO];
const GIVEN: Partial<ScreenView> = {
  players,
  answers: [
    answer('anna', 'Mars', { mark: 'right', points: 10 }),
    answer('ben', 'The Moon', { mark: 'ask' }),
    answer('cleo', 'the  moon!', { mark: 'ask', isChallenged: true }),
  ],
};
const NEXT: RoomAction = { type: 'TABLE', action: { type: 'ADVANCE' } };
const texts = (role: 'listitem' | 'definition' | 'term') =>
  strip
    .getByRole(role)
    .elements()
    .map(({ textContent }) => textContent);

function begun(
  match: Parameters<typeof openRoomTable>[0],
  view: Partial<ScreenView>,
  shown = false,
) {
  return openRoomTable(match, { players, ...view }, { actions: shown ? [BEGIN, SHOWN] : [BEGIN] });
}

test('PHONE-48 while phones gather, the strip says how many, and lets the host begin', async () => {
  const table = await openRoomTable({}, { players });
  await expect.element(strip.getByText('3 players in room BCDFG')).toBeVisible();
  await strip.getByRole('button', { name: 'Phones' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Room BCDFG' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  await strip.getByRole('button', { name: 'Let’s Play' }).click();
  await expect.poll(() => table.room().isLobby).toBe(false);
  await expect.element(strip.getByText('0 of 3 have answered')).toBeVisible();
});

test('PHONE-48 before the answer shows, the strip says who has answered and never what', async () => {
  const table = await begun(
    {},
    { answered: ['ben'], answeredCount: 1, answers: GIVEN.answers ?? [] },
  );
  await expect.element(strip.getByText('1 of 3 have answered')).toBeVisible();
  expect(texts('listitem')).toEqual(['Ben']);
  expect(document.body.textContent).not.toMatch(/moon|Mars/iu);
  await strip.getByRole('button', { name: 'Close Answers' }).click();
  await expect.element(strip.getByText('Answers are closed')).toBeVisible();
  await expect
    .element(strip.getByRole('button', { name: 'Close Answers' }))
    .not.toBeInTheDocument();
  expect(table.acts()).toEqual([{ type: 'CLOSE' }]);
  await button('Show Answer').click();
  await expect.poll(() => table.room().shown.answer).toBe(true);
  await expect.element(strip.getByText('Mars')).toBeVisible();
  // The points come from the phones.
  await expect.element(button('Hide Answer')).toBeVisible();
  expect(page.getByRole('button', { name: 'Right +10' }).elements()).toEqual([]);
});

test('PHONE-48 once the time is up for everybody, answers are closed and nothing offers to close them', async () => {
  const table = await begun({}, { players: [ANNA, { ...BEN, stretch: 2 }] });
  const close = strip.getByRole('button', { name: 'Close Answers' });
  const closed = strip.getByText('Answers are closed');
  const runOut = (seconds: number): void => {
    const timer = startTimer(SECONDS * 1000, Date.now() - seconds * 1000);
    const { match } = table.room();
    table.tell({}, [{ type: 'REPLACE', match: { ...match, timer } }]);
  };
  runOut(SECONDS);
  await expect.element(page.getByText('UP!', { exact: true })).toBeVisible();
  await expect.element(close).toBeVisible();
  await expect.element(closed).not.toBeInTheDocument();
  runOut(2 * SECONDS - 3);
  await expect.element(close).toBeVisible();
  await expect.element(closed).toBeVisible();
  await expect.element(close).not.toBeInTheDocument();
  await expect.element(button('Show Answer')).toBeVisible();
});

test('PHONE-48 at the buzzer nobody is waited for once the time is up', async () => {
  const table = await begun({}, {});
  table.tell({}, [{ type: 'SET', settings: { answering: 'buzz' } }]);
  await expect.element(strip.getByText('Who is first?')).toBeVisible();
  const timer = startTimer(SECONDS * 1000, Date.now() - SECONDS * 1000);
  table.tell({}, [{ type: 'REPLACE', match: { ...table.room().match, timer } }]);
  await expect.element(strip.getByText('Answers are closed')).toBeVisible();
});

test('PHONE-02 PHONE-48 who came during the card is none of those who are waited for', async () => {
  const late = { ...CLEO, cameAt: '1.card-1' };
  await begun({}, { players: [ANNA, BEN, late], answered: ['anna', 'ben'], answeredCount: 2 });
  await expect.element(strip.getByText('2 of 2 have answered')).toBeVisible();
});

test('PHONE-48 a lost line is said, and news of a card that was left do not show', async () => {
  const table = await begun({}, { answeredCount: 1 });
  await expect.element(strip.getByText('1 of 3 have answered')).toBeVisible();
  await expect.element(strip.getByText('Phones: connecting again…')).not.toBeInTheDocument();
  lastStream().breaks();
  await expect.element(strip.getByText('Phones: connecting again…')).toBeVisible();
  table.answer({ 'POST /api/rooms/:code/actions': unreachable });
  await button('Next').click();
  await expect.element(page.getByText('Card 2 of 5')).toBeVisible();
  await expect.element(strip.getByText('1 of 3 have answered')).not.toBeInTheDocument();
});

test('PHONE-49 answers stand with their marks, the same together; one press overrules all of them', async () => {
  const table = await begun({}, GIVEN, true);
  const answers = page.getByRole('list', { name: 'Answers' });
  await expect.element(answers).toBeVisible();
  const [moon, mars, ...more] = answers.element().children;
  expect(more).toEqual([]);
  expect(moon?.textContent).toBe('BenCleoThe MoonYou sayCleo thinks it’s right');
  expect(mars?.textContent).toBe('AnnaMarsRight');
  await expect.element(button('‘Mars’ is right')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(button('‘Mars’ is wrong')).toHaveAttribute('aria-pressed', 'false');
  const rulings = () => table.sent('POST /api/rooms/:code/rulings').map(({ body }) => body);
  await button('‘The Moon’ is right').click();
  await expect.poll(rulings).toEqual([{ key: '1.card-1', playerId: 'ben', ruling: 'right' }]);
  await button('‘Mars’ is wrong').click();
  await expect.poll(rulings).toContainEqual({ key: '1.card-1', playerId: 'anna', ruling: 'wrong' });
  table.tell({ answers: [] });
  await expect.element(strip.getByText('Nobody has answered.')).toBeVisible();
});

test('PHONE-49 a challenge of an earlier card comes with both texts, and is judged there', async () => {
  const challenges = [{ key: '1.card-1', playerId: 'anna', text: 'Sol', answer: 'the sun' }];
  const table = await openRoomTable({}, { players, challenges }, { actions: [BEGIN, NEXT] });
  await expect
    .element(strip.getByText('Anna thinks ‘Sol’ is right too. The card says ‘the sun’.'))
    .toBeVisible();
  await button('‘Sol’ is wrong').click();
  await expect
    .poll(() => table.sent('POST /api/rooms/:code/rulings').map(({ body }) => body))
    .toEqual([{ key: '1.card-1', playerId: 'anna', ruling: 'wrong' }]);
});

const vote = (changes: Partial<Card>): Card[] =>
  cards(2, '', '').map((card) => ({ ...card, ...changes }));

test('PHONE-48 votes are counted without a word of their sides until they show; then there are bars', async () => {
  const match = { category: 'social', topic: 'Us', cards: vote({ vote: 'either', options: ['Tea', 'Coffee'] }) } as const; // prettier-ignore
  const votes = [answer('anna', '1'), answer('ben', '1'), answer('cleo', '0')];
  const table = await begun(match, { answers: votes, answered: ['anna'], answeredCount: 3 });
  await expect.element(strip.getByText('3 of 3 have voted')).toBeVisible();
  await expect
    .element(strip.getByRole('button', { name: 'Close Answers' }))
    .not.toBeInTheDocument();
  await strip.getByRole('button', { name: 'Show Votes' }).click();
  await expect.element(strip.getByText('Coffee')).toBeVisible();
  expect(texts('term')).toEqual(['Tea', 'Coffee']);
  expect(strip.element().textContent).toContain('1 vote');
  expect(strip.element().textContent).toContain('2 votes');
  expect(strip.element().textContent).not.toContain('Anna');
  const widths = [...strip.element().querySelectorAll<HTMLElement>('dd > span[style]')];
  expect(widths.map(({ style }) => style.width)).toEqual(['50%', '100%']);
  table.tell({}, [{ type: 'SET', settings: { showsVoters: true } }]);
  await expect.poll(() => strip.element().textContent).toContain('2 votesAnnaBen');
});

for (const [words, changes, votes, sides] of [
  ['people', { vote: 'person' }, ['ben', 'ben', 'gone'], ['Ben', 'Somebody who has left']],
  ['I have', { vote: 'have' }, ['no'], ['I have', 'I haven’t']],
  ['agree', { vote: 'agree' }, ['yes'], ['Agree', 'Disagree']],
  ['hearts', {}, ['heart', 'heart'], ['Hearts']],
  ['nobody', {}, [], []],
] as const) {
  test(`PHONE-48 the sides of a vote: ${words}`, async () => {
    const answers = votes.map((text, at) => answer(players[at]?.id ?? '', text));
    await begun({ category: 'social', topic: 'Us', cards: vote(changes) }, { answers }, true);
    await expect.element(strip).toBeVisible();
    expect(texts('term')).toEqual(sides);
    if (votes.length === 0) await expect.element(strip).toHaveTextContent('Nobody has voted.');
  });
}

test('PHONE-50 lists stand side by side; a word in two of them counts for nobody, unless the host says so', async () => {
  const answers = [
    answer('anna', 'cat\ndog\nowl'),
    answer('ben', 'Dog\nbee'),
    answer('cleo', 'ant\neel\nemu\nDÓG'),
  ];
  const table = await begun(
    { category: 'free', freeGame: 'categories-blitz', topic: 'Animals' },
    { answers },
    true,
  );
  const heads = () => [...strip.element().querySelectorAll('p')].map((head) => head.textContent);
  await expect.poll(heads).toEqual(['Anna2 words', 'Ben1 word', 'Cleo3 words']);
  await expect.element(button('dog: does not count')).toHaveAttribute('aria-pressed', 'false');
  await button('dog: does not count').click();
  await expect.element(button('dog: counts')).toHaveAttribute('aria-pressed', 'true');
  await button('owl: counts').click();
  await button('cat: counts').click();
  await expect.poll(heads).toEqual(['Anna1 word', 'Ben1 word', 'Cleo3 words']);
  await button('Give the Teams Their Points').click();
  await expect.element(strip.getByText('The teams have their points.')).toBeVisible();
  const given = { scoreboard: { events: [{ changes: [{ team: 'A', points: 1 }] }, { changes: [{ team: 'B', points: 3 }] }] } }; // prettier-ignore
  expect(currentMatch()).toMatchObject(given);
  await expect.poll(() => table.room().match).toMatchObject(given);
  expect(table.room().match.scoreboard.events).toHaveLength(2);
});

test('PHONE-50 before they show, the lists are counted', async () => {
  const table = await begun(
    { category: 'free', freeGame: 'categories-blitz', topic: 'Animals' },
    { answeredCount: 2 },
  );
  await expect.element(strip.getByText('2 of 3 have answered')).toBeVisible();
  await strip.getByRole('button', { name: 'Show Lists' }).click();
  await expect.poll(() => table.room().shown.answer).toBe(true);
});

test('PHONE-48 a secret that a phone has lies face down, and can’t be peeked at', async () => {
  const match = {
    category: 'secret-prompt',
    topic: 'Jobs',
    cards: cards(2, 'bread, oven'),
  } as const;
  const table = await begun(match, {});
  await expect.element(strip.getByText('Nobody of this team has a phone')).toBeVisible();
  await expect.element(button('Hold to peek')).toBeVisible();
  table.tell({}, [{ type: 'SEAT_ACTOR', actor: 'anna' }]);
  await expect.element(strip.getByText('Anna has the card')).toBeVisible();
  await expect.element(button('Hold to peek')).not.toBeInTheDocument();
  await expect.element(button('Show Forbidden Words')).not.toBeInTheDocument();
  const face = page.getByRole('main');
  await expect.element(face).not.toHaveTextContent('Question 1?');
  // Neither by a switch that deals cards open, nor by what was turned over.
  await page.getByRole('switch', { name: 'Deal cards face down' }).click();
  table.tell({}, [{ type: 'SHOW', side: 'hint', isShown: true }]);
  await expect.element(face).not.toHaveTextContent('Question 1?');
  await expect.element(face).not.toHaveTextContent('oven');
  table.tell({ fouls: ['ben', 'cleo'] });
  await expect
    .element(strip.getByRole('alert'))
    .toHaveTextContent('Foul! Ben, Cleo heard a forbidden word');
});

test('PHONE-48 at the buzzer the order shows with its gaps, and a photo finish is said', async () => {
  const table = await openRoomTable(
    {},
    { players },
    { actions: [{ type: 'SET', settings: { answering: 'buzz' } }, BEGIN] },
  );
  await expect.element(strip.getByText('Who is first?')).toBeVisible();
  table.tell({}, [{ type: 'CLOSE' }]);
  await expect.element(strip.getByText('Answers are closed')).toBeVisible();
  await expect.element(strip.getByText('Who is first?')).not.toBeInTheDocument();
  const pressed = (playerId: string, gapMs: number, isClose = false) => ({ playerId, at: 0, gapMs, isClose }); // prettier-ignore
  table.tell({ buzzes: [pressed('ben', 0), pressed('gone', 3), pressed('anna', 123.4)] });
  await expect.element(strip.getByRole('alert')).toHaveTextContent(/^Ben was first$/);
  expect(texts('listitem')).toEqual(['Anna +123 ms']);
  table.tell({ buzzes: [pressed('ben', 0, true), pressed('anna', 4, true)] });
  await expect.element(strip.getByRole('alert')).toHaveTextContent('Photo finish');
  await strip.getByRole('button', { name: 'Free the Buzzer' }).click();
  await expect.poll(table.acts).toEqual([{ type: 'FREE_BUZZER' }]);
});
