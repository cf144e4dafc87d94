import type { Random } from './random.ts';
import { RATE } from './rate.ts';
import { readTable, type Shape, tableOf } from './tables.ts';

export type Wave = Shape | 'pulse' | 'noise';

/** Returns the next value for a frequency in Hz, a pulse's duty cycle and a phase shift in periods. */
export type Oscillator = (frequency: number, duty: number, shift: number) => number;

/** A new random value `frequency` times a second; from the sample rate on it is white noise. */
function makeNoise(random: Random): Oscillator {
  let [phase, value] = [1, 0];
  return (frequency) => {
    phase += frequency / RATE;
    if (phase >= 1) [phase, value] = [phase - Math.floor(phase), random() * 2 - 1];
    return value;
  };
}

/** Band-limited wave tables without aliasing; a pulse is the difference of two saws. */
export function makeOscillator(wave: Wave, random: Random): Oscillator {
  if (wave === 'noise') return makeNoise(random);
  const shape = wave === 'pulse' ? 'saw' : wave;
  let phase = 0;
  let { table, from, to } = tableOf(shape, 20);
  return (frequency, duty, shift) => {
    if (frequency < from || frequency >= to) ({ table, from, to } = tableOf(shape, frequency));
    phase += frequency / RATE;
    if (phase >= 1) phase -= Math.floor(phase);
    const value = readTable(table, phase + shift);
    return wave === 'pulse' ? value - readTable(table, phase + shift + duty) : value;
  };
}
