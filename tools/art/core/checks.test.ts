import { describe, expect, it } from 'vitest';
import { checkShape, checkSource, measure, mostAlike, pictureDifference } from './checks.ts';
import { Scene } from './scene.ts';
import { ellipse, polygon } from './shapes.ts';

const expected = { stage: 1, floats: false } as const;
const draw = (...paths: Parameters<Scene['form']>[0][]) => {
  const scene = new Scene('x-', { main: '#f47b34' });
  for (const path of paths) scene.form(path);
  return scene.svg();
};
const body = polygon('70,64 110,90 180,66 160,120 214,130 170,150 180,236 90,236 104,160 50,130 90,110');

describe('the checks', () => {
  it('have nothing to say against a sound drawing', () => {
    const svg = draw(body);
    expect(checkSource(svg)).toEqual([]);
    expect(checkShape(measure(svg), expected)).toEqual([]);
  });

  it('notice a drawing that leaves the canvas', () => {
    const faults = checkShape(measure(draw(body.move(-80, 0))), expected);
    expect(faults).toContain('is cut or too near the edge');
  });

  it('notice feet that hang in the air, unless the creature floats', () => {
    const floating = measure(draw(body.move(0, -30)));
    expect(checkShape(floating, expected).join()).toContain('stands at');
    expect(checkShape(floating, { ...expected, floats: true }).join()).not.toContain('stands at');
  });

  it('notice a forgotten scrap', () => {
    const faults = checkShape(
      measure(
        new Scene('x-', { main: '#f47b34' })
          .form(body)
          .flat(ellipse(30, 40, 3), 'main')
          .svg(),
      ),
      expected,
    );
    expect(faults).toContain('has a scrap floating about');
  });

  it('notice numbers that are none', () => {
    expect(checkSource('<path d="M NaN 3"/>')).toHaveLength(1);
  });

  it('find the two silhouettes that are most alike', () => {
    const shape = (...paths: Parameters<typeof draw>) => measure(draw(...paths)).silhouette;
    const shapes = new Map([
      ['ball', shape(ellipse(128, 128, 60))],
      ['egg', shape(ellipse(128, 128, 56, 60))],
      ['bar', shape(ellipse(128, 128, 90, 20))],
    ]);
    expect(mostAlike(shapes)[0]?.pair).toEqual(['ball', 'egg']);
  });

  it('see no difference between a picture and itself', () => {
    expect(pictureDifference(draw(body), draw(body))).toBe(0);
  });
});
