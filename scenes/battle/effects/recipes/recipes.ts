import type { CreatureType } from '../../../../rules/creatures/types.ts';
import type { Recipes } from '../attackShow.ts';
import {
  bugRecipes,
  fightingRecipes,
  flyingRecipes,
  normalRecipes,
  poisonRecipes,
  rockRecipes,
  steelRecipes,
} from './bodies.ts';
import {
  earthRecipes,
  electricRecipes,
  fireRecipes,
  grassRecipes,
  iceRecipes,
  waterRecipes,
} from './elements.ts';
import { darkRecipes, dragonRecipes, fairyRecipes, ghostRecipes, psychicRecipes } from './spirits.ts';

export const recipes: Readonly<Record<CreatureType, Recipes>> = {
  normal: normalRecipes,
  fire: fireRecipes,
  water: waterRecipes,
  electric: electricRecipes,
  grass: grassRecipes,
  ice: iceRecipes,
  fighting: fightingRecipes,
  poison: poisonRecipes,
  ground: earthRecipes,
  flying: flyingRecipes,
  psychic: psychicRecipes,
  bug: bugRecipes,
  rock: rockRecipes,
  ghost: ghostRecipes,
  dragon: dragonRecipes,
  dark: darkRecipes,
  steel: steelRecipes,
  fairy: fairyRecipes,
};
