import { describe, expect, it } from 'vitest';
import { lastGround, rememberGround } from '../../shared/lastGround.ts';
import { sceneryOf } from './scenery.ts';

describe('the scenery of a battle', () => {
  it('is the ground on which the wild creature was met', () => {
    expect(sceneryOf({ battleType: 'wb', mapName: 'green_land' }, 'tall-grass')).toBe('meadow');
    expect(sceneryOf({ battleType: 'wb', mapName: 'green_land' }, 'wood')).toBe('wood');
    expect(sceneryOf({ battleType: 'wb', mapName: 'green_land2' }, 'rocks')).toBe('rocks');
  });

  it('fits the map where the ground is not known any more', () => {
    expect(sceneryOf({ battleType: 'wb', mapName: 'green_land2' }, null)).toBe('shore');
    expect(sceneryOf({ battleType: 'wb', mapName: null }, null)).toBe('meadow');
  });

  it('does not take a gym for the last meadow', () => {
    expect(sceneryOf({ battleType: 'gym', mapName: null }, 'tall-grass')).toBe('rocks');
  });

  it('remembers the ground of the last meeting, on that map only', () => {
    expect(lastGround('green_land')).toBeNull();
    rememberGround('green_land', { x: 8, y: 22 });
    expect(lastGround('green_land')).toBe('tall-grass');
    expect(lastGround('green_land2')).toBeNull();
    rememberGround('nowhere', { x: 1, y: 1 });
    expect(lastGround('nowhere')).toBeNull();
  });
});
