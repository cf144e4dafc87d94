import { describe, expect, it } from 'vitest';
import { CLEAR, FIRE, HAIL, RAIN, SAND, SUN, WATER } from '../state/codes.ts';
import { boosted, landed, plainDamage, weathered } from './damage.ts';

/** Worked by hand: ⌊2·50/5⌋ + 2 = 22; 22·40·55/55 = 880; ⌊880/50⌋ + 2 = 19. */
const plain = {
  level: 50,
  power: 40,
  attack: 55,
  defense: 55,
  critical: false,
  stab: false,
  quarters: 4,
  spread: 100,
};

function hitDamage({
  level,
  power,
  attack,
  defense,
  critical,
  stab,
  quarters,
  spread,
}: typeof plain): number {
  const force = Math.floor((2 * level) / 5) + 2;
  const full = boosted(boosted(plainDamage(force, power, attack, defense), critical), stab);
  return landed(full, quarters, spread);
}

describe('damage', () => {
  it.each<[string, Partial<typeof plain>, number]>([
    ['a plain hit', {}, 19],
    ['a critical hit: ⌊19·1.5⌋', { critical: true }, 28],
    ['a hit of the own type: ⌊19·1.5⌋', { stab: true }, 28],
    ['both: ⌊28·1.5⌋', { critical: true, stab: true }, 42],
    ['twice effective', { quarters: 8 }, 38],
    ['four times effective', { quarters: 16 }, 76],
    ['half effective: ⌊19/2⌋', { quarters: 2 }, 9],
    ['a quarter effective: ⌊19/4⌋', { quarters: 1 }, 4],
    ['the weakest spread: ⌊19·0.85⌋', { spread: 85 }, 16],
    ['everything: ⌊⌊⌊28·1.5⌋·2⌋·0.93⌋', { critical: true, stab: true, quarters: 8, spread: 93 }, 78],
    ['a strong arm: ⌊⌊22·40·110/55⌋/50⌋ + 2', { attack: 110 }, 37],
    ['a thick skin: ⌊⌊22·40·55/200⌋/50⌋ + 2', { defense: 200 }, 6],
    ['level 5: ⌊⌊4·40·1⌋/50⌋ + 2', { level: 5 }, 5],
    ['level 100 with power 200: ⌊⌊42·200·1⌋/50⌋ + 2', { level: 100, power: 200 }, 170],
  ])('of %s', (_, change, damage) => {
    expect(hitDamage({ ...plain, ...change })).toBe(damage);
  });

  it('is at least 1 where the target is not immune', () => {
    expect(
      hitDamage({ ...plain, level: 1, power: 10, attack: 1, defense: 300, quarters: 1, spread: 85 }),
    ).toBe(1);
  });

  it.each([
    [SUN, FIRE, 28],
    [SUN, WATER, 9],
    [RAIN, FIRE, 9],
    [RAIN, WATER, 28],
    [SUN, 0, 19],
    [SAND, FIRE, 19],
    [HAIL, WATER, 19],
    [CLEAR, FIRE, 19],
  ])('in weather %i of type %i: 19 becomes %i', (weather, type, damage) => {
    expect(weathered(19, type, weather)).toBe(damage);
  });
});
