import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  changePassword,
  choosePassword,
  deleteAccount,
  getAccount,
  getProfile,
  login,
  logout,
  newName,
  playAsGuest,
  recover,
  renewRecoveryCodes,
  signup,
} from '../../../contract/auth.ts';
import { chooseStarter, getTeam, leaveTeam } from '../../../contract/game.ts';
import { health, resetPassword } from '../../../contract/operations.ts';
import { addWanted, getWanted, makeTradeOffer, moveToTrade } from '../../../contract/trades.ts';
import { connect, type Database } from '../../../server/database/connect.ts';
import { tidy } from '../../../server/database/tidy.ts';
import { deleteLeftGuests } from '../../../server/features/players/guests/guests.ts';
import { createAccountLimits } from '../../../server/http/admission/accountLimits.ts';
import { ADMIN_TOKEN } from '../../support/config.ts';
import { faultsOf } from '../../support/database/verify.ts';
import { give, newGuest, newPlayer, PASSWORD, type Player } from '../../support/player.ts';
import {
  type Answer,
  startServer,
  startTwoServers,
  type TestServer,
  type TwoServers,
} from '../../support/server.ts';
import { listOne, newTrader } from '../../support/trade.ts';

let both: TwoServers;
let server: TestServer;
let database: Database;
beforeAll(async () => {
  both = await startTwoServers();
  server = both.server;
  database = connect(server.url, () => undefined);
});
afterAll(async () => {
  await database.close();
  await both.close();
});

const SECRET = 'a-secret-of-one-browser';
const withKey = (key: string) => ({ 'idempotency-key': key });
const enter = (secret: string, key: string, on = server) => on.ask(playAsGuest, { secret }, withKey(key));
const isGuest = async ({ ask }: Pick<Player, 'ask'>) => (await ask(getProfile)).body.profile.guest ?? false;
const said = ({ status, refusal }: Answer) => [status, refusal.code];
const countOf = async (text: string, values: unknown[] = []) =>
  (await server.sql<{ count: number }>(`select count(*)::int ${text}`, values))[0]!.count;

describe('a guest', () => {
  it('gets a name that keeps the rules, the gifts of a newcomer, and plays as any other player', async () => {
    const guest = await newGuest(server);
    const { profile } = (await guest.ask(getProfile)).body;
    const other = (await (await newPlayer(server)).ask(getProfile)).body.profile;
    expect(newName.parse(profile.username)).toBe(profile.username);
    expect(profile).toEqual({ ...other, username: profile.username, guest: true });
    expect((await guest.ask(chooseStarter, { pokemons: ['kindlam'] })).status).toBe(200);
    expect((await guest.ask(getTeam)).body.pokemons).toHaveLength(1);
    expect((await guest.ask(getAccount)).body).toMatchObject({
      sessions: [{ current: true }],
      recoveryCodes: { left: 0, madeAt: null },
    });
  });

  it('gets another name where the first one is taken', async () => {
    const zeros = await startServer({
      database: server,
      randomBytes: (count) => Buffer.alloc(count, byte),
    });
    let byte = 0;
    const named = async (): Promise<string> => (await newGuest(zeros)).name;
    // The token is of the same bytes: each guest needs others.
    await server.sql(`update sessions set token_hash = decode(md5(random()::text), 'hex')`);
    expect(await named()).toBe('Amber Acorn 0000');
    await server.sql(`update sessions set token_hash = decode(md5(random()::text), 'hex')`);
    const answer = await zeros.ask(playAsGuest, { secret: SECRET });
    expect(said(answer)).toEqual([503, 'unavailable']);
    byte = 1;
    expect(await named()).not.toBe('Amber Acorn 0000');
    await zeros.close();
  });

  it('attack 66: has no password that anybody could give or guess', async () => {
    const { name, ask } = await newGuest(server);
    for (const password of ['null', 'undefined', PASSWORD, ' ']) {
      expect(said(await server.ask(login, { username: name, password }))).toEqual([401, 'unauthorized']);
      expect(said(await ask(changePassword, { password, newPassword: PASSWORD }))).toEqual([
        401,
        'wrong_password',
      ]);
    }
    expect((await ask(renewRecoveryCodes, { password: PASSWORD })).status).toBe(401);
    expect((await ask(deleteAccount, { password: PASSWORD })).status).toBe(401);
    const code = { username: name, code: '0000-0000-0000-0000', newPassword: PASSWORD };
    expect((await server.ask(recover, code)).status).toBe(401);
    expect(await isGuest({ ask })).toBe(true);
  });
});

describe('attack 66: a repeated request of a guest', () => {
  it('gets the first reply, on each server, and makes no second account', async () => {
    const before = await countOf('from players');
    const first = await enter(SECRET, 'guest');
    const again = await enter(SECRET, 'guest', both.second);
    expect([first.status, again.status, again.headers['idempotent-replayed']]).toEqual([200, 200, 'true']);
    expect(again.body).toEqual(first.body);
    expect(await countOf('from players')).toBe(before + 1);
  });

  it('gets it also where both come at once', async () => {
    const answers = await Promise.all([enter(SECRET, 'twice'), enter(SECRET, 'twice', both.second)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  it('gets another account with another secret, however well its key is guessed', async () => {
    const first = await enter(SECRET, 'guessed');
    const stranger = await enter('a-secret-of-some-stranger', 'guessed');
    expect([stranger.status, stranger.headers['idempotent-replayed']]).toEqual([200, undefined]);
    expect(stranger.body).not.toEqual(first.body);
  });

  it('is kept in no form that tells secret, key or token', async () => {
    const { body } = await enter(SECRET, 'kept-in-no-form');
    const rows = await server.sql<{ row: string }>(
      `select k::text || encode(k.request, 'escape') as row from idempotency_keys k where call = 'playAsGuest'`,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { row } of rows) {
      for (const secret of [SECRET, 'kept-in-no-form', body.access_token]) expect(row).not.toContain(secret);
    }
  });

  it.each(['', 'short', 'with spaces in the secret', 'x'.repeat(65)])(
    'is refused with the secret "%s"',
    async (secret) => {
      expect(said(await server.ask(playAsGuest, { secret }))).toEqual([400, 'invalid_payload']);
    },
  );
});

describe('a password chosen later', () => {
  it('makes the account one like any other, with codes, and keeps everything', async () => {
    const { name, ask } = await newGuest(server);
    await ask(chooseStarter, { pokemons: ['podkin'] });
    const { status, body } = await ask(choosePassword, { password: PASSWORD });
    expect([status, body.recoveryCodes.length]).toEqual([200, 8]);
    expect(await isGuest({ ask })).toBe(false);
    const { body: entered } = await server.ask(login, { username: name, password: PASSWORD });
    const again = server.askWith(entered.access_token);
    expect((await again(getTeam)).body.pokemons).toHaveLength(1);
    const used = { username: name, code: body.recoveryCodes[0]!, newPassword: 'another password' };
    expect((await server.ask(recover, used)).status).toBe(200);
  });

  it('is refused to an account that has one, and leaves that', async () => {
    const { name, ask } = await newPlayer(server);
    expect(said(await ask(choosePassword, { password: 'of somebody else' }))).toEqual([409, 'conflict']);
    expect((await server.ask(login, { username: name, password: PASSWORD })).status).toBe(200);
  });

  it('is one of two that come at once', async () => {
    const { name, token, ask } = await newGuest(server);
    const passwords = ['the first one', 'the second one'];
    const answers = await Promise.all([
      ask(choosePassword, { password: passwords[0]! }),
      both.second.askWith(token)(choosePassword, { password: passwords[1]! }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = passwords[answers.findIndex(({ status }) => status === 200)]!;
    expect((await server.ask(login, { username: name, password: won })).status).toBe(200);
    expect((await ask(getAccount)).body.recoveryCodes.left).toBe(8);
  });

  it('keeps the rules of signup', async () => {
    const { ask } = await newGuest(server);
    const { status, refusal } = await ask(choosePassword, { password: 'four' });
    expect([status, refusal.message]).toEqual([400, 'Password : Minimum 5 char is required!']);
    expect(await isGuest({ ask })).toBe(true);
  });

  it('may come from the operator', async () => {
    const { name, ask } = await newGuest(server);
    const { body } = await server.askWith(ADMIN_TOKEN)(resetPassword, { username: name });
    expect((await server.ask(login, { username: name, password: body.password })).status).toBe(200);
    expect((await ask(getProfile)).status).toBe(401);
  });
});

describe('attack 67: trades of a guest', () => {
  const withCreature = async () => {
    const guest = await newGuest(server);
    await guest.ask(chooseStarter, { pokemons: ['podkin'] });
    await give(server, guest, { creatures: [{ name: 'kindlam', level: 20 }] });
    const { id } = (await guest.ask(getTeam)).body.pokemons[1]!;
    await guest.ask(leaveTeam, { id });
    return { guest, id };
  };

  it('are refused with a reason before a password is chosen, and allowed after', async () => {
    const { guest, id } = await withCreature();
    const listing = await listOne(await newTrader(server));
    const offer = { pokemonOnTrade: listing, pokemons: [id] };
    for (const answer of [
      await guest.ask(moveToTrade, { pokemons: [id] }),
      await guest.ask(makeTradeOffer, offer),
    ]) {
      expect(said(answer)).toEqual([403, 'guest']);
      expect(answer.refusal.message).toBe(
        'Guests cannot trade yet. Choose a password first: in your profile, under Account.',
      );
    }
    expect(
      await countOf('from creatures where id = $1 and (listing is not null or offer_id is not null)', [id]),
    ).toBe(0);
    await guest.ask(choosePassword, { password: PASSWORD });
    expect((await guest.ask(makeTradeOffer, offer)).status).toBe(200);
  });

  it('may be prepared: the wanted list is only for the guest’s own eyes', async () => {
    const guest = await newGuest(server);
    expect((await guest.ask(addWanted, { kind: 3 })).status).toBe(200);
    expect((await guest.ask(getWanted)).body.wanted).toHaveLength(1);
  });
});

describe('guests who are gone', () => {
  const exists = async (name: string) => (await countOf('from players where username = $1', [name])) === 1;
  const idle = (name: string, days: number) =>
    server.sql(
      `update sessions set used_at = now() - make_interval(days => $2) where player_id = (select id from players where username = $1)`,
      [name, days],
    );
  const tidied = async () => {
    await tidy(database);
    await deleteLeftGuests(database);
  };

  it('are deleted thirty days after their last visit, not before, with all that was theirs', async () => {
    const [gone, back, named] = [await newGuest(server), await newGuest(server), await newGuest(server)];
    await named.ask(choosePassword, { password: PASSWORD });
    for (const { ask } of [gone, back]) await ask(chooseStarter, { pokemons: ['kindlam'] });
    await idle(gone.name, 31);
    await idle(back.name, 29);
    await idle(named.name, 31);
    await tidied();
    expect([await exists(gone.name), await exists(back.name), await exists(named.name)]).toEqual([
      false,
      true,
      true,
    ]);
    expect((await back.ask(getTeam)).body.pokemons).toHaveLength(1);
    expect(await faultsOf(server)).toEqual([]);
  });

  it('are deleted after a logout; the name is free again', async () => {
    const { name, ask } = await newGuest(server);
    await ask(logout);
    await tidied();
    expect((await server.ask(signup, { username: name, password: PASSWORD })).status).toBe(200);
  });

  it('are deleted in batches, also by two servers at once, but not one to whom the operator gave a password', async () => {
    const players: Player[] = [];
    while (players.length < 5) players.push(await newGuest(server));
    const kept = players[0]!;
    await server.askWith(ADMIN_TOKEN)(resetPassword, { username: kept.name });
    for (const { ask } of players) await ask(logout);
    // More than a batch, who have left as well.
    const left = await server.sql<{ username: string }>(
      `insert into players (username, name_key, map_name, cell_x, cell_y, dice)
       select 'Left ' || n, 'left' || n, map_name, cell_x, cell_y, dice
       from players, generate_series(1, 100) n where username = $1 returning username`,
      [kept.name],
    );
    await tidy(database);
    await Promise.all([deleteLeftGuests(database), deleteLeftGuests(database)]);
    const names = [...players.map(({ name }) => name), ...left.map(({ username }) => username)];
    expect(names).toHaveLength(105);
    expect(await server.sql('select username from players where username = any($1)', [names])).toEqual([
      { username: kept.name },
    ]);
    expect(await faultsOf(server)).toEqual([]);
  });
});

it('a server without guests refuses them, says so to the login page, and keeps those who are there', async () => {
  const guest = await newGuest(server);
  const closed = await startServer({ database: server, config: { guests: false } });
  const { status, refusal } = await closed.ask(playAsGuest, { secret: SECRET });
  expect([status, refusal.message]).toEqual([403, 'This server has no guests. Please sign up.']);
  expect((await closed.ask(health)).body.guests).toBe(false);
  expect((await server.ask(health)).body.guests).toBe(true);
  const there = closed.askWith(guest.token);
  expect((await there(getProfile)).status).toBe(200);
  expect((await there(choosePassword, { password: PASSWORD })).status).toBe(200);
  await closed.close();
});

it('attack 66: guests count as accounts of their address, on two servers together', async () => {
  const options = { database: server, config: { rateLimit: true }, limitClock: () => 0 };
  const [one, two] = [await startServer(options), await startServer(options)];
  const others = createAccountLimits(true, database, { now: options.limitClock });
  for (let count = 0; count < 50; count++) await others.apply(['count', 'signup', '192.0.2.77']);
  const statuses: number[] = [];
  for (let count = 0; count < 9; count++) {
    const ask = (count % 2 ? one : two).askWith('', '192.0.2.77');
    // Both kinds of accounts are counted together.
    const { status } =
      count % 4 === 3
        ? await ask(signup, { username: `Beside guests ${count}`, password: PASSWORD })
        : await ask(playAsGuest, { secret: `a-secret-of-an-address-${count}` });
    statuses.push(status);
  }
  expect(statuses).toEqual(Array(9).fill(200));
  // A repeat makes no account.
  for (const on of [one, two, one]) {
    const ask = on.askWith('', '192.0.2.77');
    expect((await ask(playAsGuest, { secret: SECRET }, withKey('counted'))).status).toBe(200);
  }
  for (const on of [one, two]) {
    expect((await on.askWith('', '192.0.2.77')(playAsGuest, { secret: SECRET })).status).toBe(429);
    expect((await on.askWith('', '192.0.2.78')(playAsGuest, { secret: SECRET })).status).toBe(200);
  }
  await one.close();
  await two.close();
});
