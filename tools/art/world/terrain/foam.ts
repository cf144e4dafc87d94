import { COLOURS } from './colours.ts';
import { isSurrounded } from './contour.ts';
import { fieldOutline } from './field.ts';
import { line } from './svg.ts';
import type { GroundView } from './view.ts';
import { DEEP_INSET, deepWater, isFord, shallows } from './water.ts';

/**
 * For each frame the distances of the foam from the bank and from the edge of the deep, its width and opacity.
 * The game plays the frames forwards and backwards with fades, so that the foam runs up the shore and back.
 */
const FRAMES = [
  { shore: 3.7, sill: DEEP_INSET + 1.2, width: 0.9, opacity: 0.95 },
  { shore: 4.6, sill: DEEP_INSET + 2, width: 0.8, opacity: 0.75 },
  { shore: 5.6, sill: DEEP_INSET + 2.8, width: 0.65, opacity: 0.5 },
] as const;
export const FOAM_FRAMES = FRAMES.length;

/** Paints the foam of a cell: a white line along the bank and a faint one where deep water begins. */
export function paintFoam(view: GroundView, x: number, y: number, frame: number): string {
  const { shore, sill, width, opacity } = FRAMES[frame]!;
  const [near, deep] = [shallows(view, x, y), deepWater(view, x, y)];
  if (isSurrounded(deep) || isFord(view, x, y) || view(x, y) === 'bridge') return '';
  const bank = isSurrounded(near) ? '' : fieldOutline(near, shore);
  const drop = fieldOutline(deep, sill);
  return (
    (bank && line(bank, COLOURS.foam, width, `stroke-opacity="${opacity}"`)) +
    (drop && line(drop, COLOURS.waterLight, 0.7, `stroke-opacity="${(opacity * 0.8).toFixed(2)}"`))
  );
}
