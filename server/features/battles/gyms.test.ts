import { describe, expect, it } from 'vitest';
import type { GymLeader, GymRegion } from '../../shared/game.ts';
import { findLeader, isOpenRegion, prizeOf, viewRegions } from './gyms.ts';

const leader = (id: string, name: string): GymLeader => ({
  id,
  name,
  type: 'fire',
  description: '',
  team: [],
  coins: 10,
});
const near: GymRegion = { name: 'Near', leaders: [leader('a', 'Ada'), leader('b', 'Bo')] };
const far: GymRegion = { name: 'Far', leaders: [leader('c', 'Cy')] };
const farthest: GymRegion = { name: 'Farthest', leaders: [leader('d', 'Di')] };
const regions = [near, far, farthest];

describe('a gym leader', () => {
  it('is found by name and by id, in any case', () => {
    for (const id of ['Cy', 'cy', 'c', ' C ']) expect(findLeader(regions, id)?.leader.id).toBe('c');
    expect(findLeader(regions, 'toString')).toBeNull();
    expect(findLeader(regions, '')).toBeNull();
  });

  it('pays a quarter of the coins, rounded down, once beaten', () => {
    expect(prizeOf(leader('a', 'Ada'), ['b'])).toBe(10);
    expect(prizeOf(leader('a', 'Ada'), ['b', 'a'])).toBe(2);
  });
});

describe('a region', () => {
  it('opens when every leader of the one before is beaten', () => {
    expect(isOpenRegion(regions, 0, [])).toBe(true);
    expect(isOpenRegion(regions, 1, ['a'])).toBe(false);
    expect(isOpenRegion(regions, 1, ['b', 'a'])).toBe(true);
    expect(isOpenRegion(regions, 2, ['a', 'b'])).toBe(false);
    expect(isOpenRegion(regions, 2, ['a', 'b', 'c'])).toBe(true);
  });

  it('is listed with its leaders, and the beaten ones in the same order', () => {
    expect(viewRegions([near, far], ['c', 'a', 'gone'])).toEqual({
      regions: ['Near', 'Far'],
      data: { Near: ['Ada', 'Bo'], Far: ['Cy'] },
      defeated: ['Ada', 'Cy'],
    });
  });
});
