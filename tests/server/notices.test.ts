import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getNotices, readNotices } from '../../contract/notices.ts';
import type { Notice } from '../../contract/shapes/trade.ts';
import {
  acceptTradeOffer,
  addWanted,
  moveToTrade,
  rejectTradeOffer,
  removeAOfferFromTrade,
  removePokemonFromTrade,
} from '../../contract/trades.ts';
import { connect } from '../../server/database/connect.ts';
import { tidy } from '../../server/database/tidy.ts';
import { newPlayer, type Player } from '../support/player.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { listOne, newDeal, newTrader, offerFor } from '../support/trade.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const page = async ({ ask }: Player, skip = '0') => (await ask(getNotices, { skip })).body;
const kinds = async (player: Player) => (await page(player)).notices.map(({ kind }) => kind);
const latest = async (player: Player): Promise<Notice> => (await page(player)).notices[0]!;

/** Stores so many notices of a player, as trades would. */
const store = (player: Player, count: number, read = false) =>
  server.sql(
    `with me as (select id from players where username = $1), counted as (
       insert into notice_counters as c select id, $2 from me
       on conflict (player_id) do update set last = c.last + $2 returning player_id, last)
     insert into notices (player_id, number, kind, user_id, pokemon, pokemons, read_at)
     select player_id, last - $2 + n, 'offer', player_id,
       '{"id": "a", "species": "kindlam", "kind": 1, "level": 3}', '[]', case when $3 then now() end
     from counted, generate_series(1, $2::int) n`,
    [player.name, count, read],
  );

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
    const again = await offerFor(maker, target, [0, 1]);
    await maker.ask(removeAOfferFromTrade, { pokemons: [again.offer[1]] });
    await maker.ask(removeAOfferFromTrade, { pokemons: [again.offer[0]] });
    const third = await newTrader(server);
    const lost = await offerFor(third, target);
    await lister.ask(acceptTradeOffer, await offerFor(maker, target));
    expect(await kinds(lister)).toEqual(['offer', 'offer', 'withdrawn', 'withdrawn', 'offer', 'offer']);
    expect(await kinds(maker)).toEqual(['accepted', 'rejected']);
    expect(await kinds(third)).toEqual(['voided']);
    expect((await latest(third)).pokemons.map(({ id }) => id)).toEqual(lost.offer);
    expect((await latest(maker)).user.name).toBe(lister.name);
  });

  it('tell whoever has offered that the listing was taken back', async () => {
    const { lister, maker, target } = await newDeal(server);
    await lister.ask(removePokemonFromTrade, { pokemons: [target] });
    expect(await kinds(maker)).toEqual(['unlisted']);
  });

  it('stay unread until they are read, one by one or all', async () => {
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
    expect((await player.ask(readNotices, {})).body).toEqual({ unread: 0 });
    expect((await page(player)).count).toBe(13);
  });

  it('are nobody else’s: reading them by their ids reads one’s own', async () => {
    const [one, other] = [await newPlayer(server), await newPlayer(server)];
    await store(one, 1);
    await store(other, 1);
    await one.ask(readNotices, { ids: ['1'] });
    expect((await page(other)).unread).toBe(1);
  });

  it('are kept while unread, and of the read ones the latest hundred, for thirty days', async () => {
    const player = await newPlayer(server);
    await store(player, 105, true);
    await store(player, 3);
    await player.ask(readNotices, { ids: [] }).then(({ status }) => expect(status).toBe(400));
    await player.ask(readNotices, { ids: ['999'] });
    expect((await page(player)).count).toBe(103);
    await server.sql(`update notices set read_at = now() - interval '31 days' where read_at is not null`);
    const database = connect(server.url, () => undefined);
    await tidy(database);
    await database.close();
    expect(await page(player)).toMatchObject({ count: 3, unread: 3 });
  });

  it('count on in the order in which they are stored, whoever writes them at once', async () => {
    const lister = await newTrader(server);
    const targets = [await listOne(lister, 0), await listOne(lister, 1), await listOne(lister, 2)];
    const makers = await Promise.all(Array.from({ length: 4 }, () => newTrader(server)));
    await Promise.all(makers.flatMap((maker) => targets.map((target, at) => offerFor(maker, target, [at]))));
    expect((await page(lister)).notices.map(({ id }) => Number(id))).toEqual([
      12, 11, 10, 9, 8, 7, 6, 5, 4, 3,
    ]);
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
    // Nobody is told of one's own.
    await lister.ask(addWanted, { kind: 3 });
    const target = await listOne(lister);
    await listOne(lister, 1);
    expect(await kinds(seeker)).toEqual(['wanted']);
    expect(await latest(seeker)).toMatchObject({
      user: { name: lister.name },
      pokemon: { id: target },
      pokemons: [],
    });
    await lister.ask(removePokemonFromTrade, { pokemons: [target] });
    await lister.ask(moveToTrade, { pokemons: [target] });
    expect(await kinds(seeker)).toEqual(['wanted']);
    expect(await kinds(lister)).toEqual([]);
  });
});
