// What a guesser's phone is given while a secret or a question is open, all of it: no secret, no answer, nobody else's
// answer, no token.
import type { Page } from '@playwright/test';
import type { Card } from '#domain/deck/card.ts';
import { expect, openKeptMatch } from '#tests/support/browser.ts';
import { startedMatch } from '#tests/support/matches.ts';
import { overhear } from '#tests/support/overhear.ts';
import {
  answer,
  LAN_NAME,
  liftTimeLimits,
  openRoom,
  seat,
  test,
  turnTo,
} from '#tests/support/room-pages.ts';

test.use(LAN_NAME);

const secretCard = (number: number): Card => ({
  id: `secret-${number}`,
  question: `Zorbling ${number}`,
  hint: `quompet, brindlewick`,
  answer: '',
  category: 'Secret-prompt Games',
  type: 'secret-prompt',
});
const triviaCard = (number: number): Card => ({
  id: `trivia-${number}`,
  question: `Which stone is number ${number}?`,
  hint: `sparklehint`,
  answer: `Plumbagonite ${number}`,
  explanation: `fizzlereason`,
  accepts: ['Gravelmoss'],
  choices: ['Wrongstone', 'Falsestone', 'Otherstone'],
  category: 'Trivia',
  type: 'trivia',
});
const SECRETS = startedMatch({
  id: 'secrets',
  category: 'secret-prompt',
  topic: 'Nonsense',
  cards: [1, 2, 3].map(secretCard),
});
const QUIZ = startedMatch({ id: 'quiz', topic: 'Stones', cards: [1, 2, 3].map(triviaCard) });

/** The tokens of all browsers in the room. */
async function tokensOf(pages: readonly Page[]): Promise<readonly string[]> {
  const jars = await Promise.all(pages.map((page) => page.context().cookies()));
  return jars.flat().map(({ value }) => value);
}

function expectNone(text: string, unheard: readonly string[]): void {
  for (const word of unheard) expect(text.includes(word), `it was given ‘${word}’`).toBe(false);
}

test('PHONE-05 a guesser is given neither the secret nor its forbidden words', async ({
  page: screen,
  newPhone,
}) => {
  await openKeptMatch(screen, SECRETS);
  const code = await openRoom(screen);
  const pages = [await newPhone(), await newPhone(), await newPhone(), await newPhone()] as const;
  const [one, two, three, late] = pages;
  const anna = await overhear(one);
  const cleo = await overhear(three);
  const eve = await overhear(late);
  await seat(one, code, { name: 'Anna', team: 'A' });
  await seat(two, code, { name: 'Ben', team: 'B' });
  await seat(three, code, { name: 'Cleo', team: 'A', types: true });
  await liftTimeLimits(screen, code);
  await screen.getByRole('dialog').getByRole('button', { name: 'Let’s Play' }).click();
  await expect(one.getByRole('heading', { name: 'Zorbling 1' })).toBeVisible();
  await expect(two.getByText('brindlewick')).toBeVisible();
  await expect(three.getByText('Guess out loud!')).toBeVisible();
  // Somebody who comes late into the other team is a guesser too, and so is a phone that loads anew.
  await late.goto(`/join/${code}`);
  await late.getByLabel('Your name').fill('Eve');
  await late.getByRole('radio', { name: 'Team B' }).check();
  await late.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(late.getByText('You play from the next card on.')).toBeVisible();
  await three.reload();
  await expect(three.getByText('Guess out loud!')).toBeVisible();

  const tokens = await tokensOf([screen, ...pages]);
  expect(tokens.length).toBeGreaterThanOrEqual(5);
  const hidden = ['Zorbling', 'quompet', 'brindlewick', ...tokens];
  for (const guesser of [cleo, eve]) {
    expectNone(await guesser.text(), hidden);
    expect(guesser.events()).toBeGreaterThan(0);
  }
  // The one who acts is given the secret, this one alone, by the same way of listening.
  const given = await anna.text();
  expect(given).toContain('Zorbling 1');
  expectNone(given, ['Zorbling 2', 'Zorbling 3', ...tokens]);

  await one.getByRole('button', { name: 'Got it' }).click();
  await expect(two.getByRole('heading', { name: 'Zorbling 2' })).toBeVisible();
  await expect(three.getByRole('button', { name: 'Foul!' })).toBeVisible();
  // Cleo guards now: the words, and no secret, neither the last one nor this one.
  expectNone(await cleo.text(), ['Zorbling', ...tokens]);
});

test('PHONE-05 nobody is given the answer before it is shown, nor another’s answer ever', async ({
  page: screen,
  newPhone,
}) => {
  await openKeptMatch(screen, QUIZ);
  const code = await openRoom(screen);
  const pages = [await newPhone(), await newPhone()] as const;
  const [one, two] = pages;
  const heard = await overhear(two);
  const anna = await seat(one, code, { name: 'Anna', team: 'A' });
  const ben = await seat(two, code, { name: 'Ben', team: 'B' });
  await liftTimeLimits(screen, code);
  await screen.getByRole('dialog').getByRole('button', { name: 'Let’s Play' }).click();
  const strip = screen.getByRole('region', { name: 'Phones' });
  await answer(anna, 'Annasthought');
  await answer(ben, 'Bensthought');
  await expect(strip).toContainText('Answers are closed');
  await two.reload();
  await expect(two.getByText('Your answer: Bensthought')).toBeVisible();

  const tokens = await tokensOf([screen, ...pages]);
  const never = ['Annasthought', ...tokens];
  const before = await heard.text();
  expect(before).toContain('Which stone is number 1?');
  expect(before).toContain('Bensthought');
  const answerWords = ['Plumbagonite', 'Gravelmoss', 'fizzlereason', 'sparklehint', 'Wrongstone'];
  expectNone(before, [...answerWords, ...never]);
  expect(heard.events()).toBeGreaterThan(0);

  await screen.getByRole('button', { name: 'Show Answer', exact: true }).click();
  await expect(two.getByText('Plumbagonite 1', { exact: true })).toBeVisible();
  await turnTo(screen, 'Card 2 of 3');
  await expect(two.getByRole('main').getByText('Card 2 of 3').first()).toBeVisible();
  const after = await heard.text();
  expect(after).toContain('fizzlereason');
  expectNone(after, ['Plumbagonite 2', 'Wrongstone', ...never]);
});
