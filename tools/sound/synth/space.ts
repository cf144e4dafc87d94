import { makeFilter } from './filter.ts';
import { type Samples, silence, toSamples } from './rate.ts';

export interface Echo {
  readonly seconds: number;
  /** 0 to 0.9: feedback from one repetition to the next. */
  readonly again: number;
  /** 0 to 1: strength of the first repetition. */
  readonly level: number;
}

/** The repetitions of an echo, each duller than the one before, without the sound itself. */
export function echoOf(samples: Samples, { seconds, again, level }: Echo): Samples {
  const delay = Math.max(1, toSamples(seconds));
  const dull = makeFilter('low');
  const added = silence(samples.length);
  for (let at = delay; at < samples.length; at += 1) {
    added[at] = dull(samples[at - delay]! * level + added[at - delay]! * again, 3200);
  }
  return added;
}

/** Delay lengths in samples at 44,100 Hz (Freeverb, Jezar at Dreampoint, 2000, public domain); SCALE converts them. */
const COMBS = [1116, 1188, 1277, 1356, 1422, 1491];
const PASSES = [556, 441, 341];
const SCALE = 24_000 / 44_100;

function comb(input: Samples, delay: number, again: number, output: Samples): void {
  const line = silence(delay);
  let [place, dull] = [0, 0];
  for (let at = 0; at < input.length; at += 1) {
    const value = line[place]!;
    output[at]! += value;
    dull = value * 0.65 + dull * 0.35;
    line[place] = input[at]! + dull * again;
    place = (place + 1) % delay;
  }
}

function allPass(samples: Samples, delay: number): void {
  const line = silence(delay);
  let place = 0;
  for (let at = 0; at < samples.length; at += 1) {
    const value = line[place]!;
    line[place] = samples[at]! + value * 0.5;
    samples[at] = value - samples[at]!;
    place = (place + 1) % delay;
  }
}

/** The reverb of a room. `size` from 0 (closet) to 1 (hall); `shift` in samples makes two channels differ. */
export function roomOf(samples: Samples, size: number, shift = 0): Samples {
  const added = silence(samples.length);
  const again = 0.6 + 0.32 * size;
  for (const length of COMBS) comb(samples, Math.round(length * SCALE) + shift, again, added);
  for (const length of PASSES) allPass(added, Math.round(length * SCALE) + shift);
  return added.map((value) => value * 0.12);
}
