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

export const SCORES: Readonly<Record<SoundName, readonly Tone[]>> = {
  card: [{ hertz: 2600, to: 900, after: 0, seconds: 0.14, loudness: 0.1, isPaper: true }],
  reveal: [
    { hertz: 700, to: 2400, after: 0.1, seconds: 0.24, loudness: 0.1, isPaper: true },
    { hertz: 392, after: 0.26, seconds: 0.5, loudness: 0.12 },
    { hertz: 587, after: 0.28, seconds: 0.7, loudness: 0.12 },
  ],
  right: [
    { hertz: 523, after: 0, seconds: 0.22, loudness: 0.16 },
    { hertz: 659, after: 0.08, seconds: 0.26, loudness: 0.16 },
    { hertz: 784, after: 0.16, seconds: 0.5, loudness: 0.16 },
  ],
  wrong: [
    { hertz: 233, after: 0, seconds: 0.22, loudness: 0.16 },
    { hertz: 208, to: 196, after: 0.15, seconds: 0.42, loudness: 0.16 },
  ],
  points: [
    { hertz: 988, after: 0.36, seconds: 0.1, loudness: 0.1 },
    { hertz: 1319, after: 0.43, seconds: 0.3, loudness: 0.1 },
  ],
  'last-seconds': [{ hertz: 880, after: 0, seconds: 0.07, loudness: 0.12 }],
  'time-up': [
    { hertz: 660, after: 0, seconds: 0.5, loudness: 0.22 },
    { hertz: 880, after: 0.16, seconds: 0.6, loudness: 0.22 },
    { hertz: 1320, after: 0.32, seconds: 0.9, loudness: 0.16 },
  ],
  turn: [
    { hertz: 440, after: 0.12, seconds: 0.12, loudness: 0.07 },
    { hertz: 554, after: 0.2, seconds: 0.22, loudness: 0.07 },
  ],
  win: [
    { hertz: 523, after: 0, seconds: 0.3, loudness: 0.18 },
    { hertz: 659, after: 0.14, seconds: 0.3, loudness: 0.18 },
    { hertz: 784, after: 0.28, seconds: 0.3, loudness: 0.18 },
    { hertz: 1047, after: 0.42, seconds: 1.4, loudness: 0.2 },
    { hertz: 659, after: 0.42, seconds: 1.4, loudness: 0.12 },
    { hertz: 392, after: 0.42, seconds: 1.4, loudness: 0.12 },
  ],
  /** One bar of the music, LOBBY_SECONDS long. */
  lobby: [
    { hertz: 196, after: 0, seconds: 3.6, loudness: 0.05 },
    { hertz: 392, after: 0, seconds: 0.9, loudness: 0.045 },
    { hertz: 494, after: 0.6, seconds: 0.9, loudness: 0.045 },
    { hertz: 587, after: 1.2, seconds: 0.9, loudness: 0.045 },
    { hertz: 494, after: 1.8, seconds: 0.9, loudness: 0.045 },
    { hertz: 440, after: 2.4, seconds: 0.9, loudness: 0.045 },
    { hertz: 494, after: 3, seconds: 1, loudness: 0.045 },
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
