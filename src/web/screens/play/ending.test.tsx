// The ways out of a game, and starting it over.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { currentGame } from '#web/play/game-store.ts';
import { holdClock, pass } from '#tests/support/web/open-app.tsx';
import { openTable } from '#tests/support/web/open-table.tsx';
import { cards } from '#tests/support/games.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const end = page.getByRole('dialog');
const question = page.getByRole('alertdialog');

test('PLAY-01 STATE-GAME-04 restart on the first card turns hint and answer back', async () => {
  for (const decoration of [1, 2]) {
    const app = await openTable({ decoration });
    // Whatever decoration is drawn: it may be the same again.
    const random = Math.random;
    Math.random = () => 0;
    await button('Show Hint').click();
    await button('Show Answer').click();
    await expect.element(page.getByText('an answer')).toBeVisible();
    await button('Restart').click();
    await question.getByRole('button', { name: 'Restart' }).click();
    await expect.element(button('Show Hint')).toBeVisible();
    await expect.element(button('Show Answer')).toBeVisible();
    await expect.element(page.getByText('an answer')).not.toBeInTheDocument();
    Math.random = random;
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
  expect(app.location().pathname).toBe('/game');
  expect(currentGame()?.isGameActive).toBe(true);
  await userEvent.keyboard('{ArrowRight}');
  await end.getByRole('button', { name: 'Return to Home' }).click();
  await expect.poll(() => app.location().pathname).toBe('/');
  expect(currentGame()?.isGameActive).toBe(false);
  expect(localStorage.getItem('riffle:game')).toBeNull();
});

test('PLAY-13 STATE-GAME-19 after the last round a game without scores thanks, and goes home from there', async () => {
  const app = await openTable({ category: 'Social & Party Games: Us', cards: cards(2) }, [
    { type: 'NEXT_CARD' },
    { type: 'EXPAND_PANEL', panel: 'score' },
  ]);
  await button('Next Round').click();
  await expect.element(end.getByRole('heading', { name: 'Game Complete' })).toBeVisible();
  await expect.element(end).toHaveTextContent('Thanks for playing!');
  await end.getByRole('button', { name: 'Return to Home' }).click();
  await expect.poll(() => app.location().pathname).toBe('/');
});

test('STATE-GAME-18 STATE-GAME-20 Next Round asks before it ends a game with cards left', async () => {
  holdClock();
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
});
