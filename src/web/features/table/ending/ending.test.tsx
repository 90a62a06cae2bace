// The ways out of a match, and starting it over.
import { defaultPanels } from '#web/platform/match/panels.ts';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { currentMatch } from '#web/platform/match/match-store.ts';
import { stopClock, pass } from '#tests/support/web/open-app.tsx';
import { openTable } from '#tests/support/web/open-table.tsx';
import { cards } from '#tests/support/matches.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const end = page.getByRole('dialog');
const question = page.getByRole('alertdialog');

test('PLAY-01 STATE-GAME-04 restart on the first card turns hint and answer back', async () => {
  for (const decoration of [1, 2]) {
    const app = await openTable({}, [], { view: { decoration } });
    // Whatever decoration is drawn: it may be the same again.
    const random = vi.spyOn(Math, 'random').mockReturnValue(0);
    await button('Show Hint').click();
    await button('Show Answer').click();
    await expect.element(page.getByText('an answer')).toBeVisible();
    await button('Restart').click();
    await question.getByRole('button', { name: 'Restart' }).click();
    await expect.element(button('Show Hint')).toBeVisible();
    await expect.element(button('Show Answer')).toBeVisible();
    await expect.element(page.getByText('an answer')).not.toBeInTheDocument();
    random.mockRestore();
    await app.close();
  }
});

test('PLAY-08 PLAY-12 Finish Game names the winner, and Return to Home there ends the game', async () => {
  const last = [{ type: 'NEXT_CARD' }] as const;
  const app = await openTable({ cards: cards(2) }, last);
  await button('+10 for Team B').click();
  await expect.element(button('Next')).toBeDisabled();
  await button('Finish Game').click();
  await expect.element(end.getByRole('heading', { name: 'Game Over!' })).toBeVisible();
  await expect.element(end).toHaveTextContent('Team B Wins!');
  await end.getByRole('button', { name: 'Continue Playing' }).click();
  await expect.element(end).not.toBeInTheDocument();
  await expect.poll(() => app.location().pathname).toBe('/game');
  expect(currentMatch()?.isGameActive).toBe(true);
  await userEvent.keyboard('{ArrowRight}');
  await end.getByRole('button', { name: 'Return to Home' }).click();
  await expect.poll(() => app.location().pathname).toBe('/');
  expect(currentMatch()?.isGameActive).toBe(false);
  expect(localStorage.getItem('riffle:game')).toBeNull();
});

test('PLAY-13 STATE-GAME-19 after the last round a game without scores thanks, and goes home from there', async () => {
  const panels = {
    ...defaultPanels({ category: 'social' }),
    score: { shown: true, expanded: true },
  };
  const app = await openTable(
    { category: 'social', topic: 'Us', cards: cards(2) },
    [{ type: 'NEXT_CARD' }],
    { view: { panels } },
  );
  await button('Next Round').click();
  await expect.element(end.getByRole('heading', { name: 'Game Complete' })).toBeVisible();
  await expect.element(end).toHaveTextContent('Thanks for playing!');
  await end.getByRole('button', { name: 'Return to Home' }).click();
  await expect.poll(() => app.location().pathname).toBe('/');
});

test('STATE-GAME-18 STATE-GAME-20 Next Round asks before it ends a game with cards left', async () => {
  stopClock();
  await openTable({ cards: cards(2) });
  await button('Next Round').click();
  await expect
    .element(question)
    .toHaveTextContent('This was the last round, but 1 card is left. End the game now?');
  await question.getByRole('button', { name: 'Keep Playing' }).click();
  await expect.element(button('Next Round')).toBeEnabled();
  await button('Next').click();
  await button('Next Round').click();
  await expect.element(button('Game Complete!')).toBeDisabled();
  await expect.element(page.getByText('All rounds played!')).toBeVisible();
  await pass(900);
  await expect.element(end).not.toBeInTheDocument();
  await pass(200);
  await expect.element(end).toHaveTextContent('No points yet');
  await expect.poll(() => document.querySelectorAll('body > canvas').length).toBe(0);
});

test('STATE-GAME-20 END-15 who wants no motion gets no confetti', async () => {
  const media = matchMedia;
  vi.stubGlobal('matchMedia', (query: string) =>
    query.includes('reduced-motion')
      ? { matches: true, addEventListener() {}, removeEventListener() {} }
      : media(query),
  );
  stopClock();
  await openTable({ cards: cards(1) }, [{ type: 'UPDATE_SCORE', team: 'B', points: 10 }]);
  await button('Next Round').click();
  await pass(1000);
  await expect.element(end).toBeVisible();
  await pass(1000);
  expect(document.querySelectorAll('body > canvas')).toHaveLength(0);
});

test('STATE-GAME-20 PLAY-12 the last round is celebrated, then names the winner', async () => {
  stopClock();
  await openTable({ cards: cards(2) }, [
    { type: 'NEXT_CARD' },
    { type: 'RENAME_TEAM', team: 'B', name: 'Owls' },
    { type: 'UPDATE_SCORE', team: 'B', points: 10 },
  ]);
  await button('Next Round').click();
  await expect.element(page.getByText('All rounds played!')).toBeVisible();
  await expect.poll(() => document.querySelectorAll('body > canvas').length).toBe(1);
  await pass(1000);
  await expect.element(end).toHaveTextContent('Owls Wins!');
  await expect.element(page.getByText('All rounds played!')).not.toBeInTheDocument();
  const places = end.getByRole('listitem').elements();
  expect(places.map(({ textContent }) => textContent)).toEqual([
    'Owls10 points1',
    'Team A0 points2',
  ]);
  await expect.poll(() => document.querySelectorAll('body > canvas').length).toBe(0);
});

test('PLAY-12 STATE-GAME-23 a tie names the tied teams and their points', async () => {
  await openTable({ teamCount: 3 }, [
    { type: 'UPDATE_SCORE', team: 'A', points: 1 },
    { type: 'UPDATE_SCORE', team: 'C', points: 1 },
  ]);
  await button('End Game').click();
  await expect.element(end).toHaveTextContent("It's a Tie!");
  await expect.element(end.getByText('Team A and Team C: 1 point each')).toBeVisible();
  await expect.element(end.getByText('1 point', { exact: true }).first()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(end).not.toBeInTheDocument();
  expect(currentMatch()?.isGameActive).toBe(true);
});

test('PLAY-14 Play Again deals a deck of one card with its answer turned over', async () => {
  await openTable({ cards: cards(1) });
  await button('Show Answer').click();
  await button('Finish Game').click();
  await end.getByRole('button', { name: 'Play Again' }).click();
  await expect.element(end).not.toBeInTheDocument();
  await expect.element(button('Show Answer')).toBeVisible();
});

test('PLAY-14 Play Again deals the same deck to the same teams, from nothing', async () => {
  await openTable({ cards: cards(12) }, [
    { type: 'RENAME_TEAM', team: 'A', name: 'Foxes' },
    { type: 'NEXT_CARD' },
    { type: 'UPDATE_SCORE', team: 'A', points: 10 },
  ]);
  await button('Show Answer').click();
  await button('End Game').click();
  await end.getByRole('button', { name: 'Play Again' }).click();
  await expect.element(end).not.toBeInTheDocument();
  await expect.element(page.getByText('Card 1 of 12')).toBeVisible();
  await expect.element(page.getByLabelText('Name of Team A')).toHaveValue('Foxes');
  await expect.element(button('Show Answer')).toBeVisible();
  expect(currentMatch()).toMatchObject({ scoreboard: { events: [] }, currentCardIndex: 0 });
  expect(currentMatch()?.cards.map(({ id }) => id)).not.toEqual(cards(12).map(({ id }) => id));
});
