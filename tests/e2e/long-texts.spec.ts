// The longest texts that are allowed, measured as the eye would see them, at every size.
import type { Page } from '@playwright/test';
import { kindFrom } from '#domain/category/from-label.ts';
import type { Card } from '#domain/deck/card.ts';
import { played, startedMatch } from '#tests/support/matches.ts';
import { expect, expectAccessible, LONG, openKeptMatch, test } from '#tests/support/browser.ts';
import { overlapping, typeSize, unreadableTexts } from '#tests/support/layout.ts';

/** Ordinary words, up to so many characters. */
function prose(length: number): string {
  const words = 'Which remarkable circumstances led the extraordinary travellers back towards ';
  return `${words
    .repeat(5)
    .slice(0, length - 1)
    .trimEnd()}?`;
}

const FORBIDDEN = Array.from({ length: 12 }, (_, index) => `forbidden-${index}`).join(', ');

function card(changes: Partial<Card>): Card {
  return {
    id: 'longest',
    question: prose(300),
    hint: prose(200),
    answer: prose(200),
    category: 'Trivia',
    type: 'trivia',
    explanation: prose(160),
    ...changes,
  };
}

/** Opens the table with one card on it, and whatever else is at its limit. */
async function openTable(page: Page, only: Card, label = `Trivia: ${prose(120)}`) {
  const match = played(
    startedMatch({ cards: [only], ...kindFrom(label), teamCount: 4 }),
    [
      { type: 'RENAME_TEAM', team: 'A', name: 'WWWWWWWWWWWWWWW' },
      { type: 'RENAME_TEAM', team: 'B', name: '🦊🦉🐻🐝🦊🦉🐻🐝🦊🦉🐻🐝🦊🦉🐻' },
      { type: 'RENAME_TEAM', team: 'C', name: 'فريق الثعالب' },
      { type: 'UPDATE_SCORE', team: 'A', points: 1000 },
      { type: 'UPDATE_NOTES', notes: prose(500) },
      { type: 'PAUSE_GAME' },
    ],
    Date.now(),
  );
  // Where a card lies counts, not how it comes there.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openKeptMatch(page, match);
}

async function expectWhole(page: Page): Promise<void> {
  await expect.poll(() => unreadableTexts(page)).toEqual([]);
  await expect.poll(() => overlapping(page, 'main [data-part]')).toEqual([]);
  const { scroll, width } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    width: innerWidth,
  }));
  expect(scroll).toBeLessThanOrEqual(width);
}

const SIZES = [
  { name: '320 px', width: 320, height: 640, details: {} },
  { name: '390 px', width: 390, height: 844, details: LONG },
  { name: 'a phone on its side', width: 844, height: 390, details: LONG },
  { name: '768 px', width: 768, height: 1024, details: LONG },
  { name: '1280 px', width: 1280, height: 720, details: {} },
  { name: '1920 px', width: 1920, height: 1080, details: LONG },
  { name: '1280 px at 200 % zoom', width: 640, height: 360, details: LONG },
  { name: '1920 px at 200 % zoom', width: 960, height: 540, details: LONG },
];

for (const { name, width, height, details } of SIZES) {
  test(
    `PLAY-05 PLAY-11 CONST-04 the longest texts are whole at ${name}`,
    details,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openTable(page, card({}));
      await expectWhole(page);
      await page.getByRole('button', { name: 'Show Hint' }).click();
      await expectWhole(page);
      await page.getByRole('button', { name: 'Show Answer' }).click();
      await expectWhole(page);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'End Game' }).click();
      await expect(page.getByRole('dialog')).toContainText('Wins!');
      await expectWhole(page);
    },
  );

  test(`DATA-07 PLAY-03 twelve forbidden words are whole at ${name}`, details, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const secret = card({ hint: FORBIDDEN, answer: '', type: 'secret-prompt' });
    await openTable(page, secret, `Secret-prompt Games: ${prose(120)}`);
    await expectWhole(page);
    await page.keyboard.press('h');
    const peek = page.getByRole('button', { name: /peek/i });
    await peek.focus();
    await page.keyboard.down('Enter');
    await expect(page.getByRole('heading', { name: prose(300) })).toBeVisible();
    await expect(page.getByText('forbidden-11')).toBeVisible();
    await expectWhole(page);
    await page.keyboard.up('Enter');
  });
}

/** Where each of the three steps begins (PLAY-05), and the longest question. */
const LENGTHS = [60, 61, 81, 101, 300] as const;

for (const [name, width, height, least, details] of [
  ['a television', 1920, 1080, 64, {}],
  ['a phone', 390, 844, 28, LONG],
] as const) {
  test(
    `PLAY-05 on ${name} a question of 60 characters is at least ${least} px, and smaller in three steps`,
    details,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      const sizes: number[] = [];
      for (const length of LENGTHS) {
        await openTable(page, card({ question: prose(length) }), 'Trivia: Space');
        sizes.push(await typeSize(page, 'main h2'));
      }
      const [short = 0, ...smaller] = sizes;
      expect(short).toBeGreaterThanOrEqual(least);
      expect(new Set(sizes.slice(0, 4)).size).toBe(4);
      expect(smaller.toSorted((one, other) => other - one)).toEqual(smaller);
      expect(smaller[0]).toBeLessThan(short);
    },
  );
}
