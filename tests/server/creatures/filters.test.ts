import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { book } from '../../../content/index.ts';
import { NAME_ORDERS } from '../../../content/species/nameOrders.ts';
import {
  findNextPokemons,
  findNextPokemonsExcludeTeam,
  getTeam,
  markFavourite,
} from '../../../contract/game.ts';
import type { Creature } from '../../../contract/shapes/creature.ts';
import { MOST_SPECIES_NAMED } from '../../../contract/shapes/primitives.ts';
import { give, newPlayer, type Player } from '../../support/player.ts';
import { startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let player: Player;
let all: Creature[];
let team: Creature[];

const SPECIES = Object.keys(book.species);
/** Sixty creatures of many species, levels and kinds; the same ones every time. */
const ZOO = Array.from({ length: 60 }, (_, index) => ({
  name: SPECIES[(index * 7) % 40]!,
  level: 1 + ((index * 13) % 45),
  kind: [1, 1, 0, 1, 3, 1, 2][index % 7]!,
}));

type Query = Record<string, string>;
type List = typeof findNextPokemons;
/** The creatures of all pages of a list, and the count in the last reply. */
async function pagesOf(query: Query, call: List = findNextPokemons, { ask }: Player = player) {
  const found: Creature[] = [];
  for (let skip = 0; ; skip += 10) {
    const { status, body } = await ask(call, { ...query, skip: String(skip) });
    expect(status).toBe(200);
    if (body.pokemons.length === 0) return { found, count: body.count };
    expect(body.pokemons.length).toBe(Math.min(10, body.count - skip));
    found.push(...body.pokemons);
  }
}
const idsOf = (list: readonly Creature[]) => list.map(({ id }) => id);

beforeAll(async () => {
  server = await startServer();
  player = await newPlayer(server);
  await give(server, player, { creatures: ZOO });
  team = (await player.ask(getTeam)).body.pokemons;
  for (const { found } of [await pagesOf({})]) {
    for (const [index, { id }] of found.entries()) {
      if (index % 4 === 1) await player.ask(markFavourite, { id, favourite: true });
    }
  }
  all = (await pagesOf({})).found;
  // Another player, whose creatures must not appear in these lists.
  await give(server, await newPlayer(server), { creatures: ZOO });
});
afterAll(() => server.close());

const kindOf = ({ kind }: Creature) => Math.max(kind, 1);
const FILTERS: [string, Query, (one: Creature) => boolean][] = [
  ['a part of the name, in any case', { name: 'IN' }, ({ name }) => /in/i.test(name)],
  ['a name with spaces around it', { name: ' kindlam ' }, ({ name }) => name === 'Kindlam'],
  [
    'a species that the name means in another language',
    { name: 'キン', species: 'kindlam' },
    ({ name }) => name === 'Kindlam',
  ],
  [
    'the name, or one of several species besides',
    { name: 'kindl', species: 'podkin,rootling' },
    ({ name }) => ['Kindlam', 'Podkin', 'Rootling'].includes(name),
  ],
  ['a former id of a species', { species: 'trufflet' }, ({ name }) => name === 'Rootling'],
  ['a species that there is not', { species: 'nobody' }, () => false],
  [
    'a species of another type',
    { species: 'kindlam,podkin', type: 'fire' },
    ({ name, types }) => ['Kindlam', 'Podkin'].includes(name) && types.includes('fire'),
  ],
  ['one of two types', { type: 'grass' }, ({ types }) => types.includes('grass')],
  ['the normal kind by either code', { kind: '0' }, (one) => kindOf(one) === 1],
  ['the normal kind', { kind: '1' }, (one) => kindOf(one) === 1],
  ['the dark kind', { kind: '2' }, ({ kind }) => kind === 2],
  ['the shiny kind', { kind: '3' }, ({ kind }) => kind === 3],
  ['being ready to evolve', { canEvolve: '1' }, ({ canEvolve }) => canEvolve],
  ['being a favourite', { favourite: '1' }, ({ favourite }) => favourite],
  ['being in trade, which nothing is yet', { inTrade: '1' }, () => false],
  ['empty fields, which are no restriction', { name: '', species: '', type: '', kind: '' }, () => true],
  [
    'several things at once',
    { type: 'fire', kind: '1', canEvolve: '1' },
    (one) => one.types.includes('fire') && kindOf(one) === 1 && one.canEvolve,
  ],
  [
    'a favourite of a name that can evolve',
    { name: 'a', favourite: '1', canEvolve: '1' },
    (one) => /a/i.test(one.name) && one.favourite && one.canEvolve,
  ],
  ['a name that nothing has', { name: '%' }, () => false],
];

describe('a filtered list', () => {
  it.each(FILTERS)('shows exactly what has %s, page after page', async (_what, query, fits) => {
    const { found, count } = await pagesOf(query);
    const wanted = all.filter(fits);
    expect(idsOf(found)).toEqual(idsOf(wanted));
    expect(count).toBe(wanted.length);
  });

  it.each(FILTERS)('leaves out the team where it should: %s', async (_what, query, fits) => {
    const { found, count } = await pagesOf(query, findNextPokemonsExcludeTeam);
    const wanted = all.filter((one) => fits(one) && !one.in_team);
    expect(idsOf(found)).toEqual(idsOf(wanted));
    expect(count).toBe(wanted.length);
    expect(idsOf(found)).not.toContain(team[0]!.id);
  });

  it.each<Query>([
    { type: 'wood' },
    { species: 'kindlam,' },
    { species: 'Kindlam' },
    {
      species: Array(MOST_SPECIES_NAMED + 1)
        .fill('podkin')
        .join(),
    },
    { type: 'Fire' },
    { type: '__proto__' },
    { kind: '4' },
    { kind: '-1' },
    { kind: '1.0' },
    { kind: 'shiny' },
    { canEvolve: 'true' },
    { canEvolve: '0' },
    { canEvolve: '' },
    { inTrade: '2' },
    { favourite: 'yes' },
    { name: 'x'.repeat(65) },
    { sort: 'name', language: 'system' },
    { sort: 'name', language: 'zh' },
    { sort: 'name', language: '__proto__' },
    { sort: 'strength' },
    { sort: '' },
    { sort: 'level,' },
    { sort: '--level' },
    { sort: '+level' },
    { sort: 'level;drop table players' },
    { sort: 'level desc' },
    { sort: 'level,-level' },
    { sort: 'level,name,exp,kind' },
    { skip: '-1', sort: 'level' },
    { skip: '1e12', type: 'fire' },
    { skip: 'ten', favourite: '1' },
  ])('attack 42: is refused for %j', async (query) => {
    for (const call of [findNextPokemons, findNextPokemonsExcludeTeam]) {
      expect((await player.ask(call, query)).status).toBe(400);
    }
  });

  it('attack 42: is refused for a field that comes twice', async () => {
    const headers = { authorization: `Bearer ${player.token}` };
    for (const field of ['type=fire', 'sort=level', 'name=a', 'favourite=1']) {
      const url = `${findNextPokemons.path}?${field}&${field}`;
      expect((await server.send({ method: 'GET', url, headers })).status).toBe(400);
    }
  });

  it('attack 42: is empty with the true count beyond the end', async () => {
    const wanted = all.filter(({ types }) => types.includes('grass')).length;
    const { body } = await player.ask(findNextPokemons, { type: 'grass', sort: '-level', skip: '1000000' });
    expect(body).toEqual({ pokemons: [], count: wanted });
  });

  it.each(["'", '\\', '_', '%', '\0', '"; --', '𝕶', 'İ'])('takes %j for a part of no name', async (name) => {
    expect((await player.ask(findNextPokemons, { name })).body).toEqual({ pokemons: [], count: 0 });
  });
});

type Compare = (one: Creature, other: Creature) => number;
const place = ({ id }: Creature) => all.findIndex((one) => one.id === id);
const BY: Record<string, Compare> = {
  level: (one, other) => one.level - other.level,
  exp: (one, other) => one.exp - other.exp,
  name: (one, other) => (one.name < other.name ? -1 : Number(one.name > other.name)),
  kind: (one, other) => kindOf(one) - kindOf(other),
  newest: (one, other) => place(other) - place(one),
};
/** The expected order of a list; equal creatures may have any order. */
const compareBy =
  (sort: string, byName = BY.name!): Compare =>
  (one, other) => {
    for (const key of sort.split(',')) {
      const compare = { ...BY, name: byName }[key.replace('-', '')]!;
      const difference = compare(one, other) * (key.startsWith('-') ? -1 : 1);
      if (difference !== 0) return difference;
    }
    return 0;
  };

const SORTS = Object.keys(BY).flatMap((key) => [key, `-${key}`]);
SORTS.push(
  '-level,name',
  'kind,-level,name',
  '-kind,-exp',
  'name,-level,newest',
  'level,kind,-newest',
  'kind,newest',
  'newest,level',
  '-newest,kind,name',
  'kind,newest,-exp',
);

describe('a sorted list', () => {
  it.each(SORTS)('by %s is in this order, every creature once, filtered or not', async (sort) => {
    for (const query of [{}, { type: 'water' }, { kind: '1' }, { canEvolve: '1' }, { favourite: '1' }]) {
      for (const call of [findNextPokemons, findNextPokemonsExcludeTeam]) {
        const { found, count } = await pagesOf({ ...query, sort }, call);
        const unsorted = await pagesOf(query, call);
        expect(count).toBe(unsorted.count);
        expect(idsOf(found).toSorted()).toEqual(idsOf(unsorted.found).toSorted());
        const compare = compareBy(sort);
        for (const [at, one] of found.entries()) {
          if (at > 0) expect(compare(found[at - 1]!, one)).toBeLessThanOrEqual(0);
        }
      }
    }
  });

  describe('by name in a language with letters of its own', () => {
    const byPlaceIn = (language: keyof typeof NAME_ORDERS): Compare => {
      const places = NAME_ORDERS[language].trim().split(/\s+/);
      const placeIn = ({ name }: Creature) => places.indexOf(name.toLowerCase());
      return (one, other) => placeIn(one) - placeIn(other);
    };

    it.each(['name', '-name', 'kind,name', '-kind,-name', 'name,-level', 'name,kind', '-level,name'])(
      'is in the order of %s, every creature once, filtered or not',
      async (sort) => {
        const compare = compareBy(sort, byPlaceIn('ja'));
        const outside = findNextPokemonsExcludeTeam;
        for (const [query, call] of [
          [{}, findNextPokemons],
          [{ type: 'water' }, outside],
          [{ kind: '1' }, outside],
          [{ canEvolve: '1' }, outside],
          [{ favourite: '1', name: 'a' }, findNextPokemons],
          [{ box: '0' }, outside],
          [{ species: 'kindlam,podkin' }, findNextPokemons],
        ] as [Query, List][]) {
          const { found, count } = await pagesOf({ ...query, sort, language: 'ja' }, call);
          const unsorted = await pagesOf(query, call);
          expect(count).toBe(unsorted.count);
          expect(idsOf(found).toSorted()).toEqual(idsOf(unsorted.found).toSorted());
          for (const [at, one] of found.entries()) {
            if (at > 0) expect(compare(found[at - 1]!, one)).toBeLessThanOrEqual(0);
          }
        }
      },
    );

    it.each(['ko', 'zh-CN', 'ar'] as const)('has the order of %s, and its reverse', async (language) => {
      const { found } = await pagesOf({ sort: 'name', language });
      expect(found).toEqual(found.toSorted(byPlaceIn(language)));
      expect(idsOf((await pagesOf({ sort: '-name', language })).found)).toEqual(idsOf(found).toReversed());
    });

    it('is that of the English names in a language that keeps these', async () => {
      expect(await pagesOf({ sort: 'name', language: 'de' })).toEqual(await pagesOf({ sort: 'name' }));
    });
  });

  it('has equal ones in the order in which they came, the other way round where it descends', async () => {
    const twins = await newPlayer(server);
    await give(server, twins, {
      creatures: Array.from({ length: 14 }, () => ({ name: 'podkin', level: 5 })),
    });
    const { found } = await pagesOf({}, findNextPokemons, twins);
    for (const sort of ['level', 'name', 'kind', 'exp', '-kind']) {
      expect(idsOf((await pagesOf({ sort }, findNextPokemons, twins)).found)).toEqual(idsOf(found));
    }
    const turned = (await pagesOf({ sort: '-level,name' }, findNextPokemons, twins)).found;
    expect(idsOf(turned)).toEqual(idsOf(found).toReversed());
  });
});
