import type { CreatureType } from '../../../../rules/creatures/types.ts';
import type { Palette } from '../palettes.ts';
import {
  blob,
  type Context,
  crystal,
  form,
  moved,
  oval,
  type Point,
  polygon,
  shine,
  spiky,
  tongue,
  trace,
} from './pen.ts';

/** What rises from the ground stands on the origin and is about a hundred units high. */
type Wall = (context: Context, palette: Palette) => void;

const crystals =
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

const flames: Wall = (context, { main, light, core, line, accent }) => {
  form(context, tongue(-14, 0, 32, 66, -8), accent, line);
  form(context, tongue(15, 0, 30, 74, 9), accent, line);
  form(context, tongue(0, 0, 46, 100, 6), main, line);
  context.fillStyle = light;
  context.fill(tongue(0, 0, 29, 66, 4));
  context.fillStyle = core;
  context.fill(tongue(0, 0, 14, 34, 2));
};

/** A crest that rolls over to the left. */
const wave: Wall = (context, { main, light, core, line }) => {
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

const column = (
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

const lightning: Wall = (context, { line, main, core, accent }) => {
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

const whirl: Wall = (context, { main, light, line, core }) => {
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

/** Circles that are one form. */
const fused = (circles: readonly (readonly [x: number, y: number, size: number])[]): Path2D => {
  const path = new Path2D();
  for (const [x, y, size] of circles) path.addPath(oval(x, y, size, size));
  return path;
};

const geyser: Wall = (context, { main, light, line, accent }) => {
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

const pillar: Wall = (context, { main, light, line }) => {
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

const vines: Wall = (context, { main, light, line, accent, core }) => {
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
  moved(context, 0, -96, () => {
    form(context, blob(5, 15, 8, 2), accent, line, 2.4);
    context.fillStyle = core;
    context.fill(oval(0, 0, 4.5, 4.5));
  });
};

const spectre: Wall = (context, { main, light, line, accent }) => {
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

const swarm: Wall = (context, { main, light, line, core }) => {
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

/** Waves of a voice, one within the other. */
const voice: Wall = (context, { main, light, line, accent }) => {
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

/** Blows from below: tapered streaks over a burst. */
const uppercut: Wall = (context, { main, light, line, core, accent }) => {
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
  moved(context, 0, -16, () => {
    context.scale(1, 0.5);
    form(context, spiky(11, 40, 25, 5), main, line);
    form(context, spiky(9, 24, 14, 7), accent, line, 1.6);
  });
};

export const walls: Readonly<Record<CreatureType, Wall>> = {
  normal: voice,
  fire: flames,
  water: wave,
  electric: lightning,
  grass: vines,
  ice: crystals(1),
  fighting: uppercut,
  poison: geyser,
  ground: pillar,
  flying: whirl,
  psychic: (context, palette) =>
    column(
      context,
      [
        [-6, 30],
        [-34, 24],
        [-60, 19],
      ],
      palette,
    ),
  bug: swarm,
  rock: crystals(1.5),
  ghost: spectre,
  dragon: (context, palette) => flames(context, { ...palette, light: palette.accent, accent: palette.main }),
  dark: (context, palette) =>
    crystals(0.8)(context, { ...palette, main: palette.line, line: palette.accent, light: palette.main }),
  steel: (context, palette) => crystals(0.7)(context, { ...palette, light: '#ffffff' }),
  fairy: (context, palette) => {
    column(context, [[-4, 28]], palette);
    for (const [x, y, size] of [
      [-14, -30, 10],
      [12, -52, 13],
      [-5, -80, 9],
    ] as const)
      moved(context, x, y, () =>
        form(context, spiky(4, size, size * 0.38, 1, 0), palette.accent, palette.line, 1.8),
      );
  },
};
