import { describe, expect, it } from 'vitest';
import { boxOf, opaquePixels } from '../../core/mask.ts';
import { toPixels } from '../../core/render.ts';
import { leaderIds } from '../../people/portraits.ts';
import { iconMaker } from '../maker.ts';
import { badgeSvg, badges, MOTIFS } from './index.ts';

/** Largest file in bytes: the list of all badges loads 45 of them. */
const HEAVIEST = 6000;
const drawn = badges().map((badge) => ({ ...badge, svg: badgeSvg(badge) }));

it('every leader and champion has a badge, and nobody else', () => {
  expect(drawn.map(({ id }) => id)).toEqual(leaderIds());
  expect(Object.keys(MOTIFS).toSorted()).toEqual(leaderIds().toSorted());
});

describe.each(drawn)('the badge $id', ({ svg, id }) => {
  it('is light and needs no font and no other file', () => {
    expect(svg.length).toBeLessThanOrEqual(HEAVIEST);
    expect(svg).not.toMatch(/NaN|undefined|<text|<image|href="(?!#)/);
  });

  it('has ids of its own, each once, so that all may stand in one document', () => {
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, found]) => found ?? '');
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((each) => !each.startsWith(id))).toEqual([]);
    const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, found]) => found);
    expect(used.filter((each) => !ids.includes(each ?? ''))).toEqual([]);
  });

  it('is whole: nothing is cut at the edge, and it fills its square', () => {
    const pixels = toPixels(svg, 128);
    const { left, top, right, bottom } = boxOf(opaquePixels(pixels));
    expect(Math.min(left, top, 127 - right, 127 - bottom)).toBeGreaterThan(0);
    expect(Math.max(right - left, bottom - top)).toBeGreaterThan(104);
  });
});

/** Mean difference per channel, 0…255, of two pictures of the same size. */
const differenceOf = (one: Uint8Array, other: Uint8Array): number =>
  one.reduce((sum, value, i) => sum + Math.abs(value - (other[i] ?? 0)), 0) / one.length;

it('no two badges look alike at 24 pixels, although a region shares its metal', () => {
  const small = drawn.map(({ id, svg }) => ({ id, data: toPixels(svg, 24).data }));
  const alike = small.flatMap((one, i) =>
    small
      .slice(i + 1)
      .map((other) => ({ pair: `${one.id} ${other.id}`, by: differenceOf(one.data, other.data) })),
  );
  alike.sort((a, b) => a.by - b.by);
  expect(alike.filter(({ by }) => by < 10)).toEqual([]);
});

it('badges are baked under the ids of their leaders', async () => {
  const made = [];
  for await (const { path } of iconMaker.files((each) => each.startsWith('badges/'))) made.push(path);
  expect(made).toEqual(leaderIds().map((id) => `badges/${id}.svg`));
});
