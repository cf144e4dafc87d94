import { COLOURS } from './colours.ts';
import { scatter } from './scatter.ts';
import { paintSurface } from './surface.ts';
import { line, shape } from './svg.ts';
import type { GroundView } from './view.ts';

const isTall = (ground: string): boolean => ground === 'tall-grass';
const tidy = (value: number): string => String(Math.round(value * 100) / 100);

/** The dark ground between the blades. It stays below them, in its cells. */
export function paintTallGround(view: GroundView, x: number, y: number): string {
  const inside = (dx: number, dy: number): boolean => isTall(view(x + dx, y + dy));
  const coats = paintSurface(inside, [
    { colour: COLOURS.grassDark, inset: 0.3 },
    { colour: COLOURS.grassDeep, inset: 1 },
    { colour: '#3d8f4c', inset: 1.9 },
  ]);
  return isTall(view(x, y)) ? coats + STUBBLE : coats;
}

/** Short blades on the ground, visible where the long ones bend aside. */
const STUBBLE = line(
  'M3 8l-.8-2M3 8l.9-1.8M8 13l-.9-2M8 13l.8-2M13 9.5l-.9-2M13 9.5l.8-1.9M7 6l.8-1.9M12 15l-.8-2',
  COLOURS.tallDark,
  0.8,
);

function blade(x: number, y: number, height: number, lean: number, half: number, colour: string): string {
  const data = [
    `M${tidy(x - half)} ${tidy(y)}`,
    `Q${tidy(x - half * 0.9 + lean * 0.25)} ${tidy(y - height * 0.62)} ${tidy(x + lean)} ${tidy(y - height)}`,
    `Q${tidy(x + half * 0.9 + lean * 0.35)} ${tidy(y - height * 0.5)} ${tidy(x + half)} ${tidy(y)}Z`,
  ];
  return shape(data.join(''), colour);
}

/** Blades of a clump: x offset, height, lean, half width, colour. */
const BLADES = [
  [-2.7, 4.6, -2.2, 1.15, COLOURS.tall],
  [2.7, 4.6, 2.2, 1.15, COLOURS.tall],
  [-1.4, 6.4, -1.1, 1.25, COLOURS.tallMiddle],
  [1.5, 6.1, 1.3, 1.25, COLOURS.tall],
  [0, 7.4, 0.2, 1.3, COLOURS.tallMiddle],
  [-0.5, 4.4, -0.3, 0.75, COLOURS.tallLight],
] as const;

/** One clump of blades with its base at (x, y). */
function clump(x: number, y: number, size: number, lean: number): string {
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
/** The clumps repeat after this many cells in both directions, so that few different tiles are needed. */
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

/** Number of different cells of tall grass; `phaseOf` returns that of a cell. */
export const PHASE_COUNT = PHASES * PHASES;
export const phaseOf = (x: number, y: number): number => (y % PHASES) * PHASES + (x % PHASES);

/** Tufts bend in one piece. `back` is the row behind a player in the cell, the others are the row in front. */
export const TUFTS = ['back', 'left', 'right'] as const;
export type Tuft = (typeof TUFTS)[number];

/** The base of each tuft, about which it bends, in units of the cell. */
export const TUFT_FEET: Readonly<Record<Tuft, readonly [x: number, y: number]>> = {
  back: [8, 9.5],
  left: [4.6, 15.4],
  right: [12.6, 15.4],
};

const belongsTo = ({ x, y }: Clump): Tuft => (y < 12.6 ? 'back' : x < 9 ? 'left' : 'right');

/** Paints the blades of a tuft, the rearmost first. */
export function paintTuft(phase: number, tuft: Tuft): string {
  return clumpsOf(phase % PHASES, Math.floor(phase / PHASES))
    .filter((one) => belongsTo(one) === tuft)
    .toSorted((a, b) => a.y - b.y)
    .map((one) => clump(one.x, one.y, one.size, one.lean))
    .join('');
}
