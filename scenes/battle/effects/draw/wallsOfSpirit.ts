import type { Palette } from '../palettes.ts';
import { type Context, drawAt, form, oval, polygon, shine, spiky, trace } from './pen.ts';
import type { Wall } from './wallsOfNature.ts';

export const column = (
  context: Context,
  rings: readonly (readonly [number, number])[],
  { main, light, line, core }: Palette,
): void => {
  const shaft = polygon([
    [-20, 0],
    [-14, -100],
    [14, -100],
    [20, 0],
  ]);
  const fill = context.createLinearGradient(0, -100, 0, 0);
  fill.addColorStop(0, `${core}00`);
  fill.addColorStop(0.5, `${light}c0`);
  fill.addColorStop(1, core);
  context.fillStyle = fill;
  context.fill(shaft);
  for (const [y, width] of rings)
    for (const [colour, thick] of [
      [line, 8],
      [main, 4.6],
    ] as const) {
      context.lineWidth = thick;
      context.strokeStyle = colour;
      context.stroke(oval(0, y, width, width * 0.28));
    }
};

/** Overlapping circles as one path. */
const fused = (circles: readonly (readonly [x: number, y: number, size: number])[]): Path2D => {
  const path = new Path2D();
  for (const [x, y, size] of circles) path.addPath(oval(x, y, size, size));
  return path;
};

export const geyser: Wall = (context, { main, light, line, accent }) => {
  const path = fused([
    [0, -14, 27],
    [0, -40, 22],
    [-16, -66, 16],
    [15, -72, 17],
    [-2, -84, 15],
    [-27, -14, 12],
    [28, -12, 11],
  ]);
  form(context, path, main, line);
  shine(context, path, light, 6);
  for (const [x, y, size] of [
    [-8, -62, 8],
    [12, -44, 6],
    [-6, -26, 6],
    [14, -78, 6],
    [20, -14, 5],
  ] as const)
    form(context, oval(x, y, size, size), accent, line, 1.6);
};

export const spectre: Wall = (context, { main, light, line, accent }) => {
  const path = new Path2D(
    'M-30 0C-40-30-36-62-14-72C-4-78-8-90-16-100C14-100 38-76 34-40C33-24 34-12 28 0C22-12 14-12 9 0C4-12-5-12-10 0C-15-12-24-12-30 0Z',
  );
  form(context, path, main, line);
  shine(context, path, light, 7);
  for (const way of [-1, 1]) {
    const eye = polygon([
      [3 + way * 4, -42],
      [3 + way * 19, -54],
      [3 + way * 17, -38],
      [3 + way * 8, -34],
    ]);
    form(context, eye, accent, line, 1.4);
  }
  form(
    context,
    polygon([
      [-9, -26],
      [-3, -21],
      [3, -26],
      [9, -21],
      [15, -26],
      [10, -13],
      [3, -17],
      [-4, -13],
    ]),
    line,
    line,
    0.8,
  );
};

export const swarm: Wall = (context, { main, light, line, core }) => {
  for (let index = 0; index < 8; index += 1) {
    const [x, y] = [(((index * 0.618) % 1) - 0.5) * 58, -10 - (index / 8) * 88];
    form(context, oval(x - 8, y - 7, 8.5, 5), core, line, 1.6);
    form(context, oval(x + 8, y - 7, 8.5, 5), core, line, 1.6);
    form(context, oval(x, y, 6, 9), index % 2 === 0 ? main : light, line, 2);
    trace(
      context,
      [
        [x - 5, y + 1],
        [x + 5, y + 1],
      ],
      line,
      2.4,
    );
  }
};

/** Sound waves, one inside the other. */
export const voice: Wall = (context, { main, light, line, accent }) => {
  for (const [size, colour] of [
    [1, main],
    [0.7, accent],
    [0.4, light],
  ] as const)
    for (const [tone, width] of [
      [line, 11],
      [colour, 6],
    ] as const) {
      context.lineWidth = width;
      context.strokeStyle = tone;
      context.lineCap = 'round';
      context.stroke(oval(0, -48, 30 * size, 44 * size));
    }
};

/** Upward blows: tapered streaks over a burst. */
export const uppercut: Wall = (context, { main, light, line, core, accent }) => {
  for (const [x, high, width] of [
    [-26, 58, 9],
    [26, 66, 9],
    [-14, 84, 11],
    [14, 92, 11],
    [0, 102, 16],
  ] as const) {
    const path = polygon([
      [x - width / 2, -14],
      [x, -high],
      [x + width / 2, -14],
      [x, -4],
    ]);
    form(context, path, x === 0 ? accent : main, line);
    context.fillStyle = x === 0 ? core : light;
    context.fill(
      polygon([
        [x - width / 5, -14],
        [x, -high * 0.72],
        [x + width / 5, -14],
      ]),
    );
  }
  drawAt(context, 0, -16, () => {
    context.scale(1, 0.5);
    form(context, spiky(11, 40, 25, 5), main, line);
    form(context, spiky(9, 24, 14, 7), accent, line, 1.6);
  });
};
