import { describe, expect, it } from 'vitest';
import { type Fighter, HOURS, oddsAt, seededDice, startingMoves } from '../../rules/index.ts';
import { duel } from '../../tools/shared/battles/duel.ts';
import { book, maps, newcomer, species, starters } from '../index.ts';
import { cellsOfGround, WILD_GROUNDS } from './grounds.ts';
import { encounters } from './index.ts';

/** The odds of all wild creatures at an hour, less than `cells` cells from the start of the first map. */
const within = (cells: number, hour: (typeof HOURS)[number]) =>
  WILD_GROUNDS.flatMap((ground) =>
    cellsOfGround(maps.green_land, ground)
      .filter(({ distance }) => distance < cells)
      .flatMap(({ distance }) => oddsAt(encounters.green_land, { ground, distance, hour })),
  );
const first = HOURS.flatMap((hour) => within(5, hour));
const highest = new Map(first.map(({ species: id }) => [id, 0]));
for (const { species: id, levels } of first) highest.set(id, Math.max(highest.get(id) ?? 0, levels[1]));

const fighter = (id: string, level: number): Fighter => ({
  id: `${id} ${level}`,
  species: id,
  kind: 1,
  level,
  moves: startingMoves(species[id]!, level),
});
const chosen = Object.values(starters).flat();

/** Percent of battles that a starter wins if it plays `greedy` against a random opponent. */
function wins(starter: string, wild: string, level: number): number {
  const battles = 40;
  const won = Array.from({ length: battles }, (_, seed) => {
    const setup = {
      kind: 'wb',
      team: [fighter(starter, newcomer.starterLevel)],
      opponents: [fighter(wild, level)],
      dice: [seed, 7, 7, 0],
    } as const;
    return duel(book, setup, 'greedy', 'random', seededDice([seed, 1, 2, 0])).winner === 'player';
  });
  return (100 * won.filter(Boolean).length) / battles;
}

describe('the first steps of a newcomer', () => {
  it('meet creatures of level 2 and 3 only', () => {
    const levels = first.flatMap((odds) => odds.levels);
    expect([Math.min(...levels), Math.max(...levels)]).toEqual([2, 3]);
  });

  it.each([...highest])('meet no %s that a starter does not beat, at level %i', (wild, level) => {
    for (const starter of chosen)
      expect([starter, wins(starter, wild, level) >= 70]).toEqual([starter, true]);
  });

  it.each(HOURS)('lead to creatures of at least eight types that are not rare, by %s', (hour) => {
    const common = within(10, hour).filter(({ tier }) => tier === 'common' || tier === 'uncommon');
    const types = new Set(common.flatMap(({ species: id }) => [...species[id]!.types]));
    expect(types.size).toBeGreaterThanOrEqual(8);
  });
});
