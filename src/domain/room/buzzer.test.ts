import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOON, startedMatch } from '#tests/support/matches.ts';
import { reduceRoom, type RoomAction } from './actions.ts';
import { armedAt, buzzOpenUntil, orderBuzzes, pressTimes, type Press } from './buzzer.ts';
import { openRoom, type RoomState } from './state.ts';

const press = (playerId: string, receivedAt: number, more: Partial<Press> = {}): Press => ({
  playerId,
  receivedAt: NOON + receivedAt,
  pressedAt: NOON + receivedAt,
  uncertainty: 10,
  ...more,
});
const MUCH_LATER = NOON + 60_000;
const names = (presses: readonly Press[]) =>
  orderBuzzes(presses, MUCH_LATER).map(({ playerId }) => playerId);

const TIMES = fc.integer({ min: -5000, max: 5000 });
const CLAIMS = fc.record({
  at: fc.oneof(fc.constant(undefined), TIMES, fc.double({ noNaN: true })),
  uncertainty: fc.oneof(fc.constant(undefined), fc.double({ min: 0, max: 1000, noNaN: true })),
});
const PRESSES = fc
  .array(
    fc.record({
      receivedAt: fc.integer({ min: 0, max: 600 }),
      earlierBy: fc.integer({ min: 0, max: 400 }),
      uncertainty: fc.integer({ min: 0, max: 100 }),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((all) =>
    all.map(({ receivedAt, earlierBy, uncertainty }, at) =>
      press(`p${at}`, receivedAt, { pressedAt: NOON + receivedAt - earlierBy, uncertainty }),
    ),
  );

describe('PHONE-30 when a press of the buzzer counts as made', () => {
  it('as its phone says, as far as its line bears it out', () => {
    const came = { receivedAt: NOON + 1000, armed: NOON };
    const said = (at: number, uncertainty = 50) =>
      pressTimes({ at: NOON + at, uncertainty }, came).pressedAt - NOON;
    expect(said(900)).toBe(900);
    // Not after it came.
    expect(said(2000)).toBe(1000);
    // Not earlier than two ways of its line and the time of collecting.
    expect(said(600)).toBe(700);
    expect(said(600, 100)).toBe(600);
    // Not before the buzzer was armed.
    expect(pressTimes({ at: NOON - 1, uncertainty: 1000 }, came).pressedAt).toBe(NOON);
    // Without a word of its phone: when it came.
    expect(pressTimes({}, came)).toEqual({ pressedAt: NOON + 1000, uncertainty: 100 });
  });

  it('whatever a phone says, the time is whole and lies between arming and its coming', () => {
    fc.assert(
      fc.property(CLAIMS, TIMES, TIMES, (claim, receivedAt, armed) => {
        const { pressedAt, uncertainty } = pressTimes(claim, { receivedAt, armed });
        expect(Number.isSafeInteger(pressedAt)).toBe(true);
        expect(Number.isSafeInteger(uncertainty)).toBe(true);
        expect(pressedAt).toBeLessThanOrEqual(receivedAt);
        expect(pressedAt).toBeGreaterThanOrEqual(Math.min(armed, receivedAt));
        expect(receivedAt - pressedAt).toBeLessThanOrEqual(2 * uncertainty + 200);
      }),
    );
  });
});

describe('PHONE-31 who pressed first', () => {
  it('is told a moment after 200 ms of collecting, and not before', () => {
    const presses = [press('late', 100), press('first', 0)];
    expect(buzzOpenUntil(presses)).toBe(NOON + 300);
    expect(orderBuzzes(presses, NOON + 299)).toEqual([]);
    expect(orderBuzzes(presses, NOON + 300)).toHaveLength(2);
    expect(buzzOpenUntil([])).toBeNull();
    expect(orderBuzzes([], NOON)).toEqual([]);
  });

  it('is who pressed first, not whose press came first; after the collecting it is as they came', () => {
    const slow = press('slow', 200, { pressedAt: NOON - 50 });
    expect(names([press('quick', 0), slow])).toEqual(['slow', 'quick']);
    const tooLate = press('slow', 201, { pressedAt: NOON - 50 });
    expect(names([press('quick', 0), tooLate])).toEqual(['quick', 'slow']);
    expect(orderBuzzes([press('quick', 0), tooLate], MUCH_LATER)[1]).toMatchObject({ gapMs: 201 });
    expect(names([press('b', 0), press('a', 0)])).toEqual(['a', 'b']);
  });

  it('is a photo finish where two lie within what both are uncertain by', () => {
    const close = (gap: number) =>
      orderBuzzes([press('a', 0), press('b', gap), press('c', 150)], MUCH_LATER).map(
        ({ isClose }) => isClose,
      );
    expect(close(20)).toEqual([true, true, false]);
    expect(close(21)).toEqual([false, false, false]);
  });

  it('any presses: each has one place, gaps grow from 0, nobody is close alone, and the order they are read in is nothing', () => {
    fc.assert(
      fc.property(PRESSES, fc.nat(), (presses, turn) => {
        const order = orderBuzzes(presses, MUCH_LATER);
        const turned = presses.map((_, at) => presses[(at + turn) % presses.length] ?? presses[0]);
        expect(
          orderBuzzes(
            turned.flatMap((each) => each ?? []),
            MUCH_LATER,
          ),
        ).toEqual(order);
        expect(new Set(order.map(({ playerId }) => playerId)).size).toBe(presses.length);
        expect(order[0]?.gapMs).toBe(0);
        const gaps = order.map(({ gapMs }) => gapMs);
        expect(gaps).toEqual(gaps.toSorted((one, other) => one - other));
        expect(order.filter(({ isClose }) => isClose).length).not.toBe(1);
      }),
    );
  });

  it('what comes after the order is told changes nothing of it', () => {
    fc.assert(
      fc.property(PRESSES, fc.integer({ min: 0, max: 500 }), (presses, after) => {
        const toldAt = buzzOpenUntil(presses) ?? 0;
        const told = presses.filter(({ receivedAt }) => receivedAt <= toldAt);
        const before = orderBuzzes(told, toldAt).map(({ playerId }) => playerId);
        const late = press('late', toldAt - NOON + after, { pressedAt: NOON });
        const order = orderBuzzes([...told, late], MUCH_LATER).map(({ playerId }) => playerId);
        expect(order.slice(0, before.length)).toEqual(before);
      }),
    );
  });
});

describe('PHONE-32 a buzzer that is freed', () => {
  const room = (...steps: readonly (readonly [RoomAction, number])[]): RoomState =>
    steps.reduce(
      (state, [action, at]) => reduceRoom(state, action, NOON + at),
      reduceRoom(
        openRoom(startedMatch({ timerSeconds: 30 })),
        { type: 'SET', settings: { answering: 'buzz' } },
        NOON,
      ),
    );
  const free = (out?: string): RoomAction => ({ type: 'FREE_BUZZER', out });
  const table = (type: 'ADVANCE' | 'RESET_TIMER' | 'PAUSE_GAME'): RoomAction => ({
    type: 'TABLE',
    action: { type },
  });

  it('is armed by the card, its clock, and by being freed', () => {
    const begun = room([{ type: 'BEGIN' }, 1000]);
    expect(armedAt(begun)).toBe(NOON + 1000);
    expect(armedAt(reduceRoom(begun, table('RESET_TIMER'), NOON + 2000))).toBe(NOON + 2000);
    expect(armedAt(reduceRoom(begun, table('PAUSE_GAME'), NOON + 2000))).toBe(NOON + 1000);
    expect(armedAt(reduceRoom(begun, free('p'), NOON + 3000))).toBe(NOON + 3000);
    expect(armedAt(reduceRoom(begun, table('ADVANCE'), NOON + 4000))).toBe(NOON + 4000);
    const typed: RoomAction = { type: 'SET', settings: { answering: 'type' } };
    const buzz: RoomAction = { type: 'SET', settings: { answering: 'buzz' } };
    expect(armedAt(room([{ type: 'BEGIN' }, 0], [typed, 10], [buzz, 20]))).toBe(NOON + 20);
  });

  it('is closed for who was wrong, once each, until another card comes', () => {
    const freed = room(
      [{ type: 'BEGIN' }, 0],
      [free('p'), 500],
      [free('q'), 900],
      [free('p'), 950],
    );
    expect(freed).toMatchObject({ buzzedOut: ['p', 'q'], buzzerFrom: NOON + 950 });
    expect(reduceRoom(freed, table('ADVANCE'), NOON + 999).buzzedOut).toEqual([]);
  });

  it('is none where answers are typed', () => {
    const typed = openRoom(startedMatch());
    expect(reduceRoom(typed, free('p'), NOON)).toBe(typed);
  });
});
