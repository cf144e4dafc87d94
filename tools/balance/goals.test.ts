import { describe, expect, it } from 'vitest';
import { book, regions } from '../../content/index.ts';
import { CREATURE_TYPES } from '../../rules/index.ts';
import { catchOdds } from './catchOdds.ts';
import { BOUNDS, firstVerdicts, trainingVerdict, typeRecords, verdicts } from './goals.ts';
import { diceFor } from './random.ts';
import { playDuels } from './species/duels.ts';
import { playFirstBattles } from './starters/firstBattles.ts';
import { playStarters } from './starters/gymBattles.ts';
import { playTraining } from './training.ts';

// Percentage points. These tests run fewer battles than `npm run balance`, so results vary more.
const ROOM = 5;

describe('the content', { timeout: 120_000 }, () => {
  it('lets no species and no type win too often against equals', () => {
    const records = playDuels(book, 2, diceFor(11));
    const types = typeRecords(CREATURE_TYPES, records);
    const [, species, type] = verdicts([], records, types);
    expect(species?.most[1]).toBeLessThan(BOUNDS.species[1] + ROOM);
    expect(type?.most[1]).toBeLessThan(BOUNDS.type[1] + ROOM);
    expect(type?.least[1]).toBeGreaterThan(BOUNDS.type[0] - ROOM);
  });

  it('gives every starter about the same chance in the first region', () => {
    const records = playStarters(book, regions[0]?.leaders ?? [], 15, diceFor(12));
    for (const { wins, battles } of records) {
      expect((100 * wins) / battles).toBeGreaterThan(BOUNDS.starter[0] - 2 * ROOM);
      expect((100 * wins) / battles).toBeLessThan(BOUNDS.starter[1] + 2 * ROOM);
    }
  });

  it('lets newcomers with every starter lose a few of their first battles, in few rounds', () => {
    const [losses, rounds] = firstVerdicts(playFirstBattles(book, 40, diceFor(13)));
    expect(losses?.least[1]).toBeGreaterThan(BOUNDS.firstLosses[0] - 2);
    expect(losses?.most[1]).toBeLessThan(BOUNDS.firstLosses[1] + ROOM);
    expect(rounds?.kept).toBe(true);
  });

  it('makes a round of training worth clearly more experience than a wild one', () => {
    const { least } = trainingVerdict(playTraining(book, 20, diceFor(14)));
    expect(least[1]).toBeGreaterThan(1.25);
  });

  it('makes better balls better, weak creatures easier and rare ones harder', () => {
    const rows = catchOdds(book);
    for (const { chances } of rows) expect(chances).toEqual(chances.toSorted((one, other) => one - other));
    const weak = rows.filter(({ condition }) => condition === 'weak').map(({ chances }) => chances[0]);
    expect(weak).toEqual(weak.toSorted((one, other) => (other ?? 0) - (one ?? 0)));
    const common = rows.filter(({ rarity }) => rarity === 'common').map(({ chances }) => chances[0]);
    expect(common).toEqual(common.toSorted((one, other) => (one ?? 0) - (other ?? 0)));
  });
});

describe('a goal', () => {
  const starter = (name: string, wins: number) => ({ starter: name, battles: 100, wins });

  it('is kept where all shares lie within its bounds, and names the ends', () => {
    const [kept] = verdicts([starter('a', 40), starter('b', 60)], [], []);
    expect(kept).toMatchObject({ kept: true, least: ['a', 40], most: ['b', 60] });
  });

  it('is not kept where one does not', () => {
    expect(verdicts([starter('a', 39), starter('b', 50)], [], [])[0]?.kept).toBe(false);
    expect(verdicts([starter('a', 50), starter('b', 61)], [], [])[0]?.kept).toBe(false);
  });
});
