import type { CreatureType } from '../../../../rules/creatures/types.ts';
import { along, type Beam, band, evenRim, jagged, layers, wavy, wholeTurn, winding } from './bands.ts';
import { beamsOfNature } from './beamsOfNature.ts';
import { form, oval, polygon, randomOf } from './pen.ts';

/** The beam of each type. */
export const beams: Readonly<Record<CreatureType, Beam>> = {
  ...beamsOfNature,
  normal: (context, palette) => layers(context, { ...palette, main: palette.accent }, 17, evenRim),
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
    band(context, (at) => 4 + 1.6 * Math.sin(at * wholeTurn * 2), palette.accent);
  },
  steel: (context, palette) => {
    layers(context, palette, 15, evenRim);
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
