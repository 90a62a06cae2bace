// The buzzer, and a phone that runs the game.
import { choose, expect, LONG, openFreeMatch } from '#tests/support/browser.ts';
import {
  agree,
  LAN_NAME,
  liftTimeLimits,
  openRoom,
  seat,
  test,
  turnTo,
} from '#tests/support/room-pages.ts';

test.use(LAN_NAME);

test(
  'PHONE-03 the screen says who buzzed first, and frees the buzzer for the others',
  LONG,
  async ({ page: screen, newPhone }) => {
    await openFreeMatch(screen, /2000s Pop/);
    const code = await openRoom(screen);
    const anna = await seat(await newPhone(), code, { name: 'Anna', team: 'A' });
    const ben = await seat(await newPhone(), code, { name: 'Ben', team: 'B' });
    const cleo = await seat(await newPhone(), code, { name: 'Cleo', team: 'B' });
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('tab', { name: 'Rules' }).click();
    await choose(screen, 'Answers are', 'Given aloud: a buzzer');
    await liftTimeLimits(screen, code);
    await dialog.getByRole('button', { name: 'Let’s Play' }).click();
    const strip = screen.getByRole('region', { name: 'Phones' });
    await expect(strip).toContainText('Who is first?');

    await anna.page.getByRole('button', { name: 'Buzz!' }).click();
    await expect(strip.getByRole('alert')).toContainText('Anna was first');
    await ben.page.getByRole('button', { name: 'Buzz!' }).click();
    await expect(strip.getByRole('listitem')).toContainText(/Ben \+\d+ ms/);
    await strip.getByRole('button', { name: 'Free the Buzzer' }).click();
    await expect(strip).toContainText('Who is first?');
    await cleo.page.getByRole('button', { name: 'Buzz!' }).click();
    await expect(strip.getByRole('alert')).toContainText('Cleo was first');

    await screen.getByRole('button', { name: '+10 for Team B' }).click();
    await turnTo(screen, 'Card 2 of 30');
    const seats = [anna, ben, cleo];
    await agree(screen, seats, { card: 'Card 2 of 30', teams: { A: 0, B: 10 } });
    await ben.page.getByRole('button', { name: 'Buzz!' }).click();
    await expect(strip.getByRole('alert')).toContainText('Ben was first');
  },
);

test(
  'PHONE-08 a phone with the one-time address becomes a remote after a yes, and runs the game',
  LONG,
  async ({ page: screen, newPhone }) => {
    await openFreeMatch(screen, /2000s Pop/);
    const code = await openRoom(screen);
    const anna = await seat(await newPhone(), code, { name: 'Anna', team: 'A' });
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('tab', { name: 'Remotes' }).click();
    const made = screen.waitForResponse((response) => response.url().endsWith(`/${code}/pass`));
    await dialog.getByRole('button', { name: 'Add a Remote' }).click();
    const { pass } = await (await made).json();
    await expect(dialog.getByRole('img')).toBeVisible();

    const sofa = await newPhone();
    await sofa.goto(`/join/${code}#${pass}`);
    await sofa.getByLabel('Phone’s name').fill('Sofa');
    await sofa.getByRole('button', { name: 'Use this phone' }).click();
    await expect(sofa.getByText('Waiting for the big screen to say yes')).toBeVisible();
    // The one-time code is gone from its address.
    expect(new URL(sofa.url()).hash).toBe('');
    await expect(dialog.getByText('Phone named Sofa as remote?')).toBeVisible();
    await dialog.getByRole('button', { name: 'Yes' }).click();
    await expect(dialog.getByRole('button', { name: 'Revoke Sofa’s remote' })).toBeVisible();
    await liftTimeLimits(screen, code);
    await dialog.getByRole('button', { name: 'Let’s Play' }).click();

    const remote = { name: 'Sofa', team: 'A', page: sofa } as const;
    await agree(screen, [anna, remote], { card: 'Card 1 of 30' });
    await sofa.getByRole('button', { name: 'Show answer' }).click();
    await expect(screen.getByRole('button', { name: 'Hide Answer' })).toBeVisible();
    await expect(anna.page.getByText('The answer', { exact: true })).toBeVisible();
    await sofa.getByRole('button', { name: '+10 for Team B' }).click();
    await agree(screen, [anna, remote], { card: 'Card 1 of 30', teams: { A: 0, B: 10 } });
    await sofa.getByRole('button', { name: 'Next' }).click();
    await agree(screen, [anna, remote], { card: 'Card 2 of 30', teams: { A: 0, B: 10 } });
    await sofa.getByRole('button', { name: 'Undo' }).click();
    await agree(screen, [anna, remote], { card: 'Card 2 of 30', teams: { A: 0, B: 0 } });

    // It stays one when it loads anew, until the host takes that away.
    await sofa.reload();
    await agree(screen, [anna, remote], { card: 'Card 2 of 30' });
    await screen.getByRole('button', { name: /^Phones: room/ }).click();
    await dialog.getByRole('tab', { name: 'Remotes' }).click();
    await dialog.getByRole('button', { name: 'Revoke Sofa’s remote' }).click();
    await expect(sofa.getByRole('heading', { name: 'You are out of the room' })).toBeVisible();
  },
);
