import { describe, expect, it } from 'vitest';
import { encounters, items, regions, starters } from '../../index.ts';
import { MAP_IDS } from '../../maps/types.ts';
import type { Join } from '../../maps/ways/joins.ts';
import { exitsOf, joins } from '../../maps/ways/joins.ts';
import { moves } from '../../moves/index.ts';
import { species } from '../../species/index.ts';
import { problemLine } from '../problem.ts';
import { checkWorld } from './world.ts';

const content = { species, moves, encounters, items, starters, regions };
const told = (all: readonly Join[] = joins): string => checkWorld(content, all).map(problemLine).join('\n');
const changed = (change: Partial<Join>): readonly Join[] => [{ ...joins[0]!, ...change }, ...joins.slice(1)];

describe('the joins of the maps', () => {
  it('hold together', () => {
    expect(told()).toBe('');
  });

  it('lead back to the cell and over the side from which a player came', () => {
    for (const map of MAP_IDS) {
      for (const { x, y, to, cell } of exitsOf(map)) {
        const back = exitsOf(to).filter((exit) => exit.x === cell.x && exit.y === cell.y && exit.to === map);
        expect(back.map((exit) => exit.cell)).toEqual([{ x, y }]);
      }
    }
  });

  it.each<[string, readonly Join[], RegExp]>([
    [
      'an exit into a tree',
      changed({ one: ['green_land', 'n', 3] }),
      /green_land: expected a free cell, found/,
    ],
    ['sides that do not meet', changed({ other: ['green_land3', 'e', 21] }), /expected opposite sides/],
    ['an opening beyond the corner', changed({ one: ['green_land', 'n', 30] }), /expected cells 0 to 30/],
    ['a map without a way to it', joins.slice(2), /expected a way from green_land, found/],
    ['two exits in one place', [...joins, joins[0]!], /expected one join for each cell and side/],
  ])('report %s', (_mistake, all, problem) => {
    expect(told(all)).toMatch(problem);
  });
});
