import type { CreatureType } from '../../../../rules/creatures/types.ts';
import type { Palette } from '../palettes.ts';
import {
  blob,
  type Context,
  crystal,
  form,
  oval,
  type Point,
  polygon,
  randomOf,
  shine,
  spiky,
  tongue,
  trace,
} from './pen.ts';

/** Half the width of a mark on the ground, in units, and its height divided by its width. */
const reach = 88;
const flat = 0.25;
type Ground = (context: Context, palette: Palette) => void;

const rim = (count: number, draw: (x: number, y: number, index: number) => void, far = 0.9): void => {
  // Draw from back to front, so that near shapes cover far ones.
  const spots = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2 + 0.3;
    return { x: Math.cos(angle) * reach * far, y: Math.sin(angle) * reach * far * flat, index };
  }).sort((one, other) => one.y - other.y);
  for (const { x, y, index } of spots) draw(x, y, index);
};

const lying = (path: Path2D): Path2D => {
  const flattened = new Path2D();
  flattened.addPath(path, new DOMMatrix([1, 0, 0, flat, 0, 0]));
  return flattened;
};

const pool = (context: Context, { main, light, line }: Palette, seed: number): void => {
  form(context, lying(blob(9, reach, reach * 0.78, seed)), main, line, 2.4);
  context.fillStyle = light;
  context.fill(lying(blob(7, reach * 0.7, reach * 0.5, seed + 2)));
};

/** A crack in the ground, widest at the middle. */
const tear = (angle: number, bend: number, far: number, width: number): Path2D => {
  const at = (turn: number, share: number, aside: number): Point => [
    Math.cos(turn) * far * share - Math.sin(angle) * aside,
    (Math.sin(turn) * far * share + Math.cos(angle) * aside) * flat,
  ];
  return polygon([
    at(angle, 0.05, width),
    at(bend, 0.42, width * 0.62),
    at(angle, 0.7, width * 0.4),
    at(bend, 1, 0),
    at(angle, 0.66, -width * 0.3),
    at(bend, 0.38, -width * 0.7),
    at(angle, 0.05, -width),
  ]);
};

const cracks = (context: Context, { line, accent, core }: Palette, glow: boolean): void => {
  const tears = (width: number, colour: string) => {
    context.fillStyle = colour;
    for (let index = 0; index < 11; index += 1) {
      const angle = (index / 11) * Math.PI * 2 + randomOf(index) * 0.4;
      const far = reach * (0.72 + 0.28 * randomOf(index + 5)) * (0.7 + 0.3 * width);
      context.fill(tear(angle, angle + (randomOf(index + 2) - 0.5) * 0.5, far, 13 * width));
    }
    context.fill(lying(spiky(9, reach * 0.36 * width, reach * 0.24 * width, 8)));
  };
  tears(1, line);
  if (!glow) return;
  tears(0.62, accent);
  tears(0.3, core);
};

const rune = (context: Context, { main, light, line, accent }: Palette, points: number): void => {
  for (const [size, colour, width] of [
    [0.97, line, 9],
    [0.97, main, 5],
    [0.68, line, 7],
    [0.68, accent, 3.4],
  ] as const) {
    context.lineWidth = width;
    context.strokeStyle = colour;
    context.stroke(oval(0, 0, reach * size, reach * size * flat));
  }
  const star = lying(spiky(points, reach * 0.66, reach * 0.3, 1, 0));
  context.lineWidth = 4;
  context.strokeStyle = light;
  context.stroke(star);
};

export const grounds: Readonly<Record<CreatureType, Ground>> = {
  normal: (context, { main, line, light }) =>
    rim(9, (x, y, index) => {
      const path = new Path2D();
      path.addPath(
        blob(5, 15 - (index % 3) * 2, 11 - (index % 3), index + 1),
        new DOMMatrix([1, 0, 0, 0.8, x, y - 5]),
      );
      form(context, path, main, line, 2);
      shine(context, path, light, 3);
    }),
  fire: (context, palette) => {
    form(context, lying(blob(9, reach, reach * 0.8, 3)), '#4a1a1c', palette.line, 2.4);
    context.fillStyle = palette.main;
    context.fill(lying(blob(8, reach * 0.62, reach * 0.42, 5)));
    rim(9, (x, y, index) => {
      form(context, tongue(x, y + 5, 17, 24 + (index % 3) * 7, 4), palette.main, palette.line, 2);
      context.fillStyle = palette.light;
      context.fill(tongue(x, y + 5, 9, 13 + (index % 3) * 4, 2));
    });
  },
  water: (context, palette) => {
    pool(context, palette, 6);
    for (const size of [0.5, 0.28]) {
      context.lineWidth = 2.6;
      context.strokeStyle = palette.core;
      context.stroke(oval(0, 0, reach * size, reach * size * flat));
    }
  },
  electric: (context, { line, main, core }) => {
    const ring = Array.from({ length: 29 }, (_, index): Point => {
      const angle = (index / 28) * Math.PI * 2;
      const far = reach * (index % 2 === 0 ? 0.98 : 0.76);
      return [Math.cos(angle) * far, Math.sin(angle) * far * flat];
    });
    trace(context, ring, line, 9);
    trace(context, ring, main, 5);
    trace(context, ring, core, 1.8);
  },
  grass: (context, { main, light, line, accent, core }) =>
    rim(15, (x, y, index) => {
      const blade = tongue(x, y + 6, 9, 20 + (index % 4) * 5, (randomOf(index) - 0.5) * 20);
      form(context, blade, index % 2 === 0 ? main : light, line, 1.8);
      if (index % 4 !== 0) return;
      form(context, oval(x + 4, y + 3, 5.5, 5.5), accent, line, 1.6);
      context.fillStyle = core;
      context.fill(oval(x + 4, y + 3, 2, 2));
    }),
  ice: (context, palette) => {
    pool(context, { ...palette, main: palette.light, light: '#ffffff' }, 9);
    rim(9, (x, y, index) => {
      const path = crystal(x, y + 5, 13, 20 + (index % 3) * 9, (x / reach) * 9);
      form(context, path, palette.main, palette.line, 2);
      shine(context, path, '#ffffff', 3);
    });
  },
  fighting: (context, palette) => cracks(context, palette, true),
  poison: (context, palette) => {
    pool(context, palette, 12);
    rim(7, (x, y, index) =>
      form(
        context,
        oval(x * 0.7, y - 3, 5 + (index % 3) * 3, 5 + (index % 3) * 3),
        palette.accent,
        palette.line,
        1.8,
      ),
    );
  },
  ground: (context, palette) => cracks(context, palette, false),
  flying: (context, { main, line, core }) => {
    for (const [size, from] of [
      [0.98, 0.2],
      [0.72, 2.4],
      [0.46, 4.4],
    ] as const) {
      const arc = new Path2D();
      arc.ellipse(0, 0, reach * size, reach * size * flat, 0, from, from + 4.6);
      for (const [colour, width] of [
        [line, 9],
        [main, 5.6],
        [core, 2],
      ] as const) {
        context.lineCap = 'round';
        context.lineWidth = width;
        context.strokeStyle = colour;
        context.stroke(arc);
      }
    }
  },
  psychic: (context, palette) => rune(context, palette, 6),
  bug: (context, { line, core }) => {
    for (const [colour, width] of [
      [line, 5],
      [core, 2.4],
    ] as const) {
      for (let index = 0; index < 8; index += 1) {
        const angle = (index / 8) * Math.PI * 2;
        trace(
          context,
          [
            [0, 0],
            [Math.cos(angle) * reach, Math.sin(angle) * reach * flat],
          ],
          colour,
          width,
        );
      }
      for (const size of [0.95, 0.66, 0.36])
        trace(
          context,
          Array.from({ length: 9 }, (_, index): Point => {
            const angle = (index / 8) * Math.PI * 2;
            return [Math.cos(angle) * reach * size, Math.sin(angle) * reach * size * flat];
          }),
          colour,
          width,
        );
    }
  },
  rock: (context, palette) => {
    cracks(context, { ...palette, main: palette.light }, false);
    rim(7, (x, y, index) => {
      const path = crystal(x, y + 6, 22, 15 + (index % 3) * 6);
      form(context, path, palette.main, palette.line, 2);
      shine(context, path, palette.light, 4);
    });
  },
  ghost: (context, palette) => {
    form(context, lying(blob(10, reach, reach * 0.7, 15)), palette.line, palette.main, 1.6);
    rim(8, (x, y, index) =>
      form(context, tongue(x * 0.8, y + 4, 14, 28 + (index % 3) * 6, 7), palette.main, palette.line, 2),
    );
    context.fillStyle = palette.accent;
    context.fill(oval(0, 0, reach * 0.4, reach * 0.07));
  },
  dragon: (context, palette) => {
    rune(context, palette, 5);
    rim(8, (x, y, index) =>
      form(context, tongue(x, y + 5, 15, 22 + (index % 2) * 9, 5), palette.accent, palette.line, 2),
    );
  },
  dark: (context, palette) => {
    form(context, lying(blob(11, reach, reach * 0.66, 18)), palette.line, palette.main, 2);
    context.fillStyle = '#000000';
    context.fill(oval(0, 0, reach * 0.5, reach * 0.5 * flat));
    rim(7, (x, y, index) =>
      form(
        context,
        crystal(x * 0.86, y + 5, 11, 18 + (index % 3) * 7, (x / reach) * 10),
        palette.main,
        palette.accent,
        1.4,
      ),
    );
  },
  steel: (context, palette) => {
    cracks(context, { ...palette, accent: palette.accent }, true);
    rim(6, (x, y) => {
      const path = crystal(x, y + 6, 12, 24, (x / reach) * -8);
      form(context, path, palette.main, palette.line, 2);
      shine(context, path, '#ffffff', 4);
    });
  },
  fairy: (context, palette) => {
    rune(context, { ...palette, light: palette.core }, 8);
    rim(8, (x, y, index) => {
      context.save();
      context.translate(x, y - 4);
      form(
        context,
        spiky(4, 11, 4.4, 1, 0),
        index % 2 === 0 ? palette.accent : palette.main,
        palette.line,
        1.8,
      );
      context.restore();
    });
  },
};
