import { describe, expect, it } from 'vitest';
import { Thinning } from './sounds.ts';

describe('sounds that fall together', () => {
  it('are not heard twice at once', () => {
    const thinning = new Thinning();
    expect([0, 40, 100].map((now) => thinning.admits('hit', now, 1))).toEqual([true, false, true]);
  });

  it('are all heard at the usual tempo where they differ', () => {
    const thinning = new Thinning();
    expect(['hit', 'critical', 'rise'].map((sound) => thinning.admits(sound, 0, 1))).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('are thinned when the battle plays four times as fast', () => {
    const thinning = new Thinning();
    const heard = [0, 30, 60, 90, 120].map((now, index) => thinning.admits(`sound ${index}`, now, 4));
    expect(heard).toEqual([true, false, false, true, false]);
  });
});
