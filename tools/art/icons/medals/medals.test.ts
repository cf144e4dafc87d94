import { expect, it } from 'vitest';
import { achievements, FIELDS } from '../../../../content/achievements/list.ts';
import { boxOf, opaquePixels } from '../../core/mask.ts';
import { toPixels } from '../../core/render.ts';
import { medalSvg } from './paint.ts';

const drawn = achievements.map((achievement) => ({ ...achievement, svg: medalSvg(achievement) }));

it('every medal is whole, with ids of its own', () => {
  for (const { id, svg } of drawn) {
    expect(svg).not.toMatch(/NaN|undefined/);
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, found]) => found ?? '');
    expect([id, new Set(ids).size]).toEqual([id, ids.length]);
    expect(ids.filter((each) => !each.startsWith(id))).toEqual([]);
    const { left, top, right, bottom } = boxOf(opaquePixels(toPixels(svg, 128)));
    expect([id, Math.min(left, top, 127 - right, 127 - bottom) > 0]).toEqual([id, true]);
  }
});

it('no two fields have medals of the same shape', () => {
  const shapes = FIELDS.map((field) => {
    const { svg } = drawn.find((one) => one.field === field && one.rank !== 'gold')!;
    return opaquePixels(toPixels(svg, 32)).join(' ');
  });
  expect(new Set(shapes).size).toBe(FIELDS.length);
});
