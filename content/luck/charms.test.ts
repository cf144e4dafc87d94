import { describe, expect, it } from 'vitest';
import { items } from '../items.ts';
import { charmKeys, charmOf } from './charms.ts';

describe('charms', () => {
  it('do nothing where none is carried', () => {
    expect(charmOf([])).toEqual({ coins: 0, experience: 0, rare: 0, kinds: 0 });
    expect(charmOf(['nball', 'gball', 'nobody'])).toEqual(charmOf([]));
  });

  it('add up', () => {
    expect(charmOf(['coin-charm', 'study-charm', 'nball'])).toMatchObject({
      coins: 10,
      experience: 10,
      rare: 0,
    });
  });

  it('are carried once each: a second one would do nothing', () => {
    expect(charmKeys.length).toBeGreaterThan(0);
    for (const key of charmKeys) expect(items[key]?.most).toBe(1);
  });
});
