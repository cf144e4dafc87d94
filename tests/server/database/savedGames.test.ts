import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getProfile, login } from '../../../contract/auth.ts';
import type { Call, ReplyOf } from '../../../contract/call.ts';
import { CALLS } from '../../../contract/calls.ts';
import {
  attack,
  battleContinue,
  chooseStarter,
  currentBattle,
  evolve,
  findNextPokemons,
  findNextPokemonsExcludeTeam,
  getTeam,
  mapMove,
  mapRequest,
  selectBattlePokemon,
  startGoldBattle,
  startWildBattle,
} from '../../../contract/game.ts';
import {
  getBattles,
  getLedger,
  getPastBattle,
  getPokedex,
  getRecord,
  getReplay,
} from '../../../contract/journal.ts';
import { purchase } from '../../../contract/mart.ts';
import { getNotices, readNotices } from '../../../contract/notices.ts';
import { battleRecord, grant } from '../../../contract/operations.ts';
import type { BattleDetails } from '../../../contract/shapes/battle.ts';
import {
  acceptTradeOffer,
  getCreatureOwners,
  getTradeHistory,
  getWanted,
  makeTradeOffer,
  moveToTrade,
  pokemonsInOffer,
  pokemonsInTrade,
  tradeMarket,
} from '../../../contract/trades.ts';
import { bookHash } from '../../../rules/index.ts';
import { migrateDatabase } from '../../../server/database/migrate.ts';
import { theGame } from '../../../server/domain/game.ts';
import { projectRoot } from '../../../server/projectRoot.ts';
import { battleOf, MOST_ATTACKS } from '../../support/battles/battle.ts';
import { ADMIN_TOKEN } from '../../support/config.ts';
import { newDatabase, type TestDatabase } from '../../support/database/database.ts';
import { faultsOf } from '../../support/database/verify.ts';
import { PASSWORD, type Player } from '../../support/player.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { ownerOf, seekersToldIn } from '../../support/trade.ts';

const MIGRATIONS = join(projectRoot, 'server/database/migrations');
/** The migrations that had been run when the games were saved. */
const BEFORE = readMigrationFiles({ migrationsFolder: MIGRATIONS }).slice(0, 12);
/** Hash of the book with which their battles began. */
const BOOK = '5f78f32f';
/** The player of whose creatures one gets a former name, in every table. */
const COLLECTOR = '00000000-0000-4000-8000-100000000067';
const SAVED = readFileSync(new URL('savedGames.sql', import.meta.url), 'utf8')
  // Uses today's hash, so that changed species or moves do not prevent replays; only changed rules can.
  .replaceAll(`"book":"${BOOK}"`, `"book":"${bookHash(theGame().book)}"`)
  .replaceAll(new RegExp(`("player_id":"${COLLECTOR}","species":)"molder"`, 'g'), '$1"hollowick"');

/** The GET calls of players, without those about one battle, creature, species or player. */
const READING = CALLS.filter(
  ({ method, access, stream, name }) =>
    method === 'GET' &&
    access === 'player' &&
    !stream &&
    !['getReplay', 'getPastBattle', 'getCreatureOwners', 'getPlayer', 'getResearch'].includes(name),
);

/** Names of all moves of today. */
const NAMES = new Set(Object.values(theGame().book.moves).map(({ name }) => name));

type BattleReply = ReplyOf<typeof startGoldBattle>;
/** Width of a cell in pixels. */
const PIXELS = 16;

let home: TestDatabase;
let server: TestServer;
/** All rows of each table before today's migrations. */
let rows: Record<string, Record<string, unknown>[]>;
let hashes: string[];
beforeAll(async () => {
  home = await newDatabase(null);
  const client = new pg.Client({ connectionString: home.url });
  await client.connect();
  for (const { sql } of BEFORE) for (const statement of sql) await client.query(statement);
  await client.query(SAVED);
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  rows = {};
  for (const { name } of tables) rows[name] = (await client.query(`select * from ${name}`)).rows;
  const { rows: done } = await client.query(
    'select hash from drizzle.__drizzle_migrations order by created_at',
  );
  hashes = done.map(({ hash }) => hash);
  await client.end();
  await migrateDatabase(home.url);
  server = await startServer({ database: home });
});
afterAll(async () => {
  await server.close();
  await home.drop();
});

/** A player of the saved games, with the session that was open when they were saved. */
const saved = (name: string): Player => {
  const token = createHash('sha256').update(name).digest('base64url');
  return { name, token, ask: server.askWith(token) };
};
/** Names of the players whose battle is on one of these pages. */
const inBattle = (...pages: string[]) =>
  rows.battles!.flatMap(({ player_id, page }) =>
    pages.includes(String(page)) ? [String(rows.players!.find(({ id }) => id === player_id)!.username)] : [],
  );
const battleRow = (name: string) => {
  const { id } = rows.players!.find(({ username }) => username === name)!;
  return rows.battles!.find(({ player_id }) => player_id === id)!;
};

/** Plays the battle of a player to its end, from any page. */
async function playOn({ ask, name }: Player): Promise<BattleDetails> {
  let { battleDetails } = (await ask(currentBattle)).body;
  for (let choices = 0; choices < MOST_ATTACKS && battleDetails; choices++) {
    const { page, myState, round } = battleDetails;
    if (page === 'selection') {
      const standing = myState.find(({ hp }) => hp > 0)!;
      battleDetails = battleOf(await ask(selectBattlePokemon, { selectedPokemon: standing.id, round }));
    } else if (page === 'battle') battleDetails = battleOf(await ask(attack, { attackId: 1, round }));
    else if (page === 'roundResults') battleDetails = battleOf(await ask(battleContinue, { round }));
    else return battleDetails;
  }
  throw new Error(`${name}'s battle had no end`);
}

const coinsOf = async ({ ask }: Player) => (await ask(getProfile)).body.profile.coins;
const kinds = async ({ ask }: Player) => (await ask(getNotices)).body.notices.map(({ kind }) => kind);

describe('the saved games', () => {
  it('were made by migrations that nobody has changed since', () => {
    expect(BEFORE.map(({ hash }) => hash)).toEqual(hashes);
  });

  it('have rows in every table, and every kind of row', () => {
    const empty = Object.entries(rows).filter(([, found]) => found.length === 0);
    expect([Object.keys(rows).length, empty]).toEqual([23, []]);
    const values = (table: string, column: string) =>
      [...new Set(rows[table]!.map((row) => row[column]))].toSorted();
    expect(values('battles', 'page')).toEqual([
      'battle',
      'caught',
      'lose',
      'over',
      'roundResults',
      'selection',
      'win',
    ]);
    const setups = rows.battles!.map(({ setup }) => setup as { kind: string; book?: string });
    expect(new Set(setups.map(({ kind }) => kind))).toEqual(
      new Set(['wb', 'gym', 'user', 'training', 'gold']),
    );
    const states = rows.battles!.map(({ state }) => state as { version: number; thinking?: string });
    expect(new Set(states.map(({ version, thinking }) => [version, thinking !== undefined].join()))).toEqual(
      new Set(['2,true', '2,false', '1,false']),
    );
    expect(values('battle_records', 'result')).toEqual(['caught', 'fled', 'lose', 'win']);
    expect(values('coin_ledger', 'reason')).toEqual([
      'battle',
      'grant',
      'newcomer',
      'prize',
      'purchase',
      'stake',
    ]);
    expect(values('notices', 'kind')).toEqual([
      'accepted',
      'changed',
      'offer',
      'rejected',
      'unlisted',
      'voided',
      'wanted',
      'withdrawn',
    ]);
    expect(values('creatures', 'kind')).toEqual([0, 1, 2, 3]);
    expect(values('idempotency_keys', 'call')).toEqual([
      'acceptTradeOffer',
      'chooseStarter',
      'evolve',
      'grant',
      'makeTradeOffer',
      'purchase',
      'rejectTradeOffer',
      'startGoldBattle',
    ]);
  });

  it('keep every row through the migrations', async () => {
    for (const [table, before] of Object.entries(rows)) {
      const [now] = await server.sql(`select count(*)::int as count from ${table}`);
      expect([table, now!.count]).toEqual([table, before.length]);
    }
    expect(await faultsOf(server)).toEqual([]);
  });

  it('open for every player, by the session of then', async () => {
    for (const { username, coins } of rows.players!) {
      const { profile } = (await saved(String(username)).ask(getProfile)).body;
      expect([profile.username, profile.coins]).toEqual([username, Number(coins)]);
    }
  });

  it.each([
    'Newcomer',
    'Walker',
    'Collector',
    'Gym win',
    'Gold selection',
    'Version 1',
    'Lister',
    'Maker',
    'Seeker',
  ])('answer every call that reads, for %s', async (name) => {
    const { ask } = saved(name);
    for (const call of READING) {
      const { status, text } = await ask(call, {});
      expect([call.name, status, text]).toEqual([call.name, 200, text]);
    }
  });

  it('have the present names of species that were renamed', async () => {
    const { ask } = saved('Collector');
    const named = async (name: string) => (await ask(findNextPokemons, { skip: '0', name })).body;
    expect((await named('Galoshade')).pokemons).toMatchObject([{ name: 'Galoshade', level: 20 }]);
    expect((await named('hollowick')).count).toBe(1);
    const { entries } = (await ask(getPokedex)).body;
    expect(entries.map(({ name }) => name)).toContain('Galoshade');
  });

  it('have the present names of moves in every slot, and offers stand', async () => {
    const { moves } = theGame().book;
    const slots = await server.sql(
      `select distinct unnest(moves) as move from creatures where moves <> '{}'`,
    );
    const keys = slots.map(({ move }) => String(move)).filter((key) => key !== '');
    expect(keys.length).toBeGreaterThan(20);
    // One creature has a move that no game ever had.
    expect(keys.filter((key) => !Object.keys(moves).includes(key))).toEqual(['unheard of']);
    const former = rows.creatures!.flatMap((row) => row.moves as string[]);
    expect([former.includes('cotton guard'), keys.includes('thick fleece')]).toEqual([true, true]);
    const [stale] = await server.sql('select count(*)::int as count from offers');
    expect(stale!.count).toBe(rows.offers!.length);
  });

  it('let their players log in with the passwords of then', async () => {
    const { status, body } = await server.ask(login, { username: 'Walker', password: PASSWORD });
    expect(status).toBe(200);
    expect((await server.askWith(body.access_token)(getProfile)).body.profile).toMatchObject({
      look: 'dancer',
    });
  });
});

describe('a saved battle', () => {
  it('is shown as it was left, also where it is over', async () => {
    const all = inBattle('selection', 'battle', 'roundResults', 'win', 'lose', 'caught');
    for (const name of all.filter((name) => name !== 'Battle with unknown species')) {
      const { battleDetails } = (await saved(name).ask(currentBattle)).body;
      const stored = battleRow(name);
      expect([name, battleDetails?.page, battleDetails?.round]).toEqual([name, stored.page, stored.round]);
      expect(battleDetails!.myState.length).toBeGreaterThan(0);
      const shown = battleDetails!.myState.flatMap(({ attack1, attack2, attack3, attack4 }) =>
        [attack1, attack2, attack3, attack4].filter(Boolean),
      );
      expect(shown.filter((move) => !NAMES.has(move))).toEqual([]);
    }
  });

  it('can be played to its end, of whatever kind and version it is, and is filed then', async () => {
    const open = inBattle('selection', 'battle', 'roundResults').filter((name) => !name.includes('unknown'));
    expect(open.length).toBeGreaterThanOrEqual(18);
    for (const name of open) {
      const player = saved(name);
      const before = (await player.ask(getBattles)).body.count;
      const { page } = await playOn(player);
      expect([name, ['win', 'lose'].includes(page)]).toEqual([name, true]);
      const { battles, count } = (await player.ask(getBattles)).body;
      expect([name, count, battles[0]!.result]).toEqual([name, before + 1, page]);
    }
  });

  it('with a species that the game no longer has is let go, and its stake given back', async () => {
    const player = saved('Battle with unknown species');
    const before = rows.players!.find(({ username }) => username === player.name)!;
    expect((await player.ask(currentBattle)).body.battleDetails).toBeNull();
    expect(await coinsOf(player)).toBe(Number(before.coins) + theGame().goldTiers.bronze.stake);
    const earlier = saved('Battle let go');
    expect((await earlier.ask(currentBattle)).body.battleDetails).toBeNull();
  });

  it('can be given to the operator', async () => {
    for (const name of ['Wild battle', 'Version 1', 'Gold win']) {
      const { status, body } = await server.askWith(ADMIN_TOKEN)(battleRecord, { player: name });
      expect([name, status, body.player]).toEqual([name, 200, name]);
    }
  });

  it('can be watched again where it went by the rules', async () => {
    for (const [name, result] of [
      ['Wild win', 'win'],
      ['Wild lose', 'lose'],
      ['Wild caught', 'caught'],
      ['Wild fled', 'fled'],
      ['Training over', 'fled'],
    ]) {
      const player = saved(name!);
      const battle = (await player.ask(getBattles)).body.battles.at(-1)!;
      expect([name, battle.result, battle.playable]).toEqual([name, result, true]);
      const { status, body, text } = await player.ask(getReplay, { id: battle.id });
      expect([name, status, status === 200 ? '' : text]).toEqual([name, 200, '']);
      expect(body.steps).toHaveLength(body.count);
      expect(body.steps.at(-1)!.round).toBe(battle.rounds);
    }
  });

  it.each(['Record without mark', 'Record of another catalogue', 'Record too old'])(
    'is listed and cannot be watched where it is a %s',
    async (name) => {
      const player = saved(name);
      const [battle] = (await player.ask(getBattles)).body.battles;
      expect(battle).toMatchObject({ result: 'win', playable: false });
      expect((await player.ask(getReplay, { id: battle!.id })).status).toBe(409);
    },
  );

  it('says of one of another catalogue that it is, and still tells how it ended and who fought', async () => {
    const player = saved('Record of another catalogue');
    const [battle] = (await player.ask(getBattles)).body.battles;
    expect(battle).toMatchObject({ older: true });
    const { status, body, text } = await player.ask(getPastBattle, { id: battle!.id });
    expect([status, body.battle]).toEqual([200, battle]);
    expect(body.teams?.player.length).toBeGreaterThan(0);
    expect(body.teams?.opponent.length).toBeGreaterThan(0);
    for (const { name, level } of [...body.teams!.player, ...body.teams!.opponent])
      expect([name, level]).toEqual([expect.stringMatching(/^[A-Z]/), expect.any(Number)]);
    expect(text).not.toMatch(/"(dice|seed|moves|book)"/);
  });

  it('tells nothing of the teams of one that is too long ago', async () => {
    const player = saved('Record too old');
    const [battle] = (await player.ask(getBattles)).body.battles;
    expect(battle).not.toHaveProperty('older');
    expect((await player.ask(getPastBattle, { id: battle!.id })).body.teams).toBeNull();
  });
});

describe('a saved player', () => {
  it('meets who was waiting, and walks on from where the map was left', async () => {
    const player = saved('Walker');
    const { pokemon, mapPos } = (await player.ask(mapRequest, { mapName: 'green_land' })).body;
    expect(pokemon).toMatchObject({ name: 'Gloopet', level: 4 });
    const at = rows.players!.find(({ username }) => username === 'Walker')!;
    expect(mapPos).toEqual({ x: Number(at.cell_x) * PIXELS, y: Number(at.cell_y) * PIXELS });
    expect(battleOf(await player.ask(startWildBattle)).opponent[0]).toMatchObject({
      name: 'Gloopet',
      kind: 2,
    });
    const other = saved('Newcomer');
    expect((await other.ask(chooseStarter, { pokemons: ['podkin'] })).status).toBe(200);
    expect((await other.ask(mapMove, { dir: 's' })).status).toBe(200);
  });

  it('has the team, the bag, the favourites, the pokedex, the badges and the coins of then', async () => {
    const collector = saved('Collector');
    const team = (await collector.ask(getTeam)).body.pokemons;
    expect(team.map(({ name }) => name)).toEqual([
      'Kindlam',
      'Podkin',
      'Gloopet',
      'Galoshade',
      'Voltwit',
      'Tempestral',
    ]);
    const { profile } = (await collector.ask(getProfile)).body;
    expect(profile).toMatchObject({ pokemonCount: 10, items: { nball: 15, uball: 2, mball: 1 } });
    expect((await collector.ask(findNextPokemons, { favourite: '1' })).body.count).toBe(1);
    expect(
      (await collector.ask(findNextPokemons)).body.pokemons.filter(({ unknown }) => unknown),
    ).toHaveLength(1);
    expect((await collector.ask(getPokedex)).body.entries.length).toBeGreaterThanOrEqual(6);
    const { entries } = (await collector.ask(getLedger)).body;
    expect(entries.map(({ reason }) => reason)).toEqual(['grant', 'purchase', 'grant', 'newcomer']);
    expect(entries[0]!.balance).toBe(profile.coins);
    const leader = (await saved('Gym win').ask(getRecord)).body;
    expect(leader).toMatchObject({ streak: 1, bestStreak: 1, badges: [{ gymId: 'thornby-garden' }] });
    expect(leader.counts.gym).toEqual({ win: 1, lose: 0, caught: 0, fled: 0 });
  });

  it('gets the reply of then to a request that comes again, and nothing is done twice', async () => {
    const repeat = async (name: string, call: Call, body: Record<string, unknown>, key: string) => {
      const { ask } = name === 'admin' ? { ask: server.askWith(ADMIN_TOKEN) } : saved(name);
      const { status, body: reply } = await ask(call, body, { 'idempotency-key': key });
      const kept = rows.idempotency_keys!.find((row) => row.key === key)!;
      // For the start of a battle only the details are stored.
      expect([key, status, key === 'stake' ? (reply as BattleReply).battleDetails : reply]).toEqual([
        key,
        200,
        kept.reply,
      ]);
    };
    const before = await server.sql('select count(*)::int as entries from coin_ledger');
    await repeat('Walker', chooseStarter, { pokemons: ['kindlam'] }, 'starter');
    await repeat('Gold selection', startGoldBattle, { tier: 'bronze' }, 'stake');
    await repeat('Collector', purchase, { items: { nball: 2 } }, 'balls');
    await repeat('admin', grant, { username: 'Collector', coins: 7 }, 'gift');
    const [evolved] = (await saved('Evolver').ask(getTeam)).body.pokemons;
    await repeat('Evolver', evolve, { id: evolved!.id }, 'evolve');
    expect(await server.sql('select count(*)::int as entries from coin_ledger')).toEqual(before);
  });
});

describe('a saved trade', () => {
  const lister = () => saved('Lister');
  const maker = () => saved('Maker');

  it('has left its notices and its entry in both histories', async () => {
    expect(await kinds(maker())).toEqual(['changed', 'unlisted', 'rejected', 'accepted']);
    expect(await kinds(saved('Rival'))).toEqual(['voided']);
    expect(await kinds(saved('Seeker'))).toEqual(Array.from({ length: 7 }, () => 'wanted'));
    expect(new Set(await kinds(lister()))).toEqual(new Set(['offer', 'withdrawn']));
    for (const [player, gave] of [
      [lister(), 1],
      [maker(), 2],
    ] as const) {
      const { trades, count } = (await player.ask(getTradeHistory)).body;
      expect([count, trades[0]!.gave.length]).toEqual([1, gave]);
      const [got] = trades[0]!.got;
      const { owners } = (await player.ask(getCreatureOwners, { id: got!.id })).body;
      expect(owners.map(({ name }) => name)).toEqual([trades[0]!.user.name, player.name]);
    }
  });

  it('can still be read: some notices were, the others are then', async () => {
    const { unread, count, notices } = (await lister().ask(getNotices)).body;
    expect([unread, notices.filter(({ read }) => read).length]).toEqual([count - 2, 2]);
    expect((await lister().ask(readNotices, {})).body).toEqual({ unread: 0 });
  });

  it('can be gone on with: one offer is accepted, the other for it void, one that has changed is refused', async () => {
    const { pokemons } = (await lister().ask(pokemonsInTrade)).body;
    expect(pokemons).toHaveLength(5);
    const offers = pokemons.flatMap(({ id, offers }) =>
      offers.map(({ id: offerId, user, changed, pokemons: offered }) => ({
        from: user.name,
        changed,
        answer: { pokemonOnTrade: id, offerId, offer: offered.map((one) => one.id) },
      })),
    );
    expect(offers.map(({ from, changed }) => [from, changed])).toEqual(
      expect.arrayContaining([
        ['Maker', false],
        ['Rival', false],
        ['Maker', true],
      ]),
    );
    const [stale] = offers.filter(({ changed }) => changed);
    const refused = await lister().ask(acceptTradeOffer, stale!.answer);
    expect([refused.status, refused.refusal.code]).toEqual([409, 'changed']);
    const [good] = offers.filter(({ from, changed }) => from === 'Maker' && !changed);
    expect((await lister().ask(acceptTradeOffer, good!.answer)).status).toBe(200);
    for (const id of good!.answer.offer) expect(await ownerOf(server, id)).toBe('Lister');
    expect(await ownerOf(server, good!.answer.pokemonOnTrade)).toBe('Maker');
    expect((await kinds(maker()))[0]).toBe('accepted');
    expect((await kinds(saved('Rival')))[0]).toBe('voided');
    expect((await maker().ask(pokemonsInOffer)).body.count).toBe(1);
    expect(await faultsOf(server)).toEqual([]);
  });

  it('has listings that others find, and offers are made for', async () => {
    const rival = saved('Rival');
    const { pokemons } = (await rival.ask(tradeMarket, { owner: 'Lister' })).body;
    expect(pokemons).toHaveLength(4);
    const own = (await rival.ask(findNextPokemonsExcludeTeam)).body.pokemons.find(
      ({ in_offer }) => !in_offer,
    )!;
    const { id, mark } = pokemons[0]!;
    const { status } = await rival.ask(makeTradeOffer, {
      pokemonOnTrade: id,
      pokemons: [own.id],
      seen: mark,
    });
    expect(status).toBe(200);
    expect((await kinds(lister()))[0]).toBe('offer');
  });

  it('is looked for by whoever did then', async () => {
    const { wanted } = (await saved('Seeker').ask(getWanted)).body;
    expect(wanted.map(({ name, kind, level }) => [name, kind, level])).toEqual([
      ['Kindlam', null, 20],
      ['', 3, 1],
    ]);
    const collector = saved('Collector');
    const [shiny] = (await collector.ask(findNextPokemonsExcludeTeam, { kind: '3' })).body.pokemons;
    await collector.ask(moveToTrade, { pokemons: [shiny!.id] });
    await seekersToldIn(server);
    const [notice] = (await saved('Seeker').ask(getNotices)).body.notices;
    expect(notice).toMatchObject({ kind: 'wanted', pokemon: { id: shiny!.id }, user: { name: 'Collector' } });
  });
});
