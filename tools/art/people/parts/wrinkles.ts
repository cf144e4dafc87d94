import { ellipse, ink } from '../../kit.ts';
import type { Frame } from '../frame.ts';
import { flushColour, foldColour } from './skin.ts';

export interface WrinkleOptions {
  /** Lines across the forehead, 0…3. */
  readonly forehead?: number;
  /** Folds from the wings of the nose to the corners of the mouth, 0…1. */
  readonly folds?: number;
  /** Hollow cheeks, 0…1. */
  readonly hollow?: number;
  /** Draws the fold of a double chin. */
  readonly chin?: boolean;
  /** Draws two lines between the eyebrows. */
  readonly worry?: boolean;
}

/** Draws the wrinkles of the face, except for those around the eyes, which `drawEyes` draws. */
export function drawWrinkles(head: Frame, options: WrinkleOptions): void {
  const { forehead = 0, folds = 0, hollow = 0, chin = false, worry = false } = options;
  const colour = foldColour(head.scene);
  for (let i = 0; i < forehead; i++) {
    const y = -28 - i * 8;
    head.flat(ink(`${-34 + i * 2},${y + 1} -14,${y - 2} ${20 - i * 4},${y + 1}`, 2.4), colour);
  }
  if (worry) {
    head.flat(ink('-16,-18 -15,-11', 2.4), colour);
    head.flat(ink('-9,-18 -10,-11', 2.4), colour);
  }
  if (folds > 0) {
    head.flat(ink(`-2,28 5,34 ${3 + folds * 4},${40 + folds * 6}`, 2 + folds), colour);
    head.flat(ink(`-29,29 -33,34 ${-33 - folds * 2},${39 + folds * 4}`, 1.6 + folds), colour);
  }
  if (hollow > 0)
    head.flat('40,14 26,26 18,40 24,48 32,38 40,28', head.scene.ramp('skin').shade, 0.75 * hollow);
  if (chin) head.flat(ink('-22,54 -10,58 6,58 18,52', 3), colour);
}

/** Draws red cheeks, with a warmer tone on dark skin. */
export function drawFlush(head: Frame, strength = 0.5, size = 1): void {
  const colour = flushColour(head.scene);
  head.flat(ellipse(21, 28, 12 * size, 7.5 * size, -8), colour, strength);
  head.flat(ellipse(-36, 27, 6 * size, 6.5 * size, 8), colour, strength);
}

const FRECKLES = [
  [4, 24],
  [11, 21],
  [18, 25],
  [25, 22],
  [9, 30],
  [16, 32],
  [23, 31],
  [-36, 23],
  [-41, 27],
  [-34, 30],
  [-20, 15],
  [-12, 17],
] as const;

export function drawFreckles(head: Frame, colour?: string): void {
  const paint = colour ?? head.scene.ramp('skin').deep;
  FRECKLES.forEach(([x, y], i) => {
    const size = i % 3 ? 1.4 : 1.9;
    head.flat(ellipse(x, y, size, size * 0.88), paint, 0.75);
  });
}
