import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { afterAll, expect, it } from 'vitest';
import { getProfile } from '../../../contract/auth.ts';
import { health, live, ready } from '../../../contract/operations.ts';
import { newDatabase } from '../../support/database/database.ts';
import { newPlayer } from '../../support/player.ts';
import { end, endAll, startProcess } from '../../support/process.ts';
import { startServer } from '../../support/server.ts';

afterAll(endAll);

it('a server that is told to stop is no longer ready, and goes on serving', async () => {
  const stopping = new AbortController();
  const server = await startServer({ stopping: stopping.signal });
  const player = await newPlayer(server);
  expect((await server.ask(ready)).body).toEqual({ status: 'ok' });
  expect((await player.ask(getProfile)).headers.connection).not.toBe('close');
  stopping.abort();
  const { status, refusal, headers } = await server.ask(ready);
  expect([status, refusal]).toEqual([
    503,
    { code: 'unavailable', message: 'The server is stopping', reason: 'stopping' },
  ]);
  expect(headers['retry-after']).toBe('1');
  for (const call of [live, health]) expect((await server.ask(call)).status).toBe(200);
  const served = await player.ask(getProfile);
  expect([served.status, served.headers.connection]).toEqual([200, 'close']);
  await server.close();
});

it('a server is not ready while a migration is missing, and ready again with it', async () => {
  const server = await startServer();
  const [last] = await server.sql<{ id: number; hash: string; created_at: string }>(
    'delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations) returning *',
  );
  const { status, refusal } = await server.ask(ready);
  expect([status, refusal.message]).toEqual([503, 'The tables are not up to date']);
  expect((await server.ask(live)).status).toBe(200);
  await server.sql('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    last!.hash,
    last!.created_at,
  ]);
  expect((await server.ask(ready)).status).toBe(200);
  await server.sql('alter table drizzle.__drizzle_migrations rename to gone');
  expect((await server.ask(ready)).refusal.message).toBe('The tables are not up to date');
  await server.close();
});

it('a server is ready on tables that a newer one has changed', async () => {
  const server = await startServer();
  await server.sql(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of the next version', 9999999999999)`,
  );
  expect((await server.ask(ready)).status).toBe(200);
  await server.close();
});

it('a server without its database is alive and not ready', async () => {
  const { url, drop } = await newDatabase();
  const server = await startServer({ database: { url } });
  await drop();
  expect((await server.ask(live)).status).toBe(200);
  const { status, refusal } = await server.ask(ready);
  expect([status, refusal.code]).toEqual([503, 'unavailable']);
  await server.close();
});

it('a stopped server drains first: it refuses to be ready and answers, each reply the last of its connection', async () => {
  const { url, drop } = await newDatabase();
  const server = await startProcess({ DATABASE_URL: url, DRAIN_SECONDS: '300' });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async (path: string) => {
    const [response] = await once(get(server.address + path, { agent }), 'response');
    response.resume();
    await once(response, 'end');
    return response;
  };
  expect((await ask('/api/ready')).statusCode).toBe(200);
  server.child.kill('SIGTERM');
  await expect.poll(async () => (await ask('/api/ready')).statusCode).toBe(503);
  const last = await ask('/api/health');
  expect([last.statusCode, last.headers.connection]).toEqual([200, 'close']);
  // Whoever does not want to wait sends SIGINT.
  expect(await end(server, 'SIGINT')).toBe(1);
  agent.destroy();
  await drop();
});
