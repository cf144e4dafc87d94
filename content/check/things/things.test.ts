import { expect, it } from 'vitest';
import { regions } from '../../gyms/index.ts';
import { items } from '../../items.ts';
import { maps } from '../../maps/index.ts';
import { people, postsOf } from '../../people/index.ts';
import { signs } from '../../signs/index.ts';
import { bushes, bushesOn, things, thingsOn } from '../../things/index.ts';
import { isRipe, lyingOn, takeableAt } from '../../things/lying.ts';
import type { Thing } from '../../things/types.ts';
import { checkThings } from './things.ts';

const posts = postsOf(people);
const all = { things, bushes, signs, posts };
const found = (change: Partial<Thing>) =>
  checkThings(
    {
      things: { one: { map: 'green_land', x: 2, y: 19, gift: { coins: 5 }, ...change } },
      bushes: {},
      signs,
      posts,
    },
    items,
  ).map(({ field, expected }) => `${field}: ${expected}`);

it('everything that lies on the maps can be reached, and all hidden things can be looked for', () => {
  expect(checkThings(all, items)).toEqual([]);
});

it('mistakes in places and gifts are named', () => {
  expect(found({})).toEqual([]);
  expect(found({ x: 0, y: 0 })).toEqual([
    'x: a cell beside which a player can stand',
    'x: a cell that can be walked',
  ]);
  expect(found({ hidden: true })).toEqual([
    'x: a cell that nobody can walk',
    'hidden: a sign to look at on the same cell',
  ]);
  expect(found({ gift: { coins: 5000 } })).toEqual(['gift: 1 to 100']);
  expect(found({ gift: { item: 'coin-charm', count: 1 } })).toEqual([
    'gift.item: the key of an item that is no charm',
  ]);
  const barrel = { things: { one: things['hamlet-barrel']! }, bushes: {}, signs };
  expect(checkThings({ ...barrel, posts: [{ map: 'green_land', x: 11, y: 17 }] }, items)).toMatchObject([
    { part: 'things', expected: 'a cell where nobody stands' },
    { part: 'signs', expected: 'a cell where nobody stands' },
  ]);
  const bush = { map: 'green_land', x: 6, y: 24 } as const;
  expect(checkThings({ things: {}, bushes: { bush }, signs: {}, posts: [] }, items)).toMatchObject([
    { expected: 'a bush of berries on the map' },
  ]);
  expect(
    checkThings({ ...all, bushes: { ...bushes, twice: bushes['hamlet-fence-bush']! } }, items),
  ).toMatchObject([{ key: 'twice', expected: 'an id and a cell of its own' }]);
});

it('all that lies about in a region is worth a few catches: what an hour there pays is measured by the balance bots', () => {
  const worth = (region: string) =>
    Object.values(things)
      .filter(({ map }) => maps[map].region === region)
      .map(({ gift }) => ('coins' in gift ? gift.coins : gift.count * items[gift.item]!.price))
      .reduce((sum, one) => sum + one, 0);
  // In the first region an hour pays for less.
  const dear = regions.filter(({ name }, at) => worth(name) > (at === 0 ? 50 : 90) * items.nball!.price);
  expect(dear).toEqual([]);
});

it('every bush of berries on the maps can be picked', () => {
  for (const { id, objects } of Object.values(maps)) {
    const drawn = objects.filter(({ kind }) => kind === 'berry-bush').map(({ x, y }) => ({ map: id, x, y }));
    expect(bushesOn(id).map(([, bush]) => bush)).toEqual(expect.arrayContaining(drawn));
  }
});

it('a player sees what is left, but nothing hidden, and berries grow with the day', () => {
  const [[id, first]] = thingsOn('green_land').filter(([, { hidden }]) => !hidden) as [[string, Thing]];
  const seen = lyingOn('green_land', {}, '2026-11-22');
  expect(seen).toContainEqual({ x: first.x, y: first.y, looks: 'ball' });
  expect(lyingOn('green_land', { [id]: '2026-11-01' }, '2026-11-22')).toHaveLength(seen.length - 1);
  expect(takeableAt('green_land', first, { [id]: '2026-11-01' }, '2026-11-22')).toBeUndefined();
  expect([isRipe(undefined, '2026-11-22'), isRipe('2026-11-22', '2026-11-22')]).toEqual([true, false]);
  expect([isRipe('2026-11-21', '2026-11-22'), isRipe('2026-11-23', '2026-11-22')]).toEqual([true, false]);
});
