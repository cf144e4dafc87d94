import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endOtherSessions, getAccount, getProfile, login, signup } from '../../../contract/auth.ts';
import { hear, listenOn } from '../../support/events.ts';
import { logInAgain, newPlayer, PASSWORD, type Player } from '../../support/player.ts';
import { startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let address: string;
beforeAll(async () => {
  server = await startServer();
  address = await listenOn(server);
});
afterAll(() => server.close());

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const CHROME =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36';

/** Opens a session of a player from a browser with this User-Agent. */
async function logInFrom({ name }: Player, agent: string): Promise<Player> {
  const { body } = await server.ask(login, { username: name, password: PASSWORD }, { 'user-agent': agent });
  return { name, token: body.access_token, ask: server.askWith(body.access_token) };
}
const sessionsOf = async ({ ask }: Player) => (await ask(getAccount)).body.sessions;

describe('the list of sessions', () => {
  it('has the present one first, then the latest used, each with its times', async () => {
    const player = await newPlayer(server);
    const [second, third] = [await logInAgain(server, player), await logInAgain(server, player)];
    const hour = (count: number, { token }: Player) =>
      server.sql(
        `update sessions set used_at = now() - $1::int * interval '1 hour', created_at = now() - interval '3 days'
         where token_hash = sha256(convert_to($2, 'UTF8'))`,
        [count, token],
      );
    await hour(5, third);
    await hour(9, second);
    const sessions = await sessionsOf(player);
    expect(sessions.map(({ current }) => current)).toEqual([true, false, false]);
    const age = ({ usedAt }: { usedAt: string }) => Math.round((Date.now() - Date.parse(usedAt)) / 3_600_000);
    expect(sessions.map(age)).toEqual([0, 5, 9]);
    expect(sessions[1]!.createdAt < sessions[1]!.usedAt).toBe(true);
    expect((await sessionsOf(second)).map(({ current }) => current)).toEqual([true, false, false]);
  });

  it('names browser and system of each login', async () => {
    const { body } = await server.ask(
      signup,
      { username: 'Many devices', password: PASSWORD },
      { 'user-agent': FIREFOX },
    );
    const player = { name: 'Many devices', token: '', ask: server.askWith(body.access_token) };
    await logInFrom(player, SAFARI);
    await logInFrom(player, CHROME);
    const devices = (await sessionsOf(player)).map(({ browser, system }) => `${browser}, ${system}`);
    expect(devices).toEqual(['Firefox, Windows', 'Chrome, Android', 'Safari, iOS']);
  });

  it.each([
    ['nothing', ''],
    ['odd letters', '<script>alert(1)</script>'],
    ['a word of a thousand letters', 'x'.repeat(1000)],
    ['many words', 'Mozilla/5.0 '.repeat(600)],
  ])('keeps little of a User-Agent with %s', async (_what, agent) => {
    const player = await logInFrom(await newPlayer(server), agent);
    const [session] = await sessionsOf(player);
    expect(session?.browser.length).toBeLessThanOrEqual(32);
    expect(session?.system.length).toBeLessThanOrEqual(32);
  });

  it('leaves out sessions that have ended by themselves, and those of others', async () => {
    const player = await newPlayer(server);
    await logInAgain(server, player);
    await newPlayer(server);
    await server.sql(`update sessions set used_at = now() - interval '31 days'
      where token_hash <> sha256(convert_to('${player.token}', 'UTF8'))`);
    expect(await sessionsOf(player)).toHaveLength(1);
  });

  it('has neither tokens nor their hashes', async () => {
    const player = await newPlayer(server);
    const { text } = await player.ask(getAccount);
    const [row] = await server.sql<{ hash: string }>(
      `select encode(sha256(convert_to($1, 'UTF8')), 'hex') as hash`,
      [player.token],
    );
    expect(text).not.toContain(player.token);
    expect(text).not.toContain(row?.hash);
  });
});

describe('ending all other sessions', () => {
  it('ends them with their streams of events, and leaves the present one and other players alone', async () => {
    const player = await newPlayer(server);
    const stranger = await newPlayer(server);
    const other = await logInAgain(server, player);
    const ear = await hear(address, other.token);
    await ear.unread(0);
    const { body } = await player.ask(endOtherSessions);
    expect(body.sessions).toMatchObject([{ current: true }]);
    while (await ear.next());
    const statuses = await Promise.all([player, other, stranger].map(({ ask }) => ask(getProfile)));
    expect(statuses.map(({ status }) => status)).toEqual([200, 401, 200]);
  });

  it('does nothing where there is no other', async () => {
    const player = await newPlayer(server);
    expect((await player.ask(endOtherSessions)).body.sessions).toHaveLength(1);
    expect((await player.ask(endOtherSessions)).body.sessions).toHaveLength(1);
  });
});
