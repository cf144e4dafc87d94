import { type Curve, follow } from './curve.ts';
import { type Envelope, strengthAt } from './envelope.ts';
import { type Filter, makeFilter } from './filter.ts';
import { makeOscillator, type Wave } from './oscillator.ts';
import type { Random } from './random.ts';
import { RATE, type Samples, silence, toSamples } from './rate.ts';

/** One note of one voice. */
export interface Tone {
  readonly wave: Wave;
  /** Hz; for noise: how often its value changes per second. */
  readonly pitch: Curve;
  /** Time while the key is down; the release follows. */
  readonly seconds: number;
  readonly envelope: Envelope;
  /** 0 to 1; 1 by default. */
  readonly level?: Curve;
  /** Duty cycle of a pulse, 0 to 1; 0.5 by default. */
  readonly duty?: Curve;
  /** Phase modulation by a sine of `ratio` times the frequency, `index` radians deep: bells, metal, growls. */
  readonly bend?: { readonly ratio: number; readonly index: Curve };
  /** Depth in semitones, rate in Hz, delay in seconds. */
  readonly vibrato?: { readonly rate: number; readonly depth: number; readonly delay?: number };
  /** Depth 0 to 1, rate in Hz. */
  readonly tremolo?: { readonly rate: number; readonly depth: number };
  /** Random changes of the pitch: depth in semitones, `rate` changes a second. */
  readonly shiver?: { readonly rate: number; readonly depth: number };
  readonly filter?: Filter;
  /** Saturation, from 1. */
  readonly drive?: number;
}

const SWELL = 0.15;

function makeVibrato({ rate, depth, delay = 0 }: NonNullable<Tone['vibrato']>): (seconds: number) => number {
  return (seconds) => {
    const swell = Math.min(1, Math.max(0, (seconds - delay) / SWELL));
    return 2 ** ((depth * swell * Math.sin(2 * Math.PI * rate * seconds)) / 12);
  };
}

function makeShiver(
  { rate, depth }: NonNullable<Tone['shiver']>,
  random: Random,
): (seconds: number) => number {
  let [from, to, step] = [1, 1, -1];
  return (seconds) => {
    const now = Math.floor(seconds * rate);
    if (now !== step) [step, from, to] = [now, to, 2 ** ((depth * (random() * 2 - 1)) / 12)];
    return from + (to - from) * (seconds * rate - now);
  };
}

/** Renders a tone; the same numbers from `random` give the same samples. */
export function renderTone(tone: Tone, random: Random): Samples {
  const length = toSamples(tone.seconds + tone.envelope.release);
  const samples = silence(length);
  const [pitch, level, duty] = [follow(tone.pitch), follow(tone.level ?? 1), follow(tone.duty ?? 0.5)];
  const index = tone.bend && follow(tone.bend.index);
  const vibrato = tone.vibrato && makeVibrato(tone.vibrato);
  const shiver = tone.shiver && makeShiver(tone.shiver, random);
  const filter = tone.filter && makeFilter(tone.filter.kind, tone.filter.resonance);
  const cutoff = follow(tone.filter?.cutoff ?? 0);
  const oscillate = makeOscillator(tone.wave, random);
  let bendPhase = 0;
  for (let at = 0; at < length; at += 1) {
    const seconds = at / RATE;
    const frequency = pitch(seconds) * (vibrato?.(seconds) ?? 1) * (shiver?.(seconds) ?? 1);
    let shift = 0;
    if (tone.bend && index) {
      bendPhase += (frequency * tone.bend.ratio) / RATE;
      shift = (index(seconds) * Math.sin(2 * Math.PI * bendPhase)) / (2 * Math.PI);
    }
    let value = oscillate(frequency, duty(seconds), shift);
    if (tone.drive) value = Math.tanh(value * tone.drive);
    if (filter) value = filter(value, cutoff(seconds));
    if (tone.tremolo) {
      const wave = 0.5 - 0.5 * Math.cos(2 * Math.PI * tone.tremolo.rate * seconds);
      value *= 1 - tone.tremolo.depth * wave;
    }
    samples[at] = value * level(seconds) * strengthAt(tone.envelope, tone.seconds, seconds);
  }
  return samples;
}
