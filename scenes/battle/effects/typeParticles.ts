import type { CreatureType } from '../../../rules/creatures/types.ts';
import type { ParticleDrawing, ParticleShape } from './draw/particles.ts';
import { type Palette, palettes } from './palettes.ts';

/** The particles of a type: the projectile, a second one beside it, and a small one for bursts. */
export const particleParts = ['main', 'second', 'spark'] as const;
export type ParticlePart = (typeof particleParts)[number];

type Tone = keyof Omit<Palette, 'line'>;
type Row = readonly (readonly [ParticleShape, Tone])[];

const rows: Readonly<Record<CreatureType, Row>> = {
  normal: [
    ['star', 'main'],
    ['note', 'accent'],
    ['puff', 'core'],
  ],
  fire: [
    ['flame', 'main'],
    ['flame', 'light'],
    ['spark', 'core'],
  ],
  water: [
    ['drop', 'main'],
    ['bubble', 'accent'],
    ['drop', 'light'],
  ],
  electric: [
    ['bolt', 'main'],
    ['spark', 'core'],
    ['orb', 'light'],
  ],
  grass: [
    ['leaf', 'main'],
    ['petal', 'accent'],
    ['leaf', 'light'],
  ],
  ice: [
    ['shard', 'main'],
    ['flake', 'light'],
    ['spark', 'core'],
  ],
  fighting: [
    ['orb', 'main'],
    ['star', 'accent'],
    ['spark', 'light'],
  ],
  poison: [
    ['blob', 'main'],
    ['bubble', 'accent'],
    ['drop', 'light'],
  ],
  ground: [
    ['stone', 'main'],
    ['puff', 'light'],
    ['stone', 'accent'],
  ],
  flying: [
    ['feather', 'light'],
    ['curl', 'core'],
    ['feather', 'accent'],
  ],
  psychic: [
    ['ring', 'main'],
    ['orb', 'accent'],
    ['spark', 'light'],
  ],
  bug: [
    ['fly', 'main'],
    ['diamond', 'accent'],
    ['fly', 'light'],
  ],
  rock: [
    ['boulder', 'main'],
    ['puff', 'light'],
    ['diamond', 'accent'],
  ],
  ghost: [
    ['wisp', 'main'],
    ['orb', 'light'],
    ['wisp', 'accent'],
  ],
  dragon: [
    ['flame', 'main'],
    ['shard', 'accent'],
    ['spark', 'core'],
  ],
  dark: [
    ['crescent', 'accent'],
    ['puff', 'main'],
    ['spark', 'accent'],
  ],
  steel: [
    ['gear', 'main'],
    ['shard', 'light'],
    ['spark', 'accent'],
  ],
  fairy: [
    ['heart', 'main'],
    ['spark', 'accent'],
    ['heart', 'light'],
  ],
};

/** The drawings of a type's particles, in the order of `particleParts`. */
export const particlesOf = (type: CreatureType): readonly ParticleDrawing[] => {
  const palette = palettes[type];
  return rows[type].map(([shape, tone]) => ({
    shape,
    fill: palette[tone],
    light: tone === 'core' || tone === 'light' ? '#ffffff' : palette.light,
    line: palette.line,
  }));
};
