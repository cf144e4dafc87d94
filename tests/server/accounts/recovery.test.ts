import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  getAccount,
  getProfile,
  login,
  RECOVERY_CODES,
  recover,
  renewRecoveryCodes,
  signup,
} from '../../../contract/auth.ts';
import { resetPassword } from '../../../contract/operations.ts';
import { HashQueue } from '../../../server/http/admission/hashQueue.ts';
import { projectRoot } from '../../../server/projectRoot.ts';
import { ADMIN_TOKEN } from '../../support/config.ts';
import { hear, listenOn } from '../../support/events.ts';
import { logInAgain, newPlayer, PASSWORD, type Player } from '../../support/player.ts';
import { startServer, type TestServer } from '../../support/server.ts';

const run = promisify(execFile);

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
const recoverWith = (username: string, code: string, newPassword = NEW, on = server) =>
  on.ask(recover, { username, code, newPassword });
const leftOf = async ({ ask }: Player) => (await ask(getAccount)).body.recoveryCodes;

class CountingQueue extends HashQueue {
  hashed = 0;

  constructor() {
    super({ atOnce: 1, waitingOfSite: 9, waitingOfAll: 9 });
  }

  override run<Result>(site: string, work: () => Promise<Result>): Promise<Result> {
    this.hashed++;
    return super.run(site, work);
  }
}

let names = 0;
/** A player with the recovery codes of the signup. */
async function newOwner(): Promise<Player & { codes: readonly string[] }> {
  const name = `Forgetful ${++names * 3 + 700}x`;
  const { body } = await server.ask(signup, { username: name, password: PASSWORD });
  const { access_token: token, recoveryCodes: codes } = body;
  return { name, token, ask: server.askWith(token), codes };
}

describe('recovery codes', () => {
  it('come eight with the signup, all different, and are told with their age', async () => {
    const owner = await newOwner();
    expect(new Set(owner.codes).size).toBe(RECOVERY_CODES);
    for (const code of owner.codes)
      expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
    const { left, madeAt } = await leftOf(owner);
    expect(left).toBe(RECOVERY_CODES);
    expect(Date.now() - Date.parse(madeAt!)).toBeLessThan(600_000);
  });

  it('are kept only as hashes', async () => {
    const { codes } = await newOwner();
    const [row] = await server.sql<{ dump: string }>(
      `select string_agg(r::text, '') as dump from recovery_codes r`,
    );
    for (const code of codes) {
      for (const written of [code, code.replaceAll('-', '')]) {
        expect(row?.dump).not.toContain(written);
        expect(row?.dump).not.toContain(Buffer.from(written).toString('hex'));
      }
    }
  });

  it('are renewed with the password: the old ones are void', async () => {
    const owner = await newOwner();
    const { body } = await owner.ask(renewRecoveryCodes, { password: PASSWORD });
    expect(body.recoveryCodes).toHaveLength(RECOVERY_CODES);
    expect((await leftOf(owner)).left).toBe(RECOVERY_CODES);
    expect((await recoverWith(owner.name, owner.codes[0]!)).status).toBe(401);
    expect((await recoverWith(owner.name, body.recoveryCodes[0]!)).status).toBe(200);
  });

  it('stay as they are where the password is wrong', async () => {
    const owner = await newOwner();
    const { status, refusal } = await owner.ask(renewRecoveryCodes, { password: 'not the password' });
    expect([status, refusal.code]).toEqual([401, 'wrong_password']);
    expect((await recoverWith(owner.name, owner.codes[7]!)).status).toBe(200);
  });

  it('renewed on two servers at once are eight in the end', async () => {
    const owner = await newOwner();
    const answers = await Promise.all(
      [owner.ask, strict.askWith(owner.token)].map((ask) => ask(renewRecoveryCodes, { password: PASSWORD })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await leftOf(owner)).left).toBe(RECOVERY_CODES);
  });
});

describe('recovering an account', () => {
  it('sets the new password, ends all sessions with their streams, and opens none', async () => {
    const owner = await newOwner();
    const other = await logInAgain(server, owner);
    const ears = await Promise.all([owner, other].map(({ token }) => hear(address, token)));
    for (const ear of ears) await ear.unread(0);
    expect((await recoverWith(owner.name, owner.codes[0]!)).body).toEqual({ ok: true });
    for (const ear of ears) while (await ear.next());
    for (const { ask } of [owner, other]) expect((await ask(getProfile)).status).toBe(401);
    expect((await logIn(owner.name, PASSWORD)).status).toBe(401);
    const { body } = await logIn(owner.name, NEW);
    const again = { ...owner, ask: server.askWith(body.access_token) };
    expect((await leftOf(again)).left).toBe(RECOVERY_CODES - 1);
  });

  it('attack 51: takes each code once, also when it comes ten times at once', async () => {
    const owner = await newOwner();
    const passwords = Array.from({ length: 10 }, (_, index) => `the password no. ${index}`);
    const answers = await Promise.all(
      passwords.map((one, index) =>
        recoverWith(owner.name, owner.codes[0]!, one, index % 2 ? server : strict),
      ),
    );
    // Beyond four that wait for their hash, the strict server refuses those of one address.
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const done = answers.findIndex(({ status }) => status === 200);
    expect((await logIn(owner.name, passwords[done]!)).status).toBe(200);
    expect((await recoverWith(owner.name, owner.codes[0]!)).status).toBe(401);
  });

  it.each([
    ['in capitals', (code: string) => code.toUpperCase()],
    ['without hyphens', (code: string) => code.replaceAll('-', '')],
    ['with spaces', (code: string) => ` ${code.replaceAll('-', ' ')} `],
    ['with letters that look alike', (code: string) => code.replaceAll('0', 'O').replaceAll('1', 'l')],
  ])('reads a code that is typed %s', async (_how, typed) => {
    const owner = await newOwner();
    expect((await recoverWith(owner.name, typed(owner.codes[3]!))).status).toBe(200);
  });

  it('attack 51: says the same to an unknown name, a wrong code and another’s code, and changes nothing', async () => {
    const [owner, other] = [await newOwner(), await newOwner()];
    const answers = [
      await recoverWith('Nobody of this name', owner.codes[0]!),
      await recoverWith(owner.name, '0000-0000-0000-0000'),
      await recoverWith(owner.name, other.codes[0]!),
      await recoverWith('nul\0name', owner.codes[0]!),
    ];
    for (const { status, refusal, headers } of answers) {
      expect(status).toBe(401);
      expect(refusal).toEqual({
        message: 'Invalid username or recovery code',
        code: 'unauthorized',
        reason: 'wrongCode',
      });
      expect(Object.keys(headers).sort()).toEqual(Object.keys(answers[0]!.headers).sort());
    }
    expect((await owner.ask(getProfile)).status).toBe(200);
    expect((await logIn(owner.name, PASSWORD)).status).toBe(200);
    for (const player of [owner, other]) expect((await leftOf(player)).left).toBe(RECOVERY_CODES);
  });

  it('attack 51: hashes a password whether the name exists or not', async () => {
    const owner = await newOwner();
    const queue = new CountingQueue();
    const counting = await startServer({
      database: server,
      hashes: queue,
    });
    await recoverWith(owner.name, 'wrong', NEW, counting);
    await recoverWith('Nobody of this name', 'wrong', NEW, counting);
    expect(queue.hashed).toBe(2);
    await counting.close();
  });

  it('holds the new password to the rules of signup, and does not use the code up', async () => {
    const owner = await newOwner();
    const { status, refusal } = await recoverWith(owner.name, owner.codes[0]!, '1234');
    expect([status, refusal.message]).toEqual([400, 'Password : Minimum 5 char is required!']);
    expect((await leftOf(owner)).left).toBe(RECOVERY_CODES);
  });

  it('attack 43: counts a wrong code as a failed login, and a failed login as a wrong code', async () => {
    const owner = await newOwner();
    for (let count = 0; count < 5; count++) {
      expect((await recoverWith(owner.name, 'wrong', NEW, strict)).status).toBe(401);
      expect((await strict.ask(login, { username: owner.name, password: 'wrong' })).status).toBe(401);
    }
    expect((await recoverWith(owner.name, owner.codes[0]!, NEW, strict)).status).toBe(429);
    expect((await strict.ask(login, { username: owner.name, password: PASSWORD })).status).toBe(429);
    expect((await leftOf(owner)).left).toBe(RECOVERY_CODES);
  });
});

describe('the operator’s reset of a password', () => {
  const reset = (username: string) => server.askWith(ADMIN_TOKEN)(resetPassword, { username });

  it('answers a random password, which alone is valid then; sessions end and recovery codes are void', async () => {
    const owner = await newOwner();
    const { body } = await reset(owner.name.toLowerCase());
    expect(body.username).toBe(owner.name);
    expect((await owner.ask(getProfile)).status).toBe(401);
    expect((await logIn(owner.name, PASSWORD)).status).toBe(401);
    expect((await recoverWith(owner.name, owner.codes[0]!)).status).toBe(401);
    const { body: opened } = await logIn(owner.name, body.password);
    const again = { ...owner, ask: server.askWith(opened.access_token) };
    expect(await leftOf(again)).toEqual({ left: 0, madeAt: null });
    expect((await reset(owner.name)).body.password).not.toBe(body.password);
  });

  it('refuses an unknown name', async () => {
    expect((await reset('Nobody of this name')).status).toBe(404);
  });

  it('is a command, which prints the password', async () => {
    const player = await newPlayer(server);
    const command = (...words: string[]) =>
      run(process.execPath, ['tools/admin/main.mjs', 'reset-password', ...words], {
        cwd: projectRoot,
        env: { ...process.env, ADMIN_TOKEN, SERVER: address },
      });
    const { stdout } = await command(player.name);
    const password = /: (\S+)$/m.exec(stdout)?.[1] ?? '';
    expect((await logIn(player.name, password)).status).toBe(200);
    await expect(command()).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('reset-password'),
    });
    await expect(command('Nobody of this name')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('no player of this name'),
    });
  });
});
