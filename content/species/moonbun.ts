import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

export const moonbun: Species = {
  id: 'moonbun',
  name: 'Moonbun',
  types: ['fairy'],
  stage: 1,
  baseStats: { hp: 48, attack: 42, defense: 44, speed: 62 },
  growth: 'fast',
  catchRate: 160,
  experienceYield: 60,
  learnset: learnset(
    [1, 'tackle'],
    [1, 'charm'],
    [4, 'fairy wind'],
    [8, 'disarming voice'],
    [12, 'quick attack'],
    [17, 'draining kiss'],
    [22, 'moonlight'],
    [28, 'dazzling gleam'],
    [35, 'moonblast'],
  ),
  rarity: 'uncommon',
  habitat: 'moonlit meadows',
  height: 0.4,
  weight: 3,
  text: 'It hops higher the rounder the moon is. At full moon it needs to be held on to.',
};
