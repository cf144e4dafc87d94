import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signup } from '../../../contract/auth.ts';
import {
  attack,
  evolve,
  findNextPokemons,
  getTeam,
  selectBattlePokemon,
  startUserBattle,
} from '../../../contract/game.ts';
import { getMessages, reportPlayer } from '../../../contract/moderation.ts';
import { getNotices } from '../../../contract/notices.ts';
import { getAudit, getReports, takeNickname } from '../../../contract/operator.ts';
import { nameCreature } from '../../../contract/owned.ts';
import { acceptTradeOffer, getTradeHistory, pokemonsInTrade, tradeMarket } from '../../../contract/trades.ts';
import { battleOf } from '../../support/battles/battle.ts';
import { idOf, operatorOf } from '../../support/operator/operator.ts';
import { newPlayer, newTrainer, PASSWORD, type Player } from '../../support/player.ts';
import { said, startServer, type TestServer } from '../../support/server.ts';
import { newDeal, newTrader } from '../../support/trade.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const call = ({ ask }: Pick<Player, 'ask'>, id: string, nickname: string) =>
  ask(nameCreature, { id, nickname });
const newTamer = async () => {
  const player = await newTrainer(server);
  const [first] = (await player.ask(getTeam)).body.pokemons;
  return { ...player, first: first! };
};

describe('a nickname', () => {
  it('stands beside the species, normalised, until it is taken away', async () => {
    const { first, ...player } = await newTamer();
    expect(first).not.toHaveProperty('nickname');
    const { body } = await call(player, first.id, ' Ｆluﬀ é ');
    expect(body.pokemons).toEqual([{ ...first, nickname: 'Fluff é' }]);
    expect((await player.ask(findNextPokemons)).body.pokemons[0]?.nickname).toBe('Fluff é');
    expect((await call(player, first.id, '')).body.pokemons).toEqual([first]);
  });

  it('has 1 to 12 characters after normalising, of the letters of players’ names', async () => {
    const { first, ...player } = await newTamer();
    const tried = async (nickname: string) => said(await call(player, first.id, nickname));
    expect(await tried('a')).toBe('200');
    expect(await tried('abcdefghijkl')).toBe('200');
    for (const wrong of ['abcdefghijklm', 'ﬀﬀﬀﬀﬀﬀa', '🦊', 'a\u202eb', 'two  spaces', 'Ωmega', '“quoted”'])
      expect(await tried(wrong)).toBe('400 invalid_payload');
  });

  it('never looks like a species or a kind', async () => {
    const { first, ...player } = await newTamer();
    for (const wrong of ['Moonbun', 'M00nbun', 'shiny', 'Dark', 'Dark Podkin', 'k-1ndI_am'])
      expect(said(await call(player, first.id, wrong))).toBe('400 forbidden_by_rule');
    expect(said(await call(player, first.id, 'Darkness'))).toBe('200');
  });

  it('stays when the creature evolves', async () => {
    const { reserve, ...player } = await newTrader(server);
    await call(player, reserve[0]!.id, 'Toast');
    expect((await player.ask(evolve, { id: reserve[0]!.id })).body.evolved).toMatchObject({
      name: 'Emberam',
      nickname: 'Toast',
    });
  });
});

describe('in a battle', () => {
  it('both sides show their nicknames, also after a round', async () => {
    const [mine, other] = [await newTamer(), await newTamer()];
    await call(mine, mine.first.id, 'Toast');
    await call(other, other.first.id, 'Crumble');
    const { myState, opponent } = battleOf(await mine.ask(startUserBattle, { name: other.name }));
    expect([myState[0]?.nickname, opponent[0]?.nickname]).toEqual(['Toast', 'Crumble']);
    await mine.ask(selectBattlePokemon, { selectedPokemon: mine.first.id });
    const after = battleOf(await mine.ask(attack, { attackId: 1 }));
    expect([after.myState[0]?.nickname, after.opponent[0]?.nickname]).toEqual(['Toast', 'Crumble']);
  });
});

describe('in a trade', () => {
  it('market, offers, notices and history show it; it goes along, and the new owner may change it', async () => {
    const { lister, maker, target, answer } = await newDeal(server);
    await call(lister, target, 'Toast');
    await call(maker, answer.offer[0]!, 'Crumble');
    const shown = (await maker.ask(tradeMarket, { owner: lister.name })).body.pokemons[0];
    expect(shown?.nickname).toBe('Toast');
    const listing = (await lister.ask(pokemonsInTrade)).body.pokemons[0];
    expect(listing?.offers[0]?.pokemons[0]?.nickname).toBe('Crumble');
    const [notice] = (await lister.ask(getNotices)).body.notices;
    expect([notice?.pokemon.nickname, notice?.pokemons[0]?.nickname]).toEqual(['Toast', 'Crumble']);
    // A nickname is nothing that an offer was made for.
    expect(said(await lister.ask(acceptTradeOffer, answer))).toBe('200');
    const [trade] = (await maker.ask(getTradeHistory)).body.trades;
    expect([trade?.got[0]?.nickname, trade?.gave[0]?.nickname]).toEqual(['Toast', 'Crumble']);
    expect(said(await call(lister, target, 'Mine'))).toBe('403 not_yours');
    expect((await call(maker, target, 'Butter')).body.pokemons[0]?.nickname).toBe('Butter');
  });
});

describe('an offensive nickname', () => {
  it('attack 70: is reported, taken away everywhere by the operator, and nobody can use it again', async () => {
    const { lister, maker, target, answer } = await newDeal(server);
    await call(lister, target, 'Rudeness');
    const player = await idOf(lister);
    const report = (nickname: string) => maker.ask(reportPlayer, { player, nickname, reason: 'name' });
    expect(said(await report('Politeness'))).toBe('404 not_found');
    expect(said(await report('Rudeness'))).toBe('200');
    expect(said(await report('Rudeness'))).toBe('409 conflict');
    const operator = operatorOf(server);
    const found = (await operator(getReports)).body.reports.find((one) => one.player.id === player);
    expect(found?.pokemon).toMatchObject({ id: target, name: 'Kindlam', nickname: 'Rudeness' });

    // It is with somebody else by now.
    await lister.ask(acceptTradeOffer, answer);
    const body = { player, pokemon: target, text: 'Be kind', reports: [found!.id], allOpen: true };
    expect((await operator(takeNickname, body)).body.player).toMatchObject({ openReports: 0 });
    expect((await maker.ask(findNextPokemons)).body.pokemons.every((one) => !one.nickname)).toBe(true);
    expect((await maker.ask(getNotices)).body.notices[0]?.pokemon).not.toHaveProperty('nickname');
    expect((await lister.ask(getMessages)).body.messages).toMatchObject([
      { kind: 'unnamed', text: 'Be kind' },
    ]);
    expect((await operator(getAudit, { player })).body.acts[0]).toMatchObject({
      act: 'unname',
      details: { pokemon: target, nickname: 'Rudeness' },
    });
    expect(said(await operator(takeNickname, body))).toBe('409 conflict');
    expect(said(await call(maker, target, 'rúdeness'))).toBe('409 conflict');
    const taken = await server.ask(signup, { username: 'rudeness', password: PASSWORD });
    expect(said(taken)).toBe('409 conflict');
  });

  it('of a creature that does not exist, or has none, cannot be taken away', async () => {
    const { first, ...player } = await newTamer();
    const take = (pokemon: string, name = player.name) =>
      operatorOf(server)(takeNickname, { player: name, pokemon });
    expect(said(await take(first.id))).toBe('409 conflict');
    expect(said(await take('00000000-0000-4000-8000-000000000000'))).toBe('404 not_found');
    expect(said(await take(first.id, 'nobody at all'))).toBe('404 not_found');
    expect(
      said(await (await newPlayer(server)).ask(takeNickname, { player: player.name, pokemon: first.id })),
    ).toBe('401 unauthorized');
  });
});
