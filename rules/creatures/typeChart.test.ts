import { describe, expect, it } from 'vitest';
import { effectiveness, effectQuarters } from './typeChart.ts';
import { CREATURE_TYPES, type CreatureType } from './types.ts';

const cells = CREATURE_TYPES.flatMap((attacker) =>
  CREATURE_TYPES.map((defender) => ({ attacker, defender, mult: effectiveness(attacker, [defender]) })),
);
const against = (attacker: CreatureType, mult: number): string =>
  cells
    .filter((cell) => cell.attacker === attacker && cell.mult === mult)
    .map((cell) => cell.defender)
    .join(' ');

describe('the type chart', () => {
  it('has 51 strong, 61 weak, 8 void and 204 plain pairs', () => {
    const count = (mult: number): number => cells.filter((cell) => cell.mult === mult).length;
    expect([2, 0.5, 0, 1].map(count)).toEqual([51, 61, 8, 204]);
  });

  it.each([
    ['fire', 'grass', 2],
    ['fire', 'water', 0.5],
    ['water', 'fire', 2],
    ['electric', 'ground', 0],
    ['ground', 'flying', 0],
    ['psychic', 'dark', 0],
    ['poison', 'steel', 0],
    ['dragon', 'fairy', 0],
    ['normal', 'ghost', 0],
    ['ghost', 'normal', 0],
    ['fighting', 'ghost', 0],
    ['steel', 'fairy', 2],
    ['fairy', 'dragon', 2],
    ['bug', 'fairy', 0.5],
    ['ghost', 'steel', 1],
    ['dark', 'steel', 1],
    ['ice', 'dragon', 2],
    ['rock', 'flying', 2],
    ['normal', 'normal', 1],
  ] as const)('%s against %s counts %d', (attacker, defender, mult) => {
    expect(effectiveness(attacker, [defender])).toBe(mult);
  });

  it('knows what each of some types hits hard', () => {
    expect(against('ground', 2)).toBe('fire electric poison rock steel');
    expect(against('fighting', 2)).toBe('normal ice rock dark steel');
    expect(against('normal', 2)).toBe('');
    expect(against('grass', 0.5)).toBe('fire grass poison flying bug dragon steel');
  });

  it('turns types on themselves: ghost and dragon hard, nine others weakly', () => {
    const own = cells.filter((cell) => cell.attacker === cell.defender);
    expect(own.filter((cell) => cell.mult === 2).map((cell) => cell.attacker)).toEqual(['ghost', 'dragon']);
    expect(
      own
        .filter((cell) => cell.mult === 0.5)
        .map((cell) => cell.attacker)
        .join(' '),
    ).toBe('fire water electric grass ice poison psychic dark steel');
  });

  it('multiplies both types of a target, in whichever order', () => {
    expect(effectiveness('fire', ['grass', 'bug'])).toBe(4);
    expect(effectiveness('fire', ['water', 'rock'])).toBe(0.25);
    expect(effectiveness('ground', ['fire', 'flying'])).toBe(0);
    expect(effectiveness('water', ['fire', 'grass'])).toBe(1);
    for (const { attacker, defender } of cells) {
      expect(effectiveness(attacker, [defender, 'steel'])).toBe(effectiveness(attacker, ['steel', defender]));
    }
  });

  it('counts a type named twice once', () => {
    expect(effectiveness('fire', ['grass', 'grass'])).toBe(2);
  });

  it('knows only 0, ¼, ½, 1, 2 and 4 for all 18 × 324 combinations', () => {
    const found = new Set(
      CREATURE_TYPES.flatMap((move) =>
        cells.map((pair) => effectQuarters(move, [pair.attacker, pair.defender])),
      ),
    );
    expect([...found].toSorted((one, other) => one - other)).toEqual([0, 1, 2, 4, 8, 16]);
  });
});
