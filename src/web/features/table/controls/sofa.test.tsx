// For the evening on the sofa: sound, the whole screen, a screen that stays awake, and what is said of it all.
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { currentMatch } from '#web/platform/match/match-store.ts';
import { PlayScreen } from '#web/features/table/play-screen.tsx';
import { cards, startedMatch, serializeMatch } from '#tests/support/matches.ts';
import { stopClock, openApp, pass } from '#tests/support/web/open-app.tsx';
import { openTable } from '#tests/support/web/open-table.tsx';

const button = (name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

test('the last five seconds tick and time-up chimes, unless the sound is off', async () => {
  const tones = vi.spyOn(OscillatorNode.prototype, 'start');
  stopClock();
  await openTable();
  await button('Reset').click();
  await pass(24_500);
  expect(tones.mock.calls.length).toBe(0);
  await pass(1000);
  await expect.poll(() => tones.mock.calls.length).toBe(1);
  await pass(3000);
  await expect.poll(() => tones.mock.calls.length).toBe(4);
  await pass(1000);
  await expect.poll(() => tones.mock.calls.length).toBe(5);
  await pass(1000);
  await expect.poll(() => tones.mock.calls.length).toBe(8);
  const sound = button('Sound');
  await expect.element(sound).toHaveAttribute('aria-pressed', 'true');
  await sound.click();
  await expect.element(sound).toHaveAttribute('aria-pressed', 'false');
  expect(localStorage.getItem('riffle:sound')).toBe('off');
  await button('Reset').click();
  await pass(31_000);
  expect(tones.mock.calls.length).toBe(8);
  await sound.click();
  expect(localStorage.getItem('riffle:sound')).toBeNull();
});

test('the whole screen is filled and left, by button and by key', async () => {
  let full: Element | null = null;
  vi.spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(true);
  vi.spyOn(document, 'fullscreenElement', 'get').mockImplementation(() => full);
  const change = async (to: Element | null): Promise<void> => {
    full = to;
    document.dispatchEvent(new Event('fullscreenchange'));
  };
  vi.spyOn(Element.prototype, 'requestFullscreen').mockImplementation(() =>
    change(document.documentElement),
  );
  vi.spyOn(document, 'exitFullscreen').mockImplementation(() => change(null));
  stopClock();
  await openTable();
  const fill = button('Fullscreen');
  await expect.element(fill).toHaveAttribute('aria-pressed', 'false');
  await fill.click();
  await expect.element(fill).toHaveAttribute('aria-pressed', 'true');
  // Nobody touches anything for three seconds: only the table shows.
  const isQuiet = () => document.querySelector('[data-quiet]')?.getAttribute('data-quiet');
  await pass(2900);
  expect(isQuiet()).toBe('false');
  await pass(200);
  await expect.poll(isQuiet).toBe('true');
  document.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
  await expect.poll(isQuiet).toBe('false');
  await userEvent.keyboard('f');
  await expect.element(fill).toHaveAttribute('aria-pressed', 'false');
  await pass(4000);
  expect(isQuiet()).toBe('false');
});

test('a browser that can’t fill the screen offers no button for it', async () => {
  vi.spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(false);
  await openTable();
  await expect.element(button('Sound')).toBeVisible();
  await expect.element(button('Fullscreen')).not.toBeInTheDocument();
});

test('the screen is kept awake, asked for again when the page comes back, and let go on leaving', async () => {
  const log: string[] = [];
  vi.spyOn(navigator, 'wakeLock', 'get').mockReturnValue({
    request: async (kind: string) => {
      log.push(kind);
      return { release: async () => void log.push('released') };
    },
  } as unknown as WakeLock);
  const app = await openTable();
  await expect.poll(() => log).toEqual(['screen']);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => log).toEqual(['screen', 'screen']);
  await app.close();
  await expect.poll(() => log).toEqual(['screen', 'screen', 'released']);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(log).toHaveLength(3);
});

test('a lost connection shows, is said, and is taken back', async () => {
  await openTable();
  await expect.element(page.getByText('Offline', { exact: true })).not.toBeInTheDocument();
  window.dispatchEvent(new Event('offline'));
  await expect
    .element(page.getByText('The connection is gone. The game goes on here.'))
    .toBeVisible();
  await expect.element(page.getByText('Offline', { exact: true })).toBeVisible();
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText('Connected again.')).toBeVisible();
  await expect.element(page.getByText('Offline', { exact: true })).not.toBeInTheDocument();
});

test('where the browser keeps nothing, the game goes on and says so', async () => {
  await openTable();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await button('Next').click();
  await expect
    .element(
      page.getByText(
        'This browser keeps nothing right now: the game goes on, but a reload would lose it.',
      ),
    )
    .toBeVisible();
  await expect.element(page.getByText('Card 2 of 5')).toBeVisible();
});

test('STATE-GAME-25 a game that can’t be read is removed, and said', async () => {
  localStorage.setItem('riffle:game', serializeMatch(startedMatch()).slice(0, -20));
  await openApp('/game', <PlayScreen />);
  await expect
    .element(page.getByText('The saved game could not be read, so it was removed.'))
    .toBeVisible();
  expect(localStorage.getItem('riffle:game')).toBeNull();
});

test('PLAY-15 without a game the screen says so and leads home', async () => {
  const app = await openApp('/game', <PlayScreen />);
  await expect.element(page.getByRole('heading', { name: 'No active game' })).toBeVisible();
  await button('Return to Home').click();
  await expect.poll(() => app.location().pathname).toBe('/');
});

test('STATE-GAME-24 a page that is opened again goes on where it was', async () => {
  const app = await openTable({ teamCount: 3, cards: cards(9) });
  await button('Next').click();
  await button('+10 for Team C').click();
  await page.getByLabelText('Name of Team B').fill('Owls');
  await button('Hide Notes panel').click();
  const before = currentMatch();
  await app.close();
  await openApp('/game', <PlayScreen />);
  await expect.element(page.getByText('Card 2 of 9')).toBeVisible();
  await expect.element(page.getByLabelText('Name of Team B')).toHaveValue('Owls');
  await expect.element(button('Hide Notes panel')).not.toBeInTheDocument();
  expect(currentMatch()).toEqual(before);
});
