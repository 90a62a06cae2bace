// The pieces that every screen is made of: what they say to whoever sees, hears or types.
import { useEffect, useState, type ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { trustedClick } from '#tests/support/web/hands.ts';
import { cleanup } from 'vitest-browser-react/pure';
import { render } from '#tests/support/web/render.tsx';
import { memoryHistory } from '#web/platform/router/history.ts';
import { Router } from '#web/platform/router/router.tsx';
import '#web/ui/theme.css';
import { AlertsProvider, useAlerts } from '#web/ui/alerts.tsx';
import type { Alerts } from '#web/ui/alert-context.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextArea, TextField } from '#web/ui/field.tsx';
import { MessageBox } from '#web/ui/message-box.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { LateSelect } from '#web/ui/late-select.tsx';
import { Select } from '#web/ui/select.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { GemCount } from '#web/ui/gem.tsx';
import { longDate } from '#web/ui/long-date.ts';
import { pass, stopClock } from '#tests/support/web/open-app.tsx';

describe('a button', () => {
  test('looks as it is asked to, and submits only when it says so', async () => {
    const submitted = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    await render(
      <form onSubmit={submitted}>
        <Button className="extra">Plain</Button>
        <Button variant="danger" size="large">
          Danger
        </Button>
        <Button type="submit">Send</Button>
      </form>,
    );
    const plain = page.getByRole('button', { name: 'Plain' });
    await expect.element(plain).toHaveClass('button', 'button-secondary', 'button-medium', 'extra');
    await expect.element(plain).not.toHaveAttribute('aria-busy');
    await expect.element(plain).not.toHaveAttribute('aria-disabled');
    await expect
      .element(page.getByRole('button', { name: 'Danger' }))
      .toHaveClass('button', 'button-danger', 'button-large');
    await plain.click();
    expect(submitted).not.toHaveBeenCalled();
    await page.getByRole('button', { name: 'Send' }).click();
    expect(submitted).toHaveBeenCalledOnce();
  });

  test('that is busy keeps the focus, shows it, and ignores presses', async () => {
    const pressed = vi.fn();
    const submitted = vi.fn();
    await render(
      <form onSubmit={submitted}>
        <Button type="submit" busy onClick={pressed}>
          Send
        </Button>
      </form>,
    );
    const send = page.getByRole('button', { name: 'Send' });
    await expect.element(send).toHaveAttribute('aria-busy', 'true');
    await expect.element(send).toHaveAttribute('aria-disabled', 'true');
    expect(send.element().querySelectorAll('svg.spin')).toHaveLength(1);
    await send.click({ force: true });
    await expect.element(send).toHaveFocus();
    expect(pressed).not.toHaveBeenCalled();
    expect(submitted).not.toHaveBeenCalled();
  });

  test('that leads to another screen is a link that looks like one', async () => {
    await render(
      <Router history={memoryHistory('/')}>
        <ButtonLink to="/support" variant="quiet" size="small" className="extra">
          Help
        </ButtonLink>
      </Router>,
    );
    const link = page.getByRole('link', { name: 'Help' });
    await expect.element(link).toHaveAttribute('href', '/support');
    await expect.element(link).toHaveClass('button', 'button-quiet', 'button-small', 'extra');
  });
});

describe('a text field', () => {
  function Named(props: Partial<Parameters<typeof TextField>[0]>) {
    const [value, setValue] = useState('');
    return <TextField label="Name" value={value} onChange={setValue} {...props} />;
  }

  test('is described by its error, its hint and its count, in this order', async () => {
    await render(<Named error="Too short" hint="As on the door" counter={10} />);
    const field = page.getByLabelText('Name');
    await expect.element(field).toHaveAccessibleDescription('Too short As on the door 0 / 10');
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(field, 'twelve signs');
    await expect.element(field).toHaveValue('twelve sig');
    await expect.element(page.getByText('10 / 10', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Too short')).toBeVisible();
  });

  test('without any of them is not described, and not wrong', async () => {
    await render(<Named />);
    const field = page.getByLabelText('Name');
    await expect.element(field).not.toHaveAttribute('aria-describedby');
    await expect.element(field).not.toHaveAttribute('aria-invalid');
    await expect.element(field).not.toHaveAttribute('maxlength');
    await expect.element(page.getByText('/')).not.toBeInTheDocument();
  });

  test('of more lines has three unless it is asked for others', async () => {
    const typed = vi.fn();
    await render(
      <>
        <TextArea label="Note" value="a" onChange={typed} error="No" hint="Short" counter={500} />
        <TextArea label="Wish" value="" onChange={() => undefined} rows={6} />
      </>,
    );
    const note = page.getByLabelText('Note');
    await expect.element(note).toHaveAttribute('rows', '3');
    await expect.element(note).toHaveAttribute('maxlength', '500');
    await expect.element(note).toHaveAccessibleDescription('No Short 1 / 500');
    await expect.element(note).toHaveAttribute('aria-invalid', 'true');
    await note.fill('ab');
    expect(typed).toHaveBeenLastCalledWith('ab');
    await expect.element(page.getByLabelText('Wish')).toHaveAttribute('rows', '6');
  });

  test('with a password hides it until it is asked to show', async () => {
    await render(
      <PasswordField label="Your password" value="rhubarb" onChange={() => undefined} />,
    );
    const field = page.getByLabelText('Your password', { exact: true });
    const eye = page.getByRole('button', { name: 'Show your password' });
    await expect.element(field).toHaveAttribute('type', 'password');
    await expect.element(field).toHaveAttribute('autocapitalize', 'none');
    await expect.element(field).toHaveAttribute('autocorrect', 'off');
    await expect.element(field).toHaveAttribute('spellcheck', 'false');
    await expect.element(field).toHaveClass('pr-20');
    await expect.element(eye).toHaveTextContent('Show');
    await eye.click();
    await expect.element(field).toHaveAttribute('type', 'text');
    const closed = page.getByRole('button', { name: 'Hide your password' });
    await expect.element(closed).toHaveTextContent('Hide');
    await closed.click();
    await expect.element(field).toHaveAttribute('type', 'password');
  });
});

describe('a select', () => {
  const OPTIONS = [
    { value: 20, label: 'Twenty' },
    { value: 30, label: 'Thirty' },
    { value: 40, label: 'Forty' },
  ];

  function Cards({ start = 30, onChange = (_value: number) => undefined, ...rest }) {
    const [value, setValue] = useState<number | ''>(start);
    const change = (next: number): void => {
      setValue(next);
      onChange(next);
    };
    return <Select label="Cards" value={value} onChange={change} options={OPTIONS} {...rest} />;
  }

  test('is chosen from by the keyboard alone, and Escape chooses nothing', async () => {
    const changed = vi.fn();
    await render(<Cards onChange={changed} />);
    const box = page.getByRole('combobox', { name: 'Cards' });
    await expect.element(box).toHaveTextContent('Thirty');
    await userEvent.tab();
    await expect.element(box).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect
      .element(page.getByRole('option', { name: 'Thirty' }))
      .toHaveAttribute('aria-selected', 'true');
    await expect
      .element(page.getByRole('option', { name: 'Forty' }))
      .toHaveAttribute('aria-selected', 'false');
    await userEvent.keyboard('{ArrowDown}');
    await expect
      .element(page.getByRole('option', { name: 'Forty' }))
      .toHaveAttribute('data-highlighted');
    await userEvent.keyboard('{Enter}');
    await expect.element(box).toHaveTextContent('Forty');
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    expect(changed.mock.calls).toEqual([[40]]);
    await expect.element(box).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{ArrowUp}{Escape}');
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    await expect.element(box).toHaveTextContent('Forty');
    expect(changed).toHaveBeenCalledOnce();
  });

  test('carries its hint, its name, and whether it can be used', async () => {
    await render(<Cards hint="More take longer" disabled name="cards" />);
    const box = page.getByRole('combobox', { name: 'Cards' });
    await expect.element(box).toHaveAccessibleDescription('More take longer');
    await expect.element(box).toBeDisabled();
    expect(document.querySelector<HTMLInputElement>('input[name="cards"]')?.value).toBe('30');
    await cleanup();
    await render(<Cards />);
    await expect.element(box).toBeEnabled();
    await expect.element(box).not.toHaveAttribute('aria-describedby');
  });

  test('in which nothing is chosen says so, in words that can’t be chosen', async () => {
    const chosen = vi.fn();
    await render(
      <Select
        label="Cards"
        value=""
        onChange={chosen}
        options={OPTIONS}
        placeholder="Please choose"
      />,
    );
    const box = page.getByRole('combobox', { name: 'Cards' });
    await expect.element(box).toHaveTextContent('Please choose');
    await box.click();
    await expect.poll(() => page.getByRole('option').elements().length).toBe(3);
    await page.getByRole('option', { name: 'Twenty' }).click();
    expect(chosen.mock.calls).toEqual([[20]]);
  });
});

describe('a switch', () => {
  test('is turned by mouse, label and keyboard, and says what it is', async () => {
    const turned = vi.fn();
    function Sound() {
      const [isOn, setOn] = useState(true);
      const turn = (next: boolean): void => {
        setOn(next);
        turned(next);
      };
      return <Switch label="Sound" hint="Ticks and chimes" checked={isOn} onChange={turn} />;
    }
    await render(<Sound />);
    const sound = page.getByRole('switch', { name: 'Sound', exact: true });
    await expect.element(sound).toBeChecked();
    await expect.element(sound).toHaveAccessibleDescription('Ticks and chimes');
    await sound.click();
    await expect.element(sound).not.toBeChecked();
    await page.getByText('Sound', { exact: true }).click();
    await expect.element(sound).toBeChecked();
    sound.element().focus();
    await userEvent.keyboard(' ');
    await expect.element(sound).not.toBeChecked();
    expect(turned.mock.calls).toEqual([[false], [true], [false]]);
  });

  test('that is locked looks and acts so', async () => {
    const turned = vi.fn();
    await render(<Switch label="Hints" checked={false} onChange={turned} disabled />);
    const hints = page.getByRole('switch', { name: 'Hints' });
    await expect.element(hints).toBeDisabled();
    await expect.element(hints).not.toBeChecked();
    await expect.element(hints).not.toHaveAttribute('aria-describedby');
    await expect.element(page.getByText('Hints')).toHaveClass('text-fg-soft');
    await page.getByText('Hints').click({ force: true });
    expect(turned).not.toHaveBeenCalled();
  });
});

test('tabs show one sheet at a time, the first one at first, and arrows go between them', async () => {
  await render(
    <Tabs
      label="About"
      tabs={[
        { id: 'a', title: 'First', content: <p>One</p> },
        { id: 'b', title: 'Second', content: <p>Two</p> },
      ]}
    />,
  );
  const first = page.getByRole('tablist', { name: 'About' }).getByRole('tab', { name: 'First' });
  const second = page.getByRole('tab', { name: 'Second' });
  await expect.element(page.getByRole('tabpanel', { name: 'First' })).toHaveTextContent('One');
  await expect.element(page.getByText('Two')).not.toBeInTheDocument();
  await first.click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(second).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('tabpanel', { name: 'Second' })).toHaveTextContent('Two');
  await expect.element(page.getByText('One')).not.toBeInTheDocument();
  await expect.element(second).toHaveAttribute('aria-selected', 'true');
  await expect.element(first).toHaveAttribute('aria-selected', 'false');
});

describe('a dialog', () => {
  function Opener({
    onClose,
    ...rest
  }: { readonly onClose?: () => void } & Partial<Parameters<typeof Dialog>[0]>) {
    const [isOpen, setOpen] = useState(false);
    const close = (): void => {
      setOpen(false);
      onClose?.();
    };
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Dialog title="Packs" open={isOpen} {...rest} onClose={close}>
          <Button>Inside</Button>
        </Dialog>
      </>
    );
  }
  const dialog = page.getByRole('dialog', { name: 'Packs' });
  const opener = page.getByRole('button', { name: 'Open' });

  test('takes the focus, keeps it, and gives it back at Escape, cross and a press beside it', async () => {
    const closed = vi.fn();
    await render(<Opener description="Four of them" size="large" onClose={closed} />);
    for (const [count, leave] of [
      () => userEvent.keyboard('{Escape}'),
      () => dialog.getByRole('button', { name: 'Close' }).click(),
      () => userEvent.click(document.body, { position: { x: 4, y: 4 } }),
    ].entries()) {
      await opener.click();
      await expect.element(dialog).toBeVisible();
      await expect.element(dialog).toHaveAccessibleDescription('Four of them');
      await expect.element(dialog).toHaveClass('dialog-sheet', 'surface-paper', 'max-w-4xl');
      for (let tab = 0; tab < 4; tab += 1) {
        await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
        await userEvent.tab();
      }
      await leave();
      await expect.element(dialog).not.toBeInTheDocument();
      await expect.element(opener).toHaveFocus();
      expect(closed).toHaveBeenCalledTimes(count + 1);
    }
  });

  test('that must be answered has no cross, and a press beside it does nothing', async () => {
    await render(<Opener dismissible={false} size="medium" />);
    await opener.click();
    await expect.element(dialog).toHaveClass('max-w-xl');
    await expect.element(dialog).not.toHaveAttribute('aria-describedby');
    await expect.element(dialog.getByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    await userEvent.click(document.body, { position: { x: 4, y: 4 } });
    await expect.element(dialog).toBeVisible();
  });

  test('is small unless it is asked to be larger', async () => {
    await render(<Opener />);
    await opener.click();
    await expect.element(dialog).toHaveClass('max-w-md');
  });
});

describe('alerts', () => {
  let alerts: Alerts;
  function Taker({ children }: { readonly children?: ReactNode }) {
    const taken = useAlerts();
    useEffect(() => {
      alerts = taken;
    }, [taken]);
    return children;
  }
  async function open(): Promise<void> {
    await render(
      <AlertsProvider>
        <Taker>
          <Button>Behind</Button>
        </Taker>
      </AlertsProvider>,
    );
  }
  const layer = page.getByRole('alertdialog');

  test('an alert says one thing and goes on when it is closed', async () => {
    await open();
    const heard = vi.fn();
    void alerts.alert('Mind the step.\nIt is high.').then(heard);
    await expect.element(layer).toHaveAccessibleName('Message');
    await expect.element(layer).toHaveAccessibleDescription('Mind the step. It is high.');
    await expect.element(layer.getByText('Mind the step.')).toHaveClass('whitespace-pre-line');
    await expect.element(layer.getByRole('button')).toHaveTextContent('OK');
    await expect.element(layer.getByRole('button')).toHaveFocus();
    await expect.element(layer.getByRole('button')).toHaveClass('button-primary');
    expect(heard).not.toHaveBeenCalled();
    await layer.getByRole('button').click();
    await expect.element(layer).not.toBeInTheDocument();
    await expect.poll(() => heard.mock.calls).toEqual([[undefined]]);
  });

  test('a question is answered yes only by its own button', async () => {
    await open();
    const answers: boolean[] = [];
    for (const leave of [
      () => layer.getByRole('button', { name: 'Delete' }).click(),
      () => layer.getByRole('button', { name: 'Keep' }).click(),
      () => userEvent.keyboard('{Escape}'),
    ]) {
      const asked = alerts.confirm('Delete this game?', {
        title: 'Delete',
        confirmLabel: 'Delete',
        cancelLabel: 'Keep',
        danger: true,
      });
      await expect.element(layer).toHaveAccessibleName('Delete');
      await expect
        .element(layer.getByRole('heading', { name: 'Delete' }))
        .not.toHaveClass('sr-only');
      await expect.element(layer.getByRole('button', { name: 'Keep' })).toHaveFocus();
      await expect
        .element(layer.getByRole('button', { name: 'Delete' }))
        .toHaveClass('button-danger');
      await leave();
      answers.push(await asked);
      await expect.element(layer).not.toBeInTheDocument();
    }
    expect(answers).toEqual([true, false, false]);
  });

  test('a question without words of its own has OK and Cancel; a press beside it answers nothing', async () => {
    await open();
    void alerts.confirm('Go on?');
    await expect.element(layer).toHaveAccessibleName('Please confirm');
    await expect.element(layer.getByText('Please confirm', { exact: true })).toHaveClass('sr-only');
    await expect
      .poll(() =>
        layer
          .getByRole('button')
          .elements()
          .map(({ textContent }) => textContent),
      )
      .toEqual(['Cancel', 'OK']);
    await expect.element(layer.getByRole('button', { name: 'OK' })).toHaveClass('button-primary');
    await userEvent.click(document.body, { position: { x: 4, y: 4 } });
    await expect.element(layer).toBeVisible();
  });

  test('two at once come one after the other', async () => {
    await open();
    void alerts.alert('One');
    void alerts.alert('Two');
    await expect.element(layer).toHaveTextContent('One');
    await expect.poll(() => layer.elements().length).toBe(1);
    await layer.getByRole('button').click();
    await expect.element(layer).toHaveTextContent('Two');
    await layer.getByRole('button').click();
    await expect.element(layer).not.toBeInTheDocument();
  });

  test('CONST-15 a toast is read out politely and gone after five seconds, one to act on after ten', async () => {
    await open();
    stopClock();
    const acted = vi.fn();
    const toasts = page.getByRole('status');
    await expect.element(toasts).toBeInTheDocument();
    alerts.toast('Saved.');
    alerts.toast('Deleted.', { label: 'Undo', act: acted });
    await expect.element(toasts.getByText('Saved.')).toBeVisible();
    await pass(4_950);
    await expect.element(toasts.getByText('Saved.')).toBeVisible();
    await pass(100);
    await expect.element(toasts.getByText('Saved.')).not.toBeInTheDocument();
    await expect.element(toasts.getByText('Deleted.')).toBeVisible();
    await pass(4_900);
    await expect.element(toasts.getByText('Deleted.')).toBeVisible();
    await pass(100);
    await expect.element(toasts.getByText('Deleted.')).not.toBeInTheDocument();
    expect(acted).not.toHaveBeenCalled();
    alerts.toast('Deleted again.', { label: 'Undo', act: acted });
    alerts.toast('And this.');
    await toasts.getByRole('button', { name: 'Undo' }).click();
    expect(acted).toHaveBeenCalledOnce();
    await expect.element(toasts.getByText('Deleted again.')).not.toBeInTheDocument();
    await expect.element(toasts.getByText('And this.')).toBeVisible();
  });
});

test('a tooltip comes at focus and goes at Escape', async () => {
  await render(
    <Tooltip text="What it does">
      <Button aria-label="Explained">?</Button>
    </Tooltip>,
  );
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Explained' })).toHaveFocus();
  await expect.element(page.getByText('What it does')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('What it does')).not.toBeInTheDocument();
});

test('a tooltip comes where a mouse rests, stays while the mouse is on it, and goes at a press', async () => {
  await render(
    <Tooltip text="What it does">
      <Button aria-label="Explained">?</Button>
    </Tooltip>,
  );
  const button = page.getByRole('button', { name: 'Explained' });
  const bubble = page.getByText('What it does');
  await button.hover();
  await expect.element(bubble).toBeVisible();
  const { left, right, bottom } = bubble.element().getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(window.innerWidth);
  expect(bottom).toBeGreaterThan(button.element().getBoundingClientRect().bottom);
  await bubble.hover();
  await expect.element(bubble).toBeVisible();
  await trustedClick(button);
  await expect.element(bubble).not.toBeInTheDocument();
});

describe('a choice whose list comes later', () => {
  const box = page.getByRole('combobox', { name: 'Teams' });
  function Teams() {
    const [value, setValue] = useState(2);
    const options = [2, 3].map((count) => ({ value: count, label: `${count} teams` }));
    return <LateSelect label="Teams" value={value} onChange={setValue} options={options} />;
  }

  test('opens at a press, and has the focus back when one is chosen', async () => {
    await render(<Teams />);
    await expect.element(box).toHaveTextContent('2 teams');
    await expect.element(box).toHaveAttribute('aria-expanded', 'false');
    await box.click();
    await page.getByRole('option', { name: '3 teams' }).click();
    await expect.element(box).toHaveTextContent('3 teams');
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    await expect.element(box).toHaveFocus();
  });

  test('opens by the keyboard, and Escape leaves all as it was', async () => {
    await render(<Teams />);
    await userEvent.tab();
    await expect.element(box).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('option', { name: '2 teams' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    await expect.element(box).toHaveTextContent('2 teams');
    await expect.element(box).toHaveFocus();
  });
});

describe('words', () => {
  test('a failure interrupts, other news waits', async () => {
    await render(
      <>
        <MessageBox tone="bad">It failed.</MessageBox>
        <MessageBox tone="good">It worked.</MessageBox>
        <MessageBox tone="plain">It is so.</MessageBox>
      </>,
    );
    const failure = page.getByRole('alert');
    await expect.element(failure).toHaveTextContent('It failed.');
    await expect.element(failure).toHaveClass('text-bad');
    await expect
      .element(page.getByRole('status').filter({ hasText: 'It worked.' }))
      .toHaveClass('text-good');
    await expect
      .element(page.getByRole('status').filter({ hasText: 'It is so.' }))
      .toHaveClass('text-fg');
  });

  test('a spinner alone is read out, one in a button is decoration', async () => {
    await render(
      <>
        <Spinner size="large" label="Loading…" />
        <p>
          <Spinner />
        </p>
      </>,
    );
    await expect.element(page.getByRole('status')).toHaveTextContent('Loading…');
    const [large, small] = [...document.querySelectorAll('svg.spin')];
    expect(large?.classList.contains('size-12')).toBe(true);
    expect(small?.classList.contains('size-5')).toBe(true);
    expect(small?.getAttribute('aria-hidden')).toBe('true');
    await expect.poll(() => page.getByRole('status').elements().length).toBe(1);
  });

  test.each([
    ['bad', 'text-bad'],
    ['fair', 'text-(--fair)'],
    ['good', 'text-good'],
    [undefined, 'text-good'],
  ] as const)('RULE-14 a meter (%s) says its value in words and colour', async (tone, look) => {
    await render(<Meter label="Strength" value={40} valueText="Fair" {...(tone && { tone })} />);
    const meter = page.getByRole('meter', { name: 'Strength' });
    await expect.element(meter).toHaveAttribute('aria-valuenow', '40');
    await expect.element(meter).toHaveAttribute('aria-valuemin', '0');
    await expect.element(meter).toHaveAttribute('aria-valuemax', '100');
    await expect.element(meter).toHaveAttribute('aria-valuetext', 'Fair');
    await expect.element(page.getByText('Fair', { exact: true })).toHaveClass(look);
    const [track, bar] = [...meter.element().querySelectorAll('rect')];
    expect([track?.getAttribute('width'), bar?.getAttribute('width')]).toEqual(['100', '40']);
    expect(meter.element().querySelector('svg')?.classList.contains(look)).toBe(true);
  });

  test('WHAT-06 credits are counted with their gem', async () => {
    await render(
      <>
        <p aria-label="one">
          <GemCount credits={1} />
        </p>
        <p aria-label="many">
          <GemCount credits={25} />
        </p>
      </>,
    );
    await expect.element(page.getByLabelText('one')).toHaveTextContent('1 credit');
    await expect.element(page.getByLabelText('many')).toHaveTextContent('25 credits');
    expect(page.getByLabelText('one').element().querySelectorAll('svg')).toHaveLength(1);
  });

  test('a sheet has Riffle’s name above its title', async () => {
    await render(<Sheet title="Keep it?">Yes</Sheet>);
    await expect.element(page.getByRole('banner')).toHaveTextContent('Riffle');
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Keep it?');
    await expect.element(page.getByRole('main')).toHaveTextContent('Keep it?Yes');
  });

  test('a day is written out', () => {
    expect(longDate(new Date(2026, 10, 21))).toBe('November 21, 2026');
  });
});
