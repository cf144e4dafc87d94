import { describe, expect, it } from 'vitest';
import { measure } from './checks.ts';
import { fitTransform } from './fit.ts';
import { boundsOf } from './path.ts';
import { Scene } from './scene.ts';
import { ellipse, polygon } from './shapes.ts';

const palette = { main: '#f47b34', belly: '#ffe4bb' };

describe('the fit', () => {
  const small = boundsOf([
    [0, 0],
    [80, 100],
  ]);

  it('puts the feet on the ground line and the middle on the middle', () => {
    const { scale, x, y } = fitTransform(small, { stage: 1 }, 4.4);
    expect(y + 100 * scale + 4.4).toBeCloseTo(240);
    expect(x + 40 * scale).toBeCloseTo(128);
  });

  it('never blows a small drawing up by more than 1.3', () => {
    expect(fitTransform(small, { stage: 3 }, 4.4).scale).toBe(1.3);
  });

  it('hangs a floating creature in the air', () => {
    const standing = fitTransform(small, { stage: 1 }, 4.4);
    expect(fitTransform(small, { stage: 1, float: 6 }, 4.4).y).toBeLessThan(standing.y);
  });
});

describe('a scene', () => {
  const placement = { stage: 1 } as const;

  it('names a colour that the palette lacks', () => {
    const scene = new Scene('lamb-', palette).form(ellipse(128, 128, 50), { ramp: 'hoof' });
    expect(() => scene.svg()).toThrow('no colour hoof in lamb-');
  });

  it('uses every id once', () => {
    const scene = new Scene('lamb-', palette, { placement });
    scene.form(ellipse(100, 128, 50), { marks: [{ path: ellipse(100, 150, 30), ramp: 'belly' }] });
    scene.form(ellipse(160, 128, 40));
    const ids = [...scene.svg().matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('draws the same picture twice', () => {
    const draw = () => new Scene('lamb-', palette, { placement }).form(ellipse(128, 128, 50)).svg();
    expect(draw()).toBe(draw());
  });

  it('fuses the paths of one form without holes, whichever way round they were drawn', () => {
    const scene = new Scene('lamb-', palette);
    scene.form([polygon('60,60 160,60 160,160 60,160'), polygon('100,100 100,200 200,200 200,100')]);
    expect(measure(scene.svg()).islands).toHaveLength(1);
    expect(measure(scene.svg()).cover).toBeCloseTo((17500 + 3800) / 65536, 1);
  });

  it('refuses an id that would break its references', () => {
    expect(() => new Scene('two words-', {})).toThrow('not an id');
  });

  it('remembers the kinds of its eyes, open or closed, without showing them', () => {
    const scene = new Scene('x-', {});
    scene.noteEye('dot');
    expect(scene.eyes).toEqual(['dot']);
    expect(scene.svg()).toBe(new Scene('x-', {}).svg());
  });
});
