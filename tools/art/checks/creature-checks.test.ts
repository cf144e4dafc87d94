import { describe, expect, it } from 'vitest';
import { type CreatureOptions, creature } from '../creature.ts';
import { ellipse, polygon, type Scene, spline } from '../kit.ts';
import { eyes } from '../parts/eyes.ts';
import { checkCreature } from './creature-checks.ts';

const palette = { main: '#f47b34', belly: '#ffe4bb', accent: '#3f9b57', iris: '#d8452a' };
const body = spline('110,70 170,66 200,120 186,180 200,228! 150,210 96,228! 104,180 60,196! 82,140 70,96');
const draw = (scene: Scene): void => {
  scene.form(body, { marks: [{ path: ellipse(110, 170, 40, 30), ramp: 'belly' }] });
  scene.form(polygon('150,70 190,30 184,84'), { ramp: 'accent' });
  eyes(scene, 120, 110, 50, 30, 38);
};
const faultsOf = (options: Partial<CreatureOptions>, drawing = draw) => {
  return checkCreature(creature('x', { plan: 'biped', stage: 1, palette, ...options }, drawing), ['grass'])
    .faults;
};

describe('the check of a drawing', () => {
  it('has nothing to say against a sound one', () => {
    expect(faultsOf({})).toEqual([]);
  });

  it('notices a kind that looks like the normal one', () => {
    expect(faultsOf({ shiny: palette })).toEqual([
      'shiny differs from normal by 0.0 only',
      expect.stringContaining('shiny looks like normal'),
    ]);
  });

  it('notices a dark kind that is too near to the normal one, or that hides its face', () => {
    expect(faultsOf({ dark: { main: '#c8622a', belly: '#d8b890', accent: '#3f9b57' } })).toEqual(
      expect.arrayContaining([expect.stringMatching(/dark differs from normal by [\d.]+ only/)]),
    );
    const black = { main: '#0a0a0a', belly: '#101010', accent: '#0d0d0d' };
    expect(faultsOf({ dark: black })).toEqual(
      expect.arrayContaining([expect.stringMatching(/dark has a mean lightness of [\d.]+ only/)]),
    );
  });

  it('notices eyes that are missing, or cannot close', () => {
    const eyeless = faultsOf({}, (scene) => scene.form(body));
    expect(eyeless).toContain('has no eye that reads at 64 pixels');
    expect(eyeless).toContain('does not blink');
  });

  it('notices an edge that fades into the meadow, into white and into the card of its type', () => {
    const bare = faultsOf({}, (scene) => {
      scene.form(body, { outline: false, flat: true, ramp: '#a5dc88' });
      draw(scene);
      scene.form(body.scale(1.1, 1.1, 130, 140), { outline: false, flat: true, ramp: '#a5dc88' });
    });
    for (const ground of ['meadow', 'white', 'the grass card']) {
      expect(bare.join()).toContain(`normal fades into ${ground}`);
    }
  });
});
