import { RATE, type Samples } from '../synth/rate.ts';
import { fromDecibels, peakAt } from './peak.ts';

/** Samples over which the gain falls before a peak and rises after it. */
const REACH = Math.round(RATE * 0.006);

/** The smallest value up to `reach` places away from each place; the ends wrap around. */
function smallestAround(values: Float32Array, reach: number): Float32Array {
  const length = values.length;
  const result = new Float32Array(values);
  for (let at = 0; at < length; at += 1) {
    if (values[at] === 1) continue;
    for (let step = -reach; step <= reach; step += 1) {
      const place = (((at + step) % length) + length) % length;
      if (values[at]! < result[place]!) result[place] = values[at]!;
    }
  }
  return result;
}

function meanAround(values: Float32Array, reach: number): Float32Array {
  const length = values.length;
  const read = (at: number): number => values[((at % length) + length) % length]!;
  let sum = 0;
  for (let at = -reach; at <= reach; at += 1) sum += read(at);
  return values.map((_, at) => {
    const mean = sum / (2 * reach + 1);
    sum += read(at + reach + 1) - read(at - reach);
    return mean;
  });
}

/**
 * Reduces the gain around every peak above the ceiling (dBTP), equally for all channels. A loop still loops smoothly.
 */
export function limit(channels: readonly Samples[], ceiling: number): Samples[] {
  const highest = fromDecibels(ceiling);
  const wanted = new Float32Array(channels[0]?.length ?? 0).fill(1);
  for (const samples of channels) {
    for (let at = 0; at < samples.length; at += 1) {
      const near = Math.max(Math.abs(samples[at]!), Math.abs(samples[at + 1] ?? 0));
      if (near < highest * 0.7) continue;
      wanted[at] = Math.min(wanted[at]!, highest / peakAt(samples, at));
    }
  }
  const reach = Math.min(REACH, Math.floor(wanted.length / 4));
  const gains = meanAround(smallestAround(wanted, reach), reach);
  return channels.map((samples) => samples.map((value, at) => value * gains[at]!));
}
