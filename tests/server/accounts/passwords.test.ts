import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changePassword, getProfile, login } from '../../../contract/auth.ts';
import { nameKey } from '../../../server/domain/players/nameKey.ts';
import { hear, listenOn } from '../../support/events.ts';
import { holdPlayer } from '../../support/hold.ts';
import { logInAgain, newPlayer, PASSWORD, type Player } from '../../support/player.ts';
import { startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
/** Another server of the same database, with limits and a clock that stands still. */
let strict: TestServer;
let address: string;
beforeAll(async () => {
  server = await startServer();
  strict = await startServer({
    database: server,
    config: { rateLimit: true },
    limitClock: () => 0,
  });
  address = await listenOn(server);
});
afterAll(async () => {
  await strict.close();
  await server.close();
});

const NEW = 'another long one';
const logIn = (name: string, password: string) => server.ask(login, { username: name, password });
const change = ({ ask }: Player, password = PASSWORD, newPassword = NEW) =>
  ask(changePassword, { password, newPassword });
const isAlive = async ({ ask }: Player) => (await ask(getProfile)).status === 200;

describe('changing the password', () => {
  it('makes the new one valid and the old one invalid', async () => {
    const player = await newPlayer(server);
    expect((await change(player)).body).toEqual({ ok: true });
    expect((await logIn(player.name, PASSWORD)).status).toBe(401);
    expect((await logIn(player.name, NEW)).status).toBe(200);
  });

  it('ends all other sessions of the account with their streams of events, and no other', async () => {
    const player = await newPlayer(server);
    const stranger = await newPlayer(server);
    const others = [await logInAgain(server, player), await logInAgain(server, player)];
    const [own, ...ears] = await Promise.all([player, ...others].map(({ token }) => hear(address, token)));
    for (const ear of [own, ...ears]) await ear?.unread(0);
    expect((await change(player)).status).toBe(200);
    for (const ear of ears) while (await ear.next());
    expect(await Promise.all([player, ...others, stranger].map(isAlive))).toEqual([true, false, false, true]);
    await server.sql(`select pg_notify('emberwild_notices', id::text) from players where username = $1`, [
      player.name,
    ]);
    await own?.unread(0);
    own?.close();
  });

  it('asks for the present password, and a wrong one changes nothing and ends no session', async () => {
    const player = await newPlayer(server);
    const other = await logInAgain(server, player);
    const { status, refusal } = await change(player, 'not the password');
    expect([status, refusal]).toEqual([
      401,
      { message: 'This is not your password', code: 'wrong_password', reason: 'wrongPassword' },
    ]);
    expect(await Promise.all([player, other].map(isAlive))).toEqual([true, true]);
    expect((await logIn(player.name, NEW)).status).toBe(401);
  });

  it('holds the new one to the rules of signup', async () => {
    const player = await newPlayer(server);
    const short = await change(player, PASSWORD, '1234');
    expect([short.status, short.refusal.message]).toEqual([400, 'Password : Minimum 5 char is required!']);
    expect((await change(player, PASSWORD, 'x'.repeat(1025))).status).toBe(400);
    expect((await change(player, PASSWORD, 'ü'.repeat(1024))).status).toBe(200);
  });

  it('attack 43: counts a wrong password as a failed login, and a failed login as a wrong password', async () => {
    const { name, token } = await newPlayer(server);
    const ask = strict.askWith(token);
    for (let count = 0; count < 5; count++) {
      expect((await change({ name, token, ask }, 'a wrong guess')).status).toBe(401);
      expect((await strict.ask(login, { username: name, password: 'a wrong guess' })).status).toBe(401);
    }
    expect((await change({ name, token, ask })).status).toBe(429);
    expect((await strict.ask(login, { username: nameKey(name), password: PASSWORD })).status).toBe(429);
    expect(await isAlive({ name, token, ask })).toBe(true);
  });

  it('attack 50: lets no login in that had been checked with the password before', async () => {
    const player = await newPlayer(server);
    const held = await holdPlayer(server, player);
    const late = logIn(player.name, PASSWORD);
    await held.untilWaitedFor();
    await held.sql(`update players set password_hash = 'changed' where username = $1`, [player.name]);
    await held.commit();
    const { status, refusal } = await late;
    expect([status, refusal.message]).toEqual([401, 'Invalid username or password']);
    const sessions = `select 1 from sessions s join players p on p.id = s.player_id where p.username = $1`;
    expect(await server.sql(sessions, [player.name])).toHaveLength(1);
  });

  it('by two at once with the same old password is done once', async () => {
    const player = await newPlayer(server);
    const other = await logInAgain(server, player);
    const passwords = ['the first new one', 'the second new one'];
    const answers = await Promise.all([
      change(player, PASSWORD, passwords[0]),
      change({ ...other, ask: strict.askWith(other.token) }, PASSWORD, passwords[1]),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(1);
    const done = answers.findIndex(({ status }) => status === 200);
    expect((await logIn(player.name, passwords[done]!)).status).toBe(200);
  });
});
