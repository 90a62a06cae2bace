// The card on the table: what is written on it, what can be turned over, and going through the deck.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { kindFrom } from '#domain/category/from-label.ts';
import type { Action } from '#domain/match/actions.ts';
import { currentMatch } from '#web/platform/match/match-store.ts';
import { cards } from '#tests/support/matches.ts';
import { openTable } from '#tests/support/web/open-table.tsx';

const button = (name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const card = page.getByRole('main');
const question = page.getByRole('heading', { level: 2, name: /^Question/ });

/** The words on the buttons that turn the card. */
const footer = () =>
  card
    .getByRole('button')
    .elements()
    .filter((element) => !element.closest('[role="group"]'))
    .map((element) => element.textContent);

test('PLAY-01 the header names the game and counts the cards', async () => {
  await openTable();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Trivia: Space');
  await expect.element(page.getByText('Card 1 of 5')).toBeVisible();
  const progress = () =>
    document.querySelector<HTMLElement>('header [aria-hidden] > span')?.style.transform;
  expect(progress()).toBe('translateX(-80%)');
  await button('Next').click();
  await expect.element(page.getByText('Card 2 of 5')).toBeVisible();
  expect(progress()).toBe('translateX(-60%)');
});

const leftOf = (sign: string, part: string | Element) => boxOfSign(sign, part).left;
const topOf = (sign: string, part: string | Element) => boxOfSign(sign, part).top;

/** Where a sign of a text stands on the screen, in CSS pixels; `part` is the name of one, or an element. */
function boxOfSign(sign: string, part: string | Element): DOMRect {
  const box = typeof part === 'string' ? document.querySelector(`[data-part="${part}"]`) : part;
  const walker = document.createTreeWalker(box ?? document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const at = walker.currentNode.textContent?.indexOf(sign) ?? -1;
    if (at < 0) continue;
    const range = document.createRange();
    range.setStart(walker.currentNode, at);
    range.setEnd(walker.currentNode, at + 1);
    return range.getBoundingClientRect();
  }
  throw new Error(`${sign} is not there`);
}

test('PLAY-02 PLAY-03 what is written from right to left ends on its left, and foreign words stand where they belong', async () => {
  const words = { question: 'איפה Paris?', hint: 'עיר 1889!', answer: 'צרפת.' };
  const [card] = cards(1);
  if (!card) throw new Error('No card');
  await openTable({ cards: [{ ...card, ...words }] });
  await expect.element(button('Show Hint')).toBeVisible();
  expect(leftOf('?', 'question')).toBeLessThan(leftOf('P', 'question'));
  expect(leftOf('P', 'question')).toBeLessThan(leftOf('א', 'question'));
  await button('Show Hint').click();
  await expect.poll(() => leftOf('!', 'hint') < leftOf('ע', 'hint')).toBe(true);
  expect(leftOf('ע', 'hint')).toBeLessThan(leftOf('H', 'hint'));
  await button('Show Answer').click();
  await expect.element(page.getByText(words.answer)).toBeVisible();
  expect(leftOf('.', 'answer')).toBeLessThan(leftOf('צ', 'answer'));
});

test('PLAY-12 PLAY-14 a sentence about a team with a Hebrew name keeps its order', async () => {
  const named: Action = { type: 'RENAME_TEAM', team: 'A', name: 'שועלים' };
  await openTable({}, [named, { type: 'UPDATE_SCORE', team: 'A', points: 10 }]);
  await button('End Game').click();
  const wins = page.getByRole('dialog').getByText('שועלים Wins!');
  await expect.element(wins).toBeVisible();
  const [name, verb] = ['ש', 'W'].map((sign) => leftOf(sign, wins.element()));
  expect(name).toBeLessThan(verb ?? 0);
});

test('PLAY-01 the home button keeps the game', async () => {
  const app = await openTable();
  await button('Home').click();
  await expect.poll(() => app.location().pathname).toBe('/');
  expect(currentMatch()?.isGameActive).toBe(true);
  expect(localStorage.getItem('riffle:game')).not.toBeNull();
});

test('PLAY-01 restart asks in these words, and Cancel changes nothing', async () => {
  await openTable({}, [{ type: 'NEXT_CARD' }, { type: 'UPDATE_SCORE', team: 'A', points: 10 }]);
  await button('Restart').click();
  const question = page.getByRole('alertdialog', { name: 'Restart game' });
  await expect
    .element(question)
    .toHaveTextContent(
      'Are you sure you want to restart this game? This will reset all scores and start over.',
    );
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByText('Card 2 of 5')).toBeVisible();
  await button('Restart').click();
  await question.getByRole('button', { name: 'Restart' }).click();
  await expect.element(page.getByText('Card 1 of 5')).toBeVisible();
  expect(currentMatch()).toMatchObject({ scoreboard: { events: [] } });
});

for (const [label, toggles] of [
  ['Trivia: Space', ['Show Hint', 'Show Answer']],
  ['Free Games: 2000s Pop Culture', ['Show Hint', 'Show Answer']],
  ['Free Games: Emoji Guess It', ['Show Hint', 'Show Answer']],
  ['Free Games: Would You Rather', []],
  ['Social & Party Games: Us', []],
  ['Secret-prompt Games: Jobs', ['Hold to peek', 'Show Forbidden Words']],
] as const) {
  test(`RULE-37 RULE-38 RULE-39 ${label} offers ${toggles.join(' and ') || 'nothing to turn'}`, async () => {
    await openTable(kindFrom(label));
    await expect.element(page.getByText('Card 1 of 5')).toBeVisible();
    expect(footer()).toEqual(toggles);
  });
}

test('RULE-37 RULE-39 a game without hints or answers offers none, nor does a card without one', async () => {
  let app = await openTable({ includeHints: false });
  expect(footer()).toEqual(['Show Answer']);
  await app.close();
  app = await openTable({ id: 'second', includeAnswers: false });
  expect(footer()).toEqual(['Show Hint']);
  await app.close();
  await openTable({ id: 'third', cards: cards(2, ' ', '') });
  await expect.element(question).toBeVisible();
  expect(footer()).toEqual([]);
});

test('PLAY-02 STATE-GAME-04 hint and answer turn over and back, and are hidden on the next card', async () => {
  await openTable();
  await button('Show Hint').click();
  await expect.element(card).toHaveTextContent('Hint: a hint');
  await button('Show Answer').click();
  await expect.element(card.getByText('an answer')).toBeVisible();
  expect(footer()).toEqual(['Hide Hint', 'Hide Answer']);
  await button('Hide Hint').click();
  await expect.element(card.getByText('a hint')).not.toBeInTheDocument();
  await expect.element(card.getByText('an answer')).toBeVisible();
  await button('Next').click();
  await expect.element(question).toHaveTextContent('Question 2?');
  expect(footer()).toEqual(['Show Hint', 'Show Answer']);
  await button('Previous').click();
  await expect.element(question).toHaveTextContent('Question 1?');
  expect(footer()).toEqual(['Show Hint', 'Show Answer']);
});

test('DATA-05 an answer brings its explanation and what a second look found', async () => {
  const [first, second] = cards(2);
  if (!first || !second) throw new Error('There are no cards');
  await openTable({
    cards: [
      {
        ...first,
        accepts: ['Sol', 'Helios'],
        explanation: 'Because of its gravity.',
        verdict: 'checked',
      },
      { ...second, verdict: 'unsure' },
    ],
  });
  await button('Show Answer').click();
  await expect.element(card.getByText('Because of its gravity.')).toBeVisible();
  await expect.element(card.getByText('Also right: Sol, Helios')).toBeVisible();
  await expect.element(card.getByText('✓ Answer checked')).toBeVisible();
  await button('Next').click();
  await button('Show Answer').click();
  await expect.element(card.getByText('Not sure of this one: trust your table')).toBeVisible();
});

test('PLAY-03 PLAY-04 DATA-07 a secret card is held to peek at, and has forbidden words', async () => {
  await openTable({
    category: 'secret-prompt',
    topic: 'Jobs',
    cards: cards(2, 'bread,oven , dough'),
  });
  await expect.element(card.getByText('Act Out or Guess:')).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
  const peek = button('Hold to peek').element();
  const hold = (type: string) =>
    peek.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1 }));
  peek.setPointerCapture = () => undefined;
  hold('pointerdown');
  await expect.element(question).toBeVisible();
  await expect.element(card.getByText('Act Out or Guess:')).toBeVisible();
  await expect.element(button('Hold to peek')).toHaveAttribute('aria-pressed', 'true');
  await button('Show Forbidden Words').click();
  hold('pointerdown');
  const words = card.getByRole('listitem');
  await expect
    .poll(() => words.elements().map((word) => word.textContent))
    .toEqual(['bread', 'oven', 'dough']);
  hold('pointerup');
  await expect.element(question).not.toBeInTheDocument();
  hold('pointerdown');
  await expect.element(question).toBeVisible();
  hold('pointercancel');
  await expect.element(question).not.toBeInTheDocument();
});

test('PLAY-03 a secret card is held by keyboard too, and turned by what can’t hold', async () => {
  await openTable({ category: 'secret-prompt', topic: 'Jobs' });
  const peek = button('Hold to peek').element();
  if (!(peek instanceof HTMLElement)) throw new Error('There is no button');
  for (const key of [' ', 'Enter']) {
    peek.focus();
    peek.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    await expect.element(question).toBeVisible();
    peek.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true }));
    await expect.element(question).not.toBeInTheDocument();
  }
  peek.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  await expect.element(question).toBeVisible();
  peek.blur();
  await expect.element(question).not.toBeInTheDocument();
  peek.click();
  await expect.element(question).toBeVisible();
  peek.click();
  await expect.element(question).not.toBeInTheDocument();
});

test('PLAY-03 the host may have secret cards dealt open', async () => {
  const app = await openTable({ category: 'secret-prompt', topic: 'Jobs' });
  const down = page.getByRole('switch', { name: 'Deal cards face down' });
  await expect.element(down).toBeChecked();
  await expect.element(page.getByText('Hold a card to peek at it.')).toBeVisible();
  await down.click();
  await expect.element(question).toBeVisible();
  expect(footer()).toEqual(['Show Forbidden Words']);
  expect(localStorage.getItem('riffle:face-down')).toBe('off');
  await down.click();
  await expect.element(question).not.toBeInTheDocument();
  expect(localStorage.getItem('riffle:face-down')).toBeNull();
  await app.close();
});

test('PLAY-02 the card wears its category’s suit and the decoration that was drawn', async () => {
  const prints = new Set<string>();
  const suits = new Set<string>();
  for (const [decoration, label, suit] of [
    [1, 'Trivia: Space', 'trivia'],
    [2, 'Drinking Games: Us', 'drinking'],
    [10, 'Free Games: Emoji Guess It', 'free'],
  ] as const) {
    const app = await openTable({ id: `game-${decoration}`, ...kindFrom(label) }, [], {
      view: { decoration },
    });
    await expect.element(question).toBeVisible();
    const paper = document.querySelector('main [data-suit]');
    expect(paper?.getAttribute('data-suit')).toBe(suit);
    expect(document.querySelector('[data-side]')?.getAttribute('data-suit')).toBe(suit);
    prints.add(paper?.querySelector('.card-print')?.innerHTML ?? '');
    suits.add(paper ? getComputedStyle(paper).getPropertyValue('--suit') : '');
    await app.close();
  }
  expect([prints.size, suits.size]).toEqual([3, 3]);
});

test('PLAY-05 a longer question is set in smaller type', async () => {
  const sizes: number[] = [];
  const [first] = cards(1);
  if (!first) throw new Error('There is no card');
  for (const length of [60, 61, 81, 101]) {
    const text = 'word '.repeat(30).slice(0, length - 1) + '?';
    const app = await openTable({ id: `g${length}`, cards: [{ ...first, question: text }] });
    const heading = page.getByRole('heading', { level: 2, name: text, exact: true });
    await expect.element(heading).toBeVisible();
    sizes.push(parseFloat(getComputedStyle(heading.element()).fontSize));
    await app.close();
  }
  expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
  expect(new Set(sizes).size).toBe(4);
});

test('PLAY-06 PLAY-07 Previous stops at the first card and Next at the last', async () => {
  await openTable({ cards: cards(2) });
  await expect.element(button('Previous')).toBeDisabled();
  await expect.element(button('Finish Game')).not.toBeInTheDocument();
  await button('Next').click();
  await expect.element(button('Next')).toBeDisabled();
  await expect.element(button('Skip')).not.toBeInTheDocument();
  await expect.element(button('Finish Game')).toBeVisible();
  await userEvent.keyboard('s');
  await expect.element(page.getByText('Card 2 of 2')).toBeVisible();
  await button('Previous').click();
  await expect.element(page.getByText('Card 1 of 2')).toBeVisible();
});

test('a card is skipped without losing the turn, and brought back from the toast or the panel', async () => {
  await openTable({ cards: cards(4) });
  await button('Skip').click();
  await expect.element(page.getByText('Card 1 of 3')).toBeVisible();
  await expect.element(question).toHaveTextContent('Question 2?');
  expect(currentMatch()?.currentTeam).toBe('A');
  await expect.element(page.getByRole('status').getByText('Card skipped')).toBeVisible();
  await button('Bring It Back').click();
  await expect.element(question).toHaveTextContent('Question 1?');
  await userEvent.keyboard('s');
  await expect.element(page.getByRole('heading', { name: 'Skipped cards' })).toBeVisible();
  await button('Bring back: Question 1?').click();
  await expect.element(page.getByText('Card 1 of 4')).toBeVisible();
  await expect
    .element(page.getByRole('heading', { name: 'Skipped cards' }))
    .not.toBeInTheDocument();
});

test('the ways back of skipped cards go when the end is asked for', async () => {
  await openTable({ cards: cards(4) });
  const waysBack = page.getByRole('status').getByText('Card skipped');
  await button('Skip').click();
  await button('Skip').click();
  await expect.element(waysBack).toHaveLength(2);
  await button('End Game').click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await expect.element(waysBack).not.toBeInTheDocument();
});

test('what guessers must not see stays unseen among the skipped cards', async () => {
  await openTable({ category: 'secret-prompt', topic: 'Jobs' }, [{ type: 'SKIP_CARD' }]);
  await expect.element(button('Bring back: Card skipped as number 1')).toBeVisible();
  await expect.element(page.getByText('Question 1?')).not.toBeInTheDocument();
});

test('what is left of the deck is shuffled; the card on the table stays', async () => {
  await openTable({ cards: cards(12) });
  await button('Shuffle the rest').click();
  await expect.element(page.getByText('11 cards shuffled')).toBeVisible();
  await expect.element(question).toHaveTextContent('Question 1?');
  const ids = currentMatch()?.cards.map(({ id }) => id) ?? [];
  expect(ids.toSorted()).toEqual(
    cards(12)
      .map(({ id }) => id)
      .toSorted(),
  );
  expect(ids).not.toEqual(cards(12).map(({ id }) => id));
});

test('one card left is not shuffled', async () => {
  await openTable({ cards: cards(2) });
  await expect.element(button('Shuffle the rest')).toBeDisabled();
});

test('PLAY-02 PLAY-07 a card comes in from the deck, on the way back from those played, and the deck thins out', async () => {
  await openTable();
  const deck = () => {
    const { left, from } = document.querySelector<HTMLElement>('[data-left]')?.dataset ?? {};
    return { left, from };
  };
  expect(deck()).toEqual({ left: '2', from: 'deck' });
  await button('Next').click();
  await button('Next').click();
  await expect.poll(deck).toEqual({ left: '2', from: 'deck' });
  await button('Previous').click();
  await expect.poll(deck).toEqual({ left: '2', from: 'played' });
  await button('Next').click();
  await button('Next').click();
  await expect.poll(deck).toEqual({ left: '1', from: 'deck' });
  await button('Next').click();
  await expect.poll(deck).toEqual({ left: '0', from: 'deck' });
});

test('PLAY-02 PLAY-03 lines that its author broke stay broken', async () => {
  const words = {
    question: 'Roses are red\nviolets are blue',
    explanation: 'So they say.\nOften.',
  };
  const [first] = cards(1);
  if (!first) throw new Error('No card');
  await openTable({ cards: [{ ...first, ...words }] });
  await expect.element(button('Show Answer')).toBeVisible();
  expect(topOf('v', 'question')).toBeGreaterThan(topOf('R', 'question'));
  await button('Show Answer').click();
  const explained = page.getByText('So they say.');
  await expect.element(explained).toBeVisible();
  const paragraph = explained.element();
  expect(topOf('O', paragraph)).toBeGreaterThan(topOf('S', paragraph));
});
