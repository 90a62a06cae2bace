// What each sound is made of, and how each category plays it: a table of tones, as a score is one of notes.
import type { CategoryId } from '#domain/category/categories.ts';
import type { SoundName } from './play-sound.ts';

export interface Tone {
  /** Of the tone at its beginning, and at its end where it glides. */
  readonly hertz: number;
  readonly to?: number;
  /** Seconds from now, and how long. */
  readonly after: number;
  readonly seconds: number;
  /** From 0 to 1. */
  readonly loudness: number;
  /** Paper that moves instead of a tone: noise around the pitch. */
  readonly isPaper?: true;
}

type Note = readonly [hertz: number, after: number, seconds: number];

/** Tones of the same loudness. */
const tones = (loudness: number, ...notes: readonly Note[]): readonly Tone[] =>
  notes.map(([hertz, after, seconds]) => ({ hertz, after, seconds, loudness }));

export const SCORES: Readonly<Record<SoundName, readonly Tone[]>> = {
  card: [{ hertz: 2600, to: 900, after: 0, seconds: 0.14, loudness: 0.1, isPaper: true }],
  reveal: [
    { hertz: 700, to: 2400, after: 0.1, seconds: 0.24, loudness: 0.1, isPaper: true },
    ...tones(0.12, [392, 0.26, 0.5], [587, 0.28, 0.7]),
  ],
  right: tones(0.16, [523, 0, 0.22], [659, 0.08, 0.26], [784, 0.16, 0.5]),
  wrong: [
    { hertz: 233, after: 0, seconds: 0.22, loudness: 0.16 },
    { hertz: 208, to: 196, after: 0.15, seconds: 0.42, loudness: 0.16 },
  ],
  points: tones(0.1, [988, 0.36, 0.1], [1319, 0.43, 0.3]),
  'last-seconds': tones(0.12, [880, 0, 0.07]),
  'time-up': [...tones(0.22, [660, 0, 0.5], [880, 0.16, 0.6]), ...tones(0.16, [1320, 0.32, 0.9])],
  turn: tones(0.07, [440, 0.12, 0.12], [554, 0.2, 0.22]),
  win: [
    ...tones(0.18, [523, 0, 0.3], [659, 0.14, 0.3], [784, 0.28, 0.3]),
    ...tones(0.2, [1047, 0.42, 1.4]),
    ...tones(0.12, [659, 0.42, 1.4], [392, 0.42, 1.4]),
  ],
  /** One bar of the music, LOBBY_SECONDS long. */
  lobby: [
    ...tones(0.05, [196, 0, 3.6]),
    ...tones(0.045, [392, 0, 0.9], [494, 0.6, 0.9], [587, 1.2, 0.9]),
    ...tones(0.045, [494, 1.8, 0.9], [440, 2.4, 0.9], [494, 3, 1]),
  ],
};

/** How long a bar of the lobby's music is. */
export const LOBBY_SECONDS = 3.6;

export interface Timbre {
  readonly wave: 'sine' | 'triangle' | 'square' | 'sawtooth';
  /** What every pitch is multiplied with. */
  readonly pitch: number;
  /** Rich waves sound louder. */
  readonly loudness: number;
  /** How much longer or shorter tones ring. */
  readonly ring: number;
}

export const TIMBRES: Readonly<Record<CategoryId, Timbre>> = {
  trivia: { wave: 'triangle', pitch: 1, loudness: 1, ring: 1 },
  free: { wave: 'triangle', pitch: 1.06, loudness: 1, ring: 0.9 },
  drinking: { wave: 'square', pitch: 0.89, loudness: 0.4, ring: 0.8 },
  social: { wave: 'sine', pitch: 1.12, loudness: 1.2, ring: 1.1 },
  relationship: { wave: 'sine', pitch: 0.94, loudness: 1.2, ring: 1.5 },
  challenge: { wave: 'sawtooth', pitch: 1, loudness: 0.4, ring: 0.75 },
  'secret-prompt': { wave: 'sine', pitch: 0.84, loudness: 1.2, ring: 1.25 },
};
