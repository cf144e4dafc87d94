import { describe, expect, it } from 'vitest';
import type { GymLeader, GymRegion } from './game.ts';
import { findLeader, isOpenRegion, nextLeader, prizeOf, viewRegions, whyClosed } from './gyms.ts';

const leader = (id: string, name: string): GymLeader => ({
  id,
  name,
  type: 'fire',
  description: '',
  portrait: '',
  before: '',
  after: '',
  lost: 'Lost.',
  team: [
    { species: 'kindlam', level: 7, moves: ['ember', 'ember', 'ember', 'ember'] },
    { species: 'kindlam', level: 9, moves: ['ember', 'ember', 'ember', 'ember'] },
  ],
  coins: 10,
});
const region = (name: string, champion: string, ...leaders: GymLeader[]): GymRegion => ({
  name,
  description: '',
  leaders,
  champion: leader(`${champion.toLowerCase()}-top`, champion),
});
const near = region('Near', 'Zoe', leader('a', 'Ada'), leader('b', 'Bo'));
const far = region('Far', 'Yan', leader('c', 'Cy'));
const farthest = region('Farthest', 'Xan', leader('d', 'Di'));
const regions = [near, far, farthest];

describe('a gym leader', () => {
  it('is found by name and by id, in any case', () => {
    for (const id of ['Cy', 'cy', 'c', ' C ']) expect(findLeader(regions, id)?.leader.id).toBe('c');
    for (const id of ['Zoe', 'zoe-top']) expect(findLeader(regions, id)?.region).toBe(0);
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

  it('says what is in the way of a leader, and its champion wants all eight first', () => {
    const closed = (id: string, ...beaten: string[]) => whyClosed(regions, findLeader(regions, id)!, beaten);
    expect(closed('Ada')).toBeNull();
    expect(closed('Cy', 'a')).toEqual(['regionClosed', { region: 'Near' }]);
    expect(closed('Cy', 'a', 'b')).toBeNull();
    expect(closed('Zoe', 'a')).toEqual(['championClosed', { region: 'Near' }]);
    expect(closed('Zoe', 'a', 'b')).toBeNull();
    expect(closed('Yan', 'a', 'b')).toEqual(['championClosed', { region: 'Far' }]);
  });

  it('is listed with its leaders, and the beaten ones in the same order', () => {
    const list = viewRegions([near, far], ['c', 'a', 'gone', 'zoe-top']);
    expect(list).toMatchObject({
      regions: ['Near', 'Far'],
      data: { Near: ['Ada', 'Bo'], Far: ['Cy'] },
      defeated: ['Ada', 'Zoe', 'Cy'],
      champions: { Near: 'Zoe', Far: 'Yan' },
      open: ['Near'],
    });
    expect(list.gyms!.map(({ name }) => name)).toEqual(['Ada', 'Bo', 'Zoe', 'Cy', 'Yan']);
    expect(list.gyms![0]).toMatchObject({ id: 'a', size: 2, least: 7, most: 9, coins: 2 });
    expect(list.gyms![1]).toMatchObject({ id: 'b', coins: 10 });
  });

  it('has a leader to challenge next, then its champion, then the region after it', () => {
    const next = (...beaten: string[]) => nextLeader(regions, beaten);
    expect(next()).toMatchObject({ name: 'Ada', region: 'Near', least: 7, most: 9 });
    expect(next('a')?.name).toBe('Bo');
    expect(next('b')?.name).toBe('Ada');
    expect(next('a', 'b')?.name).toBe('Zoe');
    expect(next('a', 'b', 'zoe-top')).toMatchObject({ name: 'Cy', region: 'Far' });
    const everybody = regions.flatMap(({ leaders, champion }) => [...leaders, champion]);
    expect(next(...everybody.map(({ id }) => id))).toBeNull();
  });

  it('says of no leader which creatures wait', () => {
    expect(JSON.stringify(viewRegions(regions, []))).not.toContain('kindlam');
  });
});
