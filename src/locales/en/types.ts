import type { CreatureType } from '../../../rules/creatures/types.ts';
import { texts } from '../texts.ts';

/** The names of the types of creatures and moves. */
export const typeWords = texts<Readonly<Record<CreatureType, string>>>('types', {
  normal: 'normal',
  fire: 'fire',
  water: 'water',
  electric: 'electric',
  grass: 'grass',
  ice: 'ice',
  fighting: 'fighting',
  poison: 'poison',
  ground: 'ground',
  flying: 'flying',
  psychic: 'psychic',
  bug: 'bug',
  rock: 'rock',
  ghost: 'ghost',
  dragon: 'dragon',
  dark: 'dark',
  steel: 'steel',
  fairy: 'fairy',
});

/** The names of a creature's types, as `fire/flying`. */
export const typeNames = (types: readonly CreatureType[]): string =>
  types.map((type) => typeWords[type]).join('/');
