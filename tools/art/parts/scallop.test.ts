import { describe, expect, it } from 'vitest';
import { scallop } from './scallop.ts';

describe('a scallop shell', () => {
  it('has a rib between every two lobes', () => {
    expect(scallop(0, 0, 40, 50, 0, 5).ribs).toHaveLength(4);
  });

  it('opens in the direction asked for', () => {
    const { top, bottom } = scallop(0, 0, 40, 50, -90).outline.bounds();
    expect(top).toBeLessThan(-39);
    expect(bottom).toBeLessThan(6);
  });
});
