import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  evolve,
  findNextPokemons,
  findNextPokemonsExcludeTeam,
  getTeam,
  markFavourite,
  replaceTeamPokemon,
  updatePokemons,
} from '../../../contract/game.ts';
import { getAdvice, getPokedex } from '../../../contract/journal.ts';
import {
  acceptTradeOffer,
  makeTradeOffer,
  moveToTrade,
  pokemonsInOffer,
  pokemonsInTrade,
  rejectTradeOffer,
  removeAOfferFromTrade,
  removePokemonFromTrade,
} from '../../../contract/trades.ts';
import { faultsOf } from '../../support/database/verify.ts';
import { holdPlayer } from '../../support/hold.ts';
import { newTrainer } from '../../support/player.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { accepts, listOne, newDeal, newTrader, offerFor, offersOf, ownerOf } from '../../support/trade.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterEach(async () => expect(await faultsOf(server)).toEqual([]));
afterAll(() => server.close());

const NOBODY = '00000000-0000-4000-8000-000000000000';

describe('putting creatures in trade', () => {
  it('shows them among the listings, the latest first, and marks them everywhere', async () => {
    const trader = await newTrader(server);
    const [first, second] = trader.reserve;
    const { body } = await trader.ask(moveToTrade, { pokemons: [first!.id] });
    expect(body.pokemons).toEqual([{ ...first, in_trade: true }]);
    await listOne(trader, 1);
    const { pokemons, count } = (await trader.ask(pokemonsInTrade)).body;
    expect([pokemons.map(({ id }) => id), count]).toEqual([[second!.id, first!.id], 2]);
    const owned = (await trader.ask(findNextPokemons, { inTrade: '1' })).body;
    expect([owned.count, owned.pokemons.every(({ in_trade }) => in_trade)]).toEqual([2, true]);
    expect((await trader.ask(findNextPokemons, { inTrade: '1', name: 'podkin' })).body.count).toBe(0);
    expect((await trader.ask(findNextPokemonsExcludeTeam, { inTrade: '1', sort: '-level' })).body.count).toBe(
      2,
    );
    expect((await trader.ask(findNextPokemonsExcludeTeam)).body.count).toBe(4);
  });

  it('comes ten to a page', async () => {
    const trader = await newTrader(
      server,
      Array.from({ length: 13 }, () => ({ name: 'kindlam', level: 3 })),
    );
    const all = (await trader.ask(findNextPokemonsExcludeTeam, { skip: '10' })).body.pokemons;
    await trader.ask(moveToTrade, { pokemons: [...trader.reserve, ...all].map(({ id }) => id) });
    const page = async (skip: string) => (await trader.ask(pokemonsInTrade, { skip })).body;
    expect([(await page('0')).pokemons.length, (await page('10')).pokemons.length]).toEqual([10, 3]);
    expect([(await page('20')).pokemons, (await page('20')).count]).toEqual([[], 13]);
  });

  it('attack 6: is refused for a member of the team, and so for the only creature', async () => {
    const trainer = await newTrainer(server);
    const [only] = (await trainer.ask(getTeam)).body.pokemons;
    const { status, refusal } = await trainer.ask(moveToTrade, { pokemons: [only!.id] });
    expect([status, refusal.message]).toEqual([409, 'Kindlam is in your team']);
  });

  it('is refused for a favourite, and what is in trade becomes none', async () => {
    const trader = await newTrader(server);
    const [one, other] = trader.reserve;
    await trader.ask(markFavourite, { id: one!.id, favourite: true });
    const { status, refusal } = await trader.ask(moveToTrade, { pokemons: [other!.id, one!.id] });
    expect([status, refusal.code]).toEqual([409, 'favourite']);
    expect((await trader.ask(pokemonsInTrade)).body.count).toBe(0);
    await listOne(trader, 1);
    const late = await trader.ask(markFavourite, { id: other!.id, favourite: true });
    expect([late.status, late.refusal.code]).toEqual([409, 'in_trade']);
    expect((await trader.ask(markFavourite, { id: other!.id, favourite: false })).status).toBe(200);
  });

  it('attack 5: keeps them from the team, from evolving and from being listed or offered again', async () => {
    const trader = await newTrader(server);
    const other = await newTrader(server);
    const target = await listOne(other);
    const id = await listOne(trader);
    await offerFor(trader, target, [1]);
    const offered = trader.reserve[1]!.id;
    for (const bound of [id, offered]) {
      for (const answer of [
        await trader.ask(moveToTrade, { pokemons: [bound] }),
        await trader.ask(makeTradeOffer, { pokemonOnTrade: target, pokemons: [bound] }),
        await trader.ask(evolve, { id: bound }),
        await trader.ask(replaceTeamPokemon, { from: trader.team[0]!.id, to: bound }),
      ]) {
        expect([answer.status, answer.refusal.code]).toEqual([409, 'in_trade']);
      }
    }
    expect((await trader.ask(evolve, { id: trader.reserve[2]!.id })).status).toBe(200);
  });

  it('is all of it or nothing, once for each, for one’s own only', async () => {
    const trader = await newTrader(server);
    const stranger = await newTrader(server);
    const own = trader.reserve[0]!.id;
    const bad: [string[], number][] = [
      [[own, own], 400],
      [[own, stranger.reserve[0]!.id], 403],
      [[own, NOBODY], 404],
      [[own, 'nobody'], 404],
      [[], 400],
    ];
    for (const [pokemons, status] of bad) {
      expect((await trader.ask(moveToTrade, { pokemons })).status).toBe(status);
    }
    expect((await trader.ask(pokemonsInTrade)).body.count).toBe(0);
  });
});

describe('taking them out of trade', () => {
  it('sets the creature and everything that was offered for it free', async () => {
    const { lister, maker, target } = await newDeal(server, [0, 1]);
    const { body } = await lister.ask(removePokemonFromTrade, { pokemons: [target] });
    expect(body.pokemons[0]).toEqual(lister.reserve[0]);
    expect((await maker.ask(pokemonsInOffer)).body).toEqual({ pokemons: [], count: 0 });
    expect((await maker.ask(findNextPokemonsExcludeTeam)).body.pokemons).toEqual(maker.reserve);
  });

  it('is refused for what is not in trade, others’ and nobody’s', async () => {
    const { lister, maker, target } = await newDeal(server);
    const remove = async (pokemons: string[]) =>
      (await lister.ask(removePokemonFromTrade, { pokemons })).status;
    expect(await remove([target, lister.reserve[1]!.id])).toBe(409);
    expect(await remove([target, maker.reserve[0]!.id])).toBe(403);
    expect(await remove([target, 'nobody'])).toBe(404);
    expect((await maker.ask(removePokemonFromTrade, { pokemons: [target] })).status).toBe(403);
    expect(await offersOf(lister)).toHaveLength(1);
  });
});

describe('an offer', () => {
  it('is shown to both: under the listing, and with what it is for', async () => {
    const { lister, maker, target, answer } = await newDeal(server, [0, 1]);
    const [offer] = await offersOf(lister);
    expect(offer).toMatchObject({ id: answer.offerId, changed: false, user: { name: maker.name } });
    expect(offer!.pokemons.map(({ id }) => id)).toEqual(answer.offer);
    const { pokemons, count } = (await maker.ask(pokemonsInOffer)).body;
    expect([pokemons.map(({ id }) => id), count]).toEqual([answer.offer, 2]);
    for (const { in_offer, offeredTo } of pokemons) {
      expect(in_offer).toBe(true);
      expect(offeredTo).toMatchObject({
        id: target,
        user: { name: lister.name },
        offer: { id: answer.offerId, changed: false },
      });
    }
    expect((await lister.ask(getAdvice)).body.offers).toBe(1);
  });

  it('is answered in full: whose it is, what is offered, and what for', async () => {
    const [lister, maker] = [await newTrader(server), await newTrader(server)];
    const pokemonOnTrade = await listOne(lister);
    const pokemons = [maker.reserve[1]!.id, maker.reserve[0]!.id];
    const { body } = await maker.ask(makeTradeOffer, { pokemonOnTrade, pokemons });
    const [seen] = await offersOf(lister);
    const [first, second] = (await maker.ask(findNextPokemonsExcludeTeam)).body.pokemons;
    expect(body.offer).toEqual({
      id: seen!.id,
      at: seen!.at,
      changed: false,
      user: seen!.user,
      pokemons: [second, first],
      pokemonOnTrade,
    });
    expect(body.offer.user.name).toBe(maker.name);
    expect(first!.in_offer).toBe(true);
  });

  it('comes in groups by what it is for, ten to a page', async () => {
    const lister = await newTrader(server);
    const maker = await newTrader(
      server,
      Array.from({ length: 12 }, () => ({ name: 'kindlam', level: 3 })),
    );
    const more = (await maker.ask(findNextPokemonsExcludeTeam, { skip: '10' })).body.pokemons;
    const rich = { ...maker, reserve: [...maker.reserve, ...more] };
    const [one, other] = [await listOne(lister, 0), await listOne(lister, 1)];
    await offerFor(rich, one, [0, 1]);
    await offerFor(rich, other, [2, 3, 4, 5]);
    await offerFor(rich, one, [6, 7, 8, 9, 10, 11]);
    const page = async (skip: string) => (await maker.ask(pokemonsInOffer, { skip })).body;
    const [first, second] = [await page('0'), await page('10')];
    expect([first.count, first.pokemons.length, second.pokemons.length]).toEqual([12, 10, 2]);
    const targets = [...first.pokemons, ...second.pokemons].map(({ offeredTo }) => offeredTo?.id);
    expect(targets).toEqual([...Array(8).fill(one), ...Array(4).fill(other)]);
  });

  it('attacks 6, 7 and 8: is refused for what cannot be given, and for oneself', async () => {
    const lister = await newTrader(server);
    const maker = await newTrader(server);
    const target = await listOne(lister);
    await maker.ask(markFavourite, { id: maker.reserve[1]!.id, favourite: true });
    const offer = async (pokemonOnTrade: string, pokemons: string[]) => {
      const { status, refusal } = await maker.ask(makeTradeOffer, { pokemonOnTrade, pokemons });
      return [status, refusal.code];
    };
    const own = maker.reserve[0]!.id;
    expect(await offer(target, [maker.team[0]!.id])).toEqual([409, 'conflict']);
    expect(await offer(target, [own, maker.reserve[1]!.id])).toEqual([409, 'favourite']);
    expect(await offer(target, [own, lister.reserve[1]!.id])).toEqual([403, 'not_yours']);
    expect(await offer(target, [own, NOBODY])).toEqual([404, 'not_found']);
    expect(await offer(target, [own, own])).toEqual([400, 'forbidden_by_rule']);
    expect(await offer(lister.reserve[1]!.id, [own])).toEqual([409, 'conflict']);
    expect(await offer(NOBODY, [own])).toEqual([404, 'not_found']);
    expect(await offer('nobody', [own])).toEqual([404, 'not_found']);
    expect(await offer(target, [])).toEqual([400, 'invalid_payload']);
    expect(await offer(target, Array(7).fill(own))).toEqual([400, 'invalid_payload']);
    const mine = await listOne(maker, 2);
    expect(await offer(mine, [own])).toEqual([400, 'forbidden_by_rule']);
    expect((await maker.ask(pokemonsInOffer)).body.count).toBe(0);
  });

  it('is bounded in number, of one player and of all', async () => {
    const lister = await newTrader(server);
    const target = await listOne(lister);
    for (let made = 0; made < 6; made++) {
      const maker = await newTrader(
        server,
        Array.from({ length: 6 }, () => ({ name: 'kindlam', level: 3 })),
      );
      for (let at = 0; at < 5; at++) await offerFor(maker, target, [at]);
      const { status } = await maker.ask(makeTradeOffer, {
        pokemonOnTrade: target,
        pokemons: [maker.reserve[5]!.id],
      });
      expect(status).toBe(409);
    }
    await expect(offerFor(await newTrader(server), target)).rejects.toThrow('as many offers as there may be');
    expect(await offersOf(lister)).toHaveLength(30);
  }, 60_000);

  it('can be taken back in part and as a whole', async () => {
    const { lister, maker, answer } = await newDeal(server, [0, 1, 2]);
    const [first, ...rest] = answer.offer;
    const { body } = await maker.ask(removeAOfferFromTrade, { pokemons: [first] });
    expect(body.pokemons).toEqual([maker.reserve[0]]);
    const [left] = await offersOf(lister);
    expect([left!.id, left!.pokemons.map(({ id }) => id)]).toEqual([answer.offerId, rest]);
    expect(await accepts(lister, answer)).toBe(409);
    expect((await maker.ask(removeAOfferFromTrade, { pokemons: [first, ...rest] })).status).toBe(409);
    expect((await maker.ask(removeAOfferFromTrade, { pokemons: rest })).status).toBe(200);
    expect(await offersOf(lister)).toEqual([]);
    expect((await lister.ask(removeAOfferFromTrade, { pokemons: rest })).status).toBe(403);
  });

  it('is gone when it is rejected, and the others stay', async () => {
    const { lister, maker, target, answer } = await newDeal(server);
    const second = await offerFor(maker, target, [1]);
    const { status, body } = await lister.ask(rejectTradeOffer, answer);
    expect([status, body.pokemons[0]!.offers.map(({ id }) => id)]).toEqual([200, [second.offerId]]);
    expect((await lister.ask(rejectTradeOffer, answer)).status).toBe(409);
    expect((await maker.ask(rejectTradeOffer, second)).status).toBe(403);
    expect((await maker.ask(pokemonsInOffer)).body.count).toBe(1);
  });
});

describe('accepting', () => {
  it('swaps the owners, outside of both teams, as the newest of each', async () => {
    const { lister, maker, target, answer } = await newDeal(server, [0, 1]);
    const { status, body } = await lister.ask(acceptTradeOffer, answer);
    expect([status, body.pokemons.map(({ id, user }) => [id, user.name])]).toEqual([
      200,
      [
        [answer.offer[0], lister.name],
        [answer.offer[1], lister.name],
        [target, maker.name],
      ],
    ]);
    for (const { in_team, in_trade, in_offer } of body.pokemons) {
      expect([in_team, in_trade, in_offer]).toEqual([false, false, false]);
    }
    expect(await ownerOf(server, target)).toBe(maker.name);
    const [newest] = (await maker.ask(findNextPokemons, { sort: 'newest' })).body.pokemons;
    expect(newest!.id).toBe(target);
    expect((await lister.ask(getTeam)).body.pokemons).toEqual(lister.team);
    expect((await lister.ask(pokemonsInTrade)).body.count).toBe(0);
    expect((await maker.ask(pokemonsInOffer)).body.count).toBe(0);
  });

  it('shows what came in the pokedex', async () => {
    const lister = await newTrader(server, [{ name: 'gloopet', level: 9, kind: 3 }]);
    const maker = await newTrader(server, [{ name: 'molder', level: 9 }]);
    const answer = await offerFor(maker, await listOne(lister));
    await lister.ask(acceptTradeOffer, answer);
    expect((await maker.ask(getPokedex)).body.entries).toContainEqual({
      name: 'Gloopet',
      seen: [3],
      caught: [3],
    });
    expect((await lister.ask(getPokedex)).body.entries).toContainEqual({
      name: 'Molder',
      seen: [1],
      caught: [1],
    });
  });

  it('attack 2: voids every other offer for the listing, and no other', async () => {
    const { lister, maker, target, answer } = await newDeal(server);
    const third = await newTrader(server);
    const elsewhere = await listOne(lister, 1);
    const lost = [await offerFor(maker, target, [1]), await offerFor(third, target)];
    const kept = await offerFor(third, elsewhere, [1]);
    expect(await accepts(lister, answer)).toBe(200);
    for (const other of lost) expect(await accepts(lister, other)).toBe(403);
    expect((await third.ask(pokemonsInOffer)).body.pokemons.map(({ id }) => id)).toEqual(kept.offer);
    expect(await accepts(lister, kept)).toBe(200);
  });

  it('attack 9: repeated with its key gives the same reply and one swap', async () => {
    const { lister, target, answer } = await newDeal(server);
    const key = { 'idempotency-key': 'accept-once' };
    const first = await lister.ask(acceptTradeOffer, answer, key);
    const second = await lister.ask(acceptTradeOffer, answer, key);
    expect([second.status, second.body]).toEqual([200, first.body]);
    expect(await server.sql('select from trade_creatures where creature_id = $1', [target])).toHaveLength(1);
  });

  it('knows creatures by their ids in capitals, too', async () => {
    const lister = await newTrader(server);
    const maker = await newTrader(server);
    const target = lister.reserve[0]!.id.toUpperCase();
    expect((await lister.ask(moveToTrade, { pokemons: [target] })).status).toBe(200);
    const { offer } = await offerFor(maker, target);
    expect(
      await accepts(lister, { pokemonOnTrade: target, offer: offer.map((id) => id.toUpperCase()) }),
    ).toBe(200);
  });

  it('needs exactly what was offered, for exactly that listing', async () => {
    const { lister, maker, target, answer } = await newDeal(server, [0, 1]);
    const [one, other] = answer.offer;
    const wrong: [Record<string, unknown>, number][] = [
      [{ ...answer, offer: [one] }, 409],
      [{ ...answer, offer: [one, maker.reserve[2]!.id] }, 409],
      [{ ...answer, offer: [one, other, maker.reserve[2]!.id] }, 409],
      [{ ...answer, offer: [one, one] }, 400],
      [{ ...answer, offer: ['nobody'] }, 409],
      [{ ...answer, offerId: NOBODY }, 409],
      [{ ...answer, pokemonOnTrade: lister.reserve[1]!.id }, 409],
      [{ ...answer, pokemonOnTrade: maker.reserve[0]!.id }, 403],
      [{ ...answer, pokemonOnTrade: NOBODY }, 404],
      [{ ...answer, pokemonOnTrade: 'nobody' }, 404],
      [{ offer: answer.offer }, 400],
      [{ pokemonOnTrade: target }, 400],
    ];
    for (const [body, status] of wrong) expect(await accepts(lister, body)).toBe(status);
    expect(await accepts(maker, answer)).toBe(403);
    expect(await ownerOf(server, target)).toBe(lister.name);
    expect(await accepts(lister, { offer: [other, one], pokemonOnTrade: target })).toBe(200);
  });

  it('attack 11: is tried again by the server after a deadlock, at most four times in all', async () => {
    const { lister, maker, answer } = await newDeal(server);
    await server.sql('create sequence deadlocks');
    // A transaction that fails does not give its sequence numbers back.
    await server.sql(`create function deadlock() returns trigger language plpgsql as $$ begin
      if nextval('deadlocks') not in (4, 9) then raise exception 'deadlock' using errcode = 'deadlock_detected'; end if;
      return new; end $$`);
    await server.sql(
      'create trigger deadlock before insert on trades for each row execute function deadlock()',
    );
    expect(await accepts(lister, answer)).toBe(200);
    const again = await offerFor(maker, await listOne(lister, 1), [1]);
    const { status, refusal } = await lister.ask(acceptTradeOffer, again);
    expect([status, refusal.code]).toEqual([503, 'unavailable']);
    expect(await accepts(lister, again)).toBe(200);
    await server.sql('drop trigger deadlock on trades');
  });

  it('never leaves anybody without a team', async () => {
    const { lister, maker, target, answer } = await newDeal(server);
    await server.sql(
      `update creatures set team_order = null where player_id = (select id from players where username = $1)`,
      [maker.name],
    );
    expect(await accepts(lister, answer)).toBe(409);
    expect(await ownerOf(server, target)).toBe(lister.name);
    await server.sql('update creatures set team_order = 0 where id = $1', [maker.team[0]!.id]);
    expect(await accepts(lister, answer)).toBe(200);
  });
});

describe('attack 4: an offer is locked to what was seen', () => {
  const moves = { attack1: 'Ember', attack2: '', attack3: '', attack4: '' };

  it('whatever changed, on either side: accepting is refused with how it is now', async () => {
    const changes = [`species = 'gloopet'`, 'kind = 3', 'level = 21', `moves = array['ember', '', '', '']`];
    for (const side of ['target', 'offered']) {
      const ten = Array.from({ length: 10 }, () => ({ name: 'kindlam', level: 20 }));
      const [lister, maker] = [await newTrader(server, ten), await newTrader(server, ten)];
      for (const [at, change] of changes.entries()) {
        const target = await listOne(lister, at);
        const answer = await offerFor(maker, target, [2 * at, 2 * at + 1]);
        const id = side === 'target' ? target : answer.offer[1];
        const [before] = await server.sql('select species, kind, level, moves from creatures where id = $1', [
          id,
        ]);
        await server.sql(`update creatures set ${change} where id = $1`, [id]);
        const { status, refusal } = await lister.ask(acceptTradeOffer, answer);
        expect([status, refusal.code]).toEqual([409, 'changed']);
        expect(refusal.message).toContain('is no longer what it was when this offer was made');
        expect(refusal.pokemons).toEqual((await lister.ask(pokemonsInTrade)).body.pokemons);
        expect(refusal.pokemons![0]!.offers[0]!.changed).toBe(true);
        const [own] = (await maker.ask(pokemonsInOffer)).body.pokemons;
        expect(own!.offeredTo!.offer!.changed).toBe(true);
        expect(await ownerOf(server, target)).toBe(lister.name);
        // Back in the state of the offer, it can be accepted.
        const { species, kind, level, moves: old } = before as Record<string, unknown>;
        await server.sql(
          'update creatures set species = $2, kind = $3, level = $4, moves = $5 where id = $1',
          [id, species, kind, level, old],
        );
        expect(await accepts(lister, answer)).toBe(200);
      }
    }
  });

  it('other moves of what is listed end its offers: what was offered is free, and nothing else is touched', async () => {
    const { lister, maker, target } = await newDeal(server, [0, 1]);
    const second = await newTrader(server);
    await offerFor(second, target);
    const kept = await offerFor(maker, await listOne(lister, 1), [2]);
    await lister.ask(updatePokemons, { pokemons: [{ id: target }] });
    expect((await maker.ask(pokemonsInOffer)).body.count).toBe(3);
    const saved = await lister.ask(updatePokemons, { pokemons: [{ id: target, ...moves }] });
    expect([saved.status, saved.body.pokemons[0]]).toMatchObject([200, { attack1: 'Ember' }]);
    expect((await maker.ask(pokemonsInOffer)).body.pokemons.map(({ id }) => id)).toEqual(kept.offer);
    expect((await second.ask(pokemonsInOffer)).body.count).toBe(0);
    const listings = (await lister.ask(pokemonsInTrade)).body.pokemons;
    const waiting = listings.flatMap(({ id, offers }) => offers.map(() => id));
    expect(waiting).toEqual([kept.pokemonOnTrade]);
    const again = await offerFor(maker, target);
    expect(await accepts(lister, again)).toBe(200);
  });

  it('an offer that is accepted while its listing gets other moves: one of the two, never both', async () => {
    const { lister, maker, target, answer } = await newDeal(server);
    const busy = await holdPlayer(server, maker);
    const accepted = accepts(lister, answer);
    await busy.untilWaitedFor();
    const saved = lister.ask(updatePokemons, { pokemons: [{ id: target, ...moves }] });
    await busy.commit();
    expect(await accepted).toBe(200);
    expect((await saved).status).toBe(403);
    expect(await ownerOf(server, target)).toBe(maker.name);
  });

  it('its owner may save other moves, which holds it back until it is offered anew', async () => {
    const { lister, maker, target, answer } = await newDeal(server);
    const [id] = answer.offer;
    expect((await maker.ask(updatePokemons, { pokemons: [{ id, ...moves }] })).status).toBe(200);
    expect(await accepts(lister, answer)).toBe(409);
    await maker.ask(removeAOfferFromTrade, { pokemons: [id] });
    const again = await offerFor(maker, target);
    expect(await accepts(lister, answer)).toBe(409);
    expect(await accepts(lister, again)).toBe(200);
  });

  it('whatever changes while it waits for its turn is seen', async () => {
    const { lister, maker, target, answer } = await newDeal(server);
    // Another transaction of the maker is running when the listing's owner accepts.
    const busy = await holdPlayer(server, maker);
    const accepted = accepts(lister, answer);
    await busy.untilWaitedFor();
    await busy.sql('update creatures set level = level + 1 where id = $1', [answer.offer[0]]);
    await busy.commit();
    expect(await accepted).toBe(409);
    expect(await ownerOf(server, target)).toBe(lister.name);
  });

  it('a listing that is taken back while an offer for it waits has none', async () => {
    const lister = await newTrader(server);
    const maker = await newTrader(server);
    const target = await listOne(lister);
    const busy = await holdPlayer(server, lister);
    const offered = maker.ask(makeTradeOffer, { pokemonOnTrade: target, pokemons: [maker.reserve[0]!.id] });
    await busy.untilWaitedFor();
    await busy.sql('update creatures set listing = null where id = $1', [target]);
    await busy.commit();
    expect((await offered).status).toBe(409);
  });

  it('saving the same again changes nothing', async () => {
    const { lister, maker, answer } = await newDeal(server);
    await maker.ask(updatePokemons, { pokemons: [{ id: answer.offer[0] }] });
    expect(await accepts(lister, answer)).toBe(200);
  });

  it('an offer is refused where the listing is not what its maker has seen', async () => {
    const lister = await newTrader(server);
    const maker = await newTrader(server);
    const target = await listOne(lister);
    const { mark: seen } = lister.reserve[0]!;
    const body = { pokemonOnTrade: target, pokemons: [maker.reserve[0]!.id], seen };
    await lister.ask(updatePokemons, { pokemons: [{ id: target, ...moves }] });
    const { status, refusal } = await maker.ask(makeTradeOffer, body);
    expect([status, refusal.code]).toEqual([409, 'changed']);
    const [now] = refusal.pokemons!;
    expect(now).toMatchObject({ id: target, attack1: 'Ember', user: { name: lister.name } });
    expect((await maker.ask(makeTradeOffer, { ...body, seen: now!.mark })).status).toBe(200);
  });
});
