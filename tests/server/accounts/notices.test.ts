import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updatePokemons } from '../../../contract/game.ts';
import { getNotices, readNotices } from '../../../contract/notices.ts';
import type { Notice } from '../../../contract/shapes/trade.ts';
import {
  acceptTradeOffer,
  addWanted,
  moveToTrade,
  rejectTradeOffer,
  removeAOfferFromTrade,
  removePokemonFromTrade,
} from '../../../contract/trades.ts';
import { connect } from '../../../server/database/connect.ts';
import { tidy } from '../../../server/database/tidy.ts';
import { projectRoot } from '../../../server/projectRoot.ts';
import { newDatabase } from '../../support/database/database.ts';
import { logInAgain, newPlayer, type Player } from '../../support/player.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { listOne, newDeal, newTrader, offerFor, seekersToldIn } from '../../support/trade.ts';

const MIGRATIONS = join(projectRoot, 'server/database/migrations');

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const page = async ({ ask }: Player, skip = '0') => (await ask(getNotices, { skip })).body;
const kinds = async (player: Player) => (await page(player)).notices.map(({ kind }) => kind);
const latest = async (player: Player): Promise<Notice> => (await page(player)).notices[0]!;

/** Stores `count` notices of a player, each about another listing, as trades would. */
const store = (player: Player, count: number, read = false) =>
  server.sql(
    `with me as (select id from players where username = $1), counted as (
       insert into notice_counters as c (player_id, last) select id, $2 from me
       on conflict (player_id) do update set last = c.last + $2 returning player_id, last)
     insert into notices (player_id, number, kind, user_id, pokemon, pokemons, read_at)
     select player_id, last - $2 + n, 'offer', player_id,
       jsonb_build_object('id', (last - $2 + n)::text, 'species', 'kindlam', 'kind', 1, 'level', 3), '[]', case when $3 then now() end
     from counted, generate_series(1, $2::int) n`,
    [player.name, count, read],
  );

/** Stores `count` unread notices of a player that another one has caused `hours` ago, each about another creature. */
const storeFrom = (player: Player, other: Player, count: number, hours = 1) =>
  server.sql(
    `with counted as (
       insert into notice_counters as c (player_id, last) select id, $3 from players where username = $1
       on conflict (player_id) do update set last = c.last + $3 returning player_id, last)
     insert into notices (player_id, number, kind, user_id, pokemon, pokemons, created_at)
     select c.player_id, last - $3 + n, 'wanted', p.id, jsonb_build_object('id', gen_random_uuid(), 'species', 'kindlam',
       'kind', 1, 'level', 3), '[]', now() - make_interval(hours => $4)
     from counted c cross join generate_series(1, $3::int) n join players p on p.username = $2`,
    [player.name, other.name, count, hours],
  );

/** The stored counts of a player's notices, and the same counts from the rows. */
const counts = async ({ name }: Player) => {
  const [row] = await server.sql<{ kept: number; unread: number; lines: number; unreadLines: number }>(
    `select kept, unread, (select count(*)::int from notices n where n.player_id = c.player_id) as lines,
       (select count(*)::int from notices n where n.player_id = c.player_id and read_at is null) as "unreadLines"
     from notice_counters c join players p on p.id = c.player_id where p.username = $1`,
    [name],
  );
  return row;
};

describe('notices', () => {
  it('tell of an offer, who made it, for what and what for', async () => {
    const { lister, maker, target, answer } = await newDeal(server, [0, 1]);
    const notice = await latest(lister);
    expect(notice).toMatchObject({ id: '1', kind: 'offer', read: false, user: { name: maker.name } });
    expect(notice.pokemon).toEqual({
      id: target,
      name: 'Kindlam',
      kind: 1,
      type: 'fire',
      types: ['fire'],
      level: 20,
    });
    expect(notice.pokemons.map(({ id }) => id)).toEqual(answer.offer);
    expect(await page(maker)).toEqual({ notices: [], count: 0, unread: 0 });
  });

  it('tell both sides what became of it', async () => {
    const { lister, maker, target, answer } = await newDeal(server);
    await lister.ask(rejectTradeOffer, answer);
    expect(await kinds(maker)).toEqual(['rejected']);
    const again = await offerFor(maker, target, [0, 1]);
    await maker.ask(removeAOfferFromTrade, { pokemons: [again.offer[1]] });
    expect(await kinds(lister)).toEqual(['withdrawn']);
    expect((await latest(lister)).pokemons.map(({ id }) => id)).toEqual([again.offer[1]]);
    await maker.ask(removeAOfferFromTrade, { pokemons: [again.offer[0]] });
    const third = await newTrader(server);
    const lost = await offerFor(third, target);
    await lister.ask(acceptTradeOffer, await offerFor(maker, target));
    expect(await kinds(lister)).toEqual(['offer', 'offer']);
    expect(await kinds(maker)).toEqual(['accepted']);
    expect(await kinds(third)).toEqual(['voided']);
    expect((await latest(third)).pokemons.map(({ id }) => id)).toEqual(lost.offer);
    expect((await latest(maker)).user.name).toBe(lister.name);
  });

  it('about one player and listing are one line: the newest, unread again and at the top', async () => {
    const { lister, maker, target, answer } = await newDeal(server);
    await offerFor(await newTrader(server), target);
    await lister.ask(readNotices, {});
    expect((await page(lister)).unread).toBe(0);
    await maker.ask(removeAOfferFromTrade, { pokemons: answer.offer });
    const { notices, count, unread } = await page(lister);
    expect(notices.map(({ id, kind, read }) => [id, kind, read])).toEqual([
      ['3', 'withdrawn', false],
      ['2', 'offer', true],
    ]);
    expect([count, unread]).toEqual([2, 1]);
  });

  it('about two offers of one player that end at once are one line, which says what counts', async () => {
    const { lister, maker, target, answer } = await newDeal(server);
    await offerFor(maker, target, [1]);
    await lister.ask(acceptTradeOffer, answer);
    expect(await kinds(maker)).toEqual(['accepted']);
    expect(await counts(maker)).toEqual({ kept: 1, unread: 1, lines: 1, unreadLines: 1 });
  });

  it('are no more than five hundred of a player: the oldest go, read or not', async () => {
    const { lister, maker, target } = await newDeal(server);
    await store(lister, 498);
    const other = await listOne(lister, 1);
    await offerFor(maker, other, [1]);
    expect(await counts(lister)).toEqual({ kept: 500, unread: 500, lines: 500, unreadLines: 500 });
    // One more line removes the oldest, which is about the offer for the first listing.
    await offerFor(await newTrader(server), target);
    expect(await counts(lister)).toEqual({ kept: 500, unread: 500, lines: 500, unreadLines: 500 });
    const oldest = (await page(lister, '490')).notices.at(-1);
    expect(oldest?.id).toBe('2');
    await store(lister, 40);
    await offerFor(await newTrader(server), target);
    expect(await counts(lister)).toEqual({ kept: 500, unread: 500, lines: 500, unreadLines: 500 });
  });

  it('tell whoever has offered that the listing was taken back', async () => {
    const { lister, maker, target } = await newDeal(server);
    await lister.ask(removePokemonFromTrade, { pokemons: [target] });
    expect(await kinds(maker)).toEqual(['unlisted']);
  });

  it('tell whoever has offered that the listing got other moves, which ended the offer', async () => {
    const { lister, maker, target } = await newDeal(server);
    await lister.ask(updatePokemons, { pokemons: [{ id: target, attack1: 'Ember' }] });
    expect(await kinds(maker)).toEqual(['changed']);
  });

  it('stay unread until they are read, one by one, up to one of them, or all', async () => {
    const player = await newPlayer(server);
    await store(player, 13);
    const first = await page(player);
    expect([first.count, first.unread, first.notices.length]).toEqual([13, 13, 10]);
    expect(first.notices.map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, at) => String(13 - at)));
    expect((await page(player, '10')).notices.map(({ id }) => id)).toEqual(['3', '2', '1']);
    expect((await player.ask(readNotices, { ids: ['13', '2', 'nothing', '99'] })).body).toEqual({
      unread: 11,
    });
    expect((await latest(player)).read).toBe(true);
    // Notices that came after the player had looked stay unread.
    expect((await player.ask(readNotices, { upTo: '11' })).body).toEqual({ unread: 1 });
    expect((await page(player)).notices.map(({ read }) => read).slice(0, 3)).toEqual([true, false, true]);
    expect((await player.ask(readNotices, { upTo: 'twelve' })).status).toBe(400);
    expect((await player.ask(readNotices, {})).body).toEqual({ unread: 0 });
    expect((await page(player)).count).toBe(13);
    expect(await counts(player)).toEqual({ kept: 13, unread: 0, lines: 13, unreadLines: 0 });
  });

  it('are counted by a number that is kept, and not by reading them', async () => {
    const player = await newPlayer(server);
    await store(player, 4);
    await server.sql(
      `update notice_counters set kept = 70, unread = 60 where player_id = (select id from players where username = $1)`,
      [player.name],
    );
    expect(await page(player)).toMatchObject({ count: 70, unread: 60 });
  });

  it('are nobody else’s: reading them by their ids reads one’s own', async () => {
    const [one, other] = [await newPlayer(server), await newPlayer(server)];
    await store(one, 1);
    await store(other, 1);
    await one.ask(readNotices, { ids: ['1'] });
    expect((await page(other)).unread).toBe(1);
  });

  it('are kept for thirty days, whether read or not', async () => {
    const player = await newPlayer(server);
    await store(player, 5, true);
    await store(player, 4);
    await store(player, 3);
    await player.ask(readNotices, { ids: [] }).then(({ status }) => expect(status).toBe(400));
    await server.sql(
      `update notices set created_at = now() - interval '31 days'
       where number <= 9 and player_id = (select id from players where username = $1)`,
      [player.name],
    );
    const database = connect(server.url, () => undefined);
    await tidy(database);
    await database.close();
    expect(await page(player)).toMatchObject({ count: 3, unread: 3 });
    expect(await counts(player)).toEqual({ kept: 3, unread: 3, lines: 3, unreadLines: 3 });
  });

  it('are counted exactly, whoever writes, reads and ends them at once', async () => {
    const lister = await newTrader(server);
    const makers = await Promise.all(Array.from({ length: 3 }, () => newTrader(server)));
    const targets = [await listOne(lister, 0), await listOne(lister, 1)];
    await store(lister, 495);
    const database = connect(server.url, () => undefined);
    const rounds = makers.map(async (maker) => {
      for (const target of targets) {
        const { offer } = await offerFor(maker, target);
        await maker.ask(removeAOfferFromTrade, { pokemons: offer });
      }
    });
    const reads = Array.from({ length: 6 }, (_, at) =>
      lister
        .ask(readNotices, at % 2 ? {} : { upTo: String(100 * at) })
        .then(({ status }) => expect(status).toBe(200)),
    );
    await server.sql(
      `update notices set created_at = now() - interval '31 days'
       where number <= 20 and player_id = (select id from players where username = $1)`,
      [lister.name],
    );
    await Promise.all([...rounds, ...reads, tidy(database), tidy(database)]);
    await database.close();
    const { kept, unread, lines, unreadLines } = (await counts(lister))!;
    expect([kept, unread]).toEqual([lines, unreadLines]);
    expect(kept).toBeLessThanOrEqual(500);
  });

  it('of a database from before repeats were one line become so, five hundred of a player', async () => {
    const home = await newDatabase(null);
    const client = new pg.Client({ connectionString: home.url });
    await client.connect();
    const files = readdirSync(MIGRATIONS)
      .filter((file) => file.endsWith('.sql'))
      .toSorted();
    const at = files.findIndex((file) => file.endsWith('_notice_lines.sql'));
    for (const file of files.slice(0, at)) await client.query(readFileSync(join(MIGRATIONS, file), 'utf8'));
    const me = '11111111-1111-4111-8111-111111111111';
    await client.query('insert into notice_counters (player_id, last) values ($1, 20000)', [me]);
    // 19,000 notices about one listing each, then 1,000 about 200 listings, five for each.
    await client.query(
      `insert into notices (player_id, number, kind, user_id, pokemon, pokemons, read_at)
       select $1, n, 'offer', $1, jsonb_build_object('id', case when n <= 19000 then n else n % 200 end,
         'species', 'kindlam', 'kind', 1, 'level', 3), '[]', case when n % 2 = 0 then now() end
       from generate_series(1, 20000) n`,
      [me],
    );
    await client.query(readFileSync(join(MIGRATIONS, files[at]!), 'utf8'));
    const { rows: lines } = await client.query('select number from notices order by number desc');
    expect(lines.slice(0, 200).map(({ number }) => number)).toEqual(
      Array.from({ length: 200 }, (_, before) => 20_000 - before),
    );
    expect([lines.length, lines[200]!.number, lines.at(-1)!.number]).toEqual([500, 19_000, 18_701]);
    const { rows: counters } = await client.query('select last, kept, unread from notice_counters');
    expect(counters).toEqual([{ last: 20_000, kept: 500, unread: 250 }]);
    await client.end();
    await home.drop();
  });
});

describe('notices of one player to another', () => {
  const folds = async (player: Player) => (await page(player)).notices.map(({ folded }) => folded);

  it('fold into one line after twenty unread ones, which shows the latest and says how many', async () => {
    const [lister, maker] = [await newTrader(server), await newTrader(server)];
    const target = await listOne(lister);
    await storeFrom(lister, maker, 20);
    const { offer } = await offerFor(maker, target);
    expect(await page(lister)).toMatchObject({ count: 21, unread: 21 });
    expect(await latest(lister)).toMatchObject({ kind: 'offer', folded: 1, user: { name: maker.name } });
    await maker.ask(removeAOfferFromTrade, { pokemons: offer });
    const line = await latest(lister);
    expect(line).toMatchObject({ id: '22', kind: 'withdrawn', folded: 2, read: false });
    expect(line.pokemon).toMatchObject({ name: 'Kindlam', level: 20 });
    expect(line.pokemon.id).not.toBe(target);
    expect(await counts(lister)).toEqual({ kept: 21, unread: 21, lines: 21, unreadLines: 21 });
  });

  it('have lines of their own again once the others are read, and the folded line counts from one again', async () => {
    const [lister, maker] = [await newTrader(server), await newTrader(server)];
    const target = await listOne(lister);
    await storeFrom(lister, maker, 20);
    await offerFor(maker, target, [0]);
    await lister.ask(readNotices, {});
    await offerFor(maker, target, [1]);
    expect((await folds(lister)).slice(0, 2)).toEqual([0, 1]);
    await storeFrom(lister, maker, 19);
    const other = await listOne(lister, 1);
    await offerFor(maker, other, [2]);
    expect(await latest(lister)).toMatchObject({ folded: 1, kind: 'offer' });
  });

  it('replace an unread one about the same creature also where others fold', async () => {
    const { lister, maker, target, answer } = await newDeal(server);
    await storeFrom(lister, maker, 30);
    await maker.ask(removeAOfferFromTrade, { pokemons: answer.offer });
    expect(await latest(lister)).toMatchObject({ kind: 'withdrawn', folded: 0, pokemon: { id: target } });
    expect(await page(lister)).toMatchObject({ count: 31, unread: 31 });
  });

  it('are counted for each other player, and those of a day ago no more', async () => {
    const [lister, maker, third] = await Promise.all([0, 1, 2].map(() => newTrader(server)));
    const target = await listOne(lister!);
    await storeFrom(lister!, maker!, 40, 25);
    await storeFrom(lister!, third!, 20);
    await offerFor(maker!, target);
    expect(await latest(lister!)).toMatchObject({ folded: 0, user: { name: maker!.name } });
    await offerFor(third!, target);
    expect(await latest(lister!)).toMatchObject({ folded: 1, user: { name: third!.name } });
  });

  it('fold also where several come at once: the first fill what is left of the twenty', async () => {
    const seeker = await newPlayer(server);
    await seeker.ask(addWanted, { name: 'Dozebud', level: 41 });
    const lister = await newTrader(
      server,
      Array.from({ length: 4 }, () => ({ name: 'dozebud', level: 41 })),
    );
    await storeFrom(seeker, lister, 18);
    const pokemons = lister.reserve.map(({ id }) => id);
    expect((await lister.ask(moveToTrade, { pokemons })).status).toBe(200);
    await seekersToldIn(server);
    const { notices, count } = await page(seeker);
    expect(notices.slice(0, 4).map(({ kind, folded }) => [kind, folded])).toEqual([
      ['wanted', 2],
      ['wanted', 0],
      ['wanted', 0],
      ['wanted', 0],
    ]);
    expect(
      notices
        .slice(1, 3)
        .map(({ pokemon }) => pokemon.id)
        .toSorted(),
    ).toEqual(pokemons.slice(0, 2).toSorted());
    expect(count).toBe(21);
  });
});

describe('what a player looks for', () => {
  it('is told when one is listed, once for each creature', async () => {
    const seeker = await newPlayer(server);
    await seeker.ask(addWanted, { name: 'Gloopet', kind: 3, level: 10 });
    await seeker.ask(addWanted, { kind: 3 });
    const lister = await newTrader(server, [
      { name: 'gloopet', level: 10, kind: 3 },
      { name: 'gloopet', level: 9, kind: 1 },
    ]);
    // Players get no notice of their own listings.
    await lister.ask(addWanted, { kind: 3 });
    const target = await listOne(lister);
    await listOne(lister, 1);
    await seekersToldIn(server);
    expect(await kinds(seeker)).toEqual(['wanted']);
    expect(await latest(seeker)).toMatchObject({
      user: { name: lister.name },
      pokemon: { id: target },
      pokemons: [],
    });
    await lister.ask(removePokemonFromTrade, { pokemons: [target] });
    await lister.ask(moveToTrade, { pokemons: [target] });
    await seekersToldIn(server);
    expect(await kinds(seeker)).toEqual(['wanted']);
    expect(await kinds(lister)).toEqual([]);
  });

  it('is not told again of a listing that one has had to do with already', async () => {
    const seeker = await newTrader(server);
    await seeker.ask(addWanted, { name: 'Podkin', level: 30 });
    const lister = await newTrader(server, [{ name: 'podkin', level: 30 }]);
    const target = await listOne(lister);
    await seekersToldIn(server);
    await lister.ask(rejectTradeOffer, await offerFor(seeker, target));
    await lister.ask(removePokemonFromTrade, { pokemons: [target] });
    await lister.ask(moveToTrade, { pokemons: [target] });
    await seekersToldIn(server);
    expect(await kinds(seeker)).toEqual(['rejected']);
  });

  /** Stores `count` players who look for a Gloopet and were seen `days` days ago. */
  const seekers = async (name: string, count: number, days: number) => {
    await server.sql(
      `with made as (insert into players (username, name_key, password_hash, map_name, cell_x, cell_y, dice)
         select $1 || n, $1 || n, '', 'green_land', 15, 15, '[1, 2, 3, 0]' from generate_series(1, $2::int) n returning id)
       insert into wanted (player_id, species, kind, level, seen_at)
       select id, 'gloopet', 0, 50, now() - make_interval(days => $3) from made`,
      [name, count, days],
    );
  };
  const told = async (name: string) =>
    (
      await server.sql<{ username: string }>(
        `select distinct username from notices n join players p on p.id = n.player_id where username like $1 || '%'`,
        [name],
      )
    ).map(({ username }) => username);

  it('is told to those who play before those who have left, however long these have waited', async () => {
    await seekers('left', 400, 40);
    await seekers('here', 150, 1);
    const back = await newPlayer(server);
    await back.ask(addWanted, { name: 'Gloopet', level: 50 });
    await server.sql(
      `update wanted set seen_at = now() - interval '60 days'
      where player_id = (select id from players where username = $1)`,
      [back.name],
    );
    await logInAgain(server, back);
    await listOne(await newTrader(server, [{ name: 'gloopet', level: 50 }]));
    await seekersToldIn(server);
    expect(await told('here')).toHaveLength(150);
    expect(await kinds(back)).toEqual(['wanted']);
    expect(await told('left')).toHaveLength(49);
  });

  it('is told to others with the next listing, where too many look for it', async () => {
    await server.sql('delete from wanted');
    await seekers('many', 400, 1);
    const lister = await newTrader(server, [
      { name: 'gloopet', level: 50 },
      { name: 'gloopet', level: 50 },
    ]);
    await listOne(lister, 0);
    await seekersToldIn(server);
    expect(await told('many')).toHaveLength(200);
    await listOne(lister, 1);
    await seekersToldIn(server);
    expect((await told('many')).length).toBeGreaterThan(250);
  });
});
