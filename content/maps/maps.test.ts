import { describe, expect, it } from 'vitest';
import { reachFrom } from '../../rules/world/reach.ts';
import type { Cell } from '../../rules/world/types.ts';
import { DIRECTIONS } from '../../rules/world/types.ts';
import { wayOver } from '../../rules/world/walking.ts';
import { blockedCells, coveredCells } from './blocked.ts';
import { maps } from './index.ts';
import { groundAt, legend, mapSize } from './legend.ts';
import { terrainOf, terrainWith } from './terrain.ts';
import type { GameMap } from './types.ts';

const name = ({ x, y }: Cell): string => `${x},${y}`;
const meetings = new Set(['tall-grass', 'wood', 'sand', 'shore', 'rocks', 'snow']);

function freeCells(map: GameMap): Cell[] {
  return blockedCells(map).flatMap((row, y) => row.flatMap((blocked, x) => (blocked ? [] : [{ x, y }])));
}

/** The cells that can be walked to with all barriers open; that they can be opened is for `checkSwitches`. */
function walkEverywhere(map: GameMap): Set<string> {
  const terrain = terrainWith(map, []);
  const seen = new Set([name(map.start)]);
  const stopped = new Set(seen);
  const waiting: Cell[] = [map.start];
  for (let from = waiting.pop(); from !== undefined; from = waiting.pop()) {
    for (const direction of DIRECTIONS) {
      const way = wayOver(terrain, from, direction);
      const to = way.at(-1);
      if (to && !stopped.has(name(to))) waiting.push(to);
      if (to) stopped.add(name(to));
      for (const cell of way) seen.add(name(cell));
    }
  }
  return seen;
}

describe.each(Object.entries(maps))('the map %s', (id, map) => {
  it('is filed under its own name', () => {
    expect(map.id).toBe(id);
  });

  it('has 31 rows of 31 known characters', () => {
    expect(map.rows).toHaveLength(mapSize);
    expect(map.rows.filter((row) => row.length !== mapSize)).toEqual([]);
    expect([...map.rows.join('')].filter((character) => !(character in legend))).toEqual([]);
  });

  it('keeps every object inside and off the others', () => {
    const cells = map.objects.flatMap((object) => coveredCells(object));
    expect(cells.filter(({ x, y }) => x < 0 || y < 0 || x >= mapSize || y >= mapSize)).toEqual([]);
    const names = cells.map(name);
    expect(names.filter((cell, index) => names.indexOf(cell) !== index)).toEqual([]);
  });

  it('lets the player start on free ground', () => {
    expect(blockedCells(map)[map.start.y]?.[map.start.x]).toBe(false);
  });

  it('lets the player reach every free cell', () => {
    const seen = walkEverywhere(map);
    expect(
      freeCells(map)
        .map(name)
        .filter((cell) => !seen.has(cell)),
    ).toEqual([]);
  });

  it('offers wild creatures on 35 to 45 % of the ground that can be walked, ice aside', () => {
    const free = freeCells(map).filter(({ x, y }) => groundAt(map, x, y) !== 'ice');
    const wild = free.filter(({ x, y }) => meetings.has(groundAt(map, x, y) ?? ''));
    expect(wild.length / free.length).toBeGreaterThan(0.35);
    expect(wild.length / free.length).toBeLessThan(0.45);
  });
});

it('on Windfall Ridge one walks up around the ledges, and down over them', () => {
  const map = maps.overcloud2;
  const free = terrainOf(map);
  const [top, bottom] = [
    { x: 16, y: 4 },
    { x: 15, y: 28 },
  ];
  const withoutRopes = {
    ...free,
    blocked: (x: number, y: number) => free.blocked(x, y) || free.ground(x, y) === 'bridge',
  };
  expect(reachFrom(withoutRopes, bottom).steps(top)).toBeNull();
  const [up, down] = [reachFrom(free, bottom).steps(top), reachFrom(free, top).steps(bottom)];
  expect(down).toBe(24);
  expect(up).toBeGreaterThan(2 * 24);
});
