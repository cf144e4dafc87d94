import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DiceState, diceFromBytes, scriptedDice, seededDice } from './random.ts';

const word = fc.integer({ min: 0, max: 0xffff_ffff });
const anyState = fc.tuple(word, word, word, word);
const rolls = (state: DiceState, count: number, sides = 100): number[] => {
  const dice = seededDice(state);
  return Array.from({ length: count }, () => dice.roll(sides));
};

describe('seeded dice', () => {
  it('give the same rolls on every machine', () => {
    expect(rolls([1, 2, 3, 4], 6, 2 ** 32)).toMatchInlineSnapshot(`
      [
        973643713,
        1177489821,
        3136198391,
        3578290082,
        1946702869,
        2863053282,
      ]
    `);
    expect(rolls([0, 0, 0, 0], 3, 2 ** 32)).toMatchInlineSnapshot(`
      [
        3564836521,
        2008939167,
        3439748193,
      ]
    `);
  });

  it('go on from a stored state as if they had never been put away', () => {
    fc.assert(
      fc.property(anyState, fc.integer({ min: 0, max: 9 }), (state, before) => {
        const dice = seededDice(state);
        for (let count = 0; count < before; count += 1) dice.roll(1000);
        const stored = JSON.parse(JSON.stringify(dice.state())) as DiceState;
        const later = Array.from({ length: 9 }, () => dice.roll(1000));
        expect(rolls(stored, 9, 1000)).toEqual(later);
      }),
    );
  });

  it('stay within their sides', () => {
    fc.assert(
      fc.property(anyState, fc.integer({ min: 1, max: 2 ** 32 }), (state, sides) => {
        for (const value of rolls(state, 5, sides)) {
          expect(Number.isInteger(value) && value >= 0 && value < sides).toBe(true);
        }
      }),
    );
  });

  it('throw away the words that would favour low numbers', () => {
    const sides = 3 * 2 ** 30;
    const low = rolls([9, 9, 9, 9], 4000, sides).filter((value) => value < 2 ** 30).length;
    expect(low / 4000).toBeGreaterThan(0.3);
    expect(low / 4000).toBeLessThan(0.37);
  });

  it('show every side about equally often', () => {
    const counts = new Array<number>(20).fill(0);
    for (const value of rolls([5, 6, 7, 8], 20_000, 20)) counts[value] = (counts[value] ?? 0) + 1;
    const chiSquare = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(chiSquare).toBeLessThan(43.8);
  });

  it('fall differently for states that differ in one bit', () => {
    const one = rolls([1, 2, 3, 4], 400, 16);
    const other = rolls([1, 2 ^ 512, 3, 4], 400, 16);
    expect(one.filter((value, index) => value === other[index]).length).toBeLessThan(50);
  });

  it('decide certain things without a roll', () => {
    const dice = seededDice([1, 2, 3, 4]);
    expect([dice.chance(0), dice.chance(-5), dice.chance(100), dice.chance(130)]).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(dice.state()).toEqual([1, 2, 3, 4]);
  });

  it('count on past the last word', () => {
    const dice = seededDice([1, 2, 3, 0xffff_ffff]);
    dice.roll(2);
    expect(dice.state()).toEqual([1, 2, 3, 0]);
  });
});

describe('a seed of bytes', () => {
  it('is read as four words, lowest byte first', () => {
    const bytes = Uint8Array.from({ length: 16 }, (_, index) => index + 1);
    expect(diceFromBytes(bytes)).toEqual([0x04030201, 0x08070605, 0x0c0b0a09, 0x100f0e0d]);
  });

  it('may be a part of a larger buffer', () => {
    const pool = Uint8Array.from({ length: 32 }, (_, index) => index);
    expect(diceFromBytes(pool.subarray(16))).toEqual(diceFromBytes(pool.slice(16)));
  });

  it('must have 16 of them', () => {
    expect(() => diceFromBytes(new Uint8Array(15))).toThrow(RangeError);
  });
});

describe('scripted dice', () => {
  it('fall as written', () => {
    const dice = scriptedDice([3, 49, 50]);
    expect([dice.roll(6), dice.chance(50), dice.chance(50)]).toEqual([3, true, false]);
    dice.assertUsed();
  });

  it('refuse a number that the die does not have', () => {
    expect(() => scriptedDice([6]).roll(6)).toThrow('6 sides');
    expect(() => scriptedDice([-1]).roll(6)).toThrow('6 sides');
  });

  it('refuse more rolls than written, and fewer', () => {
    expect(() => scriptedDice([]).roll(6)).toThrow('No roll');
    expect(() => scriptedDice([1, 1]).assertUsed()).toThrow('2 scripted rolls');
  });
});
