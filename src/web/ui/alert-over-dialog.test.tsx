// Alerts and questions that come while a dialog is open: they stand over it, have the keyboard, and give it back.
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from '#tests/support/web/open-app.tsx';
import { useAlerts } from './alerts.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

/** A dialog that asks and says something, and one that opens together with what it has to say. */
function Screen() {
  const { alert, confirm, toast } = useAlerts();
  const [isOpen, setOpen] = useState(false);
  const [answer, setAnswer] = useState('none');
  return (
    <main>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Button
        onClick={async (event) => {
          event.currentTarget.blur();
          await Promise.resolve();
          setOpen(true);
          await alert('It failed.');
        }}
      >
        Open and say
      </Button>
      {isOpen && (
        <Dialog open onClose={() => setOpen(false)} title="Under it">
          <Button onClick={async () => setAnswer(String(await confirm('Sure?')))}>Ask</Button>
          <Button
            onClick={() => {
              void alert('Gone.');
              setOpen(false);
            }}
          >
            Say and go
          </Button>
          <Button onClick={() => toast('Noted.')}>Note</Button>
          <Button onClick={() => toast('Gone.', { label: 'Undo', act: () => setAnswer('undone') })}>
            Take out
          </Button>
          <p>Answer: {answer}</p>
        </Dialog>
      )}
    </main>
  );
}

const dialog = page.getByRole('dialog', { name: 'Under it' });
const alert = page.getByRole('alertdialog');

test('an alert that comes together with a dialog stands over it, and closing it leads into the dialog', async () => {
  await openApp('/', <Screen />);
  // The second time nothing has to be loaded first: both open in one breath.
  for (const time of ['first', 'second']) {
    await page.getByRole('button', { name: 'Open and say' }).click();
    // By its role: what is hidden from readers is not found.
    await expect.element(alert, { message: time }).toHaveTextContent('It failed.');
    await expect.element(alert.getByRole('button', { name: 'OK' })).toHaveFocus();
    await expect.element(dialog).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect.element(alert).not.toBeInTheDocument();
    await expect.element(dialog).toBeVisible();
    await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  }
});

test('a question out of a dialog has the keyboard, keeps it inside, and gives it back to what asked', async () => {
  await openApp('/', <Screen />);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  const ask = dialog.getByRole('button', { name: 'Ask' });
  await ask.click();
  const cancel = alert.getByRole('button', { name: 'Cancel' });
  await expect.element(cancel).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(alert.getByRole('button', { name: 'OK' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(cancel).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(alert).not.toBeInTheDocument();
  await expect.element(dialog).toHaveTextContent('Answer: false');
  await expect.element(ask).toHaveFocus();
  await ask.click();
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect.element(dialog).toHaveTextContent('Answer: true');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Open', exact: true })).toHaveFocus();
});

test('an alert outlives the dialog that it came from', async () => {
  await openApp('/', <Screen />);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await dialog.getByRole('button', { name: 'Say and go' }).click();
  const okay = alert.getByRole('button', { name: 'OK' });
  await expect.element(okay).toHaveFocus();
  await expect.element(alert).toHaveTextContent('Gone.');
  await okay.click();
  await expect.element(alert).not.toBeInTheDocument();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Open', exact: true })).toBeVisible();
});

test('what is said at the foot of the screen is read out while a dialog is open', async () => {
  await openApp('/', <Screen />);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await dialog.getByRole('button', { name: 'Note' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Noted.');
});

test('a dialog over a dialog dims the one below', async () => {
  await openApp(
    '/',
    <Dialog open onClose={() => undefined} title="Under it">
      <Dialog open onClose={() => undefined} title="Over it">
        <p>Read this one.</p>
      </Dialog>
    </Dialog>,
  );
  await expect.element(page.getByRole('dialog', { name: 'Over it' })).toBeVisible();
  const [under] = document.querySelectorAll('.dialog-sheet');
  expect(under).toHaveTextContent('Under it');
  const { x, y, width, height } = under?.getBoundingClientRect() ?? new DOMRect();
  const drawn = document.elementsFromPoint(x + width / 2, y + height / 2);
  const shade = drawn.findIndex((element) => element.matches('.dialog-backdrop'));
  expect(shade).toBeGreaterThanOrEqual(0);
  expect(shade).toBeLessThan(drawn.findIndex((element) => element === under));
});

test('a toast lies over the open dialog and its backdrop, and acting on it leaves the dialog open', async () => {
  await openApp('/', <Screen />);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await dialog.getByRole('button', { name: 'Take out' }).click();
  const undo = page.getByRole('status').getByRole('button', { name: 'Undo' });
  await expect.element(undo).toBeVisible();
  const { x, y, width, height } = undo.element().getBoundingClientRect();
  const atop = document.elementFromPoint(x + width / 2, y + height / 2);
  expect(undo.element().contains(atop), 'nothing dims or covers the toast').toBe(true);
  await undo.click();
  await expect.element(dialog).toHaveTextContent('Answer: undone');
  await expect.element(page.getByText('Gone.')).not.toBeInTheDocument();
});
