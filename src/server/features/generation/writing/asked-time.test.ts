import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AskedTime } from './asked-time.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number): void => void vi.advanceTimersByTime(ms);

function timeOf(ms: number) {
  const onEnd = vi.fn<() => void>();
  const time = new AskedTime(ms, onEnd);
  return { time, onEnd };
}

it('MODEL-19 runs only while somebody is asked, however many are', () => {
  const { time, onEnd } = timeOf(1000);
  time.renew();
  pass(5000);
  const [one, other] = [time.participant(), time.participant()];
  one.asked();
  one.asked();
  other.refused();
  pass(600);
  one.waits();
  pass(300);
  expect(time.leftMs).toBe(100);
  other.waits();
  other.waits();
  pass(5000);
  expect(onEnd).not.toHaveBeenCalled();
  one.asked();
  pass(99);
  expect(onEnd).not.toHaveBeenCalled();
  pass(1);
  expect(onEnd).toHaveBeenCalledOnce();
});

it('MODEL-19 begins when it is renewed, and anew each time', () => {
  const { time, onEnd } = timeOf(1000);
  time.participant().asked();
  pass(5000);
  expect(time.leftMs).toBe(Infinity);
  time.renew();
  pass(900);
  time.renew();
  pass(999);
  expect(onEnd).not.toHaveBeenCalled();
  time.stop();
  pass(5000);
  expect(onEnd).not.toHaveBeenCalled();
});
