import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteAccount, getProfile, login, signup } from '../../../contract/auth.ts';
import { chooseStarter, findNextPokemonsExcludeTeam } from '../../../contract/game.ts';
import { getNotices } from '../../../contract/notices.ts';
import {
  acceptTradeOffer,
  getCreatureOwners,
  getTradeHistory,
  pokemonsInOffer,
  pokemonsInTrade,
  tradeMarket,
} from '../../../contract/trades.ts';
import { connect, type Database } from '../../../server/database/connect.ts';
import { tidy } from '../../../server/database/tidy.ts';
import { readHonours } from '../../../server/domain/honours.ts';
import { readRecords } from '../../../server/features/journal/achievementQueries.ts';
import { readSums, readWalked } from '../../../server/features/journal/recordQueries.ts';
import { readQuestRow } from '../../../server/features/quests/questQueries.ts';
import { readResearch } from '../../../server/features/research/researchQueries.ts';
import { faultsOf } from '../../support/database/verify.ts';
import { hear, listenOn } from '../../support/events.ts';
import { holdListing, holdPlayer } from '../../support/hold.ts';
import { newOwners } from '../../support/owners.ts';
import { logInAgain, newPlayer, PASSWORD, type Player } from '../../support/player.ts';
import { startTwoServers, type TestServer, type TwoServers } from '../../support/server.ts';
import { accepts, listOne, newDeal, newTrader, offerFor, ownerOf } from '../../support/trade.ts';

let both: TwoServers;
let server: TestServer;
let database: Database;
let address: string;
beforeAll(async () => {
  both = await startTwoServers();
  ({ server } = both);
  database = connect(server.url, () => undefined);
  address = await listenOn(server);
});
afterAll(async () => {
  await database.close();
  await both.close();
});

const remove = ({ ask }: Player, password = PASSWORD) => ask(deleteAccount, { password });
const onSecond = (player: Player): Player => ({ ...player, ask: both.second.askWith(player.token) });
const idOf = async ({ name }: Player): Promise<string> => {
  const [row] = await server.sql<{ id: string }>('select id from players where username = $1', [name]);
  return row!.id;
};
/** Tables whose rows are gone after a moment by themselves: who has changed, and who is to be told. */
const PASSING = ['notice_wakes', 'announcements', 'player_changes'];
/** The other tables with rows that name a player by id or by name, and how many rows. */
async function tracesOf(...words: string[]): Promise<Record<string, number>> {
  const tables = await server.sql<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  const counts = await server.sql<{ name: string; count: number }>(
    tables
      .filter(({ name }) => !PASSING.includes(name))
      .map(({ name }) => `select '${name}' as name, count(*)::int from ${name} t where t::text ~ $1`)
      .join(' union all '),
    [words.join('|')],
  );
  return Object.fromEntries(counts.filter(({ count }) => count > 0).map(({ name, count }) => [name, count]));
}
const noticesOf = async ({ ask }: Player) =>
  (await ask(getNotices)).body.notices.map(({ kind, user }) => `${kind} by ${user.name || 'nobody'}`);

describe('deleting an account', () => {
  it('leaves nothing of the player but an id in the ledger and in the trades and notices of others', async () => {
    const { owner } = await newOwners(server);
    const { lister, answer } = await newDeal(server);
    expect(await accepts(lister, answer)).toBe(200);
    for (const player of [owner, lister]) {
      const id = await idOf(player);
      expect((await remove(player)).body).toEqual({ ok: true });
      const { notices, trade_sides, trade_creatures, coin_ledger, deleted_accounts, ...rest } =
        await tracesOf(id, player.name);
      expect(rest).toEqual({});
      expect(deleted_accounts).toBe(1);
      expect(coin_ledger).toBeGreaterThan(1);
      expect(await server.sql('select from notices where player_id = $1', [id])).toEqual([]);
      expect([trade_sides, trade_creatures, notices].every((count) => count === undefined || count > 0)).toBe(
        true,
      );
    }
    expect(await faultsOf(server)).toEqual([]);
  });

  it('frees the name, and neither the old token nor the old password is valid', async () => {
    const player = await newPlayer(server);
    await remove(player);
    expect((await player.ask(getProfile)).status).toBe(401);
    const { status, refusal } = await server.ask(login, { username: player.name, password: PASSWORD });
    expect([status, refusal.message]).toEqual([401, 'Invalid username or password']);
    const again = await server.ask(signup, { username: player.name, password: 'quite another' });
    expect(again.status).toBe(200);
    const { body } = await server.askWith(again.body.access_token)(getProfile);
    expect(body.profile).toMatchObject({ username: player.name, coins: 500, pokemonCount: 0 });
  });

  it('ends all sessions with their streams of events', async () => {
    const player = await newPlayer(server);
    const other = await logInAgain(server, player);
    const ears = await Promise.all([player, other].map(({ token }) => hear(address, token)));
    for (const ear of ears) await ear.unread(0);
    await remove(player);
    for (const ear of ears) while (await ear.next());
    expect((await other.ask(getProfile)).status).toBe(401);
  });

  it('asks for the password, and a wrong one changes nothing', async () => {
    const { lister } = await newDeal(server);
    const { status, refusal } = await remove(lister, 'not the password');
    expect([status, refusal.code]).toEqual([401, 'wrong_password']);
    expect((await lister.ask(pokemonsInTrade)).body.pokemons[0]?.offers).toHaveLength(1);
  });

  it('closes the ledger: the coins vanish with an entry', async () => {
    const player = await newPlayer(server);
    const id = await idOf(player);
    await remove(player);
    expect(
      await server.sql(
        'select amount::int, balance::int, reason from coin_ledger where player_id = $1 order by number',
        [id],
      ),
    ).toEqual([
      { amount: 500, balance: 500, reason: 'newcomer' },
      { amount: -500, balance: 0, reason: 'deleted' },
    ]);
  });

  it('of a collector with thousands of creatures deletes them all', async () => {
    const player = await newTrader(server);
    await server.sql(
      `insert into creatures (player_id, species, kind, level, exp, moves)
       select $1, 'kindlam', 1, 5, 0, array['tackle', '', '', ''] from generate_series(1, 2100)`,
      [await idOf(player)],
    );
    expect((await remove(player)).status).toBe(200);
    expect(await faultsOf(server)).toEqual([]);
  });
});

describe('what a deleted account leaves to others', () => {
  it('voids its listings: the offers end, their creatures are free, and their players are told', async () => {
    const { lister, maker, answer } = await newDeal(server, [0, 1]);
    await remove(lister);
    expect((await maker.ask(pokemonsInOffer)).body.count).toBe(0);
    expect(await noticesOf(maker)).toEqual(['unlisted by nobody']);
    const free = await maker.ask(findNextPokemonsExcludeTeam);
    expect(free.body.pokemons.filter(({ id }) => answer.offer.includes(id))).toHaveLength(2);
    expect(
      (await maker.ask(tradeMarket)).body.pokemons.filter(({ user }) => user?.name === lister.name),
    ).toEqual([]);
    expect(await offerFor(maker, await listOne(await newTrader(server)))).toBeTruthy();
  });

  it('takes its offers back: the listing stays, and its owner is told', async () => {
    const { lister, maker } = await newDeal(server);
    await remove(maker);
    const { pokemons } = (await lister.ask(pokemonsInTrade)).body;
    expect(pokemons.map(({ offers }) => offers)).toEqual([[]]);
    expect(await noticesOf(lister)).toEqual(['withdrawn by nobody']);
  });

  it('keeps the trades of others whole, without the name', async () => {
    const { lister, maker, target, answer } = await newDeal(server);
    expect(await accepts(lister, answer)).toBe(200);
    const before = (await maker.ask(getTradeHistory)).body.trades[0]!;
    expect(before.user.name).toBe(lister.name);
    await remove(lister);
    const { trades, count } = (await maker.ask(getTradeHistory)).body;
    expect(count).toBe(1);
    expect(trades).toEqual([{ ...before, user: { ...before.user, name: '' } }]);
    const { owners } = (await maker.ask(getCreatureOwners, { id: target })).body;
    expect(owners.map(({ name }) => name)).toEqual(['', maker.name]);
    expect(await ownerOf(server, target)).toBe(maker.name);
    expect(await faultsOf(server)).toEqual([]);
  });

  it('is whole, too, where both players of a trade have gone', async () => {
    const { lister, maker, answer } = await newDeal(server);
    await accepts(lister, answer);
    await remove(lister);
    await remove(maker);
    expect(await faultsOf(server)).toEqual([]);
  });
});

describe('a deletion at the same time as', () => {
  it.each(['lister', 'maker'] as const)(
    'attack 52: a trade of the %s comes before or after it, never into it',
    async (leaving) => {
      for (let round = 0; round < 2; round++) {
        const deal = await newDeal(server);
        const { lister, maker, target, answer } = deal;
        const held = await holdListing(server, target);
        const gone = remove(deal[leaving]);
        await held.untilWaitedFor();
        const accepted = onSecond(lister).ask(acceptTradeOffer, answer);
        await held.commit();
        expect((await gone).status).toBe(200);
        const { status } = await accepted;
        // 401: the deletion came first, and the session has ended.
        expect([200, 401, 404, 409]).toContain(status);
        const owner = await ownerOf(server, target);
        const staying = leaving === 'lister' ? maker : lister;
        const expected = status === 200 ? (leaving === 'lister' ? maker.name : 'nobody') : undefined;
        if (expected !== undefined) expect(owner).toBe(expected);
        expect((await staying.ask(getProfile)).status).toBe(200);
      }
      expect(await faultsOf(server)).toEqual([]);
    },
  );

  it('attack 52: a new listing of another session voids that, too', async () => {
    const trader = await newTrader(server);
    const held = await holdPlayer(server, trader);
    const gone = remove(trader);
    await held.untilWaitedFor();
    await held.sql(`update creatures set listing = nextval('listings_number_seq') where id = $1`, [
      trader.reserve[0]!.id,
    ]);
    await held.commit();
    expect((await gone).status).toBe(200);
    expect(await faultsOf(server)).toEqual([]);
  });

  it('attack 52: another change of the same player leaves nothing behind', async () => {
    const player = await newPlayer(server);
    const id = await idOf(player);
    const held = await holdPlayer(server, player);
    const gone = remove(player);
    await held.untilWaitedFor();
    const chosen = onSecond(player).ask(chooseStarter, { pokemons: ['kindlam'] });
    await held.commit();
    expect((await gone).status).toBe(200);
    expect([200, 401]).toContain((await chosen).status);
    expect(Object.keys(await tracesOf(id)).sort()).toEqual(['coin_ledger', 'deleted_accounts']);
    expect(await faultsOf(server)).toEqual([]);
  });

  it('attack 52: a change of the password is refused', async () => {
    const player = await newPlayer(server);
    const held = await holdPlayer(server, player);
    const gone = remove(player);
    await held.untilWaitedFor();
    await held.sql(`update players set password_hash = 'changed' where username = $1`, [player.name]);
    await held.commit();
    const { status, refusal } = await gone;
    expect([status, refusal.code]).toEqual([401, 'wrong_password']);
    expect((await player.ask(getProfile)).status).toBe(200);
  });

  it('a notice for the player leaves one that the hourly tidying deletes', async () => {
    const player = await newPlayer(server);
    const id = await idOf(player);
    await remove(player);
    await server.sql(
      `with counter as (insert into notice_counters (player_id, last) values ($1, 1))
       insert into notices (player_id, number, kind, user_id, pokemon, pokemons)
       values ($1, 1, 'wanted', gen_random_uuid(), '{"id": "x"}', '[]')`,
      [id],
    );
    await tidy(database);
    expect(Object.keys(await tracesOf(id)).sort()).toEqual(['coin_ledger', 'deleted_accounts']);
  });
});

const NOBODY = '00000000-0000-7000-8000-000000000000';

it.each([
  ['card', (id: string) => readSums(database, id)],
  ['steps', (id: string) => readWalked(database, id)],
  ['achievements', (id: string) => readRecords(database.drizzle, id)],
  ['quests', (id: string) => readQuestRow(database.drizzle, id)],
  ['research', (id: string) => readResearch(database.drizzle, id, 'podkin')],
])('who asks for the %s while the account is deleted is told to log in', async (_what, read) => {
  await expect(read(NOBODY)).rejects.toMatchObject({
    status: 401,
    reason: 'pleaseLogin',
  });
});

it('whoever deletes the account while others look at it has no honours, and nobody else fails', async () => {
  const nothing = { titles: [], studied: 0, ribbons: [] };
  expect(await readHonours(database.drizzle, NOBODY)).toEqual(nothing);
});
