import { describe, expect, it } from 'vitest';
import { Scene } from '../../core/scene.ts';
import { drawEyes } from './eyes.ts';
import { faceOutline } from './faces.ts';
import { drawGlasses } from './glasses.ts';
import { curlyOutline } from './hair-curly.ts';
import { drawPlait } from './hair-tied.ts';
import { drawFist } from './hands.ts';
import { headFrame } from './heads.ts';
import { pole } from './poles.ts';

const newScene = (blink = false): Scene =>
  new Scene('t', { skin: '#d9a06c', hair: '#4a3a30', iris: '#3b8fd4' }, { blink });

describe('the parts of people', () => {
  it('give a square jaw more width than a pointed one', () => {
    const widthAtJaw = (shape: 'square' | 'heart'): number => {
      const near = faceOutline(shape)
        .points(12)
        .filter(([, y]) => y > 38 && y < 46)
        .map(([x]) => x);
      return Math.max(...near) - Math.min(...near);
    };
    expect(widthAtJaw('square')).toBeGreaterThan(widthAtJaw('heart') + 15);
  });

  it('close open eyes for a blink', () => {
    const drawn = (blink: boolean): string => {
      const scene = newScene(blink);
      drawEyes(headFrame(scene), 'round');
      return scene.content();
    };
    expect(drawn(false)).toContain('clipPath');
    expect(drawn(true)).not.toContain('clipPath');
  });

  it('can give each eye its own colour, and shut one of them', () => {
    const scene = newScene();
    drawEyes(headFrame(scene), 'almond', { farIris: '#e0a030', near: 'laughing' });
    expect(scene.content().match(/<clipPath/g)).toHaveLength(1);
  });

  it('let curls stand out of the outline whichever way it is written', () => {
    const clockwise = curlyOutline('0,0 40,0 40,40 0,40', 6).bounds();
    const back = curlyOutline('0,0 0,40 40,40 40,0', 6).bounds();
    expect([clockwise.left, back.left].every((left) => left < -4)).toBe(true);
  });

  it('make as many links in a plait as are wanted', () => {
    const scene = newScene();
    drawPlait(headFrame(scene), [0, 60], [0, 110], { count: 4 });
    expect(scene.content().match(/clipPath id="tf\d+c"/g)).toHaveLength(4);
  });

  it('glove a hand in the colour of its ramp', () => {
    const scene = newScene();
    drawFist(headFrame(scene), { ramp: '#cc3344' });
    expect(scene.content()).toContain('#cc3344');
    expect(scene.content()).not.toContain('#d9a06c');
  });

  it('keep glasses see-through', () => {
    const scene = newScene();
    drawGlasses(headFrame(scene), 'round');
    expect(scene.content()).toContain('fill-opacity="0.28"');
  });

  it('taper a pole to its top', () => {
    const { left, right } = pole(100, 50, 10, 4).bounds();
    expect(right - left).toBe(10);
  });
});
