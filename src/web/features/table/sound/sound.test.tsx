// What is heard at the table, and how loud. What a sound is made of is counted in its tones.
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NOON, played, startedMatch } from '#tests/support/matches.ts';
import { pass, stopClock } from '#tests/support/web/open-app.tsx';
import { openRoomTable } from '#tests/support/web/open-room.tsx';
import { hearTones } from '#tests/support/web/tones.ts';
import { openTable } from '#tests/support/web/open-table.tsx';
import { CATEGORY_IDS } from '#domain/category/categories.ts';
import type { Action } from '#domain/match/actions.ts';
import { QUIET_MS } from '#web/platform/offline/quiet.ts';
import { playSound, type SoundName } from './play-sound.ts';
import { SCORES, TIMBRES } from './scores.ts';
import { soundsBetween } from './use-table-sounds.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const slider = page.getByRole('slider', { name: 'Volume', includeHidden: true });

/** Whether something was pressed on this page. */
function press(isPressed: boolean): void {
  vi.spyOn(navigator, 'userActivation', 'get').mockReturnValue({
    hasBeenActive: isPressed,
    isActive: isPressed,
  });
}

test('SOUND-01 cards, turns and points have sounds of their own, whoever changed them', () => {
  const match = played(startedMatch(), [{ type: 'UPDATE_SCORE', team: 'B', points: 1 }]);
  const heard = (...actions: Action[]) => soundsBetween(match, played(match, actions, NOON));
  expect(heard({ type: 'ADVANCE' })).toEqual(['card', 'turn']);
  expect(heard({ type: 'UPDATE_SCORE', team: 'A', points: 10 })).toEqual(['right', 'points']);
  expect(heard({ type: 'UPDATE_SCORE', team: 'A', points: 1 })).toEqual(['points']);
  expect(heard({ type: 'UPDATE_SCORE', team: 'B', points: -1 })).toEqual(['wrong']);
  expect(heard({ type: 'UPDATE_SCORE', team: 'A', points: 10 }, { type: 'ADVANCE' })).toEqual([
    'card',
    'right',
    'points',
  ]);
  expect(heard({ type: 'UNDO_SCORE' }, { type: 'PAUSE_GAME' })).toEqual([]);
  expect(heard({ type: 'NEXT_ROUND' })).toEqual([]);
  expect(soundsBetween(startedMatch({ id: 'other' }), match)).toEqual([]);
});

const pitchesOf = (name: SoundName) =>
  SCORES[name].filter(({ isPaper }) => !isPaper).map(({ hertz }) => hertz);

test('SOUND-01 the last seconds tick, time-up chimes, and the answer has a sound of its own', async () => {
  stopClock();
  await openTable();
  press(true);
  // Once what is heard of the cards is there.
  await pass(QUIET_MS);
  await expect.poll(() => document.querySelector('main > div[aria-hidden]')).not.toBeNull();
  const { pitches, forget } = hearTones();
  await userEvent.keyboard('r');
  for (let second = 1; second <= 25; second += 1) await pass(1000);
  await expect.poll(pitches).toEqual(pitchesOf('last-seconds'));
  for (let second = 1; second <= 4; second += 1) await pass(1000);
  forget();
  await pass(1000);
  await expect.poll(pitches).toEqual(pitchesOf('time-up'));
  forget();
  await userEvent.keyboard('a');
  await expect.poll(pitches).toEqual(pitchesOf('reveal'));
});

test('SOUND-01 the device rests when nothing is heard for five seconds, and wakes for the next sound', async () => {
  const begun = vi.spyOn(ConstantSourceNode.prototype, 'start');
  const ends = vi.spyOn(ConstantSourceNode.prototype, 'stop');
  const silences = () => begun.mock.contexts as ConstantSourceNode[];
  const endSilence = (at: number) => silences().at(at)?.dispatchEvent(new Event('ended'));
  const aMoment = () => new Promise((later) => setTimeout(later, 50));
  // The browser's own press: without one the device would never wake.
  await userEvent.click(document.body);
  for (const [at, name] of (['lobby', 'card'] as const).entries()) {
    playSound(name);
    await expect.poll(silences).toHaveLength(at + 1);
  }
  const device = silences()[0]?.context as AudioContext;
  await expect.poll(() => device.state).toBe('running');
  const lobbySeconds = Math.max(...SCORES.lobby.map(({ after, seconds }) => after + seconds));
  expect(ends.mock.lastCall?.[0]).toBeGreaterThan(device.currentTime + lobbySeconds + 4);

  endSilence(0);
  await aMoment();
  expect(device.state).toBe('running');

  // A sound that comes while it is about to rest is heard.
  endSilence(1);
  playSound('card');
  await expect.poll(silences).toHaveLength(3);
  await aMoment();
  expect(device.state).toBe('running');

  endSilence(2);
  await expect.poll(() => device.state).toBe('suspended');
  playSound('card');
  await expect.poll(() => device.state).toBe('running');
});

test('SOUND-05 soft music plays while phones gather, which is said, and ends when the game begins', async () => {
  const fades = vi.spyOn(AudioParam.prototype, 'setTargetAtTime');
  const { pitches } = hearTones();
  press(true);
  const table = await openRoomTable();
  await expect.poll(pitches, { timeout: 5000 }).toEqual(pitchesOf('lobby'));
  await expect
    .element(page.getByText('Quiet music plays until the game begins.'))
    .toBeInTheDocument();
  expect(fades).not.toHaveBeenCalled();
  table.tell({}, [{ type: 'BEGIN' }]);
  await expect.poll(() => fades.mock.calls.map(([to]) => to)).toEqual([0]);
});

test('SOUND-03 no two categories sound the same', () => {
  const timbres = CATEGORY_IDS.map((category) => JSON.stringify(TIMBRES[category]));
  expect(new Set(timbres).size).toBe(CATEGORY_IDS.length);
});

test('SOUND-04 nothing is heard before a first press, nor while muted', async () => {
  const tones = vi.spyOn(OscillatorNode.prototype, 'start');
  await openTable();
  press(false);
  playSound('win');
  press(true);
  await button('Sound').click();
  playSound('win');
  await button('Sound').click();
  playSound('time-up');
  await expect.poll(() => tones.mock.calls.length).toBe(SCORES['time-up'].length);
});

test('SOUND-02 the volume hangs under the sound’s button, is heard as it is moved, and is remembered', async () => {
  const gains = vi.spyOn(window, 'GainNode');
  const app = await openTable();
  press(true);
  await userEvent.hover(page.getByRole('heading', { level: 1 }));
  await expect.element(slider).not.toBeVisible();
  await userEvent.hover(button('Sound'));
  await expect.element(slider).toBeVisible();
  await expect.element(slider).toHaveAttribute('aria-valuetext', '70 %');
  await userEvent.keyboard('{Escape}');
  await expect.element(slider).not.toBeVisible();
  slider.element().dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  await button('Sound').click();
  await slider.fill('40');
  await expect.element(slider).toHaveAttribute('aria-valuetext', '40 %');
  // Whoever sets how loud it is wants to hear it.
  await expect.element(button('Sound')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => gains.mock.calls[0]?.[1]?.gain).toBeCloseTo(0.32, 5);
  expect(localStorage.getItem('riffle:volume')).toBe('40');
  await slider.fill('0');
  const before = gains.mock.calls.length;
  playSound('card');
  await app.close();
  expect(gains.mock.calls.length).toBe(before);
});
