import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { book } from '../../../content/index.ts';
import { NAME_ORDERS } from '../../../content/species/nameOrders.ts';
import {
  acceptTradeOffer,
  addWanted,
  getCreatureOwners,
  getTradeHistory,
  getTradeMatches,
  getWanted,
  MARKET_SORTS,
  makeTradeOffer,
  removePokemonFromTrade,
  removeWanted,
  tradeMarket,
} from '../../../contract/trades.ts';
import { newPlayer, type Player } from '../../support/player.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { listOne, newDeal, newTrader, offerFor } from '../../support/trade.ts';

let server: TestServer;
let seeker: Player;
let seller: Player;
beforeAll(async () => {
  server = await startServer();
  [seeker, seller] = [await newPlayer(server), await newPlayer(server)];
  const species = Object.keys(book.species);
  // Fixed listings of every species and kind, mostly of low levels; more normal and more shiny ones than are shown.
  await server.sql(
    `insert into creatures (player_id, species, kind, level, exp, moves, listing)
     select (select id from players where username = $1), ($2::text[])[1 + (n * 7919) % $3],
       case when n % 40 = 0 then 2 when n % 2 = 0 then 3 when n % 9 = 0 then 0 else 1 end,
       1 + (n * n * 31) % case when n % 5 = 0 then 100 else 30 end, 1000000, '{tackle,"","",""}',
       nextval('listings_number_seq')
     from generate_series(1, 1200) n`,
    [seller.name, species, species.length],
  );
});
afterAll(() => server.close());

const search = async (query: Record<string, string>, { ask } = seeker) =>
  (await ask(tradeMarket, query)).body;

/** The expected listings of a search, computed without any index. */
async function expected(query: Record<string, string>) {
  const rows = await server.sql<{ listing: string; species: string; kind: number; level: number }>(
    'select listing, species, kind, level from creatures where player_id = (select id from players where username = $1) and listing is not null',
    [seller.name],
  );
  const {
    name = '',
    species: also = '',
    type = '',
    kind = '',
    least = '1',
    most = '100',
    sort = 'newest',
    language = 'en',
  } = query;
  const names = NAME_ORDERS[language as keyof typeof NAME_ORDERS]?.trim().split(/\s+/);
  const found = rows.filter((row) => {
    const species = book.species[row.species]!;
    return (
      (species.name.toLowerCase().includes(name.toLowerCase()) || also.split(',').includes(row.species)) &&
      (type === '' || species.types.some((one) => one === type)) &&
      (kind === '' || Math.max(1, row.kind) === Math.max(1, Number(kind))) &&
      row.level >= Number(least || 1) &&
      row.level <= Number(most || 100)
    );
  });
  const order = {
    newest: [['listing', -1]],
    '-newest': [['listing', 1]],
    level: [
      ['level', 1],
      ['listing', 1],
    ],
    '-level': [
      ['level', -1],
      ['listing', -1],
    ],
    name: [
      ['species', 1],
      ['level', 1],
      ['listing', 1],
    ],
    '-name': [
      ['species', -1],
      ['level', -1],
      ['listing', -1],
    ],
  }[sort] as ['listing' | 'level' | 'species', 1 | -1][];
  const value = (row: (typeof rows)[number], key: string) => {
    if (key === 'listing') return Number(row.listing);
    return key === 'species' && names ? names.indexOf(row.species) : row[key as 'level' | 'species'];
  };
  return found.toSorted((one, other) => {
    for (const [key, sign] of order) {
      const [left, right] = [value(one, key), value(other, key)];
      if (left !== right) return left < right ? -sign : sign;
    }
    return 0;
  });
}

const QUERIES: Record<string, string>[] = [
  {},
  { type: 'fire' },
  { type: 'water', kind: '1' },
  { kind: '1' },
  { kind: '0' },
  { kind: '2' },
  { kind: '3' },
  { name: 'am' },
  { name: 'a', kind: '3' },
  { kind: '3', most: '28' },
  { name: 'A' },
  { name: 'kindl', species: 'podkin,rootling' },
  { name: 'キン', species: 'kindlam', least: '5' },
  { least: '80' },
  { least: '5', most: '25' },
  { most: '12', kind: '1' },
  { least: '20', most: '60', kind: '3' },
  { name: 'o', least: '2', most: '9' },
  { type: 'grass', least: '1', most: '29', kind: '1' },
  { name: 'e', least: '3' },
];

describe('the market', () => {
  it.each([
    ...MARKET_SORTS.map((sort) => ({ sort })),
    { sort: 'name', language: 'ja' },
    { sort: '-name', language: 'zh-CN' },
    { sort: 'name', language: 'pl' },
  ])('finds what fits, by %o', async (order) => {
    for (const query of QUERIES) {
      const all = await expected({ ...query, ...order });
      for (const skip of [0, 10, 150, 290]) {
        const { pokemons, count, more } = await search({ ...query, ...order, skip: String(skip) });
        expect([count, more]).toEqual([Math.min(300, all.length), all.length > 300]);
        expect(pokemons.map(({ name, level }) => [name, level])).toEqual(
          all
            .slice(0, 300)
            .slice(skip, skip + 10)
            .map(({ species, level }) => [book.species[species]!.name, level]),
        );
        for (const { user, in_trade, offers } of pokemons) {
          expect([user.name, in_trade, offers]).toEqual([seller.name, true, []]);
        }
      }
    }
  });

  it('shows no more than the first three hundred, and says so', async () => {
    expect(await search({ skip: '300' })).toEqual({ pokemons: [], count: 300, more: true });
    expect(await search({ kind: '2', skip: '1000000' })).toMatchObject({ pokemons: [], more: false });
  });

  it('finds the listings of one owner, in any case of the name', async () => {
    const trader = await newTrader(server);
    const ids = [await listOne(trader), await listOne(trader, 1)];
    const { pokemons, count } = await search({ owner: ` ${trader.name.toUpperCase()} ` });
    expect([pokemons.map(({ id }) => id), count]).toEqual([ids.toReversed(), 2]);
    expect((await search({ owner: trader.name, name: 'podkin' })).count).toBe(0);
    expect((await search({ owner: trader.name, name: 'キン', species: 'kindlam' })).count).toBe(count);
    expect((await search({ owner: seller.name, type: 'fire', sort: 'level' })).pokemons).toEqual(
      (await search({ type: 'fire', sort: 'level' })).pokemons,
    );
    const byName = { type: 'fire', sort: 'name', language: 'ko' };
    expect((await search({ owner: seller.name, ...byName })).pokemons).toEqual(
      (await search(byName)).pokemons,
    );
    for (const owner of ['Nobody at all', '\0']) expect((await search({ owner })).count).toBe(0);
    await trader.ask(removePokemonFromTrade, { pokemons: ids });
    expect((await search({ owner: trader.name })).count).toBe(0);
  });

  it('leaves out one’s own', async () => {
    const trader = await newTrader(server, [{ name: 'kindlam', level: 99, kind: 2 }]);
    const id = await listOne(trader);
    const idsFor = async (player: Player) =>
      (await search({ sort: '-level', kind: '2' }, player)).pokemons.map((one) => one.id);
    expect(await idsFor(seeker)).toContain(id);
    expect(await idsFor(trader)).not.toContain(id);
    expect((await search({ owner: trader.name }, trader)).count).toBe(0);
    await trader.ask(removePokemonFromTrade, { pokemons: [id] });
  });

  it('finds nothing where nothing can fit', async () => {
    for (const query of [{ name: 'zzz' }, { least: '50', most: '49' }, { name: 'podkin', type: 'fire' }]) {
      expect(await search(query)).toEqual({ pokemons: [], count: 0, more: false });
    }
  });

  it('takes empty fields as no restriction', async () => {
    const empty = { name: '', type: '', kind: '', least: '', most: '', owner: '' };
    expect(await search(empty)).toEqual(await search({}));
  });

  it.each([
    { skip: '-1' },
    { skip: '1e12' },
    { type: 'light' },
    { kind: '4' },
    { least: '0' },
    { most: '101' },
    { least: '1.5' },
    { least: ' ' },
    { sort: 'exp' },
    { sort: 'name', language: 'xx' },
    { sort: '' },
    { name: 'x'.repeat(65) },
    { owner: 'x'.repeat(65) },
  ])('attack 42: is refused for %j', async (query) => {
    expect((await seeker.ask(tradeMarket, query)).status).toBe(400);
  });
});

describe('the wanted list', () => {
  const entries = async ({ ask }: Player) =>
    (await ask(getWanted)).body.wanted.map(({ name, kind, level }) => [name, kind, level]);

  it('keeps what is looked for, each once, and lets it go', async () => {
    const player = await newPlayer(server);
    await player.ask(addWanted, { name: 'gloopet' });
    await player.ask(addWanted, { name: ' GLOOPET ', kind: null, level: 1 });
    await player.ask(addWanted, { kind: 3, level: 40 });
    const { body } = await player.ask(addWanted, { name: 'Podkin', kind: 2 });
    expect(await entries(player)).toEqual([
      ['Gloopet', null, 1],
      ['', 3, 40],
      ['Podkin', 2, 1],
    ]);
    const [first] = body.wanted;
    const stranger = await newPlayer(server);
    for (const id of [first!.id, 'nothing']) {
      expect((await stranger.ask(removeWanted, { id })).status).toBe(404);
    }
    expect((await player.ask(removeWanted, { id: first!.id })).body.wanted).toEqual(body.wanted.slice(1));
  });

  it('needs a species or a kind, known ones', async () => {
    const player = await newPlayer(server);
    const refused: [Record<string, unknown>, number][] = [
      [{}, 400],
      [{ name: '', level: 5 }, 400],
      [{ name: 'gloop' }, 404],
      [{ name: '__proto__' }, 404],
      [{ kind: 0 }, 400],
      [{ kind: 4 }, 400],
      [{ kind: '3' }, 400],
      [{ kind: 3, level: 0 }, 400],
      [{ kind: 3, level: 101 }, 400],
    ];
    for (const [body, status] of refused) expect((await player.ask(addWanted, body)).status).toBe(status);
    expect(await entries(player)).toEqual([]);
  });

  it('has room for twenty, also for many at once', async () => {
    const player = await newPlayer(server);
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, at) => player.ask(addWanted, { kind: 3, level: at + 1 })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(await entries(player)).toHaveLength(20);
  });
});

describe('matches', () => {
  const matchesOf = async ({ ask }: Player) =>
    (await ask(getTradeMatches)).body.matches.map(({ theirs, mine }) => [
      theirs.id,
      mine.map(({ id }) => id),
    ]);

  it('are listings that one looks for, of owners who look for what one has listed', async () => {
    const one = await newTrader(server, [
      { name: 'molder', level: 12, kind: 3 },
      { name: 'molder', level: 30 },
    ]);
    const other = await newTrader(server, [{ name: 'gloopet', level: 33 }]);
    const mine = [await listOne(one), await listOne(one, 1)];
    const theirs = await listOne(other);
    expect(await matchesOf(one)).toEqual([]);
    await one.ask(addWanted, { name: 'gloopet', kind: 1, level: 33 });
    expect(await matchesOf(one)).toEqual([]);
    await other.ask(addWanted, { name: 'molder', level: 20 });
    expect(await matchesOf(one)).toEqual([[theirs, [mine[1]]]]);
    // A player does not match with their own listing.
    await one.ask(addWanted, { name: 'molder' });
    expect(await matchesOf(one)).toEqual([[theirs, [mine[1]]]]);
    expect(await matchesOf(other)).toEqual([[mine[1], [theirs]]]);
    await other.ask(addWanted, { kind: 3 });
    expect(await matchesOf(one)).toEqual([[theirs, mine.toReversed()]]);
    await one.ask(removeWanted, { id: (await one.ask(getWanted)).body.wanted[0]!.id });
    await one.ask(addWanted, { name: 'gloopet', level: 34 });
    expect(await matchesOf(one)).toEqual([]);
  });
});

describe('matches with many', () => {
  it('are found with those who play before those who have left, whoever looked for it last', async () => {
    const one = await newTrader(server, [{ name: 'dozebud', level: 12 }]);
    const other = await newTrader(server, [{ name: 'rootling', level: 33 }]);
    await one.ask(addWanted, { name: 'Rootling', level: 33 });
    await other.ask(addWanted, { name: 'Dozebud', level: 12 });
    await server.sql(
      `with made as (insert into players (username, name_key, password_hash, map_name, cell_x, cell_y, dice)
         select 'gone' || n, 'gone' || n, '', 'green_land', 15, 15, '[1, 2, 3, 0]' from generate_series(1, 40) n returning id)
       insert into wanted (player_id, species, kind, level, seen_at)
       select id, 'dozebud', 0, 12, now() - interval '40 days' from made`,
    );
    // A search of listings alone would find only these Rootlings of higher levels.
    const seller = await newTrader(server, [{ name: 'rootling', level: 60 }]);
    await listOne(seller);
    await server.sql(
      `insert into creatures (player_id, species, kind, level, exp, moves, listing)
       select player_id, species, kind, level, exp, moves, nextval('listings_number_seq') from creatures, generate_series(1, 30)
       where id = $1`,
      [seller.reserve[0]!.id],
    );
    const [mine, theirs] = [await listOne(one), await listOne(other)];
    const { matches } = (await one.ask(getTradeMatches)).body;
    expect(matches.map((match) => [match.theirs.id, match.mine.map(({ id }) => id)])).toEqual([
      [theirs, [mine]],
    ]);
  });
});

describe('matches with those who have left', () => {
  /** Makes `count` players who were last seen 40 days ago and look for a species. @returns their ids */
  const leave = async (name: string, species: string, count: number) => {
    const rows = await server.sql<{ id: string }>(
      `with made as (insert into players (username, name_key, password_hash, map_name, cell_x, cell_y, dice)
         select $1 || n, $1 || n, '', 'green_land', 15, 15, '[1, 2, 3, 0]' from generate_series(1, $3::int) n returning id)
       insert into wanted (player_id, species, kind, level, seen_at)
       select id, $2, 0, 1, now() - interval '40 days' from made returning player_id as id`,
      [name, species, count],
    );
    return rows.map(({ id }) => id);
  };

  it('take no place of one with somebody who plays, however many species they look for', async () => {
    const many = Object.keys(book.species).slice(20, 45);
    const one = await newTrader(
      server,
      many.map((name) => ({ name, level: 12 })),
    );
    // A page has ten of the creatures that a player could list.
    await server.sql(
      `update creatures set listing = nextval('listings_number_seq')
       where team_order is null and player_id = (select id from players where username = $1)`,
      [one.name],
    );
    for (const species of many.slice(1)) await leave(`left for ${species}`, species, 10);
    const other = await newTrader(server, [{ name: 'umbrawl', level: 5 }]);
    const theirs = await listOne(other);
    await other.ask(addWanted, { name: many[0]!, level: 12 });
    await one.ask(addWanted, { name: 'umbrawl', level: 5 });
    const { matches } = (await one.ask(getTradeMatches)).body;
    expect(matches.map((match) => match.theirs.id)).toEqual([theirs]);
  });

  it('come after those with players who play, also where they have listed something later', async () => {
    const one = await newTrader(server, [{ name: 'gutterling', level: 12 }]);
    const other = await newTrader(server, [{ name: 'solpavo', level: 40 }]);
    const theirs = await listOne(other);
    await other.ask(addWanted, { name: 'Gutterling', level: 12 });
    const gone = await leave('has left', 'gutterling', 24);
    await server.sql(
      `insert into creatures (player_id, species, kind, level, exp, moves, listing)
       select id, 'solpavo', 1, 41, 1000000, '{tackle,"","",""}', nextval('listings_number_seq') from unnest($1::uuid[]) id`,
      [gone],
    );
    await listOne(one);
    await one.ask(addWanted, { name: 'Solpavo', level: 40 });
    const { matches } = (await one.ask(getTradeMatches)).body;
    expect(matches).toHaveLength(20);
    expect(matches[0]!.theirs.id).toBe(theirs);
  });
});

describe('histories', () => {
  it('show both players what they gave and got, the latest trade first', async () => {
    const { lister, maker, target, answer } = await newDeal(server, [0, 1]);
    await lister.ask(acceptTradeOffer, answer);
    const back = await listOne(lister, 1);
    await lister.ask(acceptTradeOffer, await offerFor(maker, back, [2]));
    const { trades, count } = (await lister.ask(getTradeHistory)).body;
    const ids = (list: { id: string }[]) => list.map(({ id }) => id).toSorted();
    expect(count).toBe(2);
    expect(trades.map(({ user, gave, got }) => [user.name, ids(gave), ids(got)])).toEqual([
      [maker.name, [back], [maker.reserve[2]!.id]],
      [maker.name, [target], answer.offer.toSorted()],
    ]);
    const theirs = (await maker.ask(getTradeHistory)).body.trades;
    expect(theirs.map(({ gave, got }) => [ids(got), ids(gave)])).toEqual(
      trades.map(({ gave, got }) => [ids(gave), ids(got)]),
    );
    expect(trades[1]!.gave[0]).toMatchObject({ name: 'Kindlam', kind: 1, level: 20, type: 'fire' });
    expect((await lister.ask(getTradeHistory, { skip: '1' })).body.trades).toEqual(trades.slice(1));
    expect((await lister.ask(getTradeHistory, { skip: '2' })).body).toEqual({ trades: [], count: 2 });
  });

  it('show where a creature has been, to those who may see it', async () => {
    const { lister, maker, target, answer } = await newDeal(server);
    const owners = async ({ ask }: Player) => {
      const { status, body } = await ask(getCreatureOwners, { id: target });
      return status === 200 ? body.owners.map(({ name, until }) => [name, until === null]) : status;
    };
    const stranger = await newTrader(server);
    expect(await owners(stranger)).toEqual([[lister.name, true]]);
    await lister.ask(acceptTradeOffer, answer);
    expect(await owners(stranger)).toBe(404);
    const both = [
      [lister.name, false],
      [maker.name, true],
    ];
    expect(await owners(maker)).toEqual(both);
    expect(await owners(lister)).toEqual(both);
    const wish = await listOne(stranger);
    await maker.ask(makeTradeOffer, { pokemonOnTrade: wish, pokemons: [target] });
    expect(await owners(stranger)).toEqual(both);
    const [first, second] = (await maker.ask(getCreatureOwners, { id: target })).body.owners;
    expect(first!.until).toBe(second!.since);
    for (const id of ['nobody', '00000000-0000-4000-8000-000000000000']) {
      expect((await maker.ask(getCreatureOwners, { id })).status).toBe(404);
    }
  });
});
