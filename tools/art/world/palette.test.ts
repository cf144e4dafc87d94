import { describe, expect, it } from 'vitest';
import { LIKENESS } from './encode.ts';
import { inFewColours } from './palette.ts';
import { CHANNELS, emptyPicture, type RawPicture } from './raster.ts';

/** A green meadow with soft tones, a few pixels of a flower, and a clear right half. */
function meadow(): RawPicture {
  const picture = emptyPicture(64, 64);
  for (let i = 0; i < 64 * 64; i++) {
    const [x, y] = [i % 64, Math.floor(i / 64)];
    if (x >= 32) continue;
    picture.pixels.set([140 + (x % 5), 208 - (y % 7), 107, 255], i * CHANNELS);
  }
  for (const i of [10 * 64 + 10, 10 * 64 + 11, 11 * 64 + 10, 11 * 64 + 11])
    picture.pixels.set([255, 143, 171, 255], i * CHANNELS);
  return picture;
}
const pixelAt = ({ pixels }: RawPicture, x: number, y: number): number[] => [
  ...pixels.subarray((y * 64 + x) * CHANNELS, (y * 64 + x + 1) * CHANNELS),
];
const coloursOf = ({ pixels }: RawPicture): number =>
  new Set(Array.from({ length: pixels.length / CHANNELS }, (_, i) => pixels.readUInt32LE(i * CHANNELS))).size;

describe('a picture in few colours', () => {
  const few = inFewColours(meadow(), LIKENESS.world);

  it('has fewer colours, and the flower keeps its own', () => {
    expect(coloursOf(few)).toBeLessThan(coloursOf(meadow()));
    for (const [c, value] of [255, 143, 171, 255].entries())
      expect(Math.abs(pixelAt(few, 10, 10)[c]! - value)).toBeLessThan(3);
  });

  it('stays clear where it was', () => {
    expect(pixelAt(few, 40, 40)).toEqual([0, 0, 0, 0]);
  });

  it('is more like the drawing the more likeness is asked for', () => {
    expect(coloursOf(inFewColours(meadow(), 60))).toBeGreaterThan(coloursOf(inFewColours(meadow(), 20)) - 1);
  });

  it('has at most 256 colours, whatever is drawn', () => {
    const wild = emptyPicture(64, 64);
    for (let i = 0; i < wild.pixels.length; i += CHANNELS)
      wild.pixels.set([(i * 7) % 256, (i * 13) % 251, (i * 29) % 241, 255], i);
    expect(coloursOf(inFewColours(wild, 99))).toBeLessThanOrEqual(256);
  });
});
