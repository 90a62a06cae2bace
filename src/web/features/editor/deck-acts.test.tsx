// What is done with a whole deck: played, brought in, taken out, printed and shared.
import { expect, test, vi, onTestFinished } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { downloads } from '#tests/support/web/downloads.ts';
import { openDeck } from '#tests/support/web/open-deck.tsx';
import { ownDeck } from '#tests/support/web/own-deck.ts';
import { failing } from '#tests/support/web/server-answers.ts';
import styles from './cards/printed-cards.module.css';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const status = page.getByRole('status').first();
const importing = page.getByRole('dialog', { name: 'Import Cards' });
const pasted = importing.getByLabelText('Or paste it here');
const sharing = page.getByRole('dialog', { name: 'Share this deck' });

function chooseFile(chosen: File): void {
  const input = importing.getByLabelText('A file').element();
  if (!(input instanceof HTMLInputElement)) throw new Error('Files are chosen by a field');
  const transfer = new DataTransfer();
  transfer.items.add(chosen);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

test('LIB-07 SETUP-01 Play This Deck hands the deck to the set-up under its present title', async () => {
  const app = await openDeck();
  await page.getByLabelText('Title', { exact: true }).fill('Our night');
  await expect.element(status).toHaveTextContent('Saved');
  await expect.element(button('Play This Deck')).toBeEnabled();
  await button('Play This Deck').click();
  await expect.poll(() => app.location().pathname).toBe('/setup');
  expect(app.location().search).toBe('?deck=deck-1');
  const { cards: _cards, previewCards: _preview, ...rest } = ownDeck();
  await expect
    .poll(() => app.location().state)
    .toEqual({
      category: expect.objectContaining({ id: 'trivia', name: 'Trivia' }),
      existingGame: { ...rest, title: 'Our night', topic: 'Our night' },
    });
});

test('an empty deck can be brought cards and shared, and nothing else', async () => {
  await openDeck(ownDeck({ cards: [] }));
  for (const name of ['Play This Deck', 'CSV', 'JSON', 'Print']) {
    await expect.element(button(name)).toBeDisabled();
  }
  for (const name of ['Import', 'Share']) await expect.element(button(name)).toBeEnabled();
});

test('a deck goes out as a table that no spreadsheet runs, and as a deck file, under its name', async () => {
  const { files, revoked } = downloads();
  const [first, second] = ownDeck().cards;
  if (!first || !second) throw new Error('There are two cards');
  await openDeck(
    ownDeck({ title: 'Cats/dogs: *who?*', cards: [first, { ...second, answer: '=1+1' }] }),
  );
  await button('CSV').click();
  await expect.poll(() => files).toHaveLength(1);
  expect(files[0]?.name).toBe('blob:deck Cats-dogs- -who--.csv');
  expect(files[0]?.blob.type).toBe('text/csv');
  const bytes = new Uint8Array((await files[0]?.blob.arrayBuffer()) ?? new ArrayBuffer());
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(
    [
      '\ufeff"Question","Hint","Answer","Explanation"',
      '"Who fell in?","Wet","Mia","In June"',
      `"What did the goat eat?","","'=1+1",""`,
    ].join('\r\n'),
  );
  expect(revoked).toHaveBeenCalledWith('blob:deck');
  await button('JSON').click();
  await expect.poll(() => files).toHaveLength(2);
  expect(files[1]?.name).toBe('blob:deck Cats-dogs- -who--.json');
  expect(files[1]?.blob.type).toBe('application/json');
  expect(JSON.parse((await files[1]?.blob.text()) ?? '')).toEqual({
    riffle: 1,
    title: 'Cats/dogs: *who?*',
    cards: [
      { question: 'Who fell in?', hint: 'Wet', answer: 'Mia', explanation: 'In June' },
      { question: 'What did the goat eat?', hint: '', answer: '=1+1', explanation: '' },
    ],
  });
});

test('LOOK-09 a deck prints with its emblem and title, eight cards a page, and on the next their backs, left and right changed', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue();
  const [card] = ownDeck().cards;
  if (!card) throw new Error('There are cards');
  const numbered = Array.from({ length: 9 }, (_, at) => ({
    ...card,
    id: `c${at + 1}`,
    question: `Q${at + 1}`,
    answer: `A${at + 1}`,
    hint: at === 0 ? 'H1' : '',
    explanation: at === 0 ? 'E1' : '',
    ...(at === 1 && { accepts: ['AA', 'AAA'], choices: ['C', 'A', 'B'] }),
    ...(at === 8 && { vote: 'either' as const, options: ['Tea', 'Coffee'] }),
  }));
  await openDeck(ownDeck({ cards: numbered }));
  await button('Add a Card').click();
  const pages = [...document.querySelectorAll(`.${styles['page']}`)].map((sheet) =>
    [...sheet.querySelectorAll(`.${styles['card']}`)].map((face) =>
      [...face.querySelectorAll('p')]
        .map((line) => line.textContent)
        .filter((text) => text !== '')
        .join('/'),
    ),
  );
  const back = (number: number) => `A${number}/Riffle · Trivia · ${number}`;
  const front = (words: string) => `Trivia/${words}/Our evening`;
  expect(pages).toEqual([
    ['Q1', 'Q2/A/A2/B/C', 'Q3', 'Q4', 'Q5', 'Q6', 'Q7', 'Q8'].map(front),
    [
      'A2/Also right: AA, AAA/Riffle · Trivia · 2',
      'A1/H1/E1/Riffle · Trivia · 1',
      back(4),
      back(3),
      back(6),
      back(5),
      back(8),
      back(7),
    ],
    ['Q9/Tea/Coffee'].map(front),
    ['', back(9)],
  ]);
  expect(document.querySelectorAll(`.${styles['card']} .${styles['emblem']}`)).toHaveLength(18);
  await button('Print').click();
  expect(print).toHaveBeenCalledOnce();
});

test('LOOK-09 the longest card fits on its printed card, both sides', async () => {
  const [card] = ownDeck().cards;
  if (!card) throw new Error('There are cards');
  const long = (length: number) => 'These are words '.repeat(20).slice(0, length).trim();
  const longest = {
    ...card,
    question: long(300),
    hint: long(200),
    answer: long(200),
    explanation: long(200),
  };
  await openDeck(ownDeck({ cards: [longest] }));
  const wish = async (media: string): Promise<void> => {
    await cdp().send('Emulation.setEmulatedMedia', { media });
  };
  onTestFinished(() => wish(''));
  await wish('print');
  const faces = () => [...document.querySelectorAll(`.${styles['card']}:has(p)`)];
  await expect
    .poll(() => faces().map(({ clientHeight }) => clientHeight > 0))
    .toEqual([true, true]);
  const isWhole = faces().map(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight);
  expect(isWhole).toEqual([true, true]);
});

test('pasted cards are looked at first, each refused line is named, and what can be read is added', async () => {
  const app = await openDeck();
  await button('Import').click();
  await expect
    .element(
      importing.getByText(
        'A table (CSV), a deck file (JSON), or one card a line: question | answer | hint.',
      ),
    )
    .toBeVisible();
  await expect.element(importing.getByRole('button', { name: 'Add 0 Cards' })).toBeDisabled();
  await pasted.fill(`question,answer\nWho sang?,Ben\n,nobody\n${'x'.repeat(301)},long\nWhen?,June`);
  await expect.element(importing.getByText('2 cards can be taken', { exact: true })).toBeVisible();
  await expect
    .poll(() =>
      importing
        .getByRole('listitem')
        .elements()
        .map((line) => line.textContent),
    )
    .toEqual([
      'Line 3: There is no question in it.',
      'Line 4: Its question has more than 300 characters.',
    ]);
  await pasted.fill('');
  await expect.element(importing.getByRole('status')).not.toBeInTheDocument();
  await expect.element(importing.getByRole('button', { name: 'Add 0 Cards' })).toBeDisabled();
  await pasted.fill('Who sang? | Ben | Loud');
  await expect.element(importing.getByText('1 card can be taken', { exact: true })).toBeVisible();
  await importing.getByRole('button', { name: 'Add 1 Card', exact: true }).click();
  await expect.element(importing).not.toBeInTheDocument();
  await expect.element(page.getByText('3 of 60 cards')).toBeVisible();
  await expect
    .poll(() => app.sent('PUT /api/games/:id/deck').at(-1)?.body)
    .toMatchObject({
      cards: [
        { id: 'a' },
        { id: 'b' },
        { question: 'Who sang?', answer: 'Ben', hint: 'Loud', explanation: '' },
      ],
    });
  await button('Undo').click();
  await expect.element(page.getByText('2 of 60 cards')).toBeVisible();
});

test('more refused lines than twenty are counted, and more cards than sixty are left out', async () => {
  await openDeck();
  await button('Import').click();
  await pasted.fill(`question,answer\n${Array.from({ length: 23 }, () => ',x').join('\n')}\nA?,b`);
  await expect.element(importing.getByText('And 3 more', { exact: true })).toBeVisible();
  expect(importing.getByRole('listitem').elements()).toHaveLength(21);
  const lines = (count: number) =>
    Array.from({ length: count }, (_, at) => `Question ${at}?,Answer`).join('\n');
  await pasted.fill(lines(59));
  await expect
    .element(
      importing.getByText('58 cards can be taken; a deck holds 60, so 1 is left out', {
        exact: true,
      }),
    )
    .toBeVisible();
  await pasted.fill(lines(60));
  await expect.element(importing.getByText('so 2 are left out')).toBeVisible();
  await pasted.fill(lines(58));
  await expect.element(importing.getByText('58 cards can be taken', { exact: true })).toBeVisible();
  await importing.getByRole('button', { name: 'Add 58 Cards' }).click();
  await expect.element(page.getByText('60 of 60 cards')).toBeVisible();
});

test('a file is read in its encoding; one that is too large is not', async () => {
  await openDeck();
  await button('Import').click();
  const file = importing.getByLabelText('A file');
  await expect.element(file).toHaveAttribute('accept', '.csv,.tsv,.txt,.json');
  chooseFile(new File([new Uint8Array(5_000_001)], 'large.csv'));
  await expect
    .element(importing.getByRole('alert'))
    .toHaveTextContent('This file is too large for a deck.');
  const latin = Uint8Array.from('Wie gro\u00df?|Sehr', (letter) => letter.charCodeAt(0));
  chooseFile(new File([latin], 'small.txt'));
  await expect.element(pasted).toHaveValue('Wie groß?|Sehr');
  await expect.element(importing.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(importing.getByText('1 card can be taken')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(importing).not.toBeInTheDocument();
  await expect.element(page.getByText('2 of 60 cards')).toBeVisible();
});

test('what is taken is what stands there: not the text before a file that is too large, nor one that is cleared', async () => {
  await openDeck();
  await button('Import').click();
  await pasted.fill('Who?|Me');
  await expect.element(importing.getByRole('button', { name: 'Add 1 Card' })).toBeEnabled();
  chooseFile(new File([new Uint8Array(5_000_001)], 'large.csv'));
  await expect.element(importing.getByRole('alert')).toBeVisible();
  await expect.element(importing.getByRole('button', { name: 'Add 0 Cards' })).toBeDisabled();
  await expect.element(pasted).toHaveValue('');
  const field = pasted.element();
  const value = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value');
  for (const text of ['Who?|Me', '']) {
    value?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  // Whatever the first text has begun has come to its end.
  await import('./files/deck-files.ts');
  await expect.element(importing.getByRole('button', { name: 'Add 0 Cards' })).toBeDisabled();
});

test('a deck is shared when its host says so: the link is made, copied, and taken back', async () => {
  const app = await openDeck(ownDeck(), { 'GET /api/games/:id/share': { token: null } });
  await button('Share').click();
  await expect
    .element(
      sharing.getByText(
        'Whoever has the link can play the deck and keep a copy, and change nothing of yours.',
      ),
    )
    .toBeVisible();
  const make = sharing.getByRole('button', { name: 'Make a Link' });
  await expect.element(make).toBeVisible();
  await expect.element(sharing.getByLabelText('The link')).not.toBeInTheDocument();
  app.answer({
    'POST /api/games/:id/share': { token: 'to-ken' },
    'GET /api/games/:id/share': { token: 'to-ken' },
  });
  await make.click();
  const link = sharing.getByLabelText('The link');
  const address = `${window.location.origin}/shared/to-ken`;
  await expect.element(link).toHaveValue(address);
  await expect.element(link).toHaveAttribute('readonly');
  await expect.element(make).not.toBeInTheDocument();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await sharing.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect.element(page.getByText('The link is copied.', { exact: true })).toBeVisible();
  expect(write).toHaveBeenCalledWith(address);
  app.answer({ 'DELETE /api/games/:id/share': {}, 'GET /api/games/:id/share': { token: null } });
  await sharing.getByRole('button', { name: 'Stop Sharing' }).click();
  await expect.element(make).toBeVisible();
  expect(app.sent('DELETE /api/games/:id/share').map(({ path }) => path)).toEqual([
    '/api/games/deck-1/share',
  ]);
  expect(app.sent('POST /api/games/:id/share').map(({ path }) => path)).toEqual([
    '/api/games/deck-1/share',
  ]);
});

test('PHONE-23 the link has the address that others can open, where the host’s own is this machine’s alone', async () => {
  await openDeck(
    ownDeck(),
    { 'GET /api/games/:id/share': { token: 'to-ken' } },
    { configuration: { joinUrl: 'http://192.168.1.5:4000' } },
  );
  await button('Share').click();
  await expect
    .element(sharing.getByLabelText('The link'))
    .toHaveValue('http://192.168.1.5:4000/shared/to-ken');
});

test('LOOK-08 Copy says in the dialog itself that it has copied', async () => {
  await openDeck(ownDeck(), { 'GET /api/games/:id/share': { token: 'to-ken' } });
  await button('Share').click();
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await sharing.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect.element(sharing.getByRole('button', { name: 'Copied', exact: true })).toBeVisible();
  await expect.element(sharing.getByRole('status')).toHaveTextContent('The link is copied.');
});

test('where the browser does not let it copy, the link is selected', async () => {
  await openDeck(ownDeck(), { 'GET /api/games/:id/share': { token: 'to-ken' } });
  await button('Share').click();
  const link = sharing.getByLabelText('The link');
  await link.click();
  const field = link.element();
  if (!(field instanceof HTMLInputElement)) throw new Error('The link is a field');
  const selected = () => field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
  await expect.poll(selected).toBe(field.value);
  field.setSelectionRange(3, 3);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
  await sharing.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect
    .element(
      page.getByText(
        'This browser does not let Riffle copy. The link is selected: copy it yourself.',
      ),
    )
    .toBeVisible();
  expect(selected()).toBe(field.value);
});

test('sharing that fails says so, and goes on when it works', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const app = await openDeck(ownDeck(), {
    'GET /api/games/:id/share': { token: null },
    'POST /api/games/:id/share': failing('internal', 500),
  });
  await button('Share').click();
  await sharing.getByRole('button', { name: 'Make a Link' }).click();
  await expect
    .element(sharing.getByRole('alert'))
    .toHaveTextContent('That did not work. Please try again.');
  app.answer({
    'POST /api/games/:id/share': { token: 'to-ken' },
    'GET /api/games/:id/share': { token: 'to-ken' },
  });
  await sharing.getByRole('button', { name: 'Make a Link' }).click();
  await expect.element(sharing.getByLabelText('The link')).toBeVisible();
  await expect.element(sharing.getByRole('alert')).not.toBeInTheDocument();
  await sharing.getByRole('button', { name: 'Close' }).click();
  await expect.element(sharing).not.toBeInTheDocument();
  app.answer({ 'GET /api/games/:id/share': failing('internal', 500) });
  await button('Share').click();
  await expect.element(sharing.getByRole('alert')).toBeVisible();
  await expect
    .element(sharing.getByRole('button', { name: 'Make a Link' }))
    .not.toBeInTheDocument();
});

test('a link that was taken back is gone, also where the server can’t be asked again', async () => {
  const app = await openDeck(ownDeck(), { 'GET /api/games/:id/share': { token: 'to-ken' } });
  await button('Share').click();
  app.answer({
    'DELETE /api/games/:id/share': {},
    'GET /api/games/:id/share': failing('internal', 500),
  });
  await sharing.getByRole('button', { name: 'Stop Sharing' }).click();
  await expect.element(sharing.getByRole('button', { name: 'Make a Link' })).toBeVisible();
  await expect.element(sharing.getByLabelText('The link')).not.toBeInTheDocument();
});

test('a link that could not be looked up is asked for again by Retry, and the keyboard stays in the dialog', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const app = await openDeck(ownDeck(), { 'GET /api/games/:id/share': failing('internal', 500) });
  await button('Share').click();
  await expect
    .element(sharing.getByRole('alert'))
    .toHaveTextContent('That did not work. Please try again.');
  app.answer({ 'GET /api/games/:id/share': { token: null } });
  const retry = sharing.getByRole('button', { name: 'Retry' });
  await expect.element(retry).toBeVisible();
  retry.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(sharing.getByRole('button', { name: 'Make a Link' })).toBeVisible();
  await expect.element(sharing.getByRole('alert')).not.toBeInTheDocument();
  await expect.poll(() => sharing.element().contains(document.activeElement)).toBe(true);
});
