import { describe, expect, it } from 'vitest';
import { fitSurface, sameSurface } from './surface.ts';

const tall = (width: number) => ({ width, height: 0 });
const map = { width: 496, height: 496, most: 496 };
const battle = { width: 992, height: 600, most: 992 };

describe('the surface of a scene', () => {
  it.each([
    [1, 496],
    [1.5, 744],
    [2, 992],
    [3, 1488],
  ])('has a pixel for every pixel of the screen at ratio %d', (ratio, width) => {
    const surface = fitSurface(map, tall(496), ratio);
    expect(surface).toMatchObject({ width, height: width, cssWidth: 496, cssHeight: 496 });
  });

  it('covers whole device pixels at odd ratios', () => {
    const surface = fitSurface(map, tall(372), 2.625);
    expect(surface.width).toBe(977);
    expect(surface.cssWidth * 2.625).toBeCloseTo(977);
  });

  it('shrinks the map by 0.75 on small screens', () => {
    expect(fitSurface(map, tall(372), 1).scale).toBe(0.75);
  });

  it('never grows beyond its shape', () => {
    expect(fitSurface(map, tall(1200), 1).cssWidth).toBe(496);
  });

  it('keeps the shape of the battle on a phone', () => {
    const surface = fitSurface(battle, tall(358), 3);
    expect(surface.cssHeight / surface.cssWidth).toBeCloseTo(600 / 992, 2);
  });

  it('fits into the height of its slot where that is fixed', () => {
    expect(fitSurface(map, { width: 600, height: 372 }, 1).cssWidth).toBe(372);
    expect(fitSurface(battle, { width: 496, height: 300 }, 1)).toMatchObject({
      cssWidth: 496,
      cssHeight: 300,
    });
  });

  it('stays usable in a slot that has no width yet or on an unknown screen', () => {
    expect(fitSurface(map, tall(0), 1).width).toBe(1);
    expect(fitSurface(map, tall(496), Number.NaN).width).toBe(496);
    expect(fitSurface(map, tall(496), 8).width).toBe(1488);
  });

  it('is only made again when something about it changed', () => {
    const surface = fitSurface(map, tall(496), 1);
    expect(sameSurface(surface, fitSurface(map, tall(496), 1))).toBe(true);
    expect(sameSurface(surface, fitSurface(map, tall(372), 1))).toBe(false);
    expect(sameSurface(null, surface)).toBe(false);
  });
});
