import type { Curve } from './curve.ts';
import { RATE } from './rate.ts';

export interface Filter {
  readonly kind: 'low' | 'high' | 'band';
  /** Hz. */
  readonly cutoff: Curve;
  /** 0.5 (soft) to 20 (whistling); 0.7 by default. */
  readonly resonance?: number;
}

/**
 * A two-pole filter whose cutoff may move with every sample (topology-preserving state variable filter;
 * V. Zavalishin, The Art of VA Filter Design, 2018, chapter 4).
 */
export function makeFilter(kind: Filter['kind'], resonance = 0.7): (input: number, cutoff: number) => number {
  const damping = 1 / resonance;
  let [first, second, known, slope] = [0, 0, -1, 0];
  return (input, cutoff) => {
    if (cutoff !== known) {
      known = cutoff;
      slope = Math.tan((Math.PI * Math.min(Math.max(cutoff, 10), RATE * 0.45)) / RATE);
    }
    const high = (input - (damping + slope) * first - second) / (1 + slope * (slope + damping));
    const band = slope * high + first;
    const low = slope * band + second;
    first = slope * high + band;
    second = slope * band + low;
    if (kind === 'low') return low;
    return kind === 'high' ? high : band * damping;
  };
}
