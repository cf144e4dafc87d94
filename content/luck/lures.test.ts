import { describe, expect, it } from 'vitest';
import { items } from '../items.ts';
import { lureKeys, withLures } from './lures.ts';

describe('lures', () => {
  it('add to the luck of the charms, each its own', () => {
    expect(withLures({ rare: 50, kinds: 100 }, ['grass-whistle', 'star-bait', 'nball'])).toEqual({
      rare: 100,
      kinds: 200,
    });
    expect(withLures({ rare: 1, kinds: 2 }, [])).toEqual({ rare: 1, kinds: 2 });
  });

  it('are goods of a middle price, and a bag holds a few of each', () => {
    expect(lureKeys.length).toBeGreaterThan(3);
    for (const key of lureKeys) {
      const { price, pack = 0, most = 0 } = items[key]!;
      expect([key, price >= 200 && price <= 4000, most >= 3 * pack, pack > 0]).toEqual([
        key,
        true,
        true,
        true,
      ]);
    }
  });
});
