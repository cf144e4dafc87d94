import {
  along,
  type Beam,
  band,
  beamLength,
  evenRim,
  halfBeam,
  jagged,
  layers,
  wavy,
  wholeTurn,
  winding,
} from './bands.ts';
import { form, oval, type Point, polygon, randomOf, trace } from './pen.ts';

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
  [-halfBeam - 1, 0],
  [-halfBeam * 0.5, -high],
  [-halfBeam * 0.3, high * 0.4],
  [halfBeam * 0.15, -high * 0.5],
  [halfBeam * 0.35, high],
  [halfBeam + 1, 0],
];

/** Beams of fire, water, weather and earth. */
export const beamsOfNature = {
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
    band(context, (at) => 9 + 2 * Math.sin(at * wholeTurn * 2), light);
    band(context, (at) => 5 + 2 * Math.sin(at * wholeTurn), core);
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
    layers(context, palette, 11, evenRim);
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
    for (const late of [0, wholeTurn / 3, (wholeTurn * 2) / 3]) {
      winding(context, 18, late, line, 9);
      winding(context, 18, late, late === 0 ? core : late < 3 ? main : light, 5);
    }
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
} satisfies Readonly<Record<string, Beam>>;
