import { describe, expect, it } from 'vitest';
import { commandOf, type Key } from '#web/screens/play/keys.ts';

function key(name: string, changes: Partial<Key> = {}): Key {
  const calm = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, repeat: false };
  return { key: name, ...calm, ...changes };
}

describe('keys of the play screen', () => {
  it('PLAY-06 arrows turn the cards and space pauses', () => {
    expect(['ArrowRight', 'ArrowLeft', ' '].map((name) => commandOf(key(name), 'page'))).toEqual([
      'next',
      'previous',
      'pause',
    ]);
  });

  it('leaves space to a focused button, and the arrows to the cards', () => {
    expect(commandOf(key(' '), 'button')).toBeUndefined();
    expect(commandOf(key('ArrowRight'), 'button')).toBe('next');
  });

  it('leaves every key to who types, and to an open dialog', () => {
    expect(commandOf(key('ArrowLeft'), 'field')).toBeUndefined();
    expect(commandOf(key(' '), 'dialog')).toBeUndefined();
  });

  it('leaves shortcuts, held keys and unknown keys alone', () => {
    expect(commandOf(key('ArrowLeft', { altKey: true }), 'page')).toBeUndefined();
    expect(commandOf(key('ArrowRight', { repeat: true }), 'page')).toBeUndefined();
    expect(commandOf(key('Enter'), 'page')).toBeUndefined();
  });
});
