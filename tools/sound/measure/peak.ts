const TAPS = 12;
const TIMES = 4;

/** Windowed sinc filter for each position between two samples (ITU-R BS.1770-4, annex 2). */
const PHASES = Array.from({ length: TIMES - 1 }, (_, phase) =>
  Array.from({ length: TAPS }, (_, tap) => {
    const away = tap - TAPS / 2 + 1 - (phase + 1) / TIMES;
    const window = 0.5 + 0.5 * Math.cos((Math.PI * away) / (TAPS / 2));
    return (Math.sin(Math.PI * away) / (Math.PI * away)) * window;
  }),
);

/** The largest absolute value from a sample up to the next one, including interpolated positions. */
export function peakAt(samples: Float32Array, at: number): number {
  let peak = Math.abs(samples[at]!);
  for (const phase of PHASES) {
    let sum = 0;
    for (let tap = 0; tap < TAPS; tap += 1) sum += (samples[at + tap - TAPS / 2 + 1] ?? 0) * phase[tap]!;
    peak = Math.max(peak, Math.abs(sum));
  }
  return peak;
}

export const toDecibels = (value: number): number => 20 * Math.log10(Math.max(value, 1e-9));
export const fromDecibels = (decibels: number): number => 10 ** (decibels / 20);

/** True peak in dBTP. Positions far below the highest sample cannot contain the peak and are skipped. */
export function truePeak(channels: readonly Float32Array[]): number {
  let peak = 0;
  for (const samples of channels) {
    const highest = samples.reduce((high, value) => Math.max(high, Math.abs(value)), 0);
    for (let at = 0; at < samples.length; at += 1) {
      const near = Math.max(Math.abs(samples[at]!), Math.abs(samples[at + 1] ?? 0));
      if (near >= highest * 0.5) peak = Math.max(peak, peakAt(samples, at));
    }
  }
  return toDecibels(peak);
}

/** Mean of the wave: a constant offset that only wastes headroom. */
export const offsetOf = (samples: Float32Array): number =>
  samples.reduce((sum, value) => sum + value, 0) / Math.max(1, samples.length);
