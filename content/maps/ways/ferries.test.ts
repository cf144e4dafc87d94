import { describe, expect, it } from 'vitest';
import { reachFrom } from '../../../rules/world/reach.ts';
import { step } from '../../../rules/world/walking.ts';
import { checkFerry } from '../../check/maps/world.ts';
import { things } from '../../things/index.ts';
import { maps } from '../index.ts';
import { terrainOf } from '../terrain.ts';
import { berthsAt, ferries } from './ferries.ts';

const stones = maps.scattersea2;
const terrain = terrainOf(stones);
const jetty = { x: 25, y: 24 };

describe('the ferries of the Skipstones', () => {
  it('sail from land over water to land', () => {
    expect(ferries.flatMap(checkFerry)).toEqual([]);
  });

  it('bring whoever goes the way of the sun to what lies there, and home again', () => {
    const south = step(terrain, jetty, 'e');
    expect(south).toEqual({ x: 29, y: 24 });
    expect(step(terrain, { x: 29, y: 25 }, 's')).toEqual({ x: 29, y: 28 });
    expect(step(terrain, { x: 29, y: 28 }, 'w')).toEqual({ x: 25, y: 28 });
    expect(step(terrain, { x: 25, y: 27 }, 'n')).toEqual(jetty);
    const find = things['stones-ferry']!;
    expect(reachFrom(terrain, stones.start).steps(find)).not.toBeNull();
  });

  it('carry nobody away for good: from each landing a way leads back to the start of the map', () => {
    for (const { x, y, side } of ferries) {
      const landing = step(terrain, { x, y }, side)!;
      expect(reachFrom(terrain, landing).steps(stones.start)).not.toBeNull();
    }
  });

  it('wait at their own cells alone', () => {
    expect(berthsAt('scattersea2', jetty)).toEqual(['e', 'w']);
    expect(berthsAt('scattersea', jetty)).toEqual([]);
    expect(berthsAt('scattersea2', { x: 25, y: 23 })).toEqual([]);
  });

  it('are reported without land to leave from, and without water or land to sail to', () => {
    const at = { map: 'scattersea2', x: 25, y: 24 } as const;
    expect(checkFerry({ ...at, y: 25, side: 'n' })[0]?.expected).toMatch(/a free cell/);
    expect(checkFerry({ ...at, side: 's' })).toEqual([]);
    expect(checkFerry({ ...at, side: 'n' })[0]?.expected).toMatch(/water/);
  });
});
