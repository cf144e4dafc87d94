import { describe, expect, it } from 'vitest';
import { toPixels } from '../core/render.ts';
import { Scene } from '../core/scene.ts';
import { ellipse } from '../core/shapes.ts';
import type { Creature } from '../creature.ts';
import { loadCreatures } from '../drawings.ts';
import { FEELINGS, feelingIds, SIDES, type Side, sceneOf, shrinkOf } from './feelings.ts';

const drawings = await loadCreatures(feelingIds());
const SIDE = 128;
const pixelsOf = (drawing: Creature, side: Side, feeling?: (typeof FEELINGS)[number]): Uint8Array =>
  toPixels(sceneOf(drawing, 'normal', feeling, side).svg(), SIDE).data;

describe('the drawn feelings of starters, what they grow into, and legends', () => {
  it.each(drawings.flatMap((drawing) => SIDES.map((side) => [drawing.id, side, drawing] as const)))(
    'throw about the limbs of %s, not only its face, and let it keep its size: %s',
    (_, side, drawing) => {
      const usual = pixelsOf(drawing, side);
      for (const feeling of FEELINGS) {
        const felt = pixelsOf(drawing, side, feeling);
        let outline = 0;
        for (let at = 3; at < felt.length; at += 4)
          if (Math.abs((felt[at] ?? 0) - (usual[at] ?? 0)) > 128) outline += 1;
        expect(outline, feeling).toBeGreaterThan(30);
        // Whoever has fallen over is as long as it was high, and its tail sticks out.
        const least = feeling === 'faint' ? 0.8 : 0.85;
        const shrink = shrinkOf(sceneOf(drawing, 'normal', feeling, side).content());
        expect(shrink, feeling).toBeGreaterThan(least);
      }
    },
  );
});

describe('a part that stands otherwise while a feeling is shown', () => {
  const drawn = (feeling?: 'roar' | 'joy') => {
    const scene = new Scene('x', { main: '#884422' }, { feeling, placement: { stage: 1 } });
    scene.form(ellipse(100, 100, 40));
    scene.stand([120, 100], { roar: { turn: 30, move: [4, 0] } }, () => scene.form(ellipse(160, 100, 20, 8)));
    scene.when('joy', () => scene.form(ellipse(20, 20, 60)));
    return scene;
  };

  it('is turned about its root, and only then', () => {
    expect(drawn('roar').content()).toContain('translate(124 100) rotate(30)');
    expect(drawn().content()).not.toContain('rotate');
  });

  it('is turned to the other side from behind, about the place where its root is then', () => {
    const behind = drawn('roar').turn().content();
    const [, x = 0, turn] = /translate\(([\d.]+) [\d.]+\) rotate\((-?\d+)\)/.exec(behind) ?? [];
    expect(Number(turn)).toBe(-30);
    expect(Number(x)).toBeLessThan(120);
    expect(drawn().turn().content()).not.toContain('rotate');
  });

  it('does not change the size of the creature from behind, nor does what is there only then', () => {
    expect(drawn('roar').turn().fit()).toEqual(drawn().turn().fit());
    expect(drawn('joy').turn().fit()).toEqual(drawn().turn().fit());
  });

  it('does not change the size of the creature, nor does what is there only then', () => {
    expect(drawn('roar').fit()).toEqual(drawn().fit());
    expect(drawn('joy').fit()).toEqual(drawn().fit());
    expect(drawn('joy').content().length).toBeGreaterThan(drawn().content().length);
  });
});
