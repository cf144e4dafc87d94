import { spectrumOf } from './spectrum.ts';

/** RGB bytes, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

export interface CellSize {
  readonly width: number;
  /** Height of the wave, at the top. */
  readonly wave: number;
  /** Height of the spectrum below it: 60 Hz at the bottom, half the sample rate at the top. */
  readonly spectrum: number;
}

const LOWEST = 60;
const DARKEST = -84;
const WINDOW = 1024;
/** From silence to the loudest. */
const COLOURS = [
  [18, 16, 34],
  [64, 28, 92],
  [158, 42, 92],
  [236, 112, 60],
  [255, 220, 140],
] as const;

function colourOf(decibels: number): readonly number[] {
  const place = Math.min(0.999, Math.max(0, 1 - decibels / DARKEST)) * (COLOURS.length - 1);
  const index = Math.floor(place);
  const [from, to] = [COLOURS[index]!, COLOURS[index + 1]!];
  return from.map((value, channel) => value + (to[channel]! - value) * (place - index));
}

function put(pixels: Pixels, x: number, y: number, colour: readonly number[]): void {
  const at = (y * pixels.width + x) * 3;
  for (let channel = 0; channel < 3; channel += 1) pixels.data[at + channel] = colour[channel]!;
}

function drawWave(pixels: Pixels, samples: Float32Array, { width, wave }: CellSize): void {
  for (let x = 0; x < width; x += 1) {
    const part = samples.subarray(
      Math.floor((x * samples.length) / width),
      Math.ceil(((x + 1) * samples.length) / width),
    );
    const [low, high] = part.reduce(
      ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
      [0, 0],
    );
    const row = (value: number): number => Math.round(((1 - value) / 2) * (wave - 1));
    for (let y = 0; y < wave; y += 1) {
      put(pixels, x, y, y >= row(high) && y <= row(low) ? [120, 200, 190] : [28, 26, 46]);
    }
  }
}

function drawSpectrum(pixels: Pixels, samples: Float32Array, rate: number, size: CellSize): void {
  for (let x = 0; x < size.width; x += 1) {
    const middle = Math.round(((x + 0.5) * samples.length) / size.width);
    const part = new Float32Array(WINDOW);
    part.forEach((_, at) => {
      part[at] = samples[middle - WINDOW / 2 + at] ?? 0;
    });
    const strengths = spectrumOf(part);
    for (let y = 0; y < size.spectrum; y += 1) {
      const frequency = LOWEST * (rate / 2 / LOWEST) ** (1 - (y + 1) / size.spectrum);
      const bin = Math.min(strengths.length - 1, Math.round((frequency * WINDOW) / rate));
      put(pixels, x, size.wave + y, colourOf(20 * Math.log10(strengths[bin]! + 1e-9)));
    }
  }
}

/** Draws a sound as its wave above its spectrum. */
export function drawCell(samples: Float32Array, rate: number, size: CellSize): Pixels {
  const height = size.wave + size.spectrum;
  const pixels = { width: size.width, height, data: new Uint8Array(size.width * height * 3) };
  drawWave(pixels, samples, size);
  drawSpectrum(pixels, samples, rate, size);
  return pixels;
}
