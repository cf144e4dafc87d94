import type { Kind, Species, Stats } from './types.ts';

/** Percent that a kind adds to a stat. */
export const BONUS: Readonly<Record<Kind, Readonly<Partial<Record<keyof Stats, number>>>>> = {
  0: {},
  1: {},
  2: { attack: 5 },
  3: { speed: 5 },
};

/** Rounded up, so that the bonus shows at every level. */
const raise = (value: number, percent: number): number => Math.ceil((value * (100 + percent)) / 100);

/**
 * Stats at `level` (1 to 100): hp ⌊2·base·level/100⌋ + level + 10, the others ⌊2·base·level/100⌋ + 5. The classic
 * formula (since the third generation) without individual values, effort and natures. A dark creature has 5 % more
 * attack, a shiny one 5 % more speed.
 */
export function statsAt(species: Species, level: number, kind: Kind): Stats {
  const grown = (base: number): number => Math.floor((2 * base * level) / 100);
  const { hp, attack, defense, speed } = species.baseStats;
  const bonus = BONUS[kind];
  return {
    hp: raise(grown(hp) + level + 10, bonus.hp ?? 0),
    attack: raise(grown(attack) + 5, bonus.attack ?? 0),
    defense: raise(grown(defense) + 5, bonus.defense ?? 0),
    speed: raise(grown(speed) + 5, bonus.speed ?? 0),
  };
}
