import { CREATURE_TYPES } from '../../../rules/creatures/types.ts';
import { BALL_EFFECTS } from './balls.ts';
import { BLOW_EFFECTS } from './blows.ts';
import type { EffectRecipe } from './effect.ts';
import { MAP_EFFECTS } from './map.ts';
import { SCREEN_EFFECTS } from './screens.ts';
import { STATE_EFFECTS } from './states.ts';
import { TYPE_EFFECTS } from './types.ts';

/** Every effect by its name in `content/sounds.ts`. */
export const EFFECT_RECIPES: Readonly<Record<string, EffectRecipe>> = {
  ...SCREEN_EFFECTS,
  ...MAP_EFFECTS,
  ...BALL_EFFECTS,
  ...BLOW_EFFECTS,
  ...STATE_EFFECTS,
  ...Object.fromEntries(CREATURE_TYPES.map((type) => [`type-${type}`, TYPE_EFFECTS[type]])),
};
