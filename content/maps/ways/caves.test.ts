import { describe, expect, it } from 'vitest';
import { cellsOfGround } from '../../encounters/grounds.ts';
import { cellsOf, placesOf } from '../../habitats.ts';
import { thingsOn } from '../../things/index.ts';
import { maps } from '../index.ts';
import type { MapId } from '../types.ts';
import { caves, isInCave } from './caves.ts';
import { exitsOf } from './joins.ts';
import { cellsWalked } from './walks.ts';

describe.each(Object.keys(caves) as MapId[])('the cave on %s', (id) => {
  it('is walked into out of the daylight, and something lies in it', () => {
    const walked = cellsWalked(maps[id]);
    expect(walked.some((cell) => isInCave(id, cell))).toBe(true);
    expect(thingsOn(id).some(([, thing]) => !thing.hidden && isInCave(id, thing))).toBe(true);
    for (const cell of [maps[id].start, ...exitsOf(id)]) expect(isInCave(id, cell)).toBe(false);
  });
});

it.each([
  ['glowmonger', 'fabled'],
  ['quillberg', 'rare'],
])('%s lives in the dark of the Larder at every hour, and on no other map', (species, tier) => {
  const places = placesOf(species);
  expect(places.filter(({ map }) => map !== 'fourlight3')).toEqual([]);
  expect(places).toContainEqual(expect.objectContaining({ ground: 'rocks', tier }));
  const rocks = new Set(cellsOfGround(maps.fourlight3, 'rocks').map(({ x, y }) => `${x},${y}`));
  const cells = cellsOf(species, 'fourlight3', 'day').filter(({ x, y }) => rocks.has(`${x},${y}`));
  expect(cells.length).toBeGreaterThan(10);
  expect(cells.filter((cell) => !isInCave('fourlight3', cell))).toEqual([]);
});
