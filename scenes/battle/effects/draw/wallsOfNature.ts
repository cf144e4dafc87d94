import type { Palette } from '../palettes.ts';
import {
  blob,
  type Context,
  crystal,
  drawAt,
  form,
  oval,
  type Point,
  polygon,
  shine,
  tongue,
  trace,
} from './pen.ts';

/** A shape that rises from the ground: its base is at the origin, it is about a hundred units high. */
export type Wall = (context: Context, palette: Palette) => void;

export const crystals =
  (widths: number): Wall =>
  (context, { main, light, line }) => {
    for (const [x, width, height, lean] of [
      [-17, 20, 56, -9],
      [18, 20, 66, 10],
      [0, 26, 100, 2],
    ] as const) {
      const path = crystal(x, 0, width * widths, height, lean);
      form(context, path, main, line);
      shine(context, path, light, 6);
    }
  };

export const flames: Wall = (context, { main, light, core, line, accent }) => {
  form(context, tongue(-14, 0, 32, 66, -8), accent, line);
  form(context, tongue(15, 0, 30, 74, 9), accent, line);
  form(context, tongue(0, 0, 46, 100, 6), main, line);
  context.fillStyle = light;
  context.fill(tongue(0, 0, 29, 66, 4));
  context.fillStyle = core;
  context.fill(tongue(0, 0, 14, 34, 2));
};

/** A breaking wave that rolls over to the left. */
export const wave: Wall = (context, { main, light, core, line }) => {
  const path = new Path2D(
    'M-38 0C-32-26-8-38-12-60C-14-72-26-72-30-60C-46-84-14-108 12-94C38-78 34-32 40 0Z',
  );
  form(context, path, main, line);
  shine(context, path, light, 7);
  for (const [x, y, size] of [
    [-30, -4, 9],
    [-12, -2, 10],
    [8, -3, 9],
    [28, -4, 10],
    [-30, -60, 8],
    [-33, -78, 6],
    [-20, -91, 7],
    [-2, -97, 7],
    [15, -92, 5],
  ] as const)
    form(context, oval(x, y, size, size), core, line, 1.8);
};

export const lightning: Wall = (context, { line, main, core, accent }) => {
  const points: readonly Point[] = [
    [8, -102],
    [-12, -66],
    [7, -58],
    [-14, -28],
    [5, -24],
    [-3, 0],
  ];
  trace(
    context,
    points.map(([x, y]): Point => [x * 1.9 + 6, y]),
    accent,
    4,
  );
  trace(context, points, line, 17);
  trace(context, points, main, 10.5);
  trace(context, points, core, 4);
};

export const pillar: Wall = (context, { main, light, line }) => {
  for (const [x, y, width, height] of [
    [-15, 0, 30, 48],
    [15, 0, 30, 62],
    [0, 0, 34, 96],
  ] as const) {
    const path = polygon([
      [x - width / 2, y],
      [x - width * 0.42, y - height * 0.8],
      [x - width * 0.16, y - height],
      [x + width * 0.3, y - height * 0.9],
      [x + width / 2, y],
    ]);
    form(context, path, main, line);
    shine(context, path, light, 9);
    trace(
      context,
      [
        [x - 2, y - height * 0.7],
        [x + 4, y - height * 0.45],
        [x - 3, y - height * 0.2],
      ],
      line,
      2,
    );
  }
};

export const vines: Wall = (context, { main, light, line, accent, core }) => {
  for (const way of [-1, 1]) {
    const points = Array.from(
      { length: 14 },
      (_, index): Point => [way * Math.sin(index * 0.62) * (20 - index * 0.9), -index * 7.4],
    );
    trace(context, points, line, 13);
    trace(context, points, way < 0 ? main : light, 7.5);
  }
  for (let index = 0; index < 5; index += 1) {
    const x = (index % 2 === 0 ? -1 : 1) * 15;
    const leaf = tongue(x, -12 - index * 17, 16, 22, x * 0.9);
    form(context, leaf, light, line, 2);
  }
  drawAt(context, 0, -96, () => {
    form(context, blob(5, 15, 8, 2), accent, line, 2.4);
    context.fillStyle = core;
    context.fill(oval(0, 0, 4.5, 4.5));
  });
};

export const whirl: Wall = (context, { main, light, line, core }) => {
  for (let index = 0; index < 6; index += 1) {
    const y = -index * 18 - 8;
    const width = 12 + index * 5.2;
    const path = oval(Math.sin(index * 1.9) * 5, y, width, 8 + index);
    form(context, path, index % 2 === 0 ? main : light, line, 2.4);
    trace(
      context,
      [
        [-width * 0.5, y + 3],
        [width * 0.3, y + 4],
      ],
      core,
      2.6,
    );
  }
};
