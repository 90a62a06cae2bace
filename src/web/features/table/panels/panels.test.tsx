// The panels beside the card, the notes, and the dock.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { kindFrom } from '#domain/category/from-label.ts';
import { currentMatch } from '#web/platform/match/match-store.ts';
import { openTable } from '#tests/support/web/open-table.tsx';

const button = (name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const NAMES = ['Timer', 'Score', 'Game Info', 'Notes'] as const;
const dock = page.getByRole('region', { name: 'Panels on the table' });

/** Each panel on the table, 'open' or 'closed'. */
function lying(): Readonly<Record<string, string>> {
  const panels = [...document.querySelectorAll('[data-panel]')];
  return Object.fromEntries(
    panels.map((panel) => {
      const head = panel.querySelector('[aria-expanded]');
      const isOpen = head?.getAttribute('aria-expanded') === 'true';
      const title = document.getElementById(panel.getAttribute('aria-labelledby') ?? '');
      return [title?.textContent, isOpen ? 'open' : 'closed'];
    }),
  );
}

const all = (state: string) => Object.fromEntries(NAMES.map((name) => [name, state]));

for (const [label, before, after] of [
  ['Trivia: Space', 'open', 'timer'],
  ['Social & Party Games: Us', 'closed', 'others'],
  ['Free Games: Would You Rather', undefined, 'others'],
] as const) {
  test(`PLAY-16 PLAY-17 PLAY-18 PLAY-19 PLAY-20 how the panels of ${label} lie`, async () => {
    await openTable(kindFrom(label));
    await expect.element(page.getByText('Card 1 of 5')).toBeVisible();
    expect(lying()).toEqual(before === undefined ? {} : all(before));
    await button('Restart').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restart' }).click();
    await expect.poll(lying).toEqual({
      ...all(after === 'timer' ? 'closed' : 'open'),
      Timer: after === 'timer' ? 'open' : 'closed',
    });
  });
}

test('PLAY-11 each panel closes, is put away, and comes back open', async () => {
  await openTable();
  for (const name of NAMES) {
    const shown = dock.getByRole('button', { name });
    await expect.element(shown).toHaveAttribute('aria-pressed', 'true');
    await expect.element(shown).toHaveAttribute('title', `Hide ${name}`);
    await button(`Hide ${name} panel`).click();
    await expect.element(shown).toHaveAttribute('aria-pressed', 'false');
    await expect.element(shown).toHaveAttribute('title', `Show ${name}`);
    expect(lying()[name]).toBeUndefined();
  }
  await expect.poll(lying).toEqual({});
  expect(document.querySelector('[data-side]')?.getAttribute('data-side')).toBe('none');
  for (const name of NAMES) await dock.getByRole('button', { name }).click();
  await expect.poll(lying).toEqual(all('open'));
  expect(document.querySelector('[data-side]')?.getAttribute('data-side')).toBe('wide');
  await dock.getByRole('button', { name: 'Notes' }).click();
  await expect.poll(() => lying()['Notes']).toBeUndefined();
});

test('PLAY-11 a closed panel keeps its line, and makes room', async () => {
  await openTable({}, [{ type: 'UPDATE_NOTES', notes: 'Rosa drew a goose' }]);
  for (const name of NAMES) await page.getByRole('heading', { name }).getByRole('button').click();
  await expect.poll(lying).toEqual(all('closed'));
  await expect.element(button('Game Info Round 1 of 3')).toBeVisible();
  await expect.element(button('Notes Rosa drew a goose')).toBeVisible();
  expect(document.querySelector('[data-side]')?.getAttribute('data-side')).toBe('narrow');
  await button('Notes Rosa drew a goose').click();
  await expect.element(button('Edit notes: Rosa drew a goose')).toBeVisible();
});

test('PLAY-11 STATE-GAME-10 RULE-34 CONST-03 notes open on a press and hold 500 characters', async () => {
  await openTable();
  await button('Click to add notes…').click();
  const field = page.getByLabelText('Game notes');
  await expect.element(field).toHaveFocus();
  await field.fill('x'.repeat(600));
  await expect.element(field).toHaveValue('x'.repeat(500));
  await expect.element(page.getByText(/^500 ?\/ ?500$/)).toBeVisible();
  await field.fill('Rosa drew a goose');
  await button('Done').click();
  await expect.element(field).not.toBeInTheDocument();
  expect(currentMatch()?.notes).toBe('Rosa drew a goose');
  await button('Edit notes: Rosa drew a goose').click();
  await userEvent.keyboard('!');
  await expect.element(field).toHaveValue('Rosa drew a goose!');
  await userEvent.keyboard('{Escape}');
  await expect.element(button('Edit notes: Rosa drew a goose!')).toBeVisible();
});

test('PLAY-11 who closes the notes by keyboard goes on at the slip, by pointer the keys are the game’s again', async () => {
  await openTable();
  const slip = button('Click to add notes…');
  await slip.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(slip).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByLabelText('Game notes')).toHaveFocus();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(slip).toHaveFocus();
  await slip.click();
  await button('Done').click();
  await expect.element(slip).toBeVisible();
  await expect.element(slip).not.toHaveFocus();
});

test('PLAY-11 notes that open again leave the focus at their head, however they were closed', async () => {
  await openTable();
  const slip = button('Click to add notes…');
  const head = page.getByRole('heading', { name: 'Notes' }).getByRole('button');
  await slip.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(slip).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}{Enter}');
  await expect.element(slip).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(slip).toBeVisible();
  await expect.element(head).toHaveFocus();
});
