// No finding of the accessibility checker on any state of a phone, nor on the host's side of a room.
import type { Page } from '@playwright/test';
import { kindFrom } from '#domain/category/from-label.ts';
import type { MatchState } from '#domain/match/state.ts';
import { choose, expect, expectAccessible, LONG, openKeptMatch } from '#tests/support/browser.ts';
import { cards, startedMatch } from '#tests/support/matches.ts';
import {
  answer,
  LAN_NAME,
  liftTimeLimits,
  openRoom,
  seat,
  test,
  turnTo,
  type Seat,
} from '#tests/support/room-pages.ts';

test.use({ ...LAN_NAME, reducedMotion: 'reduce' } as object);

const SMALL = { width: 320, height: 568 };

interface Room {
  readonly screen: Page;
  readonly code: string;
  readonly anna: Seat;
  readonly ben: Seat;
}

/** A room that has begun, with two small phones in two teams. */
async function begun(
  screen: Page,
  newPhone: (how: typeof SMALL) => Promise<Page>,
  match: MatchState,
): Promise<Room> {
  await openKeptMatch(screen, match);
  const code = await openRoom(screen);
  const anna = await seat(await newPhone(SMALL), code, { name: 'Anna', team: 'A' });
  const ben = await seat(await newPhone(SMALL), code, { name: 'Ben', team: 'B' });
  await liftTimeLimits(screen, code);
  await screen.getByRole('dialog').getByRole('button', { name: 'Let’s Play' }).click();
  await expect(anna.page.getByRole('main').getByText('Card 1 of').first()).toBeVisible();
  await expect(ben.page.getByRole('main').getByText('Card 1 of').first()).toBeVisible();
  return { screen, code, anna, ben };
}

const strip = (screen: Page) => screen.getByRole('region', { name: 'Phones' });

test(
  'the way into a room, the lobby, and the end',
  LONG,
  async ({ page: screen, newPhone, server }) => {
    await openKeptMatch(screen, startedMatch());
    const code = await openRoom(screen);
    const page = await newPhone(SMALL);
    await page.goto('/join');
    await expect(page.getByLabel('Room code')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Room code').fill('BBB');
    await page.getByRole('button', { name: 'Go' }).click();
    await expect(page.getByText('A code has five letters.')).toBeVisible();
    await expectAccessible(page);
    await page.goto('/join/ZZZZZ');
    await expect(page.getByRole('button', { name: 'Another code' })).toBeVisible();
    await expectAccessible(page);
    await page.goto(`/join/${code}`);
    await page.getByRole('button', { name: 'Join', exact: true }).click();
    await expect(page.getByText('Type a name first.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Change your mark' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Done' }).click();
    await seat(page, code, { name: 'Anna', team: 'A' });
    await expectAccessible(page);
    await page.getByRole('button', { name: 'You and this room' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Leave the room' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');

    await screen.getByRole('dialog').getByRole('button', { name: 'Let’s Play' }).click();
    await screen.getByRole('button', { name: '+10 for Team A' }).click();
    const late = await newPhone(SMALL);
    await late.goto(`/join/${code}`);
    await late.getByLabel('Your name').fill('Ben');
    await late.getByRole('button', { name: 'Join', exact: true }).click();
    await expect(late.getByText('You play from the next card on.')).toBeVisible();
    await expectAccessible(late);
    await screen.getByRole('button', { name: /^Phones: room/ }).click();
    await screen.getByRole('button', { name: 'Ben: change' }).click();
    await screen.getByRole('button', { name: 'Remove' }).click();
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(late.getByRole('heading', { name: 'You are out of the room' })).toBeVisible();
    await expectAccessible(late);

    await screen.keyboard.press('Escape');
    await screen.getByRole('button', { name: 'End Game' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Return to Home' }).click();
    await expect(page.getByText('Team A wins!')).toBeVisible();
    await expectAccessible(page);
    await server.kill();
    await expect(page.getByText('Connecting again…')).toBeVisible();
    await expectAccessible(page);
    await server.startAgain();
  },
);

test('typed answers', LONG, async ({ page, newPhone }) => {
  const { screen, anna, ben } = await begun(page, newPhone, startedMatch());
  await expectAccessible(anna.page);
  await answer(anna, 'An answer');
  await expectAccessible(anna.page);
  await expectAccessible(screen);
  await strip(screen).getByRole('button', { name: 'Close Answers' }).click();
  await expect(ben.page.getByText('You gave no answer.')).toBeVisible();
  await expectAccessible(ben.page);
  await turnTo(screen, 'Card 2 of 5');
  await answer(anna, 'An answer');
  await answer(ben, 'Qwertyuiop');
  await screen.getByRole('button', { name: 'Show Answer', exact: true }).click();
  await expect(anna.page.getByRole('heading', { name: 'Right!' })).toBeVisible();
  await expectAccessible(anna.page);
  await ben.page.getByRole('button', { name: 'I think I’m right' }).click();
  await expect(strip(screen)).toContainText('Ben thinks it’s right');
  await expectAccessible(ben.page);
  await expectAccessible(screen);
  await turnTo(screen, 'Card 3 of 5');
  await expect(strip(screen)).toContainText('Ben thinks');
  await expectAccessible(screen);
});

test('answers to choose from, and the buzzer', LONG, async ({ page, newPhone }) => {
  const choices = ['One', 'Two', 'Three'];
  const deck = cards(3).map((card) => ({ ...card, choices }));
  const { screen, anna, ben } = await begun(page, newPhone, startedMatch({ cards: deck }));
  await screen.getByRole('button', { name: /^Phones: room/ }).click();
  await screen.getByRole('tab', { name: 'Rules' }).click();
  await choose(screen, 'Answers are', 'Chosen from four');
  await expect(anna.page.getByRole('button', { name: 'Two' })).toBeVisible();
  await expectAccessible(anna.page);
  await anna.page.getByRole('button', { name: 'Two' }).click();
  await expect(anna.page.getByText('Sent. You can still change it.')).toBeVisible();
  await expectAccessible(anna.page);
  await choose(screen, 'Answers are', 'Given aloud: a buzzer');
  await screen.keyboard.press('Escape');
  await turnTo(screen, 'Card 2 of 3');
  const button = ben.page.getByRole('button', { name: 'Buzz!' });
  await expect(button).toBeVisible();
  await expectAccessible(ben.page);
  await button.click();
  await expect(strip(screen)).toContainText('Ben was first');
  await expectAccessible(ben.page);
  await expectAccessible(screen);
});

test('a secret, from all sides', LONG, async ({ page, newPhone }) => {
  const match = startedMatch({ category: 'secret-prompt', cards: cards(3, 'one, two', '') });
  const { screen, code, anna, ben } = await begun(page, newPhone, match);
  const cleo = await newPhone(SMALL);
  await cleo.goto(`/join/${code}`);
  await cleo.getByLabel('Your name').fill('Cleo');
  await cleo.getByRole('radio', { name: 'Team A' }).check();
  await cleo.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(anna.page.getByText('Your secret')).toBeVisible();
  await expectAccessible(anna.page);
  await expect(ben.page.getByRole('button', { name: 'Foul!' })).toBeVisible();
  await expectAccessible(ben.page);
  await ben.page.getByRole('button', { name: 'Foul!' }).click();
  await expect(strip(screen)).toContainText('Foul! Ben heard');
  await expectAccessible(screen);
  await expectAccessible(ben.page);
  await anna.page.getByRole('button', { name: 'Got it' }).click();
  await expect(ben.page.getByText('Your secret')).toBeVisible();
  await turnTo(screen, 'Card 3 of 3');
  // One of them has the secret, the other guesses.
  await expect(anna.page.getByText('Card 3 of 3').last()).toBeVisible();
  await expect(cleo.getByText('Card 3 of 3').last()).toBeVisible();
  await expectAccessible(cleo);
  await expectAccessible(anna.page);
});

test('votes for one of two sides, for a person, and hearts', LONG, async ({ page, newPhone }) => {
  const [one, two, three, four, five] = cards(5, '', '');
  if (!one || !two || !three || !four || !five) return;
  const deck = [
    { ...one, vote: 'either' as const, options: ['Tea', 'Coffee'] as [string, string] },
    { ...two, vote: 'person' as const },
    { ...three, vote: 'have' as const },
    { ...four, vote: 'agree' as const },
    five,
  ];
  const match = startedMatch({ category: 'social', cards: deck });
  const { screen, anna, ben } = await begun(page, newPhone, match);
  for (const [at, side] of ['Tea', 'Ben', 'I have', 'Agree', 'Love it'].entries()) {
    const mine = anna.page.getByRole('main').getByRole('button', { name: side, exact: true });
    await expect(mine).toBeVisible();
    await expectAccessible(anna.page);
    await mine.click();
    await expect(anna.page.getByText('Sent. You can still change it.')).toBeVisible();
    await expectAccessible(anna.page);
    await expect(strip(screen)).toContainText('1 of 2 have voted');
    if (at === 0) await expectAccessible(screen);
    await screen.getByRole('button', { name: 'Show Votes' }).click();
    await expect(ben.page.getByText('How everybody voted').first()).toBeVisible();
    await expectAccessible(ben.page);
    await expectAccessible(screen);
    if (at < 4) await turnTo(screen, `Card ${at + 2} of 5`);
  }
});

test('lists', LONG, async ({ page, newPhone }) => {
  const match = startedMatch({
    ...kindFrom('Free Games: Categories Blitz'),
    cards: cards(3, '', ''),
  });
  const { screen, anna, ben } = await begun(page, newPhone, match);
  await expectAccessible(anna.page);
  for (const line of ['Apple', 'Pear']) {
    await anna.page.getByLabel('One more').fill(line);
    await anna.page.getByRole('button', { name: 'Add', exact: true }).click();
  }
  await ben.page.getByLabel('One more').fill('Apple');
  await ben.page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(strip(screen)).toContainText('2 of 2 have answered');
  await expectAccessible(anna.page);
  await strip(screen).getByRole('button', { name: 'Close Answers' }).click();
  await expect(anna.page.getByText('Answers are closed.').last()).toBeVisible();
  await expectAccessible(anna.page);
  await screen.getByRole('button', { name: 'Show Lists' }).click();
  await expect(strip(screen).getByRole('button', { name: 'Pear: counts' })).toBeVisible();
  await expectAccessible(screen);
  await expect(anna.page.getByRole('heading', { name: 'Question 1?' })).toBeVisible();
  await expectAccessible(anna.page);
});

test('the host’s dialogs, and a remote', LONG, async ({ page: screen, newPhone }) => {
  await openKeptMatch(screen, startedMatch());
  await screen.getByRole('button', { name: 'Phones', exact: true }).click();
  await expect(screen.getByRole('button', { name: 'Open a Room' })).toBeVisible();
  await expectAccessible(screen);
  await screen.keyboard.press('Escape');
  const code = await openRoom(screen);
  const dialog = screen.getByRole('dialog');
  await expectAccessible(screen);
  await seat(await newPhone(SMALL), code, { name: 'Anna', team: 'A' });
  await expect(dialog.getByRole('button', { name: 'Anna: change' })).toBeVisible();
  await expectAccessible(screen);
  await dialog.getByRole('button', { name: 'Anna: change' }).click();
  const player = screen.getByRole('dialog', { name: 'Anna' });
  await expectAccessible(screen);
  await player.getByRole('button', { name: 'Give the Seat to Another Phone' }).click();
  await expect(player.getByRole('img')).toBeVisible();
  await expectAccessible(screen);
  await player.getByRole('button', { name: 'Remove' }).click();
  await expect(screen.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(screen);
  await screen.keyboard.press('Escape');
  await expect(screen.getByRole('alertdialog')).toHaveCount(0);
  await screen.keyboard.press('Escape');
  await expect(player).toHaveCount(0);
  await dialog.getByRole('tab', { name: 'Rules' }).click();
  await expectAccessible(screen);
  await choose(screen, 'Who may join', 'Whoever you let in');

  const ben = await newPhone(SMALL);
  await ben.goto(`/join/${code}`);
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(ben.getByText('Waiting for the host to let you in')).toBeVisible();
  await expectAccessible(ben);
  await dialog.getByRole('tab', { name: 'Join' }).click();
  await expect(dialog.getByRole('button', { name: 'Let Ben in' })).toBeVisible();
  await expectAccessible(screen);

  await dialog.getByRole('tab', { name: 'Remotes' }).click();
  await expectAccessible(screen);
  const made = screen.waitForResponse((response) => response.url().endsWith(`/${code}/pass`));
  await dialog.getByRole('button', { name: 'Add a Remote' }).click();
  const { pass } = await (await made).json();
  await expect(dialog.getByRole('img')).toBeVisible();
  await expectAccessible(screen);
  const sofa = await newPhone(SMALL);
  await sofa.goto(`/join/${code}#${pass}`);
  await expect(sofa.getByLabel('Phone’s name')).toBeVisible();
  await expectAccessible(sofa);
  await sofa.getByLabel('Phone’s name').fill('Sofa');
  await sofa.getByRole('button', { name: 'Use this phone' }).click();
  await expect(dialog.getByText('Phone named Sofa as remote?')).toBeVisible();
  await expectAccessible(sofa);
  await expectAccessible(screen);
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(sofa.getByText('Ready. The host begins on the big screen.')).toBeVisible();
  await expectAccessible(sofa);
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(strip(screen)).toContainText('1 player');
  await expectAccessible(screen);
  await strip(screen).getByRole('button', { name: 'Let’s Play' }).click();
  await sofa.getByRole('button', { name: 'Show answer' }).click();
  await expect(screen.getByRole('button', { name: 'Hide Answer' })).toBeVisible();
  await expectAccessible(sofa);
  await expectAccessible(screen);
  const secrets = startedMatch({ id: 'secrets', category: 'secret-prompt' });
  await openKeptMatch(screen, secrets);
  await screen.getByRole('button', { name: 'Yes, with New Scores' }).click();
  await expect(sofa.getByText('A secret lies on the table.')).toBeVisible();
  await expectAccessible(sofa);
  await screen.getByRole('button', { name: 'End Game' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Return to Home' }).click();
  await expect(sofa.getByText('The game is over.')).toBeVisible();
  await expectAccessible(sofa);
});

test('the question about another deck', LONG, async ({ page: screen, newPhone }) => {
  const { anna } = await begun(screen, newPhone, startedMatch());
  await openKeptMatch(screen, startedMatch({ id: 'another', topic: 'Stones' }));
  const question = screen.getByRole('dialog', { name: 'Another deck for the room?' });
  await expect(question).toBeVisible();
  await expectAccessible(screen);
  await question.getByRole('button', { name: 'Close the Room' }).click();
  await expect(anna.page.getByRole('heading', { name: 'The room is closed' })).toBeVisible();
  await expectAccessible(anna.page);
});
