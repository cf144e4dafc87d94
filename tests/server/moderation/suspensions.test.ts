import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  changePassword,
  deleteAccount,
  exportAccount,
  getProfile,
  login,
  signup,
} from '../../../contract/auth.ts';
import { attack, mapMove, startUserBattle } from '../../../contract/game.ts';
import { appeal, getPlayer, logInSuspended } from '../../../contract/moderation.ts';
import { declineAppeal, getAppeals, getStanding, suspendPlayer } from '../../../contract/operator.ts';
import { moveToTrade, pokemonsInOffer, pokemonsInTrade, tradeMarket } from '../../../contract/trades.ts';
import { faultsOf } from '../../support/database/verify.ts';
import { hear, listenOn } from '../../support/events.ts';
import { liftNow, operatorOf, suspendNow } from '../../support/operator/operator.ts';
import { logInAgain, newTrainer, PASSWORD, type Player } from '../../support/player.ts';
import { said, startServer, type TestServer } from '../../support/server.ts';
import { listOne, newDeal, newTrader, offerFor, offersOf } from '../../support/trade.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();
const logIn = ({ name }: Player, password = PASSWORD) => server.ask(login, { username: name, password });
const appealBy = ({ name }: Player, text = 'It was my brother', password = PASSWORD) =>
  server.ask(appeal, { username: name, password, text });
/** Lets the end of a player's suspension pass. */
const runOut = ({ name }: Player) =>
  server.sql(
    `with over as (update players set suspended_until = now() - interval '1 second' where username = $1 returning id)
     update suspensions s set until = now() - interval '1 second' from over where s.player_id = over.id`,
    [name],
  );
const foundOf = async (viewer: Player, owner: Player) =>
  (await viewer.ask(tradeMarket, { owner: owner.name })).body.pokemons.map(({ id }) => id);

describe('a suspended player', () => {
  it('attack 57: is refused at login and by every call, with the reason and the end', async () => {
    const player = await newTrainer(server);
    await suspendNow(server, player, TOMORROW);
    const suspension = { reason: 'Floods the market', until: TOMORROW, appeal: 'possible', answer: null };
    for (const answer of [
      await logIn(player),
      await player.ask(getProfile),
      await player.ask(mapMove, { dir: 's' }),
      await player.ask(attack, { attackId: 1 }),
      await player.ask(startUserBattle, { name: 1 }),
    ]) {
      expect(said(answer)).toBe('403 suspended');
      expect(answer.refusal.suspension).toMatchObject(suspension);
      expect(answer.refusal.message).toContain(TOMORROW.slice(0, 10));
    }
  });

  it('attack 62: is told nothing of it without the right password', async () => {
    const player = await newTrainer(server);
    await suspendNow(server, player);
    expect(said(await logIn(player, 'a wrong guess'))).toBe('401 unauthorized');
    expect(said(await appealBy(player, 'Please', 'a wrong guess'))).toBe('401 unauthorized');
  });

  it('without an end is told of none', async () => {
    const player = await newTrainer(server);
    await suspendNow(server, player);
    expect((await logIn(player)).refusal.suspension).toMatchObject({ until: null });
  });

  it('loses the open streams of events, and gets no new one', async () => {
    const other = await startServer();
    const player = await newTrainer(other);
    const address = await listenOn(other);
    const ear = await hear(address, player.token);
    await ear.unread(0);
    await suspendNow(other, player);
    expect(await ear.notice()).toBeNull();
    expect((await hear(address, player.token)).status).toBe(403);
    await other.close();
  });

  it('cannot be challenged', async () => {
    const [player, rival] = [await newTrainer(server), await newTrainer(server)];
    await suspendNow(server, player);
    expect(said(await rival.ask(startUserBattle, { name: player.name }))).toBe('409 conflict');
    expect((await rival.ask(getPlayer, { name: player.name })).body.open).toBe(false);
  });
});

describe('a session of a suspended player', () => {
  const openBy = ({ name }: Player, password = PASSWORD) =>
    server.ask(logInSuspended, { username: name, password });
  const newSession = async (player: Player): Promise<Player> => {
    const { access_token: token } = (await openBy(player)).body;
    return { ...player, token, ask: server.askWith(token) };
  };

  it('attack 62: needs the right password, and a suspension', async () => {
    const player = await newTrainer(server);
    expect(said(await openBy(player))).toBe('409 conflict');
    await suspendNow(server, player, TOMORROW);
    expect(said(await openBy(player, 'a wrong guess'))).toBe('401 unauthorized');
    expect(said(await openBy(player))).toBe('200');
    await runOut(player);
    expect(said(await openBy(player))).toBe('409 conflict');
  });

  it('attack 57: is good for the export and the deletion, and for nothing else', async () => {
    const player = await newTrainer(server);
    await suspendNow(server, player);
    const session = await newSession(player);
    expect(said(await session.ask(getProfile))).toBe('403 suspended');
    expect(said(await session.ask(changePassword, { password: PASSWORD, newPassword: 'another one' }))).toBe(
      '403 suspended',
    );
    const { body } = await session.ask(exportAccount);
    expect(body).toMatchObject({
      account: [{ username: player.name }],
      suspensions: [{ reason: 'Floods the market' }],
    });
  });

  it.each(['has run out', 'was lifted'])('attack 57: is no session any more where it %s', async (how) => {
    const player = await newTrainer(server);
    await suspendNow(server, player, TOMORROW);
    const session = await newSession(player);
    await (how === 'was lifted' ? liftNow(server, player) : runOut(player));
    for (const call of [getProfile, exportAccount]) {
      expect(said(await session.ask(call))).toBe('401 unauthorized');
    }
    const back = await logInAgain(server, player);
    expect(said(await back.ask(getProfile))).toBe('200');
    expect(said(await session.ask(getProfile))).toBe('401 unauthorized');
  });

  it('deletes the account with the hidden listings, and frees the name', async () => {
    const { lister, maker } = await newDeal(server);
    await suspendNow(server, lister);
    const session = await newSession(lister);
    expect((await session.ask(deleteAccount, { password: 'a wrong guess' })).refusal.code).toBe(
      'wrong_password',
    );
    expect(said(await session.ask(deleteAccount, { password: PASSWORD }))).toBe('200');
    expect(said(await logIn(lister))).toBe('401 unauthorized');
    expect(await foundOf(maker, lister)).toEqual([]);
    expect(await faultsOf(server)).toEqual([]);
    expect((await server.ask(signup, { username: lister.name, password: PASSWORD })).status).toBe(200);
  });

  it('may delete the account while the suspension is lifted: the listings come back or are gone, never half', async () => {
    const trader = await newTrader(server);
    await listOne(trader);
    await suspendNow(server, trader);
    const session = await newSession(trader);
    const [gone] = await Promise.all([
      session.ask(deleteAccount, { password: PASSWORD }),
      liftNow(server, trader).catch(() => undefined),
    ]);
    expect([200, 401]).toContain(gone.status);
    expect(await faultsOf(server)).toEqual([]);
  });
});

describe('the trades of a suspended player', () => {
  it('attack 59: leave the market with all offers, and come back when the suspension is lifted', async () => {
    const { lister, maker, target } = await newDeal(server);
    const own = await listOne(maker, 1);
    await suspendNow(server, lister);
    expect(await foundOf(maker, lister)).toEqual([]);
    expect((await maker.ask(pokemonsInOffer)).body.count).toBe(0);
    expect(await foundOf(await newTrader(server, []), maker)).toEqual([own]);
    await liftNow(server, lister);
    expect(await foundOf(maker, lister)).toEqual([target]);
    const back = await logInAgain(server, lister);
    expect((await back.ask(pokemonsInTrade)).body.pokemons.map(({ id }) => id)).toEqual([target]);
  });

  it('include the offers that the player has made, whose creatures are free again', async () => {
    const { lister, maker } = await newDeal(server, [0, 1]);
    await suspendNow(server, maker);
    expect(await offersOf(lister)).toEqual([]);
    await liftNow(server, maker);
    const back = await logInAgain(server, maker);
    const ids = maker.reserve.slice(0, 2).map(({ id }) => id);
    expect((await back.ask(moveToTrade, { pokemons: ids })).status).toBe(200);
  });

  it('attack 58: end also where an offer arrives at the same moment', async () => {
    const [lister, maker] = [await newTrader(server), await newTrader(server)];
    const target = await listOne(lister);
    await Promise.allSettled([
      offerFor(maker, target),
      suspendNow(server, maker),
      listOne(maker, 1),
      offerFor(maker, target, [2]),
    ]);
    expect(await offersOf(lister)).toEqual([]);
    expect(await foundOf(lister, maker)).toEqual([]);
  });
});

describe('a suspension', () => {
  it('that has run out ends with the next login: listings are back, older sessions stay ended', async () => {
    const trader = await newTrader(server);
    const target = await listOne(trader);
    await suspendNow(server, trader, TOMORROW);
    await runOut(trader);
    expect(said(await trader.ask(getProfile))).toBe('401 unauthorized');
    const back = await logInAgain(server, trader);
    expect(said(await back.ask(getProfile))).toBe('200');
    expect((await back.ask(pokemonsInTrade)).body.pokemons.map(({ id }) => id)).toEqual([target]);
    expect(said(await trader.ask(getProfile))).toBe('401 unauthorized');
  });

  it('that was lifted lets the player log in, but not with a session from before', async () => {
    const player = await newTrainer(server);
    await suspendNow(server, player);
    await liftNow(server, player);
    expect(said(await player.ask(getProfile))).toBe('401 unauthorized');
    expect(said(await (await logInAgain(server, player)).ask(getProfile))).toBe('200');
  });

  it('replaces the one before, and cannot end in the past', async () => {
    const player = await newTrainer(server);
    await suspendNow(server, player);
    await suspendNow(server, player, TOMORROW);
    expect((await logIn(player)).refusal.suspension).toMatchObject({ until: TOMORROW });
    const standing = (await operatorOf(server)(getStanding, { player: player.name })).body.player;
    expect(standing).toMatchObject({ suspensions: 2, suspended: { until: TOMORROW } });
    const past = { player: player.name, reason: 'Late', until: '2020-01-01T00:00:00.000Z' };
    expect(said(await operatorOf(server)(suspendPlayer, past))).toBe('400 forbidden_by_rule');
  });

  it('attack 68: replaces another one only if it names that one, so that no operator overrules another unknowingly', async () => {
    const player = await newTrainer(server);
    const suspend = (reason: string, replaces?: string) =>
      operatorOf(server)(suspendPlayer, {
        player: player.name,
        reason,
        until: null,
        ...(replaces !== undefined && { replaces }),
      });
    const ofPlayer = async () => (await operatorOf(server)(getStanding, { player: player.name })).body.player;
    expect(said(await suspend('None to replace', '1'))).toBe('409 conflict');
    // Two operators at once: one is first, and the other one is told.
    const both = await Promise.all([suspend('First'), suspend('Second')]);
    expect(both.map(said).toSorted()).toEqual(['200', '409 conflict']);
    const refused = both.find(({ status }) => status === 409)!;
    const { suspended, suspensions } = await ofPlayer();
    expect(suspensions).toBe(1);
    expect(refused.refusal.message).toContain(`suspension ${suspended!.id}, without an end`);
    expect(said(await suspend('Another', `${Number(suspended!.id) + 1}`))).toBe('409 conflict');
    expect((await ofPlayer()).suspended).toEqual(suspended);
    expect(said(await suspend('Known', suspended!.id))).toBe('200');
    expect(await ofPlayer()).toMatchObject({ suspensions: 2, suspended: { reason: 'Known' } });
    expect(said(await suspend('Late', suspended!.id))).toBe('409 conflict');
    // One that is over by itself need not be named.
    await server.sql(`update suspensions set until = now() - interval '1 s' where reason = 'Known'`);
    await server.sql(`update players set suspended_until = now() - interval '1 s' where username = $1`, [
      player.name,
    ]);
    expect(said(await suspend('Again'))).toBe('200');
  });

  it('attack 57: that begins while the player logs in leaves no session', async () => {
    for (let times = 0; times < 5; times++) {
      const player = await newTrainer(server);
      const [answer] = await Promise.all([logIn(player), suspendNow(server, player)]);
      const token = answer.status === 200 ? answer.body.access_token : player.token;
      expect(said(await server.askWith(token)(getProfile))).toBe('403 suspended');
    }
  });
});

describe('an appeal', () => {
  const appealOf = async ({ name }: Player) => {
    const { body } = await operatorOf(server)(getAppeals);
    return body.appeals.find(({ player }) => player.name === name);
  };

  it('reaches the operator once, whose answer the player reads at the next login', async () => {
    const player = await newTrainer(server);
    await suspendNow(server, player);
    expect(said(await appealBy(player))).toBe('200');
    expect(said(await appealBy(player))).toBe('200');
    expect(said(await appealBy(player, 'Something else'))).toBe('409 conflict');
    expect((await logIn(player)).refusal.suspension).toMatchObject({ appeal: 'open' });
    const { id, text } = (await appealOf(player))!;
    expect(text).toBe('It was my brother');
    const decline = { appeal: id, text: 'It was you' };
    expect(said(await operatorOf(server)(declineAppeal, decline))).toBe('200');
    expect(await appealOf(player)).toBeUndefined();
    const { suspension } = (await logIn(player)).refusal;
    expect(suspension).toMatchObject({ appeal: 'possible', answer: 'It was you' });
    expect(said(await operatorOf(server)(declineAppeal, decline))).toBe('404 not_found');
  });

  it('attack 60: may be made three times against one suspension', async () => {
    const player = await newTrainer(server);
    await suspendNow(server, player);
    for (const text of ['One', 'Two', 'Three']) {
      expect(said(await appealBy(player, text))).toBe('200');
      await operatorOf(server)(declineAppeal, { appeal: (await appealOf(player))!.id, text: 'No' });
    }
    expect(said(await appealBy(player, 'Four'))).toBe('409 conflict');
    expect((await logIn(player)).refusal.suspension).toMatchObject({ appeal: 'none' });
  });

  it('of many at once is stored once', async () => {
    const player = await newTrainer(server);
    await suspendNow(server, player);
    const answers = await Promise.all(['One', 'Two', 'Three'].map((text) => appealBy(player, text)));
    expect(answers.map(said).toSorted()).toEqual(['200', '409 conflict', '409 conflict']);
  });

  it('needs a suspension, and a few words', async () => {
    const player = await newTrainer(server);
    expect(said(await appealBy(player))).toBe('409 conflict');
    for (const text of ['', '  ', 'x'.repeat(501), 'a\u0000b']) {
      expect(said(await appealBy(player, text))).toBe('400 invalid_payload');
    }
  });

  it('is granted by lifting the suspension', async () => {
    const player = await newTrainer(server);
    await suspendNow(server, player);
    await appealBy(player);
    await liftNow(server, player);
    expect(await appealOf(player)).toBeUndefined();
    expect((await logIn(player)).status).toBe(200);
  });
});
