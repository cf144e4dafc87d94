import { describe, expect, it } from 'vitest';
import { alphaOf, beast, beastHead } from '../../../../tests/support/stage/silhouette.ts';
import { bendMesh, unbent } from './bend.ts';
import { cutInto, newMesh } from './meshNode.ts';
import { MESH, rigOf } from './rig.ts';

type Call = readonly unknown[];

/** What is drawn of a picture whose upper left corner is at 100, 50, and which is 200 wide and 200 high. */
function drawn(bend: Partial<typeof unbent> | null): Call[] {
  const calls: Call[] = [];
  const mesh = newMesh();
  mesh.rig = rigOf(alphaOf(beast), -1, beastHead);
  if (mesh.rig !== null) bendMesh(mesh.rig, { ...unbent, ...bend }, mesh.points);
  mesh.bent = bend !== null;
  const batch = cutInto(mesh, { batch: (...call: Call) => calls.push(call) });
  batch(
    'context',
    'texture',
    100,
    50,
    100,
    250,
    300,
    50,
    300,
    250,
    0,
    0,
    1,
    1,
    7,
    1,
    2,
    3,
    4,
    'options',
    5,
    6,
    7,
    8,
  );
  return calls;
}
const numbers = (call: Call | undefined, from: number, to: number): number[] =>
  (call ?? []).slice(from, to).map(Number);

describe('a picture that WebGL draws as a mesh', () => {
  it('is one quad while it is not bent', () => {
    expect(drawn(null)).toEqual([
      [
        'context',
        'texture',
        100,
        50,
        100,
        250,
        300,
        50,
        300,
        250,
        0,
        0,
        1,
        1,
        7,
        1,
        2,
        3,
        4,
        'options',
        5,
        6,
        7,
        8,
      ],
    ]);
  });

  it('is cut into cells that lie where they belong, each with its part of the texture', () => {
    for (const call of drawn({})) {
      const [x0 = 0, y0 = 0] = numbers(call, 2, 4);
      const [x3 = 0, y3 = 0] = numbers(call, 8, 10);
      const [u = 0, v = 0, width = 0, height = 0] = numbers(call, 10, 14);
      expect(x0).toBeCloseTo(100 + u * 200, 3);
      expect(y0).toBeCloseTo(50 + v * 200, 3);
      expect(x3).toBeCloseTo(100 + (u + width) * 200, 3);
      expect(y3).toBeCloseTo(50 + (v + height) * 200, 3);
      expect(call.slice(14)).toEqual([7, 1, 2, 3, 4, 'options', 5, 6, 7, 8]);
    }
  });

  it('leaves out cells without anything, and has no gap between the others', () => {
    const calls = drawn({ lean: 0.4, nod: 0.2, limbs: 0.3 });
    expect(calls.length).toBeLessThan(MESH * MESH * 0.7);
    const corners = new Map<string, string>();
    for (const call of calls) {
      const [u = 0, v = 0] = numbers(call, 10, 12);
      for (const [index, [column, row]] of [
        [u, v],
        [u, v + 1 / MESH],
        [u + 1 / MESH, v],
        [u + 1 / MESH, v + 1 / MESH],
      ].entries()) {
        const place = `${Math.round((column ?? 0) * MESH)},${Math.round((row ?? 0) * MESH)}`;
        const at = numbers(call, 2 + index * 2, 4 + index * 2).join();
        expect(corners.get(place) ?? at).toBe(at);
        corners.set(place, at);
      }
    }
  });
});
