import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAITS } from '../../../scenes/battle/poses/gaits.ts';
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
