/** Samples each second of everything that is rendered: enough for 12 kHz, half of what a CD needs. */
export const RATE = 24_000;

/** One channel, values from -1 to 1. */
export type Samples = Float32Array<ArrayBuffer>;

export const toSamples = (seconds: number): number => Math.round(seconds * RATE);

export const silence = (length: number): Samples => new Float32Array(length);
