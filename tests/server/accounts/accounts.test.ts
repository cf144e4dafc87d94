import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getProfile, login, logout, MOST_NAME_CHARACTERS, signup } from '../../../contract/auth.ts';
import { createHashQueue } from '../../../server/http/admission/hashQueue.ts';
import { newPlayer, PASSWORD } from '../../support/player.ts';
import { startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const signUp = (username: string, password = PASSWORD) => server.ask(signup, { username, password });
const logIn = (username: string, password = PASSWORD) => server.ask(login, { username, password });

describe('signing up', () => {
  it('opens a session with what newcomers get, entered in the ledger', async () => {
    const { body } = await signUp('Newcomer');
    const { body: reply } = await server.askWith(body.access_token)(getProfile);
    expect(reply.profile).toMatchObject({
      username: 'Newcomer',
      coins: 500,
      pokemonCount: 0,
      inBattle: false,
    });
    expect(reply.profile.items).toEqual({ nball: 10, gball: 3, uball: 1, mball: 0 });
    expect(reply.pokemonCount).toBe(0);
    expect(reply.initialPokemons).toHaveLength(9);
    expect(await server.sql('select amount, balance, reason from coin_ledger')).toEqual([
      { amount: '500', balance: '500', reason: 'newcomer' },
    ]);
  });

  it.each([
    'abcd',
    '    abcd    ',
    'x'.repeat(MOST_NAME_CHARACTERS + 1),
    'two  spaces',
    'tab\tname',
    'nul\0name',
    'аlicе', // Cyrillic
    'smile😀😀😀',
    'q̈q̈q̈q̈q̈',
    '<script>',
    // Latin letters too, but they look like the letters of another name.
    'Eᴅuarᴅo',
    'ᴄleopatra',
    'ǀsabelle',
    'ꜱebastian',
    'ꞁeopold',
    'nathanıeĸ',
    'ƅarbara',
    'ɑlexandra',
  ])('refuses the name %j', async (username) => {
    const { status, refusal } = await signUp(username);
    expect(status).toBe(400);
    expect(refusal.code).toBe('invalid_payload');
    expect(refusal.message).toMatch(/^Username : /);
    expect(refusal.issues?.[0]?.path).toBe('username');
  });

  it.each(['Ægir Þór', 'Đorđe ıŞık', 'Łódź Ŋaŧħa', 'Nguyễn Trường', 'Straße ẞ', 'Ștefan Țepeș', 'Ọlá.9_x-'])(
    'takes the name %j',
    async (username) => {
      expect((await signUp(username)).status).toBe(200);
    },
  );

  it('says in the words of the form what is too short', async () => {
    expect((await signUp('abcd')).refusal.message).toBe('Username : Minimum 5 char is required!');
    expect((await signUp('abcde', '1234')).refusal.message).toBe('Password : Minimum 5 char is required!');
  });

  it('keeps a name as it was written, without spaces around it and in one form of Unicode', async () => {
    const { body } = await signUp('  Ｗide Ünicode ');
    const { body: reply } = await server.askWith(body.access_token)(getProfile);
    expect(reply.profile.username).toBe('Wide Ünicode');
  });

  it.each([
    ['Bulbous', 'BULBOUS'],
    ['Look Alike', 'lookalike'],
    ['Zorro100', 'z0rroi0o'],
    ['Éclair Ñu', 'eclair nu'],
    ['Łukasz Ø', 'iukasz 0'],
  ])('attack 44: makes one account of %j and %j, and both log in to it', async (first, second) => {
    expect((await signUp(first)).status).toBe(200);
    const taken = await signUp(second);
    expect(taken.status).toBe(409);
    expect(taken.refusal.message).toContain('taken');
    const { body } = await logIn(second);
    const { body: reply } = await server.askWith(body.access_token)(getProfile);
    expect(reply.profile.username).toBe(first);
  });

  it('attack 44: makes one account of a name that comes in ten spellings at once', async () => {
    const spellings = [
      'Gemini',
      'gemini',
      'GEMINI',
      'gem1ni',
      'gemIn1',
      'gemlni',
      'g emini',
      'gémini',
      'GemLni',
      'Gemin1',
    ];
    const answers = await Promise.all(spellings.map((name) => signUp(name)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect(await server.sql(`select 1 from players where name_key = 'gemini'`)).toHaveLength(1);
    // A refused sign-up leaves nothing in the database.
    const entries = await server.sql('select count(*) from coin_ledger');
    expect(entries).toEqual(await server.sql('select count(*) from players'));
  });
});

describe('a password', () => {
  it('is kept as a hash by argon2id that takes 19 MiB and two passes', async () => {
    const usual = await startServer({ database: server, hashes: createHashQueue(false) });
    const player = await newPlayer(usual);
    const rows = await server.sql<{ hash: string }>(
      'select password_hash as hash from players where username = $1',
      [player.name],
    );
    expect(rows[0]?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    await usual.close();
  });
});

describe('logging in', () => {
  it('goes on with a name whose letters a new account may no longer have', async () => {
    const player = await newPlayer(server);
    const username = 'ꜱtrange ᴏld ɑccount';
    await server.sql('update players set username = $2, name_key = $3 where username = $1', [
      player.name,
      username,
      'ꜱtrangeᴏidaccount',
    ]);
    for (const spelling of [username, 'ꜱTRANGE ᴏ1D ACCOUNT']) {
      const { body, status } = await logIn(spelling);
      expect(status).toBe(200);
      const reply = await server.askWith(body.access_token)(getProfile);
      expect(reply.body.profile.username).toBe(username);
    }
  });

  it('says the same to an unknown name and to a wrong password', async () => {
    const { name } = await newPlayer(server);
    const wrong = await logIn(name, 'not the password');
    const unknown = await logIn('Nobody of this name', 'not the password');
    expect(wrong.status).toBe(401);
    expect(wrong.refusal).toMatchObject({ message: 'Invalid username or password', code: 'unauthorized' });
    expect(unknown.refusal).toEqual(wrong.refusal);
    expect(unknown.status).toBe(401);
    expect(Object.keys(unknown.headers).sort()).toEqual(Object.keys(wrong.headers).sort());
  });

  it.each(['nul\0name', '\ud800lone', '', 'x'.repeat(257), '😀'.repeat(20)])(
    'survives the name %j',
    async (username) => {
      expect([400, 401]).toContain((await logIn(username)).status);
    },
  );

  it.each([
    ['a NUL inside', 'before\0after', 'before'],
    ['emoji', '🔥🔥🔥🔥🔥', '🔥🔥🔥🔥'],
    ['more than 72 bytes', `${'x'.repeat(80)}A`, `${'x'.repeat(80)}B`],
    ['all 1024 characters', `${'ü'.repeat(1023)}A`, `${'ü'.repeat(1023)}B`],
    ['spaces around it', '  spaces  ', 'spaces'],
  ])('attack 46: a password with %s is never cut', async (_what, password, other) => {
    const name = `Pass ${Buffer.from(password).length}x`;
    expect((await signUp(name, password)).status).toBe(200);
    expect((await logIn(name, password)).status).toBe(200);
    expect((await logIn(name, other)).status).toBe(401);
  });

  it('attack 46: refuses a password of more than 1024 characters, and of a megabyte, without hashing it', async () => {
    expect((await logIn('Somebody', 'x'.repeat(1025))).status).toBe(400);
    expect((await logIn('Somebody', 'x'.repeat(1_000_000))).status).toBe(413);
  });

  it.each([
    { username: 'Alice' },
    { password: PASSWORD },
    { username: 5, password: 6 },
    [],
    'text',
    null,
    undefined,
  ])('refuses the body %j', async (body) => {
    const { status, refusal } = await server.ask(login, body as Record<string, unknown>);
    expect([status, refusal.code]).toEqual([400, 'invalid_payload']);
  });
});

describe('the sessions of an account', () => {
  const liveOf = (name: string) =>
    server.sql(`select 1 from sessions s join players p on p.id = s.player_id where p.username = $1`, [name]);

  it('are at most twenty: a further login ends the oldest', async () => {
    const player = await newPlayer(server);
    const tokens = [player.token];
    for (let count = 0; count < 21; count++) tokens.push((await logIn(player.name)).body.access_token);
    const statuses: number[] = [];
    for (const token of tokens) statuses.push((await server.askWith(token)(getProfile)).status);
    expect(statuses).toEqual([401, 401, ...Array(20).fill(200)]);
    expect(await liveOf(player.name)).toHaveLength(20);
  });

  it('are at most twenty, however many logins come at once, and each new one is alive', async () => {
    const player = await newPlayer(server);
    for (let count = 0; count < 10; count++) await logIn(player.name);
    const answers = await Promise.all(Array.from({ length: 15 }, () => logIn(player.name)));
    expect(answers.map(({ status }) => status)).toEqual(Array(15).fill(200));
    expect(await liveOf(player.name)).toHaveLength(20);
    for (const { body } of answers)
      expect((await server.askWith(body.access_token)(getProfile)).status).toBe(200);
  });

  it('that ended by themselves leave room, and do not push others out', async () => {
    const player = await newPlayer(server);
    for (let count = 0; count < 19; count++) await logIn(player.name);
    await server.sql(
      `update sessions set used_at = now() - interval '31 days' where token_hash in (
        select s.token_hash from sessions s join players p on p.id = s.player_id
        where p.username = $1 order by s.created_at desc limit 5)`,
      [player.name],
    );
    for (let count = 0; count < 5; count++) await logIn(player.name);
    expect((await player.ask(getProfile)).status).toBe(200);
  });
});

describe('a token', () => {
  const profileWith = (authorization: string) => server.ask(getProfile, undefined, { authorization });

  it('attack 45: is dead after logout, while other sessions live on', async () => {
    const player = await newPlayer(server);
    const { body } = await logIn(player.name);
    const other = server.askWith(body.access_token);
    expect((await player.ask(logout)).body).toEqual({ ok: true });
    expect((await player.ask(getProfile)).status).toBe(401);
    expect((await player.ask(logout)).status).toBe(401);
    expect((await other(getProfile)).status).toBe(200);
  });

  it('attack 45: is dead when cut, lengthened, changed, doubled, of another scheme or missing', async () => {
    const { token } = await newPlayer(server);
    const changed = (token.startsWith('A') ? 'B' : 'A') + token.slice(1);
    const wrong = ['', 'Bearer', `Bearer ${token.slice(1)}`, `Bearer ${token}A`, `Bearer ${changed}`, token];
    for (const authorization of [
      ...wrong,
      `Basic ${token}`,
      `Bearer ${token}, Bearer ${token}`,
      'Bearer \u00ff',
    ]) {
      const { status, refusal } = await profileWith(authorization);
      expect([authorization, status, refusal.code]).toEqual([authorization, 401, 'unauthorized']);
    }
    expect((await server.ask(getProfile)).status).toBe(401);
    expect((await profileWith(`bearer ${token}`)).status).toBe(200);
  });

  it('attack 45: dies after 30 idle days, and every use keeps it alive', async () => {
    const player = await newPlayer(server);
    const age = (interval: string) =>
      server.sql(
        `update sessions s set used_at = now() - $2::interval from players p
        where p.id = s.player_id and p.username = $1`,
        [player.name, interval],
      );
    await age('29 days');
    expect((await player.ask(getProfile)).status).toBe(200);
    const fresh = `select 1 from sessions s join players p on p.id = s.player_id
      where p.username = $1 and s.used_at > now() - interval '1 minute'`;
    expect(await server.sql(fresh, [player.name])).toHaveLength(1);
    await age('30 days 1 minute');
    expect((await player.ask(getProfile)).status).toBe(401);
  });

  it('is written down at most once an hour', async () => {
    const player = await newPlayer(server);
    const used = () =>
      server.sql(
        `select s.used_at from sessions s join players p on p.id = s.player_id
      where p.username = $1`,
        [player.name],
      );
    const before = await used();
    await player.ask(getProfile);
    expect(await used()).toEqual(before);
  });

  it('is kept only as a hash', async () => {
    const { token } = await newPlayer(server);
    const [row] = await server.sql<{ dump: string }>(
      `select string_agg(s::text, '') || (select string_agg(p::text, '') from players p) as dump from sessions s`,
    );
    expect(row?.dump).not.toContain(token);
    expect(row?.dump).not.toContain(PASSWORD);
  });
});
