// A tick and a chime, made by the browser itself. Silent until the host has pressed something.

interface Tone {
  readonly hertz: number;
  /** Seconds from now, and how long. */
  readonly after: number;
  readonly seconds: number;
  readonly loudness: number;
}

const TICK: readonly Tone[] = [{ hertz: 880, after: 0, seconds: 0.07, loudness: 0.12 }];
const CHIME: readonly Tone[] = [
  { hertz: 660, after: 0, seconds: 0.5, loudness: 0.22 },
  { hertz: 880, after: 0.16, seconds: 0.6, loudness: 0.22 },
  { hertz: 1320, after: 0.32, seconds: 0.9, loudness: 0.16 },
];

let audio: AudioContext | undefined;

export function tick(): void {
  play(TICK);
}

export function chime(): void {
  play(CHIME);
}

function play(tones: readonly Tone[]): void {
  // Before a press the browser would only warn; nobody expects a sound then.
  if (!navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  const { destination, currentTime } = audio;
  for (const { hertz, after, seconds, loudness } of tones) {
    const tone = new OscillatorNode(audio, { frequency: hertz, type: 'triangle' });
    const volume = new GainNode(audio, { gain: 0 });
    const start = currentTime + after;
    volume.gain.setValueAtTime(loudness, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + seconds);
    tone.connect(volume).connect(destination);
    tone.start(start);
    tone.stop(start + seconds);
  }
}
