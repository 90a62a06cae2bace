// Makes the sounds, by Web Audio: no file is fetched for any of them.
import type { CategoryId } from '#domain/category/categories.ts';
import type { SoundName } from './play-sound.ts';
import { SCORES, TIMBRES, type Timbre, type Tone } from './scores.ts';
import { volume } from './volume.ts';

const SILENCE = 0.0001;
/** How long nothing is to be heard until the device rests, in seconds: more than lies between two ticks. */
const REST_SECONDS = 5;

let audio: AudioContext | undefined;
let paper: AudioBuffer | undefined;
/** What the lobby's music goes through: cut off when the game begins. */
let music: GainNode | undefined;
/** When all that was begun has been heard, in seconds of the device's clock. */
let quietFrom = 0;
/** The silence after that, and before the device rests. */
let rest: ConstantSourceNode | undefined;

/** Plays a sound as loud as the host wants it. */
export function synthesise(name: SoundName, category: CategoryId): void {
  const loudness = volume.value() / 100;
  if (loudness === 0) return;
  audio ??= new AudioContext();
  // Also where it is about to rest.
  audio.resume().catch(() => undefined);
  // What is heard as half as loud is far less than half.
  const master = new GainNode(audio, { gain: loudness ** 2 * 2 });
  master.connect(audio.destination);
  if (name === 'lobby') music = master;
  for (const tone of SCORES[name]) {
    quietFrom = Math.max(quietFrom, play(tone, TIMBRES[category], { audio, master }));
  }
  restLater(audio);
}

/** An evening is silent for the most part: a sound device that runs all along costs a cheap television dear. */
function restLater(audio: AudioContext): void {
  const silence = new ConstantSourceNode(audio, { offset: 0 });
  silence.connect(audio.destination);
  silence.start();
  silence.stop(quietFrom + REST_SECONDS);
  silence.addEventListener('ended', () => {
    if (silence === rest) audio.suspend().catch(() => undefined);
  });
  rest = silence;
}

/** Ends the lobby's music softly. */
export function endMusic(): void {
  if (audio && music) music.gain.setTargetAtTime(0, audio.currentTime, 0.15);
  music = undefined;
}

interface Studio {
  readonly audio: AudioContext;
  readonly master: AudioNode;
}

/** Plays one tone, and says when it will have been heard. */
function play(tone: Tone, timbre: Timbre, { audio, master }: Studio): number {
  const start = audio.currentTime + tone.after;
  const end = start + tone.seconds * (tone.isPaper ? 1 : timbre.ring);
  const source = tone.isPaper ? rustle(tone, audio) : voice(tone, timbre, audio);
  const swell = new GainNode(audio, { gain: 0 });
  const loudness = tone.loudness * (tone.isPaper ? 1 : timbre.loudness);
  swell.gain.setValueAtTime(SILENCE, start);
  swell.gain.exponentialRampToValueAtTime(loudness, start + 0.012);
  swell.gain.exponentialRampToValueAtTime(SILENCE, end);
  source.last.connect(swell).connect(master);
  source.first.start(start);
  source.first.stop(end);
  return end;
}

interface Source {
  readonly first: AudioScheduledSourceNode;
  readonly last: AudioNode;
}

function voice(tone: Tone, { wave, pitch }: Timbre, audio: AudioContext): Source {
  const oscillator = new OscillatorNode(audio, { frequency: tone.hertz * pitch, type: wave });
  glide(oscillator.frequency, tone, pitch, audio);
  return { first: oscillator, last: oscillator };
}

/** Noise around a pitch: a card that is drawn or turned over. */
function rustle(tone: Tone, audio: AudioContext): Source {
  const noise = new AudioBufferSourceNode(audio, {
    buffer: (paper ??= noiseOf(audio)),
    loop: true,
  });
  const around = new BiquadFilterNode(audio, { type: 'bandpass', frequency: tone.hertz, Q: 0.9 });
  glide(around.frequency, tone, 1, audio);
  noise.connect(around);
  return { first: noise, last: around };
}

function glide(
  pitch: AudioParam,
  { hertz, to, after, seconds }: Tone,
  by: number,
  audio: AudioContext,
) {
  if (to === undefined) return;
  const start = audio.currentTime + after;
  pitch.setValueAtTime(hertz * by, start);
  pitch.exponentialRampToValueAtTime(to * by, start + seconds);
}

function noiseOf(audio: AudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: audio.sampleRate / 2, sampleRate: audio.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
