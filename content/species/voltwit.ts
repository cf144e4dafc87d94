import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

export const voltwit: Species = {
  id: 'voltwit',
  name: 'Voltwit',
  types: ['electric', 'flying'],
  stage: 1,
  baseStats: { hp: 42, attack: 46, defense: 42, speed: 64 },
  growth: 'fast',
  catchRate: 190,
  experienceYield: 58,
  learnset: learnset(
    [1, 'peck'],
    [1, 'growl'],
    [4, 'thunder shock'],
    [8, 'gust'],
    [12, 'quick attack'],
    [16, 'spark'],
    [21, 'wing attack'],
    [26, 'thunder wave'],
    [31, 'discharge'],
    [37, 'drill peck'],
  ),
  rarity: 'common',
  habitat: 'telegraph poles',
  height: 0.3,
  weight: 1.8,
  text: 'It sits on wires and listens to the news. What it repeats is always a day old and twice as exciting.',
};
