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

const devices: AudioContext[] = [];

/** Every sound device of the page, so that `restDevices` knows it. */
window.AudioContext = class extends AudioContext {
  constructor(options?: AudioContextOptions) {
    super(options);
    devices.push(this);
  }
};

/** One that has sounded runs on for seconds, and takes its part of the processor from the tests that follow. */
export function restDevices(): void {
  for (const device of devices) device.suspend().catch(() => undefined);
}
