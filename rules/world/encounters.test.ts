import { describe, expect, it } from 'vitest';
import { scriptedDice, seededDice } from '../random.ts';
import { type EncounterTable, rollEncounter } from './encounters.ts';

const tables: readonly EncounterTable[] = [
  {
    ground: 'wood',
    percent: 10,
    entries: [
      { species: 'plain', weight: 3, least: 2, most: 4 },
      { species: 'wisp', weight: 1, least: 9, most: 9, from: 12 },
    ],
  },
  { ground: 'sand', percent: 100, entries: [{ species: 'far', weight: 1, least: 5, most: 5, from: 3 }] },
];

function meet(ground: string, distance: number, rolls: readonly number[]) {
  const dice = scriptedDice(rolls);
  const met = rollEncounter(tables, ground, distance, dice);
  dice.assertUsed();
  return met;
}

describe('encounters', () => {
  it('never happen on ground without a table', () => {
    expect(meet('path', 20, [])).toBeNull();
  });

  it('happen on a share of the steps', () => {
    expect(meet('wood', 0, [10])).toBeNull();
    expect(meet('wood', 0, [9, 0, 0, 255])).not.toBeNull();
  });

  it('bring a species by its weight, at one of its levels', () => {
    expect(meet('wood', 12, [0, 2, 2, 255])).toEqual({ species: 'plain', level: 4, kind: 1 });
    expect(meet('wood', 12, [0, 3, 255])).toEqual({ species: 'wisp', level: 9, kind: 1 });
  });

  it('keep what lives far out away from the start', () => {
    expect(meet('wood', 11, [0, 2, 0, 255])?.species).toBe('plain');
    expect(meet('sand', 2, [])).toBeNull();
    expect(meet('sand', 3, [0, 255])?.species).toBe('far');
  });

  it('are dark once and shiny four times in 256', () => {
    const kinds = [0, 1, 4, 5].map((roll) => meet('wood', 0, [0, 0, 0, roll])?.kind);
    expect(kinds).toEqual([2, 3, 3, 1]);
  });

  it('come about as often as the table says', () => {
    const dice = seededDice([1, 2, 3, 4]);
    const met = Array.from({ length: 10_000 }, () => rollEncounter(tables, 'wood', 0, dice)).filter(Boolean);
    expect(met.length).toBeGreaterThan(900);
    expect(met.length).toBeLessThan(1100);
  });
});
