// News within a process and between two.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { migrate } from '#server/platform/database/migrate.ts';
import { eachInFolder } from '#tests/support/sqlite-files.ts';
import { userIn } from '#tests/support/memory.ts';
import { Listeners, ofUser, topicFrom, wireOf } from './live.ts';
import { sqliteLive } from './sqlite-live.ts';

it('a user’s topic is told by the id alone, as servers of version 0.1.0 tell it and hear it', () => {
  expect(ofUser('4f6a')).toBe('user:4f6a');
  expect(wireOf(ofUser('4f6a'))).toBe('4f6a');
  expect(topicFrom('4f6a')).toBe('user:4f6a');
  expect(wireOf('room:BCDFG')).toBe('room:BCDFG');
  expect(topicFrom('room:a:b')).toBe('room:a:b');
});

describe('listeners', () => {
  it('hear of their own topic until they stop, each once', () => {
    const listeners = new Listeners();
    const heard: string[] = [];
    const stop = listeners.add(ofUser('anna'), () => heard.push('anna 1'));
    listeners.add(ofUser('anna'), () => heard.push('anna 2'));
    listeners.add(ofUser('berta'), () => heard.push('berta'));
    listeners.tell(ofUser('anna'));
    listeners.tell(ofUser('nobody'));
    expect(heard.splice(0)).toEqual(['anna 1', 'anna 2']);
    listeners.tellAll();
    expect(heard.splice(0)).toEqual(['anna 1', 'anna 2', 'berta']);
    stop();
    listeners.tell(ofUser('anna'));
    expect(heard.splice(0)).toEqual(['anna 2']);
  });

  it('one that stops twice does not take another’s place with it', () => {
    const listeners = new Listeners();
    const heard: string[] = [];
    const stop = listeners.add(ofUser('anna'), () => heard.push('first'));
    stop();
    listeners.add(ofUser('anna'), () => heard.push('second'));
    stop();
    listeners.tell(ofUser('anna'));
    expect(heard).toEqual(['second']);
  });
});

describe('on the embedded database', () => {
  const { open } = eachInFolder();
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('tells of this process at once, of another’s writes within a second, and of nothing else', async () => {
    const own = open();
    await migrate(own);
    const live = sqliteLive(own.db);
    expect(live.isListening()).toBe(true);
    await vi.advanceTimersByTimeAsync(0);
    const heard = vi.fn();
    const stop = live.follow(ofUser('anna'), heard);
    live.publish(ofUser('anna'));
    expect(heard).toHaveBeenCalledTimes(1);
    live.publish(ofUser('berta'));
    await userIn(own.db);
    await vi.advanceTimersByTimeAsync(3000);
    expect(heard).toHaveBeenCalledTimes(1);
    await userIn(open().db);
    await vi.advanceTimersByTimeAsync(1000);
    expect(heard).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(3000);
    expect(heard).toHaveBeenCalledTimes(2);
    await live.close();
    await userIn(open().db);
    await vi.advanceTimersByTimeAsync(3000);
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    live.publish(ofUser('anna'));
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
