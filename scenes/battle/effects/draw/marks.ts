import type { CreatureType } from '../../../../rules/creatures/types.ts';
import type { Palette } from '../palettes.ts';
import {
  around,
  blob,
  type Context,
  crystal,
  drawAt,
  form,
  oval,
  shine,
  spiky,
  stroke,
  tongue,
  trace,
  turned,
} from './pen.ts';

/** Half the size of a mark, in units. */
const reach = 52;
type Mark = (context: Context, palette: Palette) => void;

/** A burst with a lighter one inside. */
const bang =
  (count: number, seed: number, near = 0.58): Mark =>
  (context, { main, light, core, line }) => {
    form(context, spiky(count, reach, reach * near, seed), main, line);
    context.fillStyle = light;
    context.fill(spiky(count, reach * 0.72, reach * near * 0.7, seed));
    context.fillStyle = core;
    context.fill(spiky(count, reach * 0.42, reach * 0.26, seed));
  };

/** Parallel strokes. */
const rake =
  (count: number, width: number, bow: number): Mark =>
  (context, { main, line, core, accent }) => {
    for (let index = 0; index < count; index += 1) {
      const at = (index - (count - 1) / 2) * (74 / count);
      const long = reach * (index === (count - 1) / 2 ? 1 : 0.86);
      const path = (size: number) =>
        stroke([at + long * 0.5, -long * size], [at + bow, 0], [at - long * 0.5, long * size], width * size);
      form(context, path(1), index % 2 === 0 ? main : accent, line);
      context.fillStyle = core;
      context.fill(path(0.62));
    }
  };

/** Two crossed strokes. */
const cross =
  (width: number): Mark =>
  (context, { main, light, core, line }) => {
    for (const way of [-1, 1]) {
      const path = (size: number) =>
        stroke(
          [way * reach * 0.8, -reach * size],
          [way * -8, 4],
          [-way * reach * 0.8, reach * size],
          width * size,
        );
      form(context, path(1), way < 0 ? main : light, line);
      context.fillStyle = core;
      context.fill(path(0.55));
    }
  };

/** Shapes that point away from the middle. */
const rays =
  (count: number, draw: (context: Context, palette: Palette, index: number) => void, hub = 0.3): Mark =>
  (context, palette) => {
    for (let index = 0; index < count; index += 1)
      turned(context, (index / count) * Math.PI * 2 + 0.2, () => draw(context, palette, index));
    form(context, oval(0, 0, reach * hub, reach * hub), palette.light, palette.line, 2);
    context.fillStyle = palette.core;
    context.fill(oval(0, 0, reach * hub * 0.62, reach * hub * 0.62));
  };

const flames = rays(7, (context, { main, light, line }, index) => {
  const high = reach * (index % 2 === 0 ? 0.98 : 0.74);
  form(context, tongue(0, -4, 24, high, 9), main, line);
  context.fillStyle = light;
  context.fill(tongue(0, -4, 13, high * 0.62, 5));
});

const splash = rays(8, (context, { main, light, line }, index) => {
  const far = reach * (index % 2 === 0 ? 0.82 : 0.62);
  const path = tongue(0, -6, 17, far, 0);
  form(context, path, main, line);
  shine(context, path, light, 3);
  form(context, oval(0, -far - 6, 5.5, 5.5), light, line, 2);
});

const crystals = rays(
  7,
  (context, { main, light, line }, index) => {
    const path = crystal(0, -6, 18, reach * (index % 2 === 0 ? 0.92 : 0.62));
    form(context, path, index % 2 === 0 ? main : light, line);
    shine(context, path, '#ffffff', 4);
  },
  0.22,
);

const bolts = rays(6, (context, { main, core, line }, index) => {
  const far = reach * (index % 2 === 0 ? 1 : 0.74);
  const points = [
    [0, -4],
    [8, -far * 0.4],
    [-5, -far * 0.5],
    [4, -far],
  ] as const;
  trace(context, points, line, 14);
  trace(context, points, main, 8);
  trace(context, points, core, 3);
});

const rubble: Mark = (context, palette) => {
  bang(9, 5, 0.5)(context, palette);
  for (let index = 0; index < 7; index += 1) {
    const [x, y] = around((index / 7) * Math.PI * 2 + 0.4, reach * 0.68);
    drawAt(context, x, y, () => {
      const path = spiky(3, 13, 10, index + 3, 0.1);
      form(context, path, palette.main, palette.line, 2.4);
      shine(context, path, palette.light, 4);
    });
  }
};

const splat: Mark = (context, { main, light, accent, line }) => {
  const path = blob(8, reach, reach * 0.55, 4);
  form(context, path, main, line);
  shine(context, path, light, 6);
  for (const [x, y, size] of [
    [-12, -8, 9],
    [14, 6, 11],
    [-4, 19, 6],
  ] as const)
    form(context, oval(x, y, size, size), accent, line, 1.6);
};

const swirl: Mark = (context, { main, light, core, line, accent }) => {
  [1, 0.74, 0.48, 0.22].forEach((size, index) => {
    const fill = [accent, main, light, core][index] ?? core;
    form(context, oval(index * 2, -index * 2, reach * size, reach * size * 0.92), fill, line, 2.4);
  });
};

/** Parallel blades of wind. */
const crescents: Mark = (context, { main, light, line, accent }) => {
  for (const [x, size, fill] of [
    [-24, 0.8, accent],
    [0, 1, main],
    [26, 0.72, light],
  ] as const) {
    const path = new Path2D();
    path.addPath(
      new Path2D('M10-50C-22-28-22 28 10 50C-2 22-2-22 10-50Z'),
      new DOMMatrix([size, 0, 0, size, x + 6, 0]),
    );
    turned(context, 0.5, () => {
      form(context, path, fill, line);
      shine(context, path, '#ffffff', 3);
    });
  }
};

/** Two rows of teeth that have just closed. */
const jaws: Mark = (context, { light, main, line }) => {
  for (const way of [-1, 1]) {
    context.save();
    context.scale(1, way);
    for (let index = -2; index <= 2; index += 1) {
      const top = -24 + 13 * (index / 2.6) ** 2;
      const tooth = `M${index * 17 - 9} ${top}L${index * 17 - index * 2} ${top + 27 - Math.abs(index) * 4}L${index * 17 + 9} ${top}Z`;
      form(context, new Path2D(tooth), light, line, 2.4);
    }
    const gum = new Path2D('M-52-6Q-44-54 0-54Q44-54 52-6Q30-26 0-26Q-30-26-52-6Z');
    form(context, gum, main, line);
    shine(context, gum, light, way * 5);
    context.restore();
  }
};

const gleam: Mark = (context, palette) => {
  bang(8, 21, 0.46)(context, palette);
  const star = new Path2D(`M0-${reach}Q4-4 ${reach} 0Q4 4 0 ${reach}Q-4 4-${reach} 0Q-4-4 0-${reach}Z`);
  form(context, star, palette.core, palette.line, 2.4);
};

const hearts: Mark = (context, palette) => {
  form(context, spiky(9, reach, reach * 0.66, 14, 0.1), palette.accent, palette.line);
  const outline = 'M0 .9C-1.3 0-.9-.9-.4-.8C-.15-.75 0-.5 0-.4C0-.5.15-.75.4-.8C.9-.9 1.3 0 0 .9Z';
  const path = new Path2D();
  path.addPath(new Path2D(outline), new DOMMatrix([34, 0, 0, 34, 0, 2]));
  form(context, path, palette.main, palette.line, 2.4);
  shine(context, path, palette.light, 8);
};

export const marks: Readonly<Record<CreatureType, Mark>> = {
  normal: bang(10, 2),
  fire: flames,
  water: splash,
  electric: bolts,
  grass: cross(30),
  ice: crystals,
  fighting: (context, palette) => {
    bang(12, 9, 0.62)(context, palette);
    form(context, spiky(8, reach * 0.5, reach * 0.3, 3), palette.accent, palette.line, 2);
  },
  poison: splat,
  ground: rubble,
  flying: crescents,
  psychic: swirl,
  bug: cross(22),
  rock: rubble,
  ghost: rake(4, 15, 16),
  dragon: rake(3, 26, -14),
  dark: jaws,
  steel: gleam,
  fairy: hearts,
};

/** Colours of strikes with the body (teeth, claws, fists): bone white, unlike any type's mark. */
const bone: Palette = {
  main: '#efe6d2',
  line: '#2f2a40',
  light: '#ffffff',
  core: '#ffffff',
  accent: '#efe6d2',
};

const fist: Mark = (context, { main, light, line }) => {
  const hand = new Path2D('M-26-22H20Q32-22 32-8V12Q32 28 16 28H-16Q-32 28-32 12V-10Q-32-22-26-22Z');
  form(context, hand, main, line);
  shine(context, hand, light, 5);
  for (let index = 0; index < 4; index += 1) {
    const finger = new Path2D();
    finger.roundRect(-31 + index * 16, -32, 15, 27, 7);
    form(context, finger, light, line, 2.2);
  }
  const thumb = new Path2D();
  thumb.roundRect(-34, 0, 34, 14, 7);
  form(context, thumb, light, line, 2.2);
};

export const strikeMarks = {
  jaws: (context: Context) => jaws(context, bone),
  fist: (context: Context) => fist(context, bone),
  claws: (context: Context) => rake(3, 19, 12)(context, bone),
};
