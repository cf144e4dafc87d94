import { describe, expect, it } from 'vitest';
import { ellipse, openSpline, polygon, spline, star } from './shapes.ts';
import { ink, tube } from './tube.ts';

const ends = (path: ReturnType<typeof spline>) => {
  return path.subpaths[0]!.curves.map((curve) => [curve[4], curve[5]]);
};

describe('a spline', () => {
  it('passes through every point it was given', () => {
    expect(ends(spline('10,10 90,20 80,90 20,70'))).toEqual([
      [90, 20],
      [80, 90],
      [20, 70],
      [10, 10],
    ]);
  });

  it('leaves a smooth point in the direction it came from', () => {
    const [first, second] = openSpline('0,0 50,40 100,0').subpaths[0]!.curves;
    const arriving = Math.atan2(first![5] - first![3], first![4] - first![2]);
    const leaving = Math.atan2(second![1] - first![5], second![0] - first![4]);
    expect(arriving).toBeCloseTo(leaving, 6);
  });

  it('breaks its direction at a corner', () => {
    const [first, second] = openSpline('0,0 50,40! 100,0').subpaths[0]!.curves;
    const arriving = Math.atan2(first![5] - first![3], first![4] - first![2]);
    const leaving = Math.atan2(second![1] - first![5], second![0] - first![4]);
    expect(Math.abs(arriving - leaving)).toBeGreaterThan(0.5);
  });

  it('refuses points that are not numbers', () => {
    expect(() => spline('1,2 3,x 5,6')).toThrow('not all points are numbers');
  });
});

describe('shapes', () => {
  it('keep the size that was asked for', () => {
    const { width, height } = ellipse(50, 50, 30, 20).bounds();
    expect(width).toBeCloseTo(60, 1);
    expect(height).toBeCloseTo(40, 1);
    expect(Math.abs(polygon('0,0 10,0 10,10 0,10').area())).toBeCloseTo(100, 6);
    expect(star(0, 0, 10, 5, 5).subpaths[0]!.curves).toHaveLength(10);
  });

  it('give a tube the width of its spine', () => {
    expect(tube('0,0,8 50,0,8 100,0,8').thickness).toBeCloseTo(16, 6);
    expect(tube('0,0,8 50,0,4 100,0,8').thickness).toBeLessThan(16);
  });

  it('let a tube end in one point where its radius is zero', () => {
    expect(tube('0,0,8 100,0,0').bounds().right).toBeCloseTo(100, 6);
  });

  it('make a brush line thinner at its ends than in its middle', () => {
    const line = ink('0,0 50,0 100,0', 10);
    const widthNear = (x: number) => {
      const ys = line.points(8).flatMap(([px, y]) => (Math.abs(px - x) < 12 ? [y] : []));
      return Math.max(...ys) - Math.min(...ys);
    };
    expect(widthNear(0)).toBeLessThan(widthNear(50));
  });
});
