import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * Third of the four hours: a great stork in a cloak of dusk that carries the last light in a bundle.
 * Hook: a long beak with a glowing bundle hung from it, legs trailing, wings edged in a line of sunset.
 * Violet black, sunset orange, dove grey. Grave, gentle and never late; it nods at lit windows.
 */
export const gloamarch: Species = {
  id: 'gloamarch',
  name: 'Gloamarch',
  types: ['dark', 'flying'],
  stage: 1,
  baseStats: { hp: 80, attack: 102, defense: 62, speed: 106 },
  growth: 'slow',
  catchRate: 10,
  experienceYield: 154,
  learnset: learnset(
    [1, 'pursuit'],
    [1, 'gust'],
    [7, 'foresight'],
    [13, 'behind you'],
    [18, "crow's line"],
    [23, 'alley cat'],
    [28, 'blue candle'],
    [33, 'stolen breath'],
    [38, 'blackout'],
    [42, 'roost'],
    [46, 'black smoke'],
    [51, 'lights out'],
    [56, 'jet stream'],
    [62, 'circling hawk'],
    [68, 'swallowed sun'],
    [75, 'max updraught'],
  ),
  rarity: 'legendary',
  habitat: 'coast and chimneys',
  height: 2.2,
  weight: 24,
  text: 'Each evening it gathers what is left of the light and carries it home in its beak. Houses that it passes low over keep a window lit longer than they meant to.',
};
