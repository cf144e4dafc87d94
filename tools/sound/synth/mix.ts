import type { Samples } from './rate.ts';

/** Adds a sound at a position. Samples beyond the end are dropped, or continue at the beginning if `wraps`. */
export function addAt(target: Samples, sound: Samples, start: number, gain: number, wraps: boolean): void {
  const length = target.length;
  for (let index = 0; index < sound.length; index += 1) {
    const place = start + index;
    if (!wraps && place >= length) return;
    target[((place % length) + length) % length]! += sound[index]! * gain;
  }
}

export function scale(samples: Samples, gain: number): Samples {
  return samples.map((value) => value * gain);
}

/** Applies an effect to a loop so that its end fits its beginning: the first pass only fills delays and filters. */
export function roundLoop(samples: Samples, effect: (samples: Samples) => Samples): Samples {
  const twice = new Float32Array(samples.length * 2);
  twice.set(samples);
  twice.set(samples, samples.length);
  return effect(twice).slice(samples.length);
}
