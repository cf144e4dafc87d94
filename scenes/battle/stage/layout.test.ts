import { describe, expect, it } from 'vitest';
import { SMALLEST_LETTERS } from '../plate/drawPlate.ts';
import { type BattleLayout, layoutFor, low, narrow, wide } from './layout.ts';

describe('the layout of a battle', () => {
  it('comes nearer on phones, so that names can be read', () => {
    expect(layoutFor({ width: 358, height: 0 })).toBe(narrow);
    expect(layoutFor({ width: 992, height: 0 })).toBe(wide);
  });

  it('fills a slot whose height is fixed', () => {
    expect(layoutFor({ width: 358, height: 358 * (600 / 992) })).toBe(low);
    expect(layoutFor({ width: 756, height: 756 * (600 / 992) })).toBe(wide);
    expect(layoutFor({ width: 358, height: 358 * (600 / 640) })).toBe(narrow);
  });

  it.each([
    ['wide', wide],
    ['narrow', narrow],
    ['low', low],
  ])('keeps everything on the %s canvas', (_name, layout: BattleLayout) => {
    for (const side of ['player', 'opponent'] as const) {
      const { x, y } = layout.feet[side];
      const size = layout.size[side];
      expect(x - size / 2).toBeGreaterThanOrEqual(-size * 0.05);
      expect(x + size / 2).toBeLessThanOrEqual(layout.width + size * 0.05);
      expect(y - size * 0.94).toBeGreaterThanOrEqual(0);
      expect(y + layout.platform[side] * 0.13).toBeLessThanOrEqual(layout.height);
      const plate = layout.plate[side];
      expect(plate.x).toBeGreaterThan(0);
      expect(plate.x + plate.width).toBeLessThan(layout.width);
    }
  });

  it.each([390, 360])('has letters of at least 13 pixels on the plates of a phone %d wide', (width) => {
    const room = width - 16;
    const layout = layoutFor({ width: room, height: room * (600 / 992) });
    expect(SMALLEST_LETTERS * (room / layout.width)).toBeGreaterThanOrEqual(13);
  });
});
