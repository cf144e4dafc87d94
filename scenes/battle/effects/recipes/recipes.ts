import type { CreatureType } from '../../../../rules/creatures/types.ts';
import { bug, fighting, flying, normal, poison, rock, steel } from './bodies.ts';
import { earth, electric, fire, grass, ice, water } from './elements.ts';
import type { Recipes } from './recipe.ts';
import { dark, dragon, fairy, ghost, psychic } from './spirits.ts';

export const recipes: Readonly<Record<CreatureType, Recipes>> = {
  normal,
  fire,
  water,
  electric,
  grass,
  ice,
  fighting,
  poison,
  ground: earth,
  flying,
  psychic,
  bug,
  rock,
  ghost,
  dragon,
  dark,
  steel,
  fairy,
};
