import { describe, expect, it } from 'vitest';
import { commandOf, type Key } from './keys.ts';

function key(name: string, changes: Partial<Key> = {}): Key {
  const calm = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, repeat: false };
  return { key: name, code: '', ...calm, ...changes };
}

describe('keys of the play screen', () => {
  it('PLAY-06 arrows turn the cards, space pauses, letters do what their word says', () => {
    const names = ['ArrowRight', 'ArrowLeft', ' ', 'r', 'H', 'a', 'u', 'f', 'V', '?'];
    expect(names.map((name) => commandOf(key(name), 'page')?.command)).toEqual([
      'next',
      'previous',
      'pause',
      'reset',
      'hint',
      'answer',
      'undo',
      'fullscreen',
      'stage',
      'keys',
    ]);
  });

  it('CONST-17 1 to 4 give a team its +10, with shift its −1, on any layout and number block', () => {
    expect(commandOf(key('1', { code: 'Digit1' }), 'page')).toEqual({
      command: 'right',
      team: 'A',
    });
    expect(commandOf(key('&', { code: 'Digit1' }), 'page')).toEqual({
      command: 'right',
      team: 'A',
    });
    expect(commandOf(key('4', { code: 'Numpad4' }), 'button')).toEqual({
      command: 'right',
      team: 'D',
    });
    expect(commandOf(key('0', { code: 'Digit0' }), 'page')).toBeUndefined();
    expect(commandOf(key('"', { code: 'Digit2', shiftKey: true }), 'page')).toEqual({
      command: 'wrong',
      team: 'B',
    });
    expect(commandOf(key('5', { code: 'Digit5' }), 'page')).toBeUndefined();
  });

  it('CONST-17 PLAY-06 the number block without NumLock turns cards, and gives nobody points', () => {
    expect(commandOf(key('ArrowLeft', { code: 'Numpad4' }), 'page')).toEqual({
      command: 'previous',
    });
    expect(commandOf(key('ArrowRight', { code: 'Numpad6' }), 'page')).toEqual({ command: 'next' });
    expect(commandOf(key('End', { code: 'Numpad1' }), 'page')).toBeUndefined();
    expect(commandOf(key('3', { code: 'Numpad3' }), 'page')).toEqual({
      command: 'right',
      team: 'C',
    });
  });

  it('leaves space to a focused button, and the arrows to the cards', () => {
    expect(commandOf(key(' '), 'button')).toBeUndefined();
    expect(commandOf(key('ArrowRight'), 'button')).toEqual({ command: 'next' });
  });

  it('leaves every key to who types, and to an open dialog', () => {
    for (const name of ['ArrowLeft', ' ', 'r', '?']) {
      expect(commandOf(key(name), 'field')).toBeUndefined();
      expect(commandOf(key(name), 'dialog')).toBeUndefined();
    }
  });

  it('leaves shortcuts, held keys and unknown keys alone', () => {
    expect(commandOf(key('r', { ctrlKey: true }), 'page')).toBeUndefined();
    expect(commandOf(key('ArrowLeft', { altKey: true }), 'page')).toBeUndefined();
    expect(commandOf(key('ArrowRight', { repeat: true }), 'page')).toBeUndefined();
    expect(commandOf(key('A', { shiftKey: true }), 'page')).toBeUndefined();
    expect(commandOf(key('Enter'), 'page')).toBeUndefined();
  });
});
