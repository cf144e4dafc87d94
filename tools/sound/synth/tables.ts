import { RATE } from './rate.ts';

export type Shape = 'sine' | 'triangle' | 'saw' | 'reed' | 'organ';

/** Amplitude of each harmonic; 1 is the fundamental. */
const HARMONICS: Readonly<Record<Shape, (harmonic: number) => number>> = {
  sine: (harmonic) => (harmonic === 1 ? 1 : 0),
  triangle: (harmonic) =>
    harmonic % 2 === 0 ? 0 : ((harmonic % 4 === 1 ? 1 : -1) * 8) / (Math.PI * harmonic) ** 2,
  saw: (harmonic) => 2 / (Math.PI * harmonic),
  reed: (harmonic) => (harmonic % 2 === 0 ? 0.25 : 1) / harmonic ** 1.35,
  organ: (harmonic) => [0, 0.6, 0.45, 0.25, 0.2, 0, 0.1, 0, 0.12][harmonic] ?? 0,
};
const LENGTH = 2048;
const LOWEST = 20;
const OCTAVES = 10;
const tables = new Map<Shape, Float32Array[]>();

/** One period, without harmonics above half the sample rate for all frequencies of the octave. */
function build(shape: Shape, octave: number): Float32Array {
  const top = Math.max(1, Math.floor(RATE / 2 / (LOWEST * 2 ** (octave + 1))));
  const table = new Float32Array(LENGTH + 1);
  for (let harmonic = 1; harmonic <= Math.min(top, LENGTH / 4); harmonic += 1) {
    const strength = HARMONICS[shape](harmonic);
    if (strength === 0) continue;
    const turn = (2 * Math.PI * harmonic) / LENGTH;
    for (let index = 0; index <= LENGTH; index += 1) table[index]! += strength * Math.sin(turn * index);
  }
  return table;
}

/** A table with the range of frequencies in Hz that it is for. */
export interface BandTable {
  readonly table: Float32Array;
  readonly from: number;
  readonly to: number;
}

export function tableOf(shape: Shape, frequency: number): BandTable {
  const octave = Math.min(OCTAVES, Math.max(0, Math.floor(Math.log2(frequency / LOWEST))));
  const known = tables.get(shape) ?? [];
  tables.set(shape, known);
  known[octave] ??= build(shape, octave);
  return {
    table: known[octave],
    from: octave === 0 ? 0 : LOWEST * 2 ** octave,
    to: octave === OCTAVES ? Number.POSITIVE_INFINITY : LOWEST * 2 ** (octave + 1),
  };
}

/** The value at a phase of any size; 1 is a whole period. */
export function readTable(table: Float32Array, phase: number): number {
  const place = (phase - Math.floor(phase)) * LENGTH;
  const index = Math.floor(place);
  const low = table[index]!;
  return low + (table[index + 1]! - low) * (place - index);
}
