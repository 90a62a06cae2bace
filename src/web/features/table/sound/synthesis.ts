// Makes the sounds, by Web Audio: no file is fetched for any of them.
import type { CategoryId } from '#domain/category/categories.ts';
import type { SoundName } from './play-sound.ts';
import { SCORES, TIMBRES, type Timbre, type Tone } from './scores.ts';
import { volume } from './volume.ts';

const SILENCE = 0.0001;

let audio: AudioContext | undefined;
let paper: AudioBuffer | undefined;
/** What the lobby's music goes through: cut off when the game begins. */
let music: GainNode | undefined;

/** Plays a sound as loud as the host wants it. */
export function synthesise(name: SoundName, category: CategoryId): void {
  const loudness = volume.value() / 100;
  if (loudness === 0) return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') audio.resume().catch(() => undefined);
  // What is heard as half as loud is far less than half.
  const master = new GainNode(audio, { gain: loudness ** 2 * 2 });
  master.connect(audio.destination);
  if (name === 'lobby') music = master;
  for (const tone of SCORES[name]) play(tone, TIMBRES[category], { audio, master });
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

function play(tone: Tone, timbre: Timbre, { audio, master }: Studio): void {
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
