import { expect, it } from 'vitest';
import { dexOf } from '../dex.ts';
import { chooseEntries } from './chooseEntries.ts';
import { dexFiltersIn } from './dexFilters.ts';

const dex = dexOf(
  new Map([
    ['kindlam', { seen: [1], caught: [1] }],
    ['podkin', { seen: [1, 3], caught: [] }],
    ['dawnhart', { seen: [2], caught: [2] }],
  ]),
);
const choose = (search: string) => chooseEntries(dex, dexFiltersIn(new URLSearchParams(search)));
const ids = (search: string) => choose(search).map(({ species }) => species.id);

it('all 166 species stand in the order of their numbers', () => {
  const all = choose('');
  expect(all).toHaveLength(166);
  expect(all.map(({ number }) => number)).toEqual(Array.from({ length: 166 }, (_, index) => index + 1));
});

it('seen, caught, not caught and not seen can be looked at alone', () => {
  expect(ids('show=seen')).toEqual(['kindlam', 'podkin', 'dawnhart']);
  expect(ids('show=caught')).toEqual(['kindlam', 'dawnhart']);
  expect(ids('show=missing')).toHaveLength(164);
  expect(ids('show=unseen')).toHaveLength(163);
});

it('no filter tells of species that were never seen: names, types and rarities find known ones only', () => {
  expect(ids('q=KIND')).toEqual(['kindlam']);
  expect(ids('q=emberam')).toEqual([]);
  expect(ids('type=fire')).toEqual(['kindlam']);
  expect(ids('type=grass,fire')).toEqual(['kindlam', 'podkin', 'dawnhart']);
  expect(ids('rarity=legendary')).toEqual(['dawnhart']);
});

it('a number finds its species, seen or not', () => {
  expect(ids('q=2')).toEqual(['emberam']);
  expect(ids('q=001')).toEqual(['kindlam']);
});

it('those of a map can be looked at, and those that nobody meets', () => {
  expect(ids('home=green_land')).toContain('dawnhart');
  expect(ids('home=green_land2')).not.toContain('dawnhart');
  expect(ids('home=nowhere')).toContain('furnadil');
  expect(ids('home=nowhere')).not.toContain('kindlam');
});

it('an order that would tell of unseen species puts them at the end', () => {
  expect(ids('sort=name').slice(0, 4)).toEqual(['dawnhart', 'kindlam', 'podkin', 'emberam']);
  expect(ids('sort=-height').slice(0, 3)).toEqual(['dawnhart', 'kindlam', 'podkin']);
  expect(ids('sort=-strength')[0]).toBe('dawnhart');
  expect(ids('sort=-number')[0]).toBe('nadirian');
});

it('nonsense in the address counts as left out', () => {
  expect(ids('show=odd&rarity=huge&home=moon&sort=luck&type=lava')).toEqual(ids(''));
});
