import { describe, expect, it } from 'vitest';
import { scriptedDice, seededDice } from '../model/random.ts';
import { rollEncounter } from './encounters.ts';
import type { Hour, Luck, Wilds } from './types.ts';

/** The highest roll of a kind: a normal one. */
const LAST = 76_799;

const wilds: Wilds = {
  cellsPerLevel: 3,
  tables: [
    {
      ground: 'wood',
      percent: 10,
      entries: [
        { species: 'plain', tier: 'uncommon', least: 2, most: 4 },
        { species: 'wisp', tier: 'rare', least: 9, most: 9, from: 12, hours: ['dusk', 'night'] },
      ],
    },
    {
      ground: 'sand',
      percent: 100,
      entries: [{ species: 'far', tier: 'fabled', least: 99, most: 99, from: 3 }],
    },
  ],
};

function meet(ground: string, distance: number, rolls: readonly number[], hour: Hour = 'night') {
  const dice = scriptedDice(rolls);
  const met = rollEncounter(wilds, { ground, distance, hour }, dice);
  dice.assertUsed();
  return met;
}

describe('encounters', () => {
  it('never happen on ground without a table', () => {
    expect(meet('path', 20, [])).toBeNull();
  });

  it('happen on a share of the steps', () => {
    expect(meet('wood', 0, [10])).toBeNull();
    expect(meet('wood', 0, [9, 0, 0, LAST])).not.toBeNull();
  });

  it('bring a species by its tier, at one of its levels', () => {
    expect(meet('wood', 12, [0, 23, 2, LAST])).toEqual({ species: 'plain', level: 8, kind: 1 });
    expect(meet('wood', 12, [0, 24, LAST])).toEqual({ species: 'wisp', level: 9, kind: 1 });
    expect(meet('wood', 12, [0, 30, LAST])?.species).toBe('wisp');
  });

  it('keep what lives far out away from the start', () => {
    expect(meet('wood', 11, [0, 23, 0, LAST])?.species).toBe('plain');
    expect(meet('sand', 2, [])).toBeNull();
    expect(meet('sand', 3, [0, LAST])?.species).toBe('far');
  });

  it('bring what is rare, and other kinds, more often to who has luck', () => {
    const lucky = { rare: 50, kinds: 100 };
    const roll = (rolls: readonly number[], luck?: Luck) => {
      const dice = scriptedDice(rolls);
      const met = rollEncounter(wilds, { ground: 'wood', distance: 12, hour: 'night' }, dice, luck);
      dice.assertUsed();
      return met;
    };
    // The weights add up to 24 + 8 without luck and to 24 + 12 with it.
    expect(() => roll([0, 35, LAST])).toThrow();
    expect(roll([0, 35, LAST], lucky)?.species).toBe('wisp');
    expect([599, 600, 1399, 1400].map((rolled) => roll([0, 24, rolled], lucky)?.kind)).toEqual([2, 3, 3, 1]);
    expect([299, 300, 699, 700].map((rolled) => roll([0, 24, rolled])?.kind)).toEqual([2, 3, 3, 1]);
  });

  it('bring what lives by night at night', () => {
    expect(meet('wood', 12, [0, 23, 0, LAST], 'day')?.species).toBe('plain');
    expect(meet('wood', 12, [0, 24, LAST], 'dusk')?.species).toBe('wisp');
  });

  it('grow with the distance from where a creature begins to live, never beyond 100', () => {
    const levelAt = (distance: number) => meet('wood', distance, [0, 24, LAST])?.level;
    expect([12, 14, 15, 17, 18].map(levelAt)).toEqual([9, 9, 10, 10, 11]);
    expect(meet('sand', 30, [0, LAST])?.level).toBe(100);
  });

  it('are dark three times and shiny four times in 768', () => {
    const kinds = [299, 300, 699, 700].map((roll) => meet('wood', 0, [0, 0, 0, roll])?.kind);
    expect(kinds).toEqual([2, 3, 3, 1]);
  });

  it('come about as often as the table says', () => {
    const dice = seededDice([1, 2, 3, 4]);
    const spot = { ground: 'wood', distance: 0, hour: 'day' } as const;
    const met = Array.from({ length: 10_000 }, () => rollEncounter(wilds, spot, dice)).filter(Boolean);
    expect(met.length).toBeGreaterThan(900);
    expect(met.length).toBeLessThan(1100);
  });
});
