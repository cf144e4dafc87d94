import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getProfile } from '../../../contract/auth.ts';
import { newPlayer } from '../../support/player.ts';
import { startServer, type TestServer } from '../../support/server.ts';

const OWN = /^[0-9a-f]{12}$/;
const lines: Record<string, unknown>[] = [];
let server: TestServer;
beforeAll(async () => {
  const logger = pino({ level: 'info', base: null }, { write: (line) => void lines.push(JSON.parse(line)) });
  server = await startServer({ logger, config: { trustedProxies: ['10.1.0.0/16'] } });
});
afterAll(() => server.close());

const idFor = async (remoteAddress: string, id?: string): Promise<unknown> => {
  const headers = id === undefined ? {} : { 'x-request-id': id };
  return (await server.send({ method: 'GET', url: '/api/live', headers, remoteAddress })).headers[
    'x-request-id'
  ];
};

it('every reply has an id of its own, refusals and unknown addresses, too', async () => {
  const ids = new Set<unknown>();
  for (const url of ['/api/live', '/api/auth/profile', '/api/nothing', '/%ff']) {
    const { headers } = await server.send({ method: 'GET', url });
    expect(headers['x-request-id']).toMatch(OWN);
    ids.add(headers['x-request-id']);
  }
  expect(ids.size).toBe(4);
});

it('an id from outside counts only if a trusted proxy sends it, and only if it looks like one', async () => {
  const given = '7f1c0a52-0c1e-4b3e-9d7a-1f2e3d4c5b6a';
  expect(await idFor('10.1.2.3', given)).toBe(given);
  expect(await idFor('192.0.2.1', given)).toMatch(OWN);
  for (const odd of ['short', 'x'.repeat(65), 'two words', 'a"quoted-one', 'line%0a-broken']) {
    expect(await idFor('10.1.2.3', odd)).toMatch(OWN);
  }
});

it('a failure is found in the log by the id in its reply’s header', async () => {
  const player = await newPlayer(server);
  await server.sql('alter table players rename to gone');
  lines.length = 0;
  const { status, refusal, headers } = await player.ask(getProfile);
  await server.sql('alter table gone rename to players');
  expect([status, refusal.code]).toEqual([500, 'internal']);
  const requestId = headers['x-request-id'];
  expect(requestId).toMatch(OWN);
  expect(lines).toMatchObject([
    { level: 50, requestId, call: 'getProfile', msg: 'failed' },
    { level: 30, requestId, status: 500, msg: 'answered' },
  ]);
});
