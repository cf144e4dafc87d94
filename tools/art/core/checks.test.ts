import { describe, expect, it } from 'vitest';
import { checkShape, checkSource, hasReadableEyes, measure, mostAlike, pictureDifference } from './checks.ts';
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

  it('notice text, bitmaps, filters, links and endless sources', () => {
    for (const part of ['<text>a</text>', '<image/>', '<filter/>', '<use href="https://example.org/a"/>']) {
      expect(checkSource(part).join()).toContain('uses text');
    }
    expect(checkSource(' '.repeat(200_001)).join()).toContain('kB of source');
  });

  it('notice a drawing that is too small, too thin or too much', () => {
    const faultsOf = (...paths: Parameters<typeof draw>) =>
      checkShape(measure(draw(...paths)), expected).join();
    const low = faultsOf(polygon('60,200 190,200 190,236 60,236'));
    expect(low).toContain('units high, expected 178');
    expect(low).toContain('covers');
    expect(faultsOf(polygon('4,8 252,8 252,240 4,240'))).toContain('of its box');
  });

  it('notice a missing outline, a bland one, and too many pieces', () => {
    const faultsOf = (svg: string) => checkShape(measure(svg), expected).join();
    const bare = new Scene('x-', { main: '#f47b34' }).form(body, { outline: false }).svg();
    expect(faultsOf(bare)).toContain('dark outline');
    expect(faultsOf(draw(ellipse(128, 150, 88)))).toContain('bland outline');
    const crumbs = [30, 60, 90, 120, 150, 180, 210].map((x) => ellipse(x, 30, 8));
    expect(faultsOf(draw(body, ...crumbs))).toContain('separate pieces');
  });

  it('notice eyes that do not stand out from the face', () => {
    const face = (blink: boolean, pupil: string): string => {
      const scene = new Scene('x-', { main: '#f47b34' }, { blink }).form(body);
      if (!blink) scene.flat(ellipse(134, 146, 16), pupil).flat(ellipse(130, 140, 7), '#f4d0b4');
      return scene.svg();
    };
    expect(hasReadableEyes(face(false, '#101018'), face(true, '#101018'))).toBe(true);
    expect(hasReadableEyes(face(false, '#d0662c'), face(true, '#d0662c'))).toBe(false);
    expect(hasReadableEyes(draw(body), draw(body))).toBe(false);
  });

  it('measure how much a silhouette equals its mirror image', () => {
    expect(measure(draw(ellipse(128, 128, 60))).symmetry).toBeGreaterThan(0.95);
    expect(measure(draw(polygon('60,230 200,230 60,60'))).symmetry).toBeLessThan(0.6);
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
