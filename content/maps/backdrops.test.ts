import { describe, expect, it } from 'vitest';
import { CREATURE_TYPES } from '../../rules/creatures/types.ts';
import { BACKDROPS, type BattlePlace, backdropOf } from './backdrops.ts';

const place = (battle: Partial<BattlePlace>): BattlePlace => ({
  battleType: 'wb',
  mapName: null,
  trainingType: null,
  ...battle,
});

describe('the place of a battle', () => {
  it('is the ground on which the wild creature was met, on that map', () => {
    expect(backdropOf(place({ mapName: 'green_land' }), 'tall-grass')).toBe('meadow');
    expect(backdropOf(place({ mapName: 'green_land2' }), 'tall-grass')).toBe('coast');
    expect(backdropOf(place({ mapName: 'green_land' }), 'shore')).toBe('lake');
    expect(backdropOf(place({ mapName: 'green_land2' }), 'shore')).toBe('shore');
    expect(backdropOf(place({ mapName: 'green_land2' }), 'rocks')).toBe('hills');
    expect(backdropOf(place({ mapName: 'scattersea2' }), 'tall-grass')).toBe('boardwalk');
    expect(backdropOf(place({ mapName: 'scattersea2' }), 'sand')).toBe('shore');
    expect(backdropOf(place({ mapName: 'overcloud2' }), 'snow')).toBe('summit');
  });

  it('fits the map where the ground is not known any more', () => {
    expect(backdropOf(place({ mapName: 'green_land2' }), null)).toBe('coast');
    expect(backdropOf(place({}), null)).toBe('meadow');
  });

  it('is a hall of the type in gyms and in training, whatever the last ground was', () => {
    expect(backdropOf(place({ battleType: 'gym', gymType: 'ice' }), 'tall-grass')).toBe('pool');
    expect(backdropOf(place({ battleType: 'training', trainingType: 'ghost' }), null)).toBe('vault');
    const halls = CREATURE_TYPES.map((gymType) => backdropOf(place({ battleType: 'gym', gymType }), null));
    expect(new Set(halls).size).toBe(7);
  });

  it('is known for battles that an older version has stored', () => {
    expect(backdropOf(place({ battleType: 'gym' }), null)).toBe('barn');
    expect(backdropOf(place({ battleType: 'training', trainingType: 'none' }), null)).toBe('barn');
  });

  it('can be each of the places', () => {
    const grounds = ['meadow', 'wood', 'shore', 'rocks'] as const;
    const found = new Set([
      ...['green_land', 'green_land2', 'scattersea', 'overcloud', 'fourlight'].flatMap((mapName) =>
        grounds.map((ground) => backdropOf(place({ mapName }), ground)),
      ),
      ...CREATURE_TYPES.map((gymType) => backdropOf(place({ battleType: 'gym', gymType }), null)),
      backdropOf(place({ battleType: 'gold' }), null),
    ]);
    expect([...found].sort()).toEqual([...BACKDROPS].sort());
  });
});
