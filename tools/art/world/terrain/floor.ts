import { COLOURS } from './colours.ts';
import { contour } from './contour.ts';
import { choose } from './scatter.ts';
import { laid, outlineAt, paintSurface } from './surface.ts';
import { box, clipTo, line } from './svg.ts';
import { around, type GroundView } from './view.ts';

/** Three variants of flagstones in two rows, so that a large floor does not look repetitive. */
const STONES = [
  [
    [0, 0.4, 4.6, 7.2, COLOURS.floorLight],
    [13.4, 8.4, 2.6, 7.2, COLOURS.floorDark],
  ],
  [[5.4, 0.4, 10.6, 7.2, COLOURS.floorLight]],
  [[0, 8.4, 12.6, 7.2, COLOURS.floorLight]],
] as const;

export function paintFloor(view: GroundView, x: number, y: number): string {
  const inside = around(view, x, y, (ground) => ground === 'floor');
  const coats = paintSurface(
    inside,
    [
      { colour: COLOURS.floorDeep, inset: 0.6 },
      { colour: COLOURS.floorDark, inset: 1.3 },
      { colour: COLOURS.floor, inset: 2.6 },
    ],
    laid,
  );
  if (coats === '') return '';
  const stones = STONES[choose(x, y, 3, 5)] ?? [];
  const slabs = stones.map(([left, top, width, height, colour]) => {
    return box(left, top, width, height, colour, 'fill-opacity=".55" rx=".8"');
  });
  const joints = line('M0 8H16M0 0H16M5 0V8M13 8V16', COLOURS.floorDark, 0.8);
  return coats + clipTo('floor', contour(inside, outlineAt(2.6)), slabs.join('') + joints);
}
