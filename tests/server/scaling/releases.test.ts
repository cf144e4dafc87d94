import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../../../server/config.ts';
import { formerFiles, keepRelease, openReleases } from '../../../server/http/releases.ts';
import { startServer, type TestServer } from '../../support/server.ts';

const root = mkdtempSync(join(tmpdir(), 'emberwild-releases-'));
const servers: TestServer[] = [];
let folder = '';
let tried = 0;
beforeEach(() => {
  tried += 1;
  folder = join(root, `releases${tried}`);
  openReleases(folder);
});
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});
afterAll(() => rmSync(root, { recursive: true }));

const scriptOf = (number: number) => `assets/index-abcdefg${number}.js`;

/** The built client of a release: a page, a script of its own, and a picture that never changes. */
function build(number: number): string {
  const client = join(root, `client${tried}.${number}`);
  mkdirSync(join(client, 'assets/game'), { recursive: true });
  const files = {
    'index.html': `<title>${number}</title>`,
    'sw.js': `// ${number}`,
    'manifest.webmanifest': '{}',
    [scriptOf(number)]: `let release = ${number};`,
    'assets/game/tree-12345678.webp': 'tree',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(client, name), text);
  writeFileSync(join(client, `${scriptOf(number)}.gz`), gzipSync(`let release = ${number};`));
  return client;
}
/** Releases one after the other. */
async function release(...numbers: readonly number[]): Promise<void> {
  for (const number of numbers) await keepRelease(build(number), folder, new Date(2026, 1, number));
}
async function serve(number: number) {
  const server = await startServer({ clientFolder: build(number), releasesFolder: folder });
  servers.push(server);
  return (url: string, headers = {}) => server.send({ method: 'GET', url, headers });
}

it('after an update the files of the last two releases are still served, those before are gone', async () => {
  await release(1, 2, 3, 4);
  const get = await serve(4);
  const found = [1, 2, 3, 4].map(async (number) => (await get(`/${scriptOf(number)}`)).status);
  expect(await Promise.all(found)).toEqual([404, 200, 200, 200]);
  expect(readdirSync(folder).filter((name) => name.endsWith('.json'))).toHaveLength(3);
});

it('a former file is as compressed, as long cached and as safe as one of this release', async () => {
  await release(1, 2);
  const get = await serve(2);
  const { status, headers } = await get(`/${scriptOf(1)}`, { 'accept-encoding': 'gzip' });
  expect([status, headers['content-encoding']]).toEqual([200, 'gzip']);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['content-security-policy']).toContain("script-src 'self'");
});

it('the same release, started again and again or by several servers, counts once', async () => {
  await release(1, 2, 3);
  const again = build(3);
  await Promise.all([0, 1, 2].map(() => keepRelease(again, folder, new Date(2026, 2, 1))));
  expect(readdirSync(join(formerFiles(folder), 'assets')).toSorted()).toEqual([
    'game',
    ...[1, 2, 3].flatMap((number) => [`index-abcdefg${number}.js`, `index-abcdefg${number}.js.gz`]),
  ]);
});

it('neither page, worker nor manifest of a former release is kept, and nothing else of the folder is served', async () => {
  await release(1, 2);
  const get = await serve(2);
  expect(readdirSync(formerFiles(folder))).toEqual(['assets']);
  const list = readdirSync(folder).find((name) => name.endsWith('.json'));
  expect((await get(`/${list}`)).status).toBe(404);
  expect((await get(`/../${list}`)).status).toBe(404);
});

it('page, worker and manifest are asked for anew each time', async () => {
  const get = await serve(5);
  for (const url of ['/', '/index.html', '/maps', '/sw.js', '/manifest.webmanifest']) {
    expect((await get(url)).headers['cache-control'], url).toBe('no-cache');
  }
  expect((await get('/manifest.webmanifest')).headers['content-type']).toMatch(
    /^application\/manifest\+json/,
  );
});

it('a folder that cannot be made is no reason not to start', () => {
  writeFileSync(join(root, `file${tried}`), '');
  expect(openReleases(join(root, `file${tried}`, 'releases'))).toBe(false);
});

it('the files are kept beside the server’s own database, or where the operator wants them', () => {
  expect(readConfig({ DATA_DIR: '/data' }).releasesDir).toBe('/data/releases');
  const url = 'postgres://user@127.0.0.1:5432/name';
  expect(readConfig({ DATABASE_URL: url }).releasesDir).toBeNull();
  expect(readConfig({ DATABASE_URL: url, RELEASES_DIR: '/kept' }).releasesDir).toBe('/kept');
});
