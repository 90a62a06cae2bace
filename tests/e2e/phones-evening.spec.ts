// An evening with phones in real browsers: a screen, and phones that come, play and get lost as phones do.
import { test as plain, type Page } from '@playwright/test';
import { choose, expect, LONG, openFreeMatch, topicField } from '#tests/support/browser.ts';
import {
  agree,
  answer,
  answersOf,
  LAN_NAME,
  liftTimeLimits,
  openRoom,
  seat,
  signInFrom,
  test,
  turnTo,
  type LanServer,
  type Seat,
  type Standing,
} from '#tests/support/room-pages.ts';
import type { TcpProxy } from '#tests/support/tcp-proxy.ts';

test.use(LAN_NAME);

const POP = answersOf('2000s-pop');

async function rightAnswer(screen: Page): Promise<string> {
  const question = await screen
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .first()
    .innerText();
  return POP.get(question.trim()) ?? `no such question: ${question}`;
}

test('PHONE-01 PHONE-03 two phones join, answer, are marked and overruled, get lost and come back', async ({
  page: screen,
  newPhone,
  newLine,
}) => {
  await openFreeMatch(screen, /2000s Pop/);
  const code = await openRoom(screen);
  const line = await newLine();
  const [one, two] = await Promise.all([newPhone(), newPhone({ line })]);
  const anna = await seat(one, code, { name: 'Anna', team: 'A', types: true });
  const ben = await seat(two, code, { name: 'Ben', team: 'B' });
  const seats = [anna, ben];
  const dialog = screen.getByRole('dialog');
  await expect(dialog).toContainText('2 players');
  await expect(dialog.getByRole('button', { name: 'Anna: change' })).toBeVisible();
  await liftTimeLimits(screen, code);
  await dialog.getByRole('button', { name: 'Let’s Play' }).click();
  const strip = screen.getByRole('region', { name: 'Phones' });
  await agree(screen, seats, { card: 'Card 1 of 30', teams: { A: 0, B: 0 } });

  // Both answer; the answer is shown; right counts, and what the host says counts too.
  await answer(anna, await rightAnswer(screen));
  await expect(strip).toContainText('1 of 2 have answered');
  await answer(ben, 'Qwertyuiop');
  await expect(strip).toContainText('Answers are closed');
  await screen.getByRole('button', { name: 'Show Answer', exact: true }).click();
  await expect(anna.page.getByRole('heading', { name: 'Right!' })).toBeVisible();
  await expect(ben.page.getByRole('heading', { name: 'Not this time' })).toBeVisible();
  const paid = { teams: { A: 10, B: 0 }, own: { Anna: 10, Ben: 0 } };
  await agree(screen, seats, { card: 'Card 1 of 30', ...paid });
  await ben.page.getByRole('button', { name: 'I think I’m right' }).click();
  await expect(strip).toContainText('Ben thinks it’s right');
  await strip.getByRole('button', { name: '‘Qwertyuiop’ is right' }).click();
  await expect(ben.page.getByRole('heading', { name: 'Right!' })).toBeVisible();
  const even = { teams: { A: 10, B: 10 }, own: { Anna: 10, Ben: 10 } };
  await agree(screen, seats, { card: 'Card 1 of 30', ...even });

  // An answer that was given stays given when its phone loads anew, and can still be changed.
  await turnTo(screen, 'Card 2 of 30');
  await agree(screen, seats, { card: 'Card 2 of 30', ...even });
  await answer(anna, 'First thought');
  await anna.page.reload();
  await expect(anna.page.getByLabel('Your answer')).toHaveValue('First thought');
  await answer(anna, 'Second thought');
  await agree(screen, seats, { card: 'Card 2 of 30', ...even });

  // Without a network the answer waits; it counts once there is one.
  line.mood = 'refuse';
  line.cut();
  await expect(ben.page.getByText('Connecting again…')).toBeVisible();
  await ben.page.getByLabel('Your answer').fill(await rightAnswer(screen));
  await ben.page.getByRole('button', { name: 'Send' }).click();
  await expect(ben.page.getByText('Not sent yet')).toBeVisible();
  await ben.page.waitForTimeout(5_000);
  line.mood = 'pass';
  await expect(strip).toContainText('Answers are closed');
  await screen.getByRole('button', { name: 'Show Answer', exact: true }).click();
  await expect(strip).toContainText('Second thought');
  const ahead = { teams: { A: 10, B: 20 }, own: { Anna: 10, Ben: 20 } };
  await agree(screen, seats, { card: 'Card 2 of 30', ...ahead });

  // The screen loads anew, turns a card, and ends the game.
  await screen.reload();
  await agree(screen, seats, { card: 'Card 2 of 30', ...ahead });
  await turnTo(screen, 'Card 3 of 30');
  await agree(screen, seats, { card: 'Card 3 of 30', ...ahead });
  await screen.getByRole('button', { name: 'End Game' }).click();
  await expect(dialog).toContainText('Team B Wins!');
  await expect(dialog.getByRole('region', { name: 'Players' })).toContainText('Ben');
  await dialog.getByRole('button', { name: 'Return to Home' }).click();
  await expect(ben.page.getByText('You are 1st of 2 · 20 points')).toBeVisible();
  await expect(anna.page.getByText('You are 2nd of 2 · 10 points')).toBeVisible();
  for (const { page } of seats) await expect(page.getByText('Team B wins!')).toBeVisible();
});

type Four = readonly [anna: Seat, ben: Seat, cleo: Seat, dan: Seat];

/** A screen and its phones. */
class Evening {
  readonly screen: Page;
  readonly seats: Four;
  /** Of Ben's phone and of Cleo's. */
  readonly lines: readonly [TcpProxy, TcpProxy];
  readonly points = { A: 0, B: 0 };

  constructor(screen: Page, seats: Four, lines: readonly [TcpProxy, TcpProxy]) {
    this.screen = screen;
    this.seats = seats;
    this.lines = lines;
  }

  get strip() {
    return this.screen.getByRole('region', { name: 'Phones' });
  }

  all(act: (seat: Seat, at: number) => Promise<void>): Promise<void[]> {
    return Promise.all(this.seats.map(act));
  }

  /** Everybody shows the same; how long that took is told, where it is asked for. */
  async agree(standing: Standing, after?: string): Promise<void> {
    const ms = await agree(this.screen, this.seats, standing);
    if (after === undefined) return;
    const description = `${after}: all agree after ${Math.round(ms)} ms`;
    plain.info().annotations.push({ type: 'agreed', description });
    console.log(description);
  }

  /** The match ends, and every phone says so. */
  async end(): Promise<void> {
    await this.screen.getByRole('button', { name: 'End Game' }).click();
    const home = this.screen.getByRole('dialog').getByRole('button', { name: 'Return to Home' });
    await home.click();
    await this.all(({ page }) => expect(page.getByText('Thanks for playing')).toBeVisible());
  }

  /** The deck that was just opened comes into the same room. */
  async bring(choice: string): Promise<void> {
    const question = this.screen.getByRole('dialog', { name: 'Another deck for the room?' });
    await question.getByRole('button', { name: choice }).click();
    await expect(question).toHaveCount(0);
  }
}

interface Trouble {
  readonly after: string;
  /** The next card lies on the table by then. */
  readonly turns?: boolean;
  readonly happen: (evening: Evening, server: LanServer) => Promise<void>;
}

/** How phones and screens get lost, by the card on which they do. */
const TROUBLES: Readonly<Record<number, Trouble>> = {
  2: {
    after: 'a phone that loaded anew',
    happen: async ({ seats: [anna] }) => void (await anna.page.reload()),
  },
  4: {
    after: 'a phone that slept',
    turns: true,
    happen: async ({ screen, seats: [, ben], lines: [line] }) => {
      const devtools = await ben.page.context().newCDPSession(ben.page);
      await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
      line.mood = 'refuse';
      line.cut();
      await turnTo(screen, 'Card 5 of 30');
      line.mood = 'pass';
      await devtools.send('Page.setWebLifecycleState', { state: 'active' });
      await devtools.detach();
    },
  },
  6: {
    after: 'a phone that was cut off for 30 s',
    turns: true,
    happen: async ({ screen, seats: [, , cleo], lines: [, line] }) => {
      // As out of reach of the radio: nothing breaks, and nothing comes.
      line.mood = 'silent';
      await turnTo(screen, 'Card 7 of 30');
      await cleo.page.waitForTimeout(30_000);
      await expect(cleo.page.getByText('Connecting again…')).toBeVisible();
      await expect(cleo.page.getByText('Card 6 of 30').last()).toBeVisible();
      line.cut();
      line.mood = 'pass';
    },
  },
  8: {
    after: 'a screen that loaded anew',
    happen: async ({ screen }) => void (await screen.reload()),
  },
  10: {
    after: 'a server that was killed while the screen played on',
    turns: true,
    happen: async ({ screen }, server) => {
      await server.kill();
      await expect(screen.getByText('Phones: connecting again…')).toBeVisible();
      await turnTo(screen, 'Card 11 of 30');
      await server.startAgain();
    },
  },
};

/** Anna is right every time, Ben every other time, the others never. */
async function playPop(evening: Evening, server: LanServer): Promise<void> {
  const { screen, strip, points } = evening;
  const own = { Anna: 0, Ben: 0, Cleo: 0, Dan: 0 };
  for (let card = 1; card <= 30; card += 1) {
    const now = () => ({ card: `Card ${card} of 30`, teams: points, own });
    await evening.agree(now());
    const isBensTurn = card % 2 === 1;
    const right = await rightAnswer(screen);
    const [anna, ben, cleo, dan] = evening.seats;
    await Promise.all([answer(anna, right), answer(cleo, 'Qwertyuiop')]);
    await expect(strip).toContainText('2 of 4 have answered');
    await Promise.all([answer(ben, isBensTurn ? right : 'Asdfghjkl'), answer(dan, 'Zxcvbnm')]);
    await expect(strip).toContainText('Answers are closed');
    await screen.getByRole('button', { name: 'Show Answer', exact: true }).click();
    points.A += 10;
    own.Anna += 10;
    if (isBensTurn) {
      points.B += 10;
      own.Ben += 10;
    }
    await evening.agree(now());
    const trouble = TROUBLES[card];
    if (trouble) {
      await trouble.happen(evening, server);
      const shown = trouble.turns === true ? card + 1 : card;
      await evening.agree({ ...now(), card: `Card ${shown} of 30` }, trouble.after);
    }
    if (card < 30) await turnTo(screen, `Card ${card + 1} of 30`);
  }
}

/** Each phone in its turn has the secret; each is guessed. */
async function playSecrets(evening: Evening): Promise<void> {
  const { screen, points } = evening;
  for (let card = 1; card <= 20; card += 1) {
    await evening.agree({ card: `Card ${card} of 20`, teams: points });
    const actors: Seat[] = [];
    await expect(async () => {
      actors.length = 0;
      for (const one of evening.seats) {
        if (await one.page.getByText('Your secret').isVisible()) actors.push(one);
      }
      expect(actors).toHaveLength(1);
    }).toPass();
    const [actor] = actors;
    if (!actor) return;
    await expect(evening.strip).toContainText(`${actor.name} has the card`);
    if (card === 3) {
      await actor.page.reload();
      const others = evening.seats.filter(({ team }) => team !== actor.team);
      await others[0]?.page.getByRole('button', { name: 'Foul!' }).click();
      await expect(evening.strip).toContainText(`Foul! ${others[0]?.name} heard`);
    }
    await actor.page.getByRole('button', { name: 'Got it' }).click();
    points[actor.team] += 10;
  }
  await evening.agree({ card: 'Card 20 of 20', teams: points });
  await screen.getByRole('button', { name: 'Finish Game' }).click();
}

async function playVotes(evening: Evening): Promise<void> {
  const { screen, strip } = evening;
  for (let card = 1; card <= 30; card += 1) {
    await evening.agree({ card: `Card ${card} of 30` });
    await evening.all(async ({ page }, at) => {
      const sides = page.getByRole('group', { name: 'Which one?' }).getByRole('button');
      await sides.nth(at === 0 ? 1 : 0).click();
      await expect(page.getByText('Sent. You can still change it.')).toBeVisible();
    });
    await expect(strip).toContainText('4 of 4 have voted');
    if (card === 5) {
      const [{ page }] = evening.seats;
      await page.reload();
      const sides = page.getByRole('group', { name: 'Which one?' }).getByRole('button');
      await expect(sides.nth(1)).toHaveAttribute('aria-pressed', 'true');
    }
    await screen.getByRole('button', { name: 'Show Votes' }).click();
    await expect(strip).toContainText('3 votes');
    await evening.all(({ page }) => expect(page.getByText('3 votes')).toBeVisible());
    if (card < 30) await turnTo(screen, `Card ${card + 1} of 30`);
  }
}

async function playLists(evening: Evening): Promise<void> {
  const { screen, strip } = evening;
  for (let card = 1; card <= 30; card += 1) {
    await evening.agree({ card: `Card ${card} of 30` });
    await evening.all(async ({ page, name }) => {
      for (const line of ['Same thing', `${name} ${card}`]) {
        await page.getByLabel('One more').fill(line);
        await page.getByRole('button', { name: 'Add', exact: true }).click();
      }
      await expect(page.getByText('2 on your list')).toBeVisible();
      await expect(page.getByText('Sending…')).toHaveCount(0);
    });
    await expect(strip).toContainText('4 of 4 have answered');
    await screen.getByRole('button', { name: 'Show Lists' }).click();
    for (const { name } of evening.seats) {
      await expect(strip.getByRole('button', { name: `${name} ${card}: counts` })).toBeVisible();
    }
    const doubled = strip.getByRole('button', { name: 'Same thing: does not count' });
    await expect(doubled).toHaveCount(4);
    if (card < 30) await turnTo(screen, `Card ${card + 1} of 30`);
  }
}

test(
  'PHONE-03 PHONE-04 PHONE-06 PHONE-10 PHONE-12 four phones play four games in one room, whatever gets lost',
  LONG,
  async ({ page: screen, newPhone, newLine, server }) => {
    test.setTimeout(30 * 60_000);
    await signInFrom(screen);
    await openFreeMatch(screen, /2000s Pop/);
    const code = await openRoom(screen);
    const lines = [await newLine(), await newLine()] as const;
    const seats: Four = [
      await seat(await newPhone(), code, { name: 'Anna', team: 'A' }),
      await seat(await newPhone({ line: lines[0] }), code, { name: 'Ben', team: 'B', types: true }),
      await seat(await newPhone({ line: lines[1] }), code, { name: 'Cleo', team: 'A' }),
      await seat(await newPhone(), code, { name: 'Dan', team: 'B', types: true }),
    ];
    await liftTimeLimits(screen, code);
    await screen.getByRole('dialog').getByRole('button', { name: 'Let’s Play' }).click();
    const evening = new Evening(screen, seats, lines);
    await playPop(evening, server);
    await evening.end();
    await expect(seats[0].page.getByText('You are 1st of 4 · 300 points')).toBeVisible();

    await screen.getByRole('heading', { name: 'Secret-prompt Games', exact: true }).click();
    await topicField(screen).fill('Animals');
    await choose(screen, 'Number of cards', '20 cards');
    await screen.getByRole('button', { name: 'Generate my Game' }).click();
    const ready = screen.getByRole('dialog', { name: 'Your Game is Ready!' });
    await ready.getByRole('button', { name: 'Quick Start' }).click();
    await evening.bring('Yes, and Keep the Scores');
    await playSecrets(evening);
    await screen.getByRole('dialog').getByRole('button', { name: 'Continue Playing' }).click();
    await evening.end();

    await openFreeMatch(screen, /Would You Rather/);
    await evening.bring('Yes, with New Scores');
    await playVotes(evening);
    await evening.end();

    await openFreeMatch(screen, /Categories Blitz/);
    await evening.bring('Yes, with New Scores');
    await playLists(evening);
    await evening.end();
  },
);
