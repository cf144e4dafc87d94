import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { GAITS, idleAt } from '../../../scenes/battle/poses/gaits.ts';
import { atEase, type BodyPose } from '../../../scenes/battle/poses/keys.ts';
import { bendMesh } from '../../../scenes/battle/poses/rig/bend.ts';
import { CELLS } from '../../../scenes/battle/poses/rig/outline.ts';
import { MESH, type Rig, rigOf } from '../../../scenes/battle/poses/rig/rig.ts';
import { readRigs } from '../../../scenes/battle/poses/rig/rigTable.ts';
import type { Creature } from '../creature.ts';
import { drawnIds, loadCreatures } from '../drawings.ts';
import { gaitOf } from '../plans/gaits.ts';
import { PLAN_NAMES } from '../plans/plan-names.ts';
import { RIGS, rigRow, withRows } from './rigs.ts';

const BAKED = join(import.meta.dirname, '../../../assets/generated', RIGS);
const rowOf = async (id: string): Promise<ReturnType<typeof rigRow>> =>
  rigRow((await loadCreatures([id]))[0] as Creature);

describe('the file that tells battles how pictures can move', () => {
  it('has a head on the picture, from the front and from behind, for every species', () => {
    const rigs = readRigs(JSON.parse(readFileSync(BAKED, 'utf8')));
    expect(Object.keys(rigs).sort()).toEqual([...drawnIds()].sort());
    for (const [id, { front, back }] of Object.entries(rigs))
      for (const head of [front, back]) {
        if (head === null) throw new Error(`${id} does not tell where its head is`);
        expect(head.r, id).toBeGreaterThan(0.03);
        expect(head.x, id).toBeGreaterThan(0);
        expect(head.x, id).toBeLessThan(1);
        expect(head.y, id).toBeGreaterThan(0);
        expect(head.y, id).toBeLessThan(0.94);
      }
  });

  it.each(['kindlam', 'ampolecat', 'cathedrake', 'solpavo'])('is as %s is drawn now', async (id) => {
    const baked = JSON.parse(readFileSync(BAKED, 'utf8')) as Record<string, unknown>;
    expect(baked[id]).toEqual(await rowOf(id));
  });

  it('knows the head of a creature on the side to which it looks', async () => {
    const [, front, back] = await rowOf('kindlam');
    expect(front?.[0]).toBeLessThan(500);
    expect(back?.[0]).toBeGreaterThan(500);
  });

  it('changes only the rows of the species that were baked', () => {
    const rows = JSON.parse(withRows(BAKED, { kindlam: ['hops', null, null] }).toString()) as Record<
      string,
      unknown
    >;
    const before = JSON.parse(readFileSync(BAKED, 'utf8')) as Record<string, unknown>;
    expect(rows).toEqual({ ...before, kindlam: ['hops', null, null] });
    expect(withRows(BAKED, {}).equals(readFileSync(BAKED))).toBe(true);
  });
});

/** How far each point of a rig's mesh moves within eight seconds of breathing, in 256ths of the picture. */
function breathOf(rig: Rig, gait: (typeof GAITS)[number]): number[] {
  const points = new Float32Array((MESH + 1) ** 2 * 2);
  const [least, most] = [points.slice().fill(2), points.slice().fill(-2)];
  const pose: BodyPose = { ...atEase };
  for (let seconds = 0; seconds < 8; seconds += 0.1) {
    idleAt(gait, seconds, 1, pose);
    bendMesh(rig, pose, points);
    for (const [at, place] of points.entries()) {
      least[at] = Math.min(least[at] ?? place, place);
      most[at] = Math.max(most[at] ?? place, place);
    }
  }
  const moved = (at: number): number => ((most[at] ?? 0) - (least[at] ?? 0)) * 256;
  return Array.from({ length: (MESH + 1) ** 2 }, (_, at) => Math.hypot(moved(at * 2), moved(at * 2 + 1)));
}

it('every creature seen from behind breathes in parts: its feet stand, and what is above moves, each part differently', {
  timeout: 120_000,
}, async () => {
  const rigs = readRigs(JSON.parse(readFileSync(BAKED, 'utf8')));
  for (const [id, { gait, back }] of Object.entries(rigs)) {
    const file = join(BAKED, `../${id}.normal.back.webp`);
    const pixels = await sharp(file).resize(CELLS, CELLS).ensureAlpha().raw().toBuffer();
    const alpha = Uint8Array.from({ length: CELLS * CELLS }, (_, at) => pixels[at * 4 + 3] ?? 0);
    const rig = rigOf(alpha, 1, back);
    if (rig === null) throw new Error(`${id} cannot be bent`);
    const breath = breathOf(rig, gait);
    const inside = (wanted: (x: number, y: number) => boolean): number[] =>
      breath.filter((_, at) => {
        const [x, y] = [(at % (MESH + 1)) / MESH, Math.floor(at / (MESH + 1)) / MESH];
        const cell =
          Math.min(Math.floor(y * CELLS), CELLS - 1) * CELLS + Math.min(Math.floor(x * CELLS), CELLS - 1);
        return (alpha[cell] ?? 0) > 90 && wanted(x, y);
      });
    const feet = inside((_, y) => y > rig.foot.y - 0.06);
    const above = inside((_, y) => y < rig.foot.y - rig.height * 0.4);
    expect(Math.max(0, ...feet), id).toBeLessThan(2.5);
    expect(Math.max(...above), id).toBeGreaterThan(2.5);
    // Were the picture scaled as a whole, the parts of one height would move alike.
    expect(Math.max(...above) / Math.max(0.1, Math.min(...above)), id).toBeGreaterThan(1.5);
  }
});

describe('the gait of a drawing', () => {
  it('is one that battles know, for every plan', () => {
    for (const plan of PLAN_NAMES) expect(GAITS).toContain(gaitOf({ plan }));
  });

  it('floats for what hovers, unless it flaps, and is its own where it names one', () => {
    expect(gaitOf({ plan: 'quadruped', float: 4 })).toBe('floats');
    expect(gaitOf({ plan: 'bat', float: 4 })).toBe('flaps');
    expect(gaitOf({ plan: 'fish', float: 4, gait: 'stomps' })).toBe('stomps');
  });
});
