import { vi } from 'vitest';

/** Hears the tones that are made from now on, by their pitches. */
export function hearTones() {
  const tones = vi.spyOn(OscillatorNode.prototype, 'start');
  const pitchOf = (node: unknown) =>
    node instanceof OscillatorNode ? node.frequency.value : undefined;
  return {
    pitches: () => tones.mock.contexts.map(pitchOf),
    forget: () => tones.mockClear(),
  };
}
