import { COLOURS } from './colours.ts';
import { UNIT } from './contour.ts';
import { isInside, wideOutline } from './field.ts';
import { choose } from './scatter.ts';
import { box, clipTo, move, NOTHING, shape } from './svg.ts';
import { around, type GroundView, WALLS_STRAY } from './view.ts';

/** Height of the rock face at a southern edge, in units. */
const FACE = 10;
/** Two variants of the facets of the rock face in a cell: path data and colour. */
const FACETS = [
  [
    ['M1 0L5.5 0 4.2 8 5 16 .5 16 1.6 7Z', COLOURS.cliffLight],
    ['M9.5 0L13 0 12.2 6 13.4 16 9.8 16 10.4 8Z', COLOURS.cliffLight],
    ['M5.5 0L7.5 0 7 9 8 16 5 16 4.2 8Z', COLOURS.cliffDark],
    ['M13 0L14.6 0 14 8 15 16 13.4 16 12.2 6Z', COLOURS.cliffDark],
  ],
  [
    ['M2.4 0L7 0 6 7 7 16 2 16 3 8Z', COLOURS.cliffLight],
    ['M11 0L14.4 0 13.6 9 14.6 16 11 16 11.8 7Z', COLOURS.cliffLight],
    ['M7 0L8.8 0 8.2 7 9 16 7 16 6 7Z', COLOURS.cliffDark],
    ['M.2 0L1.4 0 1 9 1.4 16 .2 16Z', COLOURS.cliffDark],
  ],
] as const;

const isCliff = (ground: string): boolean => ground === 'cliff';

/** How far a cliff's shadow falls, in units. */
const SHADOW = [2.4, 3.4] as const;

/** Paints rock with a grassy top. At its southern edge the rock face is visible. */
export function paintCliff(view: GroundView, x: number, y: number): string {
  const inside = around(view, x, y, isCliff, WALLS_STRAY);
  if (isInside(inside)) return box(0, 0, UNIT, UNIT, COLOURS.grassLight);
  const [end, edge, rim] = [wideOutline(inside, 0), wideOutline(inside, 0.2), wideOutline(inside, 0.9)];
  if (end === '') return '';
  const shadow = move(shape(end, COLOURS.shadow, 'fill-opacity=".22"'), ...SHADOW);
  const facets = FACETS[choose(x, y, 5, 2)]!.map(([data, colour]) =>
    shape(data, colour, 'fill-opacity=".8"'),
  );
  const foot = box(0, UNIT - 3.4, UNIT, 3.4, COLOURS.cliffDeep, 'fill-opacity=".35"');
  const face = box(-1, -1, UNIT + 2, UNIT + 2, COLOURS.cliff) + facets.join('') + foot;
  const top = [
    move(shape(rim, COLOURS.cliffDeep, 'fill-opacity=".7"'), 0, -FACE + 1.9),
    move(shape(rim, COLOURS.grassDeep), 0, -FACE + 0.9),
    move(shape(wideOutline(inside, 1.5), COLOURS.grassBright), 0, -FACE),
    move(shape(wideOutline(inside, 2.4), COLOURS.grassLight), 0.5, -FACE + 0.5),
  ];
  // Beside and behind the top there is no rock to be seen, only the end of the turf: a dark line would look like a wire.
  const brink = clipTo('brink', edge, NOTHING + move(shape(edge, COLOURS.grassDeep), 0, -FACE));
  const rock = clipTo('rock', rim, face + top.join(''));
  return shadow + shape(edge, COLOURS.cliffDeep) + brink + rock;
}
