import { describe, expect, it } from 'vitest';
import { Flashes } from './flashes.ts';

describe('flashes', () => {
  it('never come more than three times in a second, however fast the hits are', () => {
    const flashes = new Flashes();
    const seen = Array.from({ length: 60 }, (_, index) => index * 50).filter((now) => flashes.allow(now));
    for (const start of seen)
      expect(seen.filter((now) => now >= start && now < start + 1000).length).toBeLessThanOrEqual(3);
    expect(seen.length).toBeGreaterThan(5);
  });
});
