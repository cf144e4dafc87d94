import { ink, type Point } from '../../kit.ts';
import type { Frame } from '../frame.ts';
import type { InEye } from './eye-outlines.ts';
import { foldColour } from './skin.ts';

/** Wrinkles around the eyes: bags below, crow’s feet at the corners, each 0…3. */
export interface Age {
  readonly bags?: number;
  readonly feet?: number;
}

/** Draws the wrinkles of one eye. */
export function drawAgeOfEye(
  head: Frame,
  at: InEye,
  { bags = 0, feet = 0 }: Age,
  side: 'near' | 'far',
): void {
  const colour = foldColour(head.scene);
  for (let i = 0; i < Math.min(2, bags); i++) {
    const low = 0.86 + i * 0.3;
    head.flat(
      ink([at(-0.8, low - 0.12), at(-0.1, low + 0.16), at(0.66, low - 0.04)], 2.2 + bags * 0.2),
      colour,
    );
  }
  const rays = [
    [1.3, -0.14, 1.78, -0.44],
    [1.34, 0.2, 1.9, 0.22],
    [1.24, 0.5, 1.74, 0.78],
  ] as const;
  // The face ends at the corner of the far eye.
  if (side === 'far') return;
  for (const [a, b, c, d] of rays.slice(0, feet)) {
    const third = (share: number): Point => at(a + (c - a) * share, b + (d - b) * share);
    head.flat(ink([third(0), third(0.33), third(0.66), third(1)], 1.8), colour);
  }
}
