import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { getTeam } from '../../../contract/game.ts';
import { health } from '../../../contract/operations.ts';
import { runs } from '../../../server/database/embedded/postmaster.ts';
import { newDatabase } from '../../support/database/database.ts';
import { madeData, portOf, postmasterOf, takePort } from '../../support/database/embedded.ts';
import { end, endAll, runToTheEnd, type ServerProcess, startProcess } from '../../support/process.ts';
import { askRemote, remoteTrainer } from '../../support/remote.ts';

const folder = mkdtempSync(join(tmpdir(), 'emberwild-workers-'));
afterEach(endAll);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const start = (environment: Record<string, string>): Promise<ServerProcess> =>
  startProcess({ RATE_LIMIT: 'off', ...environment }, undefined, ['--workers', '2']);

/** Process ids of the workers of a primary process. */
const workersOf = ({ child }: ServerProcess): number[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, program]) => Number(parent) === child.pid && program?.endsWith('node'))
    .map(([pid]) => Number(pid));

const untilBothServe = (address: string): Promise<void> =>
  expect.poll(async () => (await askRemote(address, '', health))?.body.workers, { timeout: 60_000 }).toBe(2);

describe('a server with two workers', { timeout: 120_000 }, () => {
  it('starts a killed worker again, while the other one serves', async () => {
    const { url, drop } = await newDatabase();
    const server = await start({ DATABASE_URL: url });
    await untilBothServe(server.address);
    const token = await remoteTrainer(server.address, 'Worker killed');
    const [killed = 0, other = 0] = workersOf(server);
    process.kill(killed, 'SIGKILL');
    await expect
      .poll(() => server.lines.join('\n'))
      .toContain(`Worker ${killed} has ended (SIGKILL) and is started again.`);
    expect((await askRemote(server.address, token, getTeam))?.body.pokemons).toHaveLength(1);
    await untilBothServe(server.address);
    const now = workersOf(server);
    expect(now).toHaveLength(2);
    expect(now).toContain(other);
    expect(now).not.toContain(killed);
    expect(await end(server, 'SIGTERM')).toBe(0);
    await drop();
  });

  it('stops its workers and its database on a signal, also where a worker has stopped before', async () => {
    const data = madeData(join(folder, 'stopped'));
    const server = await start({ DATA_DIR: data });
    await untilBothServe(server.address);
    const [postgres, [first = 0, second = 0]] = [postmasterOf(data), workersOf(server)];
    process.kill(first, 'SIGTERM');
    await expect.poll(() => runs(first), { timeout: 20_000 }).toBe(false);
    expect(await end(server, 'SIGTERM')).toBe(0);
    for (const pid of [first, second, postgres]) expect(runs(pid)).toBe(false);
    expect(workersOf(server)).toEqual([]);
  });

  it('leaves no worker running when it is killed', async () => {
    const { url, drop } = await newDatabase();
    const server = await start({ DATABASE_URL: url });
    const workers = workersOf(server);
    expect(workers).toHaveLength(2);
    await end(server, 'SIGKILL');
    await expect.poll(() => workers.filter(runs), { timeout: 20_000 }).toEqual([]);
    await drop();
  });

  it('tells its workers the new port of the embedded database', async () => {
    const data = madeData(join(folder, 'port-taken'));
    const server = await start({ DATA_DIR: data });
    const token = await remoteTrainer(server.address, 'Port taken');
    const { port, giveBack } = await takePort(server, data);
    await untilBothServe(server.address);
    expect(portOf(data)).not.toBe(port);
    for (let count = 0; count < 4; count++) {
      expect((await askRemote(server.address, token, getTeam))?.body.pokemons).toHaveLength(1);
    }
    expect(await end(server, 'SIGTERM')).toBe(0);
    giveBack();
  });

  it('says in one line that the port is taken, and leaves nothing running', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const { url, drop } = await newDatabase();
    const { code, lines } = await runToTheEnd({ PORT: `${port}`, DATABASE_URL: url }, ['--workers', '2']);
    expect([code, lines]).toEqual([
      1,
      [`Port ${port} is taken. Stop the other server, or set PORT to another number.`],
    ]);
    other.close();
    await drop();
  });

  it.each([[['--workers', '0']], [['--workers', 'many']], [['--workers', '65']], [['--threads', '2']]])(
    'says in one line that it cannot be started with %j',
    async (words) => {
      const { code, lines } = await runToTheEnd({}, words);
      expect([code, lines]).toEqual([
        1,
        ['npm start takes "-- --workers N" with a number from 1 to 64, or nothing.'],
      ]);
    },
  );
});
