import { describe, expect, it } from 'vitest';
import { cards } from '#tests/support/matches.ts';
import { playersAsked, type Player } from './answers.ts';

const player = (id: string, cameAt: string | null): Player => ({
  id,
  name: id,
  shape: 'circle',
  colour: 0,
  team: 'A',
  joinedAt: 0,
  status: 'in',
  cameAt,
  isRemote: false,
  stretch: 1,
});

describe('PHONE-03 who is asked a card', () => {
  const asked = (cameAt: string | null, answers: readonly { readonly playerId: string }[] = []) =>
    playersAsked('2.card-2', { cards: cards(3), players: [player('anna', cameAt)], answers })
      .length === 1;
  const ANSWERED = [{ playerId: 'anna' }];

  it('is who was there before it, also from an earlier dealing', () => {
    expect(asked(null)).toBe(true);
    expect(asked('2.card-1')).toBe(true);
    expect(asked('1.card-3')).toBe(true);
  });

  it('is not who came during it, nor who came later and has not answered', () => {
    expect(asked('2.card-2')).toBe(false);
    expect(asked('2.card-2', ANSWERED)).toBe(false);
    expect(asked('2.card-3')).toBe(false);
    expect(asked('2.card-3', [{ playerId: 'ben' }])).toBe(false);
  });

  it('is who has answered it, and changed sides since', () => {
    expect(asked('2.card-3', ANSWERED)).toBe(true);
  });
});
