import { expect, it } from 'vitest';
import { DEFAULT_SETTINGS, openRoom } from '#domain/room/state.ts';
import { startedMatch } from '#tests/support/matches.ts';
import { packDeck, packState, parseState, unpackDeck, unpackState } from './stored-state.ts';

it('PHONE-12 a room of the version before is read with what came later at its default', () => {
  const state = openRoom(startedMatch());
  const deck = unpackDeck(packDeck(state));
  const stored = parseState(packState(state, 1));
  expect(unpackState(stored, deck)).toEqual(state);
  const { writing: _writing, settings, ...before } = JSON.parse(packState(state, 1));
  const { guardsWords: _guards, ...known } = { ...settings, speed: true };
  const read = unpackState(parseState(JSON.stringify({ ...before, settings: known })), deck);
  expect(read.writing).toBeNull();
  expect(read.settings).toEqual({ ...DEFAULT_SETTINGS, speed: true });
});
