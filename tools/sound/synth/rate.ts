/** Sample rate of everything that is rendered: frequencies up to 12 kHz, about half of a CD's. */
export const RATE = 24_000;

/** One channel, values from -1 to 1. */
export type Samples = Float32Array<ArrayBuffer>;

export const toSamples = (seconds: number): number => Math.round(seconds * RATE);

export const silence = (length: number): Samples => new Float32Array(length);
