import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, it, vi } from 'vitest';
import { getProfile } from '../../../contract/auth.ts';
import { mapMove } from '../../../contract/game.ts';
import { newDatabase } from '../../support/database/database.ts';
import { end, endAll, startProcess } from '../../support/process.ts';
import { askRemote, remoteTrainer } from '../../support/remote.ts';
import { startBalancer } from '../../support/scale/balancer.ts';

/** Milliseconds between two requests of a player: four without pauses would keep two cores busy. */
const THINK = 10;

afterAll(endAll);

it('servers are replaced one after the other while people play, and no request fails', {
  timeout: 240_000,
}, async () => {
  const { url, drop } = await newDatabase();
  const environment = { DATABASE_URL: url, RATE_LIMIT: 'off', DRAIN_SECONDS: '5' };
  const balancer = await startBalancer();
  const start = async () => {
    const server = await startProcess(environment);
    balancer.add(server.address);
    await vi.waitUntil(() => balancer.served(server.address) > 20, { timeout: 60_000 });
    return server;
  };
  const failures: unknown[] = [];
  let isOver = false;
  const answered = (status: number | undefined) => status !== 200 && failures.push(status ?? 'no reply');
  const play = async (token: string) => {
    for (let count = 0; !isOver; count++) {
      const dir = count % 2 ? 'n' : 's';
      answered((await askRemote(balancer.address, token, mapMove, { dir }))?.status);
      answered((await askRemote(balancer.address, token, getProfile))?.status);
      await pause(THINK);
    }
  };
  const first = await startProcess(environment);
  const tokens = await Promise.all(
    ['One', 'Two', 'Three', 'Four'].map((name) => remoteTrainer(first.address, `Roller ${name}`)),
  );
  balancer.add(first.address);
  await vi.waitUntil(
    async () => (await askRemote(balancer.address, tokens[0]!, getProfile))?.status === 200,
    { timeout: 20_000 },
  );
  const playing = tokens.map(play);
  const second = await start();
  expect(await end(first, 'SIGTERM')).toBe(0);
  const third = await start();
  expect(await end(second, 'SIGTERM')).toBe(0);
  const before = balancer.served(third.address);
  await vi.waitUntil(() => balancer.served(third.address) > before + 50, { timeout: 60_000 });
  isOver = true;
  await Promise.all(playing);
  expect(failures).toEqual([]);
  balancer.close();
  expect(await end(third, 'SIGTERM')).toBe(0);
  await drop();
});
