// The keyboard at the table: what each key does, and when it is left alone.
import { expect, test } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { openTable } from '#tests/support/web/open-table.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const team = (name: string) =>
  page.getByRole('listitem').filter({ has: page.getByLabelText(`Name of ${name}`) });

test('PLAY-09 Space pauses after a press by pointer, whatever was pressed', async () => {
  await openTable();
  await button('+10 for Team A').click();
  await userEvent.keyboard(' ');
  await expect.element(button('Resume')).toBeVisible();
  await expect.element(team('Team A')).toHaveTextContent('10 points');
  await button('Next').click();
  await userEvent.keyboard(' ');
  await expect.element(button('Pause')).toBeVisible();
  await expect.element(page.getByText('Card 2 of 5')).toBeVisible();
});

test('PLAY-11 a button that was reached by keyboard keeps its own Space', async () => {
  await openTable();
  const chip = button('+10 for Team A');
  focus(chip);
  await userEvent.keyboard(' ');
  await expect.element(team('Team A')).toHaveTextContent('10 points');
  await expect.element(chip).toHaveFocus();
  await expect.element(button('Pause')).toBeVisible();
});

test('PLAY-01 no key reaches the game behind an open question, wherever the focus is', async () => {
  await openTable();
  await button('Restart').click();
  const question = page.getByRole('alertdialog');
  await expect.element(question).toBeVisible();
  for (const key of ['ArrowRight', ' ', 's', 'a', '?']) pressOnPage({ key });
  pressOnPage({ key: '1', code: 'Digit1' });
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByText('Card 1 of 5')).toBeVisible();
  await expect.element(team('Team A')).toHaveTextContent('0 points');
  await expect.element(button('Pause')).toBeVisible();
  await expect.element(button('Show Answer')).toBeVisible();
  await userEvent.keyboard('a');
  await expect.element(button('Hide Answer')).toBeVisible();
});

function focus(locator: Locator): void {
  const element = locator.element();
  if (element instanceof HTMLElement) element.focus();
}

/** A key that meets the page itself: the focus has fallen behind whatever is open. */
function pressOnPage(key: KeyboardEventInit): void {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...key }));
}
