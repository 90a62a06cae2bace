// The end of an evening, celebrated: who stands where, what it was, and what comes after it.
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Action } from '#domain/match/actions.ts';
import type { TeamId } from '#domain/match/teams.ts';
import { justPlayed } from '#web/platform/match/just-played.ts';
import { SHAPE_PATHS } from '#web/ui/shape-paths.ts';
import { currentMatch } from '#web/platform/match/match-store.ts';
import { answer, seat } from '#tests/support/screen-views.ts';
import { openRoomTable } from '#tests/support/web/open-room.tsx';
import { pass, stopClock } from '#tests/support/web/open-app.tsx';
import { hearTones } from '#tests/support/web/tones.ts';
import { unreadableNow } from '#tests/support/unreadable.ts';
import { openTable } from '#tests/support/web/open-table.tsx';
import { cards } from '#tests/support/matches.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const end = page.getByRole('dialog');
const inside = (name: string) => end.getByRole('button', { name, exact: true });
const evening = end.getByRole('region', { name: 'The evening' });
const points = (team: TeamId, given = 10) => ({
  type: 'UPDATE_SCORE' as const,
  team,
  points: given,
});
const NEXT = { type: 'NEXT_CARD' } as const;
const ROUND = { type: 'NEXT_ROUND' } as const;

/** A device with sharing of its own, for one test. */
function deviceShares(
  canShare: Navigator['canShare'],
  share: Navigator['share'] = async () => undefined,
): void {
  const own = { canShare, share };
  for (const [name, value] of Object.entries(own)) {
    Object.defineProperty(navigator, name, { value, configurable: true });
  }
  onTestFinished(() => {
    for (const name of Object.keys(own)) Reflect.deleteProperty(navigator, name);
  });
}

/** The paths that are drawn on canvases from now on. */
function drawnPaths(): readonly unknown[] {
  const paths: unknown[] = [];
  class Path extends Path2D {
    constructor(path: string) {
      super(path);
      paths.push(path);
    }
  }
  vi.stubGlobal('Path2D', Path);
  return paths;
}

const goldButton = () => end.element().querySelector('.button-primary')?.textContent;

test('END-02 END-03 END-04 END-05 teams stand by their places, and the evening is told', async () => {
  const acts = [points('B'), ROUND, NEXT, points('B'), NEXT, points('B'), points('C', 6)];
  await openTable({ teamCount: 4, cards: cards(12) }, acts);
  await button('End Game').click();
  const steps = end.getByRole('list', { name: 'Teams' }).getByRole('listitem');
  await expect.element(steps.first()).toBeVisible();
  expect(steps.elements().map(({ textContent }) => textContent)).toEqual([
    'Team B30 points1',
    'Team C6 points2',
    'Team A0 pointsTeam D0 points3',
  ]);
  const marks = [...end.element().querySelectorAll('ol svg path')].map((path) =>
    path.getAttribute('d'),
  );
  const { triangle, square, circle, diamond } = SHAPE_PATHS;
  expect(marks).toEqual([triangle, square, circle, diamond]);
  const told = [...evening.element().querySelectorAll('dl > div')].map((line) => line.textContent);
  expect(told).toEqual([
    'Cards played3',
    'Best roundTeam B: 20 points in round 2',
    'Longest streakTeam B: 3 cards in a row',
  ]);
});

test('END-02 where nobody has points there is no step: the teams stand on the floor', async () => {
  await openTable();
  await button('End Game').click();
  const floor = end.getByRole('list', { name: 'Teams' });
  await expect.element(floor).toHaveTextContent('Team A0 pointsTeam B0 points');
  const { bottom } = floor.element().getBoundingClientRect();
  await expect
    .poll(() => bottom - end.getByText('0 points').first().element().getBoundingClientRect().bottom)
    .toBeLessThan(30);
});

test('END-03 what there is nothing to say about is not shown', async () => {
  await openTable();
  await button('End Game').click();
  await expect.element(evening).toHaveTextContent(/^Card played1$/);
});

test.for([
  ['key', () => userEvent.keyboard('x')],
  ['press', () => dispatchEvent(new PointerEvent('pointerdown'))],
] as const)(
  'END-01 any %s ends the finish, and the celebration is there at once',
  async ([, press]) => {
    stopClock();
    await openTable({ cards: cards(1) }, [points('A')]);
    await button('Next Round').click();
    await expect.element(page.getByText('All rounds played!')).toBeVisible();
    await press();
    await expect.element(end).toHaveTextContent('Team A Wins!');
    await userEvent.keyboard('{Escape}');
    await expect.element(end).not.toBeInTheDocument();
    await pass(2000);
    await expect.element(end).not.toBeInTheDocument();
  },
);

test('END-01 END-10 the focus is on going on, and the whole screen is covered from its top', async () => {
  const four = ['A', 'B', 'C', 'D'] as const;
  await openTable(
    { teamCount: 4 },
    four.map((team, at) => points(team, 10 + at)),
    {
      size: [390, 640],
    },
  );
  await button('End Game').click();
  await expect.element(inside('Continue Playing')).toHaveFocus();
  const { top, width, height } = end.element().getBoundingClientRect();
  expect([top, width, height]).toEqual([0, 390, 640]);
  expect(end.element().scrollTop).toBe(0);
});

test('END-10 the gold button is what the table most likely wants', async () => {
  for (const [acts, gold] of [
    [[], 'Continue Playing'],
    [[points('A')], 'Another Deck for These Teams'],
    [[points('A'), points('B')], 'Tie-breaker Card'],
    [[NEXT, points('A'), points('B')], 'Another Deck for These Teams'],
  ] as const) {
    const app = await openTable({ cards: cards(2) }, acts);
    await button('End Game').click();
    await expect.poll(goldButton).toBe(gold);
    await app.close();
  }
});

test('END-11 a tie-breaker is laid on the table, for who shares the win', async () => {
  const acts: Action[] = [NEXT, { type: 'SKIP_CARD' }, points('B'), points('C')];
  await openTable({ cards: cards(3), teamCount: 3 }, acts);
  await button('Finish Game').click();
  await inside('Tie-breaker Card').click();
  await expect.element(end).not.toBeInTheDocument();
  await expect.element(page.getByText('Question 2?')).toBeVisible();
  await expect
    .element(page.getByText('Tie-breaker for Team B and Team C: the first right answer decides.'))
    .toBeVisible();
  expect(currentMatch()).toMatchObject({ currentTeam: 'B', currentCardIndex: 2 });
  await button('Finish Game').click();
  await expect.element(inside('Tie-breaker Card')).not.toBeInTheDocument();
});

test('END-11 phones hear of the tie-breaker too', async () => {
  const table = await openRoomTable({ cards: cards(3) }, { players: [seat('Anna')] });
  table.tell(
    {},
    [points('A'), points('B')].map((action) => ({ type: 'TABLE', action }) as const),
  );
  await button('End Game').click();
  await inside('Tie-breaker Card').click();
  await expect.poll(() => table.room().match.currentCardIndex).toBe(1);
  expect(table.acts()).toContainEqual({ type: 'TABLE', action: { type: 'TIE_BREAK' } });
});

test('END-12 another deck ends the game, and leads to the set-up of its category', async () => {
  for (const [category, path] of [
    ['trivia', '/setup/trivia'],
    ['free', '/'],
  ] as const) {
    const app = await openTable({ category }, [points('A')]);
    await button('End Game').click();
    await inside('Another Deck for These Teams').click();
    await expect.poll(() => app.location().pathname).toBe(path);
    expect(currentMatch()?.isGameActive).toBe(false);
    expect(justPlayed()).toMatch(/: Space$/u);
    await app.close();
  }
});

test('END-12 another deck is for these teams only where there are teams', async () => {
  for (const [kind, name] of [
    [{ category: 'social', topic: 'Us' }, 'Another Deck'],
    [{ category: 'free', freeGame: 'would-you-rather' }, 'Another Deck'],
    [{ category: 'free', freeGame: 'categories-blitz' }, 'Another Deck for These Teams'],
  ] as const) {
    const app = await openTable({ ...kind, cards: cards(2) }, [NEXT]);
    await button('End Game').click();
    await expect.element(inside(name)).toBeVisible();
    await app.close();
  }
});

test('END-06 a game that nobody wins ends with a card of thanks', async () => {
  await openTable({ category: 'social', topic: 'Us', cards: cards(9) }, [NEXT, NEXT]);
  await button('End Game').click();
  await expect.element(end).toHaveTextContent('3 cards played');
  await expect.element(end.getByRole('listitem')).not.toBeInTheDocument();
  await expect.element(end.getByText('What the table chose')).not.toBeInTheDocument();
});

test('END-07 the closest card is told, as its answers showed', async () => {
  const table = await openRoomTable({ cards: cards(3) }, { players: [seat('Anna')] });
  const marked = (right: number) =>
    [1, 2, 3, 4].map((at) =>
      answer(`p${at}`, `said ${at}`, { mark: at <= right ? 'right' : 'wrong' }),
    );
  const shows = { type: 'SHOW', side: 'answer', isShown: true } as const;
  table.tell({ answers: marked(2) }, [{ type: 'BEGIN' }, shows]);
  await expect.element(page.getByText('said 4')).toBeVisible();
  table.tell({ answers: [] }, [{ type: 'TABLE', action: NEXT }]);
  await expect.element(page.getByText('Question 2?')).toBeVisible();
  table.tell({ answers: marked(1) }, [shows]);
  await expect.element(page.getByText('said 4')).toBeVisible();
  await button('End Game').click();
  await expect.element(evening).toHaveTextContent('Closest card2 of 4 were rightQuestion 1?');
});

test('END-08 END-09 what the table chose stands on the card of thanks', async () => {
  const deck = cards(3).map((card) => ({ ...card, vote: 'agree' as const }));
  const match = { category: 'social' as const, topic: 'Us', cards: deck };
  const table = await openRoomTable(match, { players: [seat('Anna')] });
  const votes = ['yes', 'no', 'yes'].map((text, at) => answer(`p${at}`, text));
  const shows = { type: 'SHOW', side: 'answer', isShown: true } as const;
  table.tell({ answers: votes }, [{ type: 'BEGIN' }, shows]);
  await expect.element(page.getByText('2 votes')).toBeVisible();
  await button('End Game').click();
  await expect.element(end.getByText('What the table chose')).toBeVisible();
  await expect.element(end).toHaveTextContent('Question 1?Agree 2');
});

test('END-15 paper flies when the winner stands, and not where nobody has points', async () => {
  stopClock();
  const papers = () => document.querySelectorAll('body > canvas').length;
  const { pitches } = hearTones();
  const wins = () => pitches().filter((pitch) => pitch === 1047).length;
  let app = await openTable();
  await button('End Game').click();
  await pass(1000);
  expect([papers(), wins()]).toEqual([0, 0]);
  await app.close();
  app = await openTable({}, [points('A')]);
  await button('End Game').click();
  await expect.element(end).toBeVisible();
  expect(papers()).toBe(0);
  await pass(1000);
  await expect.poll(papers).toBe(1);
  await expect.poll(wins).toBe(1);
  await expect.poll(papers, { timeout: 5000 }).toBe(0);
});

test('END-13 END-14 the picture is saved where the device shares none, and it is said', async () => {
  const saved: { name: string; url: string }[] = [];
  const made: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) made.push(blob);
    return 'blob:picture';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, url: this.href });
  });
  deviceShares(() => false);
  const written = vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText');
  const drawn = drawnPaths();
  await openTable({}, [
    { type: 'RENAME_TEAM', team: 'A', name: 'Owls' },
    { type: 'SET_CREST', team: 'A', crest: 'star' },
    points('A'),
  ]);
  await button('End Game').click();
  await inside('Share Picture').click();
  await expect.element(page.getByText('The picture is saved.')).toBeVisible();
  expect(saved).toEqual([{ name: 'Riffle Space.png', url: 'blob:picture' }]);
  const [picture] = made;
  if (!picture) throw new Error('There is no picture');
  expect(picture.type).toBe('image/png');
  const { width, height } = await createImageBitmap(picture);
  expect([width, height]).toEqual([1080, 1350]);
  const texts = written.mock.calls.map(([text]) => text);
  const told = ['Space', 'Owls Wins!', 'Owls', '10 points', '1', 'Team B', '0 points', '2'];
  expect(texts).toEqual(expect.arrayContaining(told));
  expect(texts.join()).toContain(String(new Date().getFullYear()));
  expect(drawn).toEqual(expect.arrayContaining([SHAPE_PATHS.star, SHAPE_PATHS.triangle]));
});

test('END-14 the picture is shared where the device can; thinking better of it is no failure', async () => {
  const shared: ShareData[] = [];
  let isRefused = false;
  const share = async (data: ShareData) => {
    if (isRefused) throw new DOMException('no', 'AbortError');
    shared.push(data);
  };
  deviceShares(() => true, share);
  await openTable({}, [points('A')]);
  await button('End Game').click();
  await inside('Share Picture').click();
  await expect.element(page.getByText('The picture is shared.')).toBeVisible();
  expect(shared.map(({ title, files }) => [title, files?.map(({ name }) => name)])).toEqual([
    ['Game night: Space', ['Riffle Space.png']],
  ]);
  isRefused = true;
  await inside('Share Picture').click();
  await expect.element(inside('Share Picture')).not.toHaveAttribute('aria-busy');
  await expect.element(page.getByText('could not be made')).not.toBeInTheDocument();
});

test('END-14 a picture that can’t be made is said', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null));
  await openTable({}, [points('A')]);
  await button('End Game').click();
  await inside('Share Picture').click();
  await expect
    .element(page.getByText('The picture could not be made. Please try again.'))
    .toBeVisible();
});

for (const size of [
  [390, 844],
  [768, 1024],
] as const) {
  test(`END-11 at ${size.join(' × ')} a tie of long names after a whole evening needs no scrolling`, async () => {
    const names = (['A', 'B'] as const).map((team): Action => ({
      type: 'RENAME_TEAM',
      team,
      name: 'W'.repeat(15),
    }));
    const given = (['A', 'A', 'A', 'B', 'B', 'B'] as const).flatMap((team, at): Action[] => [
      points(team),
      NEXT,
      ...(at % 2 === 1 ? [ROUND] : []),
    ]);
    await openTable({ cards: cards(14) }, [...names, ...given], { size });
    await button('End Game').click();
    await expect.element(inside('Tie-breaker Card')).toBeVisible();
    await expect.element(evening).toHaveTextContent('Longest streak');
    const { scrollHeight, clientHeight } = end.element();
    expect(scrollHeight).toBeLessThanOrEqual(clientHeight);
    await expect.poll(unreadableNow).toEqual([]);
  });
}
