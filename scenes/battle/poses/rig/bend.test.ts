import { describe, expect, it } from 'vitest';
import { alphaOf, beast, beastHead } from '../../../../tests/support/stage/silhouette.ts';
import { addBend, type BodyBend, bendMesh, isUnbent, unbent } from './bend.ts';
import { MESH, type Rig, rigOf } from './rig.ts';

const rig = rigOf(alphaOf(beast), -1, beastHead) as Rig;
const bent = (
  bend: Partial<BodyBend>,
  of: Rig = rig,
): ((x: number, y: number) => { x: number; y: number }) => {
  const out = new Float32Array((MESH + 1) ** 2 * 2);
  bendMesh(of, { ...unbent, ...bend }, out);
  return (x, y) => {
    const index = Math.round(y * MESH) * (MESH + 1) + Math.round(x * MESH);
    return { x: out[index * 2] ?? 0, y: out[index * 2 + 1] ?? 0 };
  };
};
const head = [0.3125, 0.4375] as const;
const feet = [0.4375, 0.9375] as const;
const tail = [0.875, 0.5625] as const;

describe('a mesh', () => {
  it('that is not bent is the picture as it is', () => {
    const at = bent({});
    for (const [x, y] of [head, feet, tail, [0, 0], [1, 1]] as const) {
      expect(at(x, y).x).toBeCloseTo(x);
      expect(at(x, y).y).toBeCloseTo(y);
    }
  });

  it.each([-1, 1] as const)('leans forward with its feet where they are, looking to %d', (ahead) => {
    const at = bent({ lean: 0.4 }, { ...rig, ahead });
    expect(at(...feet)).toEqual({ x: feet[0], y: feet[1] });
    expect(Math.sign(at(...head).x - head[0])).toBe(ahead);
  });

  it('keeps its height along the arc: a leaning body is as long as before', () => {
    const at = bent({ lean: 0.6 });
    const column = Math.round(rig.foot.x * MESH) / MESH;
    const rows = [15, 14, 13, 12, 11, 10, 9, 8, 7, 6].map((row) => at(column, row / MESH));
    const length = rows.slice(1).reduce((sum, one, index) => {
      const before = rows[index] ?? one;
      return sum + Math.hypot(one.x - before.x, one.y - before.y);
    }, 0);
    expect(length).toBeCloseTo(9 / MESH, 1);
  });

  it('carries the head of a leaning body as it is, neither squeezed nor stretched', () => {
    const at = bent({ lean: 0.6 });
    const [brow, chin] = [at(0.25, 0.375), at(0.25, 0.5)];
    expect(Math.hypot(brow.x - chin.x, brow.y - chin.y)).toBeGreaterThan(0.125 * 0.9);
  });

  it('nods with the head alone', () => {
    const at = bent({ nod: 0.3 });
    expect(Math.hypot(at(0.25, 0.375).x - 0.25, at(0.25, 0.375).y - 0.375)).toBeGreaterThan(0.01);
    expect(at(0.5625, 0.75).y).toBeCloseTo(0.75, 2);
    expect(at(...feet)).toEqual({ x: feet[0], y: feet[1] });
  });

  it('breathes: the chest widens and the head is lifted, the feet stay', () => {
    const at = bent({ chest: 0.05 });
    expect(at(0.6875, 0.6875).x).toBeGreaterThan(0.6875);
    expect(at(0.375, 0.6875).x).toBeLessThan(0.375);
    expect(at(...head).y).toBeLessThan(head[1]);
    expect(at(...feet).y).toBeCloseTo(feet[1], 3);
  });

  it('raises a tail by its tip, and lets it swing to both sides', () => {
    expect(bent({ limbs: 0.3 })(...tail).y).toBeLessThan(tail[1] - 0.02);
    const ys = [0, 0.25, 0.5, 0.75].map((swing) => bent({ sway: 0.2, swing })(...tail).y - tail[1]);
    expect(Math.max(...ys)).toBeGreaterThan(0.005);
    expect(Math.min(...ys)).toBeLessThan(-0.005);
  });

  it('stays whole: no cell is turned over by any bend that is used', () => {
    const out = new Float32Array((MESH + 1) ** 2 * 2);
    bendMesh(rig, { ...unbent, lean: 0.6, nod: 0.34, limbs: -0.5 }, out);
    for (let cell = 0; cell < MESH * MESH; cell += 1) {
      if (rig.seen[cell] !== 1) continue;
      const at = (dx: number, dy: number): [number, number] => {
        const index = (Math.floor(cell / MESH) + dy) * (MESH + 1) + (cell % MESH) + dx;
        return [out[index * 2] ?? 0, out[index * 2 + 1] ?? 0];
      };
      const [[ax, ay], [bx, by], [cx, cy]] = [at(0, 0), at(1, 0), at(0, 1)];
      expect((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)).toBeGreaterThan(0);
    }
  });
});

it('bends add up, and are none while nothing moves', () => {
  const sum = { ...unbent };
  addBend(sum, { ...unbent, lean: 0.2, swing: 0.5 });
  addBend(sum, { ...unbent, lean: -0.2, swing: 0.1 }, 1);
  expect(isUnbent(sum)).toBe(true);
  addBend(sum, { ...unbent, sway: 0.1 });
  expect(isUnbent(sum)).toBe(false);
});
