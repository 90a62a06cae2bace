// What home offers to resume is what is kept at that moment, whichever tab has put it there.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { HomeScreen } from './home-screen.tsx';
import { played, startedMatch } from '#tests/support/matches.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { otherTabKeeps } from '#tests/support/web/other-tab.ts';

test('STATE-GAME-24 Resume game follows the other tabs', async () => {
  await openApp('/', <HomeScreen />, { match: startedMatch() });
  const resume = page.getByRole('link', { name: /Resume game/ });
  await expect.element(page.getByText('Trivia: Space, card 1 of 5, as you left it.')).toBeVisible();
  otherTabKeeps(
    played(startedMatch({ category: 'trivia', topic: 'Cats' }), [{ type: 'NEXT_CARD' }]),
  );
  await expect.element(page.getByText('Trivia: Cats, card 2 of 5, as you left it.')).toBeVisible();
  await expect
    .element(page.getByText('Trivia: Space, card 1 of 5, as you left it.'))
    .not.toBeInTheDocument();
  otherTabKeeps(undefined);
  await expect.element(resume).not.toBeInTheDocument();
  otherTabKeeps(startedMatch());
  await expect.element(resume).toBeVisible();
});
