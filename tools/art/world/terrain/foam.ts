import { COLOURS } from './colours.ts';
import { fieldOutline, isInside } from './field.ts';
import { line } from './svg.ts';
import type { GroundView } from './view.ts';
import { isFord, shallows } from './water.ts';

/**
 * For each frame the distance of the foam from the bank, its width and opacity.
 * The game plays the frames forwards and backwards with fades, so that the foam runs up the shore and back.
 */
const FRAMES = [
  { shore: 3.7, width: 0.9, opacity: 0.95 },
  { shore: 4.6, width: 0.8, opacity: 0.75 },
  { shore: 5.6, width: 0.65, opacity: 0.5 },
] as const;
export const FOAM_FRAMES = FRAMES.length;

/** Paints the foam of a cell: a white line along the bank. */
export function paintFoam(view: GroundView, x: number, y: number, frame: number): string {
  const near = shallows(view, x, y);
  if (isInside(near) || isFord(view, x, y) || view(x, y) === 'bridge') return '';
  const { shore, width, opacity } = FRAMES[frame]!;
  const bank = fieldOutline(near, shore);
  return bank && line(bank, COLOURS.foam, width, `stroke-opacity="${opacity}"`);
}
