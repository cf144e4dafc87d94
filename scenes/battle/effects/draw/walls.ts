import type { CreatureType } from '../../../../rules/creatures/types.ts';
import { drawAt, form, spiky } from './pen.ts';
import { crystals, flames, lightning, pillar, vines, type Wall, wave, whirl } from './wallsOfNature.ts';
import { column, geyser, spectre, swarm, uppercut, voice } from './wallsOfSpirit.ts';

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
      drawAt(context, x, y, () =>
        form(context, spiky(4, size, size * 0.38, 1, 0), palette.accent, palette.line, 1.8),
      );
  },
};
