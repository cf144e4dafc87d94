import type { CreatureType } from '../../rules/creatures/types.ts';
import type { ShapeName } from '../shared/shapes.ts';

/** How a type's attacks look. Shapes differ as well as colours, so that colour alone never tells them apart. */
export interface TypeLook {
  readonly shape: ShapeName;
  readonly fill: string;
  readonly line: string;
  /** Strikes with the body instead of sending something over. */
  readonly strikes?: true;
}

export const typeLooks: Readonly<Record<CreatureType, TypeLook>> = {
  normal: { shape: 'star', fill: '#fff1d8', line: '#8a5a3c', strikes: true },
  fire: { shape: 'flame', fill: '#f6863a', line: '#a3242c' },
  water: { shape: 'drop', fill: '#5db4f5', line: '#224f9e' },
  electric: { shape: 'bolt', fill: '#ffdf4a', line: '#8a4d00' },
  grass: { shape: 'leaf', fill: '#7ed05a', line: '#14603c' },
  ice: { shape: 'flake', fill: '#c9f2ff', line: '#2f6f9c' },
  fighting: { shape: 'star', fill: '#f2745c', line: '#6f1626', strikes: true },
  poison: { shape: 'bubble', fill: '#b776e6', line: '#4a1f78' },
  ground: { shape: 'stone', fill: '#d9ab68', line: '#63351a', strikes: true },
  flying: { shape: 'feather', fill: '#dbe8ff', line: '#4660a8', strikes: true },
  psychic: { shape: 'ring', fill: '#ff8ac2', line: '#7a2470' },
  bug: { shape: 'diamond', fill: '#b9d940', line: '#3f5a0a', strikes: true },
  rock: { shape: 'stone', fill: '#bfae9b', line: '#4a352b', strikes: true },
  ghost: { shape: 'flame', fill: '#8f7fe6', line: '#2a1a6a' },
  dragon: { shape: 'flame', fill: '#6f86f2', line: '#1f1f7a' },
  dark: { shape: 'crescent', fill: '#6b6192', line: '#1d1838' },
  steel: { shape: 'diamond', fill: '#d5e0ec', line: '#4a566a', strikes: true },
  fairy: { shape: 'heart', fill: '#ffb3d4', line: '#a53a78' },
};

/** For attacks whose type is not known. */
export const plainLook: TypeLook = { shape: 'star', fill: '#fff6d6', line: '#8a5a3c', strikes: true };

export const lookOf = (type: CreatureType | null): TypeLook => (type === null ? plainLook : typeLooks[type]);
