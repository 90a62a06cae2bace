// Decks in the host's own hand: writing, taking back, bringing in and out, printing, sharing.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  LONG,
  signUpAndIn,
  SIZES,
  test,
} from '#tests/support/browser.ts';

async function newDeck(page: Page, title: string): Promise<void> {
  await page.goto('/users');
  await page.getByRole('button', { name: 'Write Your Own Deck' }).click();
  const dialog = page.getByRole('dialog', { name: 'Write Your Own Deck' });
  await dialog.getByLabel('Title').fill(title);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Start Writing' }).click();
  await expect(page).toHaveURL(/\/decks\//);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

const card = (page: Page, number: number) =>
  page.getByRole('listitem', { name: `Card ${number}`, exact: true });
const saved = (page: Page) => expect(page.getByRole('status').first()).toHaveText('Saved');

async function write(page: Page, number: number, question: string, answer: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a Card' }).click();
  await card(page, number).getByLabel('Question').fill(question);
  await card(page, number).getByLabel('Answer').fill(answer);
}

test('a deck is written, saved by itself, changed, taken back, and played', async ({ page }) => {
  await signUpAndIn(page);
  await newDeck(page, 'Our inside jokes');
  await write(page, 1, 'Who fell into the lake?', 'Mia');
  await write(page, 2, 'What did the goat eat?', 'The map');
  await saved(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Move card 2 up' }).click();
  await expect(card(page, 1).getByLabel('Question')).toHaveValue('What did the goat eat?');
  await page.getByRole('button', { name: 'Delete card 2' }).click();
  await expect(page.getByText('1 of 60 cards')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('2 of 60 cards')).toBeVisible();
  await page.getByRole('button', { name: 'Redo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await saved(page);
  await page.reload();
  await expect(card(page, 1).getByLabel('Question')).toHaveValue('What did the goat eat?');
  await expect(card(page, 2).getByLabel('Question')).toHaveValue('Who fell into the lake?');
  await page.getByRole('button', { name: 'Play This Deck' }).click();
  await expect(page.getByRole('heading', { name: 'Game Settings' })).toBeVisible();
  await page.getByRole('button', { name: 'Play Now' }).click();
  await expect(page.getByText(/What did the goat eat|Who fell into the lake/)).toBeVisible();
  await expect(page.getByText('Card 1 of 2')).toBeVisible();
});

test('what is typed without a network survives a reload and is saved when it is back', async ({
  page,
}) => {
  await signUpAndIn(page);
  await newDeck(page, 'On the train');
  await write(page, 1, 'Before the tunnel?', 'Yes');
  await saved(page);
  await page.route('**/api/games/*/deck', (route) => route.abort());
  await card(page, 1).getByLabel('Question').fill('In the tunnel?');
  await expect(page.getByRole('status').first()).toHaveText('Not saved yet, trying again');
  await page.reload();
  await expect(card(page, 1).getByLabel('Question')).toHaveValue('In the tunnel?');
  await page.unroute('**/api/games/*/deck');
  await saved(page);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('riffle:deck')) localStorage.removeItem(key);
  });
  await page.reload();
  await expect(card(page, 1).getByLabel('Question')).toHaveValue('In the tunnel?');
});

test('two tabs never overwrite each other silently', LONG, async ({ page }) => {
  await signUpAndIn(page);
  await newDeck(page, 'Twice open');
  await write(page, 1, 'First?', 'A');
  await saved(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByLabel('Question').fill('From the other tab?');
  await saved(other);
  await page.getByLabel('Question').fill('From this tab?');
  const choice = page.getByRole('alert').filter({ hasText: 'Which one counts?' });
  await expect(choice).toBeVisible();
  await choice.getByRole('button', { name: 'Take the Other One' }).click();
  await expect(page.getByLabel('Question')).toHaveValue('From the other tab?');
  await other.getByLabel('Question').fill('Once more?');
  await saved(other);
  await page.getByLabel('Question').fill('Mine counts?');
  await page.getByRole('button', { name: 'Keep Mine' }).click();
  await saved(page);
  await other.reload();
  await expect(other.getByLabel('Question')).toHaveValue('Mine counts?');
});

test('cards come in from text and file, each refused line is named, and go out as they came in', async ({
  page,
}) => {
  await signUpAndIn(page);
  await newDeck(page, 'From outside');
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import Cards' });
  await dialog
    .getByLabel('Or paste it here')
    .fill('question,answer\n"Which, of these?",=1+1\n,none\nWhat else?,Nothing');
  await expect(dialog.getByText('2 cards can be taken')).toBeVisible();
  await expect(dialog.getByText('Line 3: There is no question in it.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add 2 Cards' }).click();
  await saved(page);
  await expect(card(page, 1).getByLabel('Answer')).toHaveValue('=1+1');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('From outside.csv');
  const csv = await readFile(await download.path());
  expect(csv.toString()).toContain(`"'=1+1"`);
  await page.getByRole('button', { name: 'Import' }).click();
  await dialog
    .getByLabel('A file')
    .setInputFiles({ name: 'deck.csv', mimeType: 'text/csv', buffer: csv });
  await dialog.getByRole('button', { name: 'Add 2 Cards' }).click();
  await expect(card(page, 3).getByLabel('Question')).toHaveValue('Which, of these?');
  await expect(card(page, 3).getByLabel('Answer')).toHaveValue('=1+1');
});

test('a deck prints eight cards a page with their backs behind them', async ({ page }) => {
  await signUpAndIn(page);
  await newDeck(page, 'On paper');
  await page.getByRole('button', { name: 'Import' }).click();
  const lines = Array.from({ length: 9 }, (_, at) => `Question ${at + 1} | Answer ${at + 1}`).join(
    '\n',
  );
  await page.getByRole('dialog').getByLabel('Or paste it here').fill(lines);
  await page.getByRole('button', { name: 'Add 9 Cards' }).click();
  await saved(page);
  for (const format of ['A4', 'Letter'] as const) {
    const pdf = (await page.pdf({ format, preferCSSPageSize: false })).toString('latin1');
    // Two sheets, each with its backs.
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(4);
  }
  await expect(page.locator('p', { hasText: /^Answer \d$/ })).toHaveText(
    [2, 1, 4, 3, 6, 5, 8, 7, 9].map((number) => `Answer ${number}`),
  );
  // The next screen prints as ever.
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'My Games' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'My Games' })).toBeVisible();
});

test(
  'a deck is shared by a link: anybody plays it, a host keeps a copy, until the link is taken back',
  LONG,
  async ({ page, browser, riffle }) => {
    await signUpAndIn(page);
    await newDeck(page, 'For everybody');
    await write(page, 1, 'Who is there?', 'You');
    await saved(page);
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Make a Link' }).click();
    const link = await page.getByLabel('The link').inputValue();
    await expectAccessible(page);
    const guest = await (await browser.newContext()).newPage();
    await guest.goto(riffle.url + new URL(link).pathname);
    await expect(guest.getByRole('heading', { name: 'For everybody' })).toBeVisible();
    await expect(guest.getByText('Who is there?')).toHaveCount(0);
    await guest.getByRole('button', { name: 'Play This Deck' }).click();
    await expect(guest.getByRole('heading', { name: 'Game Settings' })).toBeVisible();
    await guest.getByRole('button', { name: 'Play Now' }).click();
    await expect(guest.getByText('Who is there?')).toBeVisible();

    await page.goto(new URL(link).pathname);
    await page.getByRole('button', { name: 'Keep a Copy' }).click();
    await expect(page).toHaveURL(/\/decks\//);
    await expect(card(page, 1).getByLabel('Question')).toHaveValue('Who is there?');
    await page.goBack();
    await page.goBack();
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Stop Sharing' }).click();
    await expect(page.getByRole('button', { name: 'Make a Link' })).toBeVisible();
    await guest.goto(riffle.url + new URL(link).pathname);
    await expect(guest.getByRole('heading', { name: 'This deck is not shared' })).toBeVisible();
  },
);

for (const { details, ...viewport } of SIZES) {
  test(`the editor fits ${viewport.width} px`, details, async ({ page }) => {
    await page.setViewportSize(viewport);
    await signUpAndIn(page);
    await newDeck(page, 'W'.repeat(60));
    await write(page, 1, 'A question', 'An answer');
    await saved(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });
}
