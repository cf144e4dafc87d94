import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../../contract/call.ts';
import {
  acceptTradeOffer,
  makeTradeOffer,
  moveToTrade,
  pokemonsInTrade,
  rejectTradeOffer,
  removeAOfferFromTrade,
  removePokemonFromTrade,
} from '../../../contract/trades.ts';
import { holdListing, holdPlayer } from '../../support/hold.ts';
import type { Player } from '../../support/player.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { listOne, newDeal, newTrader, offerFor, offersOf } from '../../support/trade.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

describe('a request that comes twice with one key', () => {
  const key = { 'idempotency-key': 'once-only' };

  it('attack 9: makes one offer', async () => {
    const [lister, maker] = [await newTrader(server), await newTrader(server)];
    const body = { pokemonOnTrade: await listOne(lister), pokemons: [maker.reserve[0]!.id] };
    const first = await maker.ask(makeTradeOffer, body, key);
    expect([first.status, (await maker.ask(makeTradeOffer, body, key)).body]).toEqual([200, first.body]);
    expect(await offersOf(lister)).toHaveLength(1);
  });

  it('attack 9: rejects once, with the same reply', async () => {
    const { lister, answer } = await newDeal(server);
    const first = await lister.ask(rejectTradeOffer, answer, key);
    const second = await lister.ask(rejectTradeOffer, answer, key);
    expect([first.status, second.status, second.body]).toEqual([200, 200, first.body]);
  });
});

describe('a creature that is named twice', () => {
  it('is neither taken out of trade nor back from an offer', async () => {
    const { lister, maker, target, answer } = await newDeal(server);
    const [offered] = answer.offer;
    const twice = [target, target.toUpperCase()];
    expect((await lister.ask(removePokemonFromTrade, { pokemons: twice })).status).toBe(400);
    expect((await maker.ask(removeAOfferFromTrade, { pokemons: [offered, offered] })).status).toBe(400);
    expect(await offersOf(lister)).toHaveLength(1);
  });
});

describe('an answer', () => {
  it('about what is not in trade is told so', async () => {
    const { lister, answer } = await newDeal(server);
    const wrong = { ...answer, pokemonOnTrade: lister.reserve[1]!.id };
    for (const call of [acceptTradeOffer, rejectTradeOffer]) {
      const { status, refusal } = await lister.ask(call, wrong);
      expect([status, refusal.message]).toEqual([409, 'Kindlam is not in trade']);
    }
  });
});

describe('what a player does', () => {
  it.each([
    ['listing', moveToTrade],
    ['taking out of trade', removePokemonFromTrade],
    ['taking an offer back', removeAOfferFromTrade],
  ])('waits for what the same player does just now: %s', async (_what, call) => {
    const { lister, maker, target, answer } = await newDeal(server);
    const [player, id] = {
      [moveToTrade.name]: [lister, lister.reserve[1]!.id] as const,
      [removePokemonFromTrade.name]: [lister, target] as const,
      [removeAOfferFromTrade.name]: [maker, answer.offer[0]!] as const,
    }[call.name]!;
    const busy = await holdPlayer(server, player);
    const done = player.ask(call, { pokemons: [id] });
    await busy.untilWaitedFor();
    await busy.commit();
    expect((await done).status).toBe(200);
  });
});

describe('what concerns a listing', () => {
  it('waits for what is done with that listing just now', async () => {
    const { lister, maker, target, answer } = await newDeal(server);
    const second = await offerFor(maker, target, [1]);
    const calls: [Player, Call, Record<string, unknown>][] = [
      [maker, makeTradeOffer, { pokemonOnTrade: target, pokemons: [maker.reserve[2]!.id] }],
      [maker, removeAOfferFromTrade, { pokemons: second.offer }],
      [lister, rejectTradeOffer, answer],
      [lister, removePokemonFromTrade, { pokemons: [target] }],
    ];
    for (const [{ ask }, call, body] of calls) {
      const busy = await holdListing(server, target);
      const done = ask(call, body);
      await busy.untilWaitedFor();
      await busy.commit();
      expect((await done).status).toBe(200);
    }
  });
});

describe('the market', () => {
  it('has room for a thousand listings of one player', async () => {
    const trader = await newTrader(server);
    await server.sql(
      `insert into creatures (player_id, species, kind, level, exp, moves, listing)
       select player_id, species, kind, level, exp, moves, nextval('listings_number_seq')
       from creatures, generate_series(1, 999) where id = $1`,
      [trader.reserve[0]!.id],
    );
    const [one, other] = trader.reserve;
    const both = await trader.ask(moveToTrade, { pokemons: [one!.id, other!.id] });
    expect([both.status, both.refusal.message]).toEqual([
      409,
      'You have as many creatures in trade as there may be',
    ]);
    await listOne(trader);
    expect((await trader.ask(moveToTrade, { pokemons: [other!.id] })).status).toBe(409);
    expect((await trader.ask(pokemonsInTrade)).body.count).toBe(1000);
  });
});

describe('the database itself', () => {
  it('refuses what no call may do: a creature in two places, a favourite in trade, a deal with oneself', async () => {
    const { lister, target, answer } = await newDeal(server);
    const [offered] = answer.offer;
    const refused: [string, string, string][] = [
      ['creatures_one_place', `update creatures set listing = 1 where id = $1`, offered!],
      ['creatures_one_place', 'update creatures set team_order = 6 - 1 where id = $1', target],
      ['creatures_favourites_stay', 'update creatures set favourite = true where id = $1', target],
      ['creatures_favourites_stay', 'update creatures set favourite = true where id = $1', offered!],
      ['creatures_offer_mark', 'update creatures set offer_mark = null where id = $1', offered!],
      ['offers_two_players', 'update offers set maker_id = lister_id where target_id = $1', target],
      ['creatures_team_order', 'update creatures set team_order = 0 where id = $1', lister.reserve[1]!.id],
    ];
    for (const [constraint, statement, id] of refused) {
      await expect(server.sql(statement, [id])).rejects.toMatchObject({ constraint });
    }
    const wish = `insert into wanted (player_id, species, kind, level)
      select player_id, 'podkin', 0, 5 from creatures where id = $1`;
    await server.sql(wish, [target]);
    await expect(server.sql(wish, [target])).rejects.toMatchObject({ constraint: 'wanted_once' });
  });
});
