import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getProfile, login, signup } from '../../../contract/auth.ts';
import { CALLS } from '../../../contract/calls.ts';
import { battleContinue, getTeam, mapMove } from '../../../contract/game.ts';
import { getItems } from '../../../contract/mart.ts';
import { newPlayer, PASSWORD, type Player } from '../../support/player.ts';
import { startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let player: Player;
const folder = mkdtempSync(join(tmpdir(), 'emberwild-client-'));
const STYLES = 'p{color:red}';
const PAGE = `<title>Emberwild</title><style>${STYLES}</style>`;
const SCRIPT = 'assets/index-abcd1234.js';
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  const links = {
    '/login': '',
    '/home': '</assets/home.js>; rel=modulepreload',
    '*': '</assets/no.js>; rel=modulepreload',
  };
  writeFileSync(join(folder, 'preloads.json'), JSON.stringify(links));
  writeFileSync(join(folder, SCRIPT), 'let here;');
  writeFileSync(join(folder, `${SCRIPT}.gz`), gzipSync('let here;'));
  server = await startServer({ clientFolder: folder });
  player = await newPlayer(server);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const post = (
  payload: string | Buffer | undefined,
  headers: Record<string, string> = {},
  url: string = mapMove.path,
) =>
  server.send({
    method: 'POST',
    url,
    ...(payload !== undefined && { payload }),
    headers: { authorization: `Bearer ${player.token}`, 'content-type': 'application/json', ...headers },
  });

describe('a body', () => {
  it.each([
    '{',
    '',
    'null',
    '[]',
    '"n"',
    '{"dir":"n"',
    '{"dir":"n"}}',
    '\0',
    '[[[[',
    '{"__proto__":{"dir":"n"}}',
  ])('attack 47: that reads %j is refused as malformed', async (payload) => {
    const { status, refusal } = await post(payload);
    expect([status, refusal.code]).toEqual([400, 'invalid_payload']);
    expect(refusal.message).not.toMatch(/token|position|stack|node_modules/i);
  });

  it('attack 47: may not try to reach a prototype', async () => {
    for (const key of ['__proto__', 'constructor']) {
      expect((await post(`{"dir":"s","${key}":{"prototype":{"dir":"n"}}}`)).status).toBe(400);
    }
    expect(({} as { dir?: string }).dir).toBeUndefined();
  });

  it('attack 47: nested thirty thousand deep is refused', async () => {
    expect((await post(`{"dir":${'['.repeat(30_000)}${']'.repeat(30_000)}}`)).status).toBe(400);
  });

  it('attack 47: of more than 64 KiB is refused', async () => {
    const { status, refusal } = await post(JSON.stringify({ dir: 's', more: 'x'.repeat(65_536) }));
    expect([status, refusal.code]).toEqual([413, 'too_large']);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/xml', 'x'])(
    'attack 47: of the type %s is refused',
    async (type) => {
      const { status, refusal } = await post('{"dir":"s"}', { 'content-type': type });
      expect([status, refusal.code]).toEqual([400, 'invalid_payload']);
    },
  );

  it('may be left out, or be of any type while empty, where the call has none', async () => {
    for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
      const { status } = await post('', { 'content-type': type }, '/api/game/startWildBattle');
      expect(status).toBe(409);
    }
    for (const payload of [undefined, 'null', '{}']) {
      expect((await post(payload, {}, battleContinue.path)).refusal.code).toBe('no_battle');
    }
  });

  it('is judged before the state of the game', async () => {
    expect((await post('{"attackId":7}', {}, '/api/game/attack')).status).toBe(400);
    expect((await post('{"attackId":1}', {}, '/api/game/attack')).status).toBe(409);
  });

  it('is not looked at without a token', async () => {
    expect((await post('{"dir":5}', { authorization: '' })).status).toBe(401);
  });
});

describe('a refusal', () => {
  it('names the fields, never their values', async () => {
    const { refusal } = await server.ask(login, { username: 7, password: { deep: 'secret value' } });
    expect(refusal.code).toBe('invalid_payload');
    expect(refusal.issues?.map(({ path }) => path)).toEqual(['username', 'password']);
    expect(JSON.stringify(refusal)).not.toContain('secret value');
  });

  it.each(['/api', '/api/nothing', '/API/nothing', '/api/game', '/api/auth/login/more'])(
    'comes as JSON for the unknown address %s, also to a browser',
    async (url) => {
      const { status, refusal } = await server.send({ method: 'GET', url, headers: { accept: 'text/html' } });
      expect([status, refusal.code]).toEqual([404, 'not_found']);
    },
  );

  it('comes as JSON for the wrong method and for an address that cannot be decoded', async () => {
    expect((await server.send({ method: 'GET', url: mapMove.path })).refusal.code).toBe('not_found');
    expect((await server.send({ method: 'DELETE', url: getProfile.path })).refusal.code).toBe('not_found');
    for (const url of ['/api/%ff', '/api/game/attack%00']) {
      const { status, refusal } = await server.send({ method: 'GET', url });
      expect([status, refusal.code]).toEqual([400, 'invalid_payload']);
    }
  });

  it('tells nothing of what went wrong inside', async () => {
    const broken = await startServer();
    const stranger = await newPlayer(broken);
    await broken.sql('alter table bag_items rename to elsewhere');
    const { status, refusal } = await stranger.ask(getProfile);
    expect(status).toBe(500);
    expect(refusal).toMatchObject({ message: 'Something went wrong. Please try again.', code: 'internal' });
    expect(Object.keys(refusal)).toEqual(['message', 'code', 'reason']);
    await broken.close();
  });

  it('is 503 while the database is away, and never an answer that was made up', async () => {
    const lonely = await startServer({
      database: { url: 'postgres://nobody@127.0.0.1:1/none' },
    });
    for (const answer of [
      await lonely.send({ method: 'GET', url: '/api/health' }),
      await lonely.askWith(player.token)(getProfile),
      await lonely.ask(login, { username: 'Somebody', password: PASSWORD }),
    ]) {
      expect([answer.status, answer.refusal.code]).toEqual([503, 'unavailable']);
    }
    await lonely.close();
  });
});

describe('headers', () => {
  it('forbid foreign scripts, frames and guessing of types, on pages and on calls', async () => {
    const odd = ['/%zz', '/assets/%00', '/assets/..%5cx', '/api/%ff'];
    for (const url of ['/', '/operator', '/api/health', '/api/nothing', `/${SCRIPT}`, ...odd]) {
      const { headers } = await server.send({ method: 'GET', url, headers: { accept: 'application/json' } });
      expect(headers['content-security-policy']).toContain("script-src 'self';");
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['content-security-policy']).not.toContain('unsafe');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['x-powered-by']).toBeUndefined();
    }
  });

  it('let the styles within the page pass, and no others within it', async () => {
    const hash = createHash('sha256').update(STYLES).digest('base64');
    const { headers } = await server.send({ method: 'GET', url: '/login' });
    expect(headers['content-security-policy']).toContain(`;style-src 'self' 'sha256-${hash}';`);
  });

  it('keep a home network without https playable', async () => {
    const { headers } = await server.send({ method: 'GET', url: '/' });
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  });

  it('forbid to keep replies of calls, which are a player’s own', async () => {
    for (const { status, headers } of [
      await server.ask(login, { username: player.name, password: PASSWORD }),
      await server.ask(signup, { username: 'Keeps nothing', password: PASSWORD }),
      await player.ask(getProfile),
      await player.ask(getTeam),
      await player.ask(getItems),
    ]) {
      expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    }
  });
});

describe('an address that cannot be', () => {
  const answer = async (url: string, accept: string) => {
    const { status, refusal, text } = await server.send({ method: 'GET', url, headers: { accept } });
    return [status, refusal?.message ?? text];
  };

  it('is answered with what is wrong about it, and speaks of no JSON', async () => {
    for (const url of [
      '/%zz',
      '/%ff?next=/home',
      '/assets/%00',
      '/assets/..%5cx',
      '/api/%ff',
      '/api/game/attack%00',
    ]) {
      expect(await answer(url, 'application/json')).toEqual([400, 'The address is not valid']);
    }
  });

  it('is the page to a browser, as any unknown one, except below /api', async () => {
    expect(await answer('/%zz', 'text/html')).toEqual([200, PAGE]);
    expect(await answer('/api/%zz', 'text/html')).toEqual([400, 'The address is not valid']);
  });
});

describe('the client', () => {
  const page = (url: string, accept = 'text/html,application/xhtml+xml') =>
    server.send({ method: 'GET', url, headers: { accept } });

  it.each([
    '/',
    '/home',
    '/Login',
    '/Home',
    '/map',
    '/changeTeam',
    '/no/such/route',
    '/trainer/bob.smith',
    '/login?next=/home',
  ])('answers %s with the page, which is asked for each time', async (url) => {
    const { status, text, headers } = await page(url);
    expect([status, text]).toEqual([200, PAGE]);
    expect(headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['/Home?a=b', '</assets/home.js>; rel=modulepreload'],
    ['/home/', '</assets/home.js>; rel=modulepreload'],
    ['/no/such/route', '</assets/no.js>; rel=modulepreload'],
    ['/login', undefined],
    ['/', undefined],
    [`/${SCRIPT}`, undefined],
  ])('tells browsers at %s what the screen there needs', async (url, link) => {
    expect((await page(url)).headers.link).toBe(link);
  });

  it('asks search engines not to index trainer pages, and nothing else', async () => {
    expect((await page('/trainer/bob.smith')).headers['x-robots-tag']).toBe('noindex');
    expect((await page('/about')).headers['x-robots-tag']).toBeUndefined();
  });

  it('keeps files with a hash in their name for good, and sends them compressed', async () => {
    const plain = await page(`/${SCRIPT}`, '*/*');
    expect(plain.text).toBe('let here;');
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const packed = await server.send({
      method: 'GET',
      url: `/${SCRIPT}`,
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(packed.headers).toMatchObject({
      'content-encoding': 'gzip',
      vary: expect.stringMatching(/accept-encoding/i),
    });
    expect(packed.headers['cache-control']).toContain('immutable');
    expect(String(packed.headers['content-type'])).toMatch(/javascript/);
  });

  it('does not answer a missing file, or a call that wants no page, with the page', async () => {
    expect((await page('/assets/gone-abcd1234.js', '*/*')).status).toBe(404);
    expect((await page('/data', 'application/json')).status).toBe(404);
    expect((await server.send({ method: 'POST', url: '/home' })).status).toBe(404);
  });

  it.each([
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/.env',
    '/assets/%00',
  ])('never leads out of its folder: %s', async (url) => {
    const { text } = await page(url, '*/*');
    expect(text).not.toContain('"dependencies"');
    expect(text).not.toContain('let here');
  });
});

describe('the documentation', () => {
  it('lists every call of the contract', async () => {
    const { status, text } = await server.send({ method: 'GET', url: '/api/docs/json' });
    expect(status).toBe(200);
    const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, { operationId: string }>> };
    const names = Object.values(paths).flatMap((operations) =>
      Object.values(operations).map((each) => each.operationId),
    );
    expect(names.sort()).toEqual(CALLS.map(({ name }) => name).sort());
  });

  it('says of every call that takes an Idempotency-Key that it does, and what a wrong one leads to', async () => {
    const { text } = await server.send({ method: 'GET', url: '/api/docs/json' });
    interface Operation {
      operationId: string;
      parameters: { name: string; in: string; description?: string }[];
      responses: Record<string, unknown>;
    }
    const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, Operation>> };
    const operations = Object.values(paths).flatMap((each) => Object.values(each));
    const keyed = operations.filter(({ parameters }) => parameters.some((each) => each.in === 'header'));
    expect(keyed.map(({ operationId }) => operationId).sort()).toEqual(
      CALLS.filter(({ idempotent }) => idempotent)
        .map(({ name }) => name)
        .sort(),
    );
    expect(keyed).toHaveLength(CALLS.filter(({ method }) => method === 'POST').length);
    expect(keyed.length).toBeGreaterThanOrEqual(31);
    for (const { parameters, responses } of keyed) {
      expect(parameters.at(-1)).toMatchObject({ name: 'Idempotency-Key', in: 'header' });
      expect(parameters.at(-1)?.description).toContain('24 hours');
      expect(responses).toHaveProperty('409');
      expect(responses).toHaveProperty('422');
      expect(responses).toHaveProperty(['200', 'headers', 'idempotent-replayed']);
    }
  });

  it('has a page, whose looser policy holds nowhere else', async () => {
    const { status, headers } = await server.send({ method: 'GET', url: '/api/docs' });
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toContain("style-src 'self' 'unsafe-inline'");
    expect(headers['content-security-policy']).toContain("script-src 'self';");
  });
});
