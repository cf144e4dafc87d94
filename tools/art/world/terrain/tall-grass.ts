import { COLOURS } from './colours.ts';
import { UNIT } from './contour.ts';
import { scatter } from './scatter.ts';
import { paintSurface } from './surface.ts';
import { shape } from './svg.ts';
import { around, type GroundView } from './view.ts';

const isTall = (ground: string): boolean => ground === 'tall-grass';
const tidy = (value: number): string => String(Math.round(value * 100) / 100);

/** The dark ground between the blades. */
export function paintTallGround(view: GroundView, x: number, y: number): string {
  return paintSurface(around(view, x, y, isTall), [
    { colour: COLOURS.grassDark, inset: 0.3 },
    { colour: COLOURS.grassDeep, inset: 1 },
    { colour: '#3d8f4c', inset: 1.9 },
  ]);
}

function blade(x: number, y: number, height: number, lean: number, half: number, colour: string): string {
  const data = [
    `M${tidy(x - half)} ${tidy(y)}`,
    `Q${tidy(x - half * 0.9 + lean * 0.25)} ${tidy(y - height * 0.62)} ${tidy(x + lean)} ${tidy(y - height)}`,
    `Q${tidy(x + half * 0.9 + lean * 0.35)} ${tidy(y - height * 0.5)} ${tidy(x + half)} ${tidy(y)}Z`,
  ];
  return shape(data.join(''), colour);
}

/** Blades of a clump: sideways, height, lean, half width, colour. */
const BLADES = [
  [-2.7, 4.6, -2.2, 1.15, COLOURS.tall],
  [2.7, 4.6, 2.2, 1.15, COLOURS.tall],
  [-1.4, 6.4, -1.1, 1.25, COLOURS.tallMiddle],
  [1.5, 6.1, 1.3, 1.25, COLOURS.tall],
  [0, 7.4, 0.2, 1.3, COLOURS.tallMiddle],
  [-0.5, 4.4, -0.3, 0.75, COLOURS.tallLight],
] as const;

/** One clump of blades whose foot is at (x, y). */
export function clump(x: number, y: number, size: number, lean: number): string {
  const outline = BLADES.slice(0, 5).map(([dx, height, bend, half]) => {
    const bent = (bend * 1.06 + lean) * size;
    return blade(x + dx * size, y + 0.35, height * size + 0.9, bent, (half + 0.5) * size, COLOURS.tallDark);
  });
  const blades = BLADES.map(([dx, height, bend, half, colour]) => {
    return blade(x + dx * size, y, height * size, (bend + lean) * size, half * size, colour);
  });
  return outline.join('') + blades.join('');
}

interface Clump {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly lean: number;
}
/** Clumps repeat every two cells, so that few different tiles are needed. */
const PHASES = 2;

function clumpsOf(x: number, y: number): readonly Clump[] {
  const [px, py] = [((x % PHASES) + PHASES) % PHASES, ((y % PHASES) + PHASES) % PHASES];
  const places = [
    [3.6, 4.9],
    [11.7, 7.1],
    [7.4, 10],
    [15.6, 11.8],
    [2.3, 14.2],
    [7.9, 15.7],
    [13.6, 14.7],
  ] as const;
  return places.map(([cx, cy], i) => ({
    x: cx + (scatter(px, py, i) - 0.5) * 1.8,
    y: cy + (scatter(px, py, i + 10) - 0.5) * 1.2,
    size: 0.86 + scatter(px, py, i + 20) * 0.26,
    lean: (scatter(px, py, i + 30) - 0.5) * 1.4,
  }));
}

/** The blades seen in one cell, with those of neighbours that lean into it. */
export function paintTallBlades(view: GroundView, x: number, y: number): string {
  const seen = [-1, 0, 1].flatMap((dy) => {
    return [-1, 0, 1].flatMap((dx) => {
      if (!isTall(view(x + dx, y + dy))) return [];
      const clumps = clumpsOf(x + dx, y + dy);
      return clumps.map((one) => ({ ...one, x: one.x + dx * UNIT, y: one.y + dy * UNIT }));
    });
  });
  return seen
    .filter((one) => one.x > -4 && one.x < UNIT + 4 && one.y > 0 && one.y < UNIT + 8)
    .toSorted((a, b) => a.y - b.y)
    .map((one) => clump(one.x, one.y, one.size, one.lean))
    .join('');
}

/** How many pictures of front clumps there are; a cell takes the one of its phase. */
export const FRONT_CLUMPS = PHASES * PHASES;
export const frontClumpOf = (x: number, y: number): number => (y % PHASES) * PHASES + (x % PHASES);

/** The clumps at the southern edge of a cell alone, to be drawn over the feet of whoever stands there. */
export function paintFrontClump(phase: number): string {
  const [x, y] = [phase % PHASES, Math.floor(phase / PHASES)];
  const front = clumpsOf(x, y).filter((one) => one.y > 12.8);
  return front.map((one) => clump(one.x, one.y, one.size, one.lean)).join('');
}
