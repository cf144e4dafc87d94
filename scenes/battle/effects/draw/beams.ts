import type { CreatureType } from '../../../../rules/creatures/types.ts';
import type { Palette } from '../palettes.ts';
import { type Context, form, oval, type Point, polygon, randomOf, trace } from './pen.ts';

/** Length of one segment of a beam, in units; the segments join at their ends. */
export const beamLength = 72;
const half = beamLength / 2;
type Beam = (context: Context, palette: Palette) => void;

/** A band along the whole segment. `rim` returns the height of its upper or lower edge for a place from 0 to 1. */
function band(context: Context, rim: (at: number, side: -1 | 1) => number, fill: string): void {
  const steps = 24;
  const points: Point[] = [];
  for (const side of [-1, 1] as const)
    for (let index = -1; index <= steps + 1; index += 1) {
      const way = side < 0 ? index : steps - index;
      points.push([(way / steps) * beamLength - half, side * rim((way / steps + 1) % 1, side)]);
    }
  context.fillStyle = fill;
  context.fill(polygon(points));
}

type Rim = (at: number, side: -1 | 1) => number;
const turn = Math.PI * 2;
const level: Rim = () => 1;
const wavy =
  (times: number, deep: number): Rim =>
  (at, side) =>
    1 + deep * Math.sin(at * turn * times + side);
const jagged =
  (times: number, deep: number): Rim =>
  (at, side) =>
    1 + deep * Math.abs(((at * times + (side > 0 ? 0.5 : 0)) % 1) * 2 - 1);

/** Draws outline, colour, light and core on top of each other. */
function layers(context: Context, palette: Palette, thick: number, rim: Rim, core: Rim = level): void {
  band(context, (at, side) => rim(at, side) * thick + 3, palette.line);
  band(context, (at, side) => rim(at, side) * thick, palette.main);
  band(context, (at, side) => rim(at, side) * thick * 0.66, palette.light);
  band(context, (at, side) => core(at, side) * thick * 0.3, palette.core);
}

/** A sine line along the axis. */
function winding(context: Context, high: number, late: number, colour: string, width: number): void {
  const points = Array.from({ length: 27 }, (_, index): Point => {
    const at = (index - 1) / 24;
    return [at * beamLength - half, Math.sin(at * turn + late) * high];
  });
  trace(context, points, colour, width);
}

/** Draws the same shape several times along the segment and on both neighbours, so that none is cut at an end. */
function along(count: number, draw: (x: number, index: number) => void): void {
  for (const lap of [-1, 0, 1])
    for (let index = 0; index < count; index += 1)
      draw(((index + 0.5) / count + lap) * beamLength - half, index);
}

/** A tongue of flame from the axis of a beam, which bends forward; `wide` is its share of the whole tongue. */
function lick(x: number, side: -1 | 1, high: number, wide: number): Path2D {
  const path = new Path2D();
  const top = side * (10 + 16 * high * wide);
  path.moveTo(x - 17 * wide, side * 6);
  path.bezierCurveTo(x - 14 * wide, top * 0.9, x + 4 * wide, top * 0.7, x + 18 * wide, top);
  path.bezierCurveTo(x + 12 * wide, top * 0.72, x + 14 * wide, top * 0.5, x + 16 * wide, side * 6);
  path.closePath();
  return path;
}

const zigzag = (high: number): readonly Point[] => [
  [-half - 1, 0],
  [-half * 0.5, -high],
  [-half * 0.3, high * 0.4],
  [half * 0.15, -high * 0.5],
  [half * 0.35, high],
  [half + 1, 0],
];

export const beams: Readonly<Record<CreatureType, Beam>> = {
  normal: (context, palette) => layers(context, { ...palette, main: palette.accent }, 17, level),
  fire: (context, { line, main, accent, light, core }) => {
    // Tongues that lick forward on both sides of the core, the outlines of all below the colour of any.
    const licks = [
      [-22, -1, 1],
      [-2, 1, 0.84],
      [14, -1, 0.8],
      [30, 1, 1],
    ] as const;
    const eachLick = (draw: (tongue: Path2D) => void, wide: number): void => {
      for (const lap of [-1, 0, 1])
        for (const [x, side, high] of licks) draw(lick(x + lap * beamLength, side, high, wide));
    };
    band(context, () => 15, line);
    eachLick((tongue) => form(context, tongue, line, line), 1);
    band(context, () => 12.5, accent);
    eachLick((tongue) => {
      context.fillStyle = accent;
      context.fill(tongue);
    }, 1);
    eachLick((tongue) => {
      context.fillStyle = main;
      context.fill(tongue);
    }, 0.66);
    band(context, (at) => 9 + 2 * Math.sin(at * turn * 2), light);
    band(context, (at) => 5 + 2 * Math.sin(at * turn), core);
  },
  water: (context, palette) => {
    layers(context, palette, 15, wavy(1, 0.22), wavy(1, 0.6));
    along(4, (x, index) => {
      context.fillStyle = palette.core;
      context.fill(oval(x, (randomOf(index) - 0.5) * 22, 2.4 + randomOf(index + 4) * 2, 2.2));
    });
  },
  electric: (context, { line, main, core, accent }) => {
    trace(context, zigzag(-13), accent, 4);
    trace(context, zigzag(15), line, 15);
    trace(context, zigzag(15), main, 9);
    trace(context, zigzag(15), core, 3.4);
  },
  grass: (context, palette) => {
    winding(context, 20, 0, palette.line, 7);
    winding(context, 20, 0, palette.main, 3.6);
    layers(context, palette, 11, level);
    winding(context, 20, Math.PI, palette.line, 7);
    winding(context, 20, Math.PI, palette.accent, 3.6);
  },
  ice: (context, palette) => {
    layers(context, palette, 11, jagged(4, 0.85));
    along(3, (x, index) => {
      const y = index % 2 === 0 ? -7 : 7;
      form(
        context,
        polygon([
          [x - 9, y],
          [x, y - 5],
          [x + 9, y],
          [x, y + 5],
        ]),
        palette.core,
        palette.line,
        1.4,
      );
    });
  },
  fighting: (context, { main, accent, core, line }) => {
    along(2, (x) => {
      const arrow = (size: number) =>
        polygon([
          [x - 14, -22 * size],
          [x + 16, 0],
          [x - 14, 22 * size],
          [x - 2 * size, 0],
        ]);
      form(context, arrow(1), main, line);
      context.fillStyle = accent;
      context.fill(arrow(0.6));
    });
    band(context, () => 4, core);
  },
  poison: (context, palette) => {
    layers(context, palette, 14, wavy(2, 0.3), wavy(1, 0.3));
    along(3, (x, index) =>
      form(context, oval(x, (randomOf(index + 9) - 0.5) * 26, 5, 5), palette.accent, palette.line, 1.6),
    );
  },
  ground: (context, { main, line, light, accent }) => {
    along(7, (x, index) =>
      form(context, oval(x, (randomOf(index + 2) - 0.5) * 24, 9, 8), index % 2 === 0 ? main : light, line, 2),
    );
    along(5, (x, index) => {
      context.fillStyle = accent;
      context.fill(oval(x, (randomOf(index + 7) - 0.5) * 22, 4, 3));
    });
  },
  flying: (context, { main, light, line, core }) => {
    for (const late of [0, turn / 3, (turn * 2) / 3]) {
      winding(context, 18, late, line, 9);
      winding(context, 18, late, late === 0 ? core : late < 3 ? main : light, 5);
    }
  },
  psychic: (context, { main, light, line, core, accent }) => {
    band(context, () => 6, accent);
    band(context, () => 2.6, core);
    along(3, (x, index) => {
      context.lineWidth = 8;
      context.strokeStyle = line;
      const ring = oval(x, 0, 8, 21);
      context.stroke(ring);
      context.lineWidth = 4;
      context.strokeStyle = index === 1 ? light : main;
      context.stroke(ring);
    });
  },
  bug: (context, palette) => {
    winding(context, 15, 0, palette.line, 9);
    winding(context, 15, 0, palette.main, 5);
    winding(context, 15, Math.PI, palette.line, 9);
    winding(context, 15, Math.PI, palette.accent, 5);
    along(2, (x) => form(context, oval(x, 0, 8, 8), palette.light, palette.line, 2));
  },
  rock: (context, { main, light, line, accent }) => {
    along(3, (x, index) => {
      const y = (randomOf(index + 3) - 0.5) * 10;
      const gem = polygon([
        [x - 13, y + 3],
        [x - 4, y - 15],
        [x + 13, y - 6],
        [x + 10, y + 10],
        [x - 4, y + 14],
      ]);
      form(context, gem, index === 1 ? light : main, line);
      context.fillStyle = accent;
      context.fill(
        polygon([
          [x - 2, y - 6],
          [x + 6, y],
          [x - 1, y + 7],
          [x - 6, y + 1],
        ]),
      );
    });
  },
  ghost: (context, palette) => {
    layers(context, { ...palette, light: palette.line }, 15, wavy(2, 0.28));
    winding(context, 9, 1, palette.accent, 3.4);
    winding(context, 9, 4, palette.core, 2.4);
  },
  dragon: (context, palette) => {
    layers(context, palette, 14, jagged(3, 0.4), wavy(1, 0.4));
    winding(context, 17, 0, palette.line, 8);
    winding(context, 17, 0, palette.accent, 4.4);
  },
  dark: (context, palette) => {
    layers(context, { ...palette, main: palette.line, light: palette.main }, 12, jagged(5, 0.9));
    band(context, (at) => 4 + 1.6 * Math.sin(at * turn * 2), palette.accent);
  },
  steel: (context, palette) => {
    layers(context, palette, 15, level);
    along(2, (x) => {
      context.fillStyle = palette.accent;
      context.fill(
        polygon([
          [x - 8, -15],
          [x - 2, -15],
          [x + 6, 15],
          [x, 15],
        ]),
      );
    });
    band(context, () => 4.5, palette.core);
  },
  fairy: (context, palette) => {
    layers(context, { ...palette, light: palette.accent }, 15, wavy(1, 0.16));
    along(2, (x, index) => {
      const y = index === 0 ? -8 : 8;
      form(
        context,
        new Path2D(
          `M${x} ${y - 9}Q${x + 1.5} ${y - 1.5} ${x + 9} ${y}Q${x + 1.5} ${y + 1.5} ${x} ${y + 9}Q${x - 1.5} ${y + 1.5} ${x - 9} ${y}Q${x - 1.5} ${y - 1.5} ${x} ${y - 9}Z`,
        ),
        palette.core,
        palette.line,
        1.6,
      );
    });
  },
};
