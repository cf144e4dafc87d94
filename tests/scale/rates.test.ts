import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EmbeddedDatabase, startEmbedded } from '../../server/database/embedded.ts';
import { newWalkers, walk } from '../../tools/bench/rates/walkers.ts';
import { familyTime, processorTime } from '../../tools/bench/shared/cpu.ts';
import { attackOnce, type Fighter, getReady, newFighter } from '../../tools/bench/shared/fighters.ts';
import { inTurn, openConnections, type Run } from '../../tools/bench/shared/inTurn.ts';
import { median } from '../../tools/bench/shared/median.ts';
import { ADMIN_TOKEN, type Player } from '../../tools/bench/shared/players.ts';
import { tableOf } from '../../tools/shared/table.ts';
import { endAll, type ServerProcess, startProcess } from '../support/process.ts';
import { programsOrError } from '../support/scale/packages.ts';
import { limitProcessors } from '../support/scale/processorShare.ts';
import { type Service, startHaProxy, startPgBouncer } from '../support/scale/service.ts';

/** Measured in rounds, so that other load on the machine affects all of them equally. */
const ROUNDS = Number(process.env.SCALE_ROUNDS ?? 5);
const SECONDS = 3;
const FIGHTERS = 96;
/** Share of a processor for each server, where the ratio of two servers to one is measured: the others then have enough. */
const SHARE = 0.25;

type Kind = 'direct' | 'pooled' | 'two';

let folder: string;
let database: EmbeddedDatabase;
let pooler: Service;
const balancers = {} as Record<Kind, Service>;
let servers: Record<'direct' | 'pooled' | 'second', ServerProcess>;
let walkers: Player[];
let fighters: Fighter[];

/** The configurations that are compared, by the port of their balancer. */
const lanes = (kind: Kind) => openConnections(`http://127.0.0.1:${balancers[kind].port}`);
const portOf = ({ address }: ServerProcess): number => Number(new URL(address).port);

beforeAll(async () => {
  const programs = programsOrError();
  folder = mkdtempSync(join(tmpdir(), 'emberwild-scale-'));
  // Other accounts must reach the files in it.
  chmodSync(folder, 0o755);
  // Durable, as in a game: PostgreSQL waits for the disk.
  database = await startEmbedded({ folder: join(folder, 'data'), tell: () => undefined });
  pooler = await startPgBouncer(programs, database.url(), join(folder, 'pgbouncer'));
  const common = { ADMIN_TOKEN, RATE_LIMIT: 'off', LOG_LEVEL: 'silent' };
  const direct = database.url();
  const pooled = {
    ...common,
    DATABASE_URL: Object.assign(new URL(direct), { port: `${pooler.port}` }).href,
    DATABASE_DIRECT_URL: direct,
    PREPARED_STATEMENTS: 'off',
  };
  servers = {
    direct: await startProcess({ ...common, DATABASE_URL: direct }),
    pooled: await startProcess(pooled),
    second: await startProcess(pooled),
  };
  const [one, two] = [portOf(servers.pooled), portOf(servers.second)];
  for (const [kind, ports] of [
    ['direct', [portOf(servers.direct)]],
    ['pooled', [one]],
    ['two', [one, two]],
  ] as const)
    balancers[kind] = await startHaProxy(programs, ports, join(folder, `haproxy-${kind}`));
  const connections = lanes('direct');
  walkers = await newWalkers(connections, 'quiet');
  fighters = [];
  await inTurn(connections, Array.from({ length: FIGHTERS }), async (connection) => {
    fighters.push(await newFighter(connection));
    return 1;
  });
  for (const connection of connections) connection.close();
}, 300_000);
afterAll(async () => {
  await endAll();
  for (const service of [...Object.values(balancers), pooler]) await service?.stop();
  await database?.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Measured {
  readonly steps: number[];
  readonly attacks: number[];
  /** Milliseconds of processor time of the servers, and of PostgreSQL, for one step. */
  readonly server: number[];
  readonly postgres: number[];
}
const nothing = (): Measured => ({ steps: [], attacks: [], server: [], postgres: [] });
const rate = ({ operations, seconds }: Run): number => operations / seconds;
const usage = () => ({
  server: Object.values(servers).reduce((sum, { child }) => sum + (processorTime(child.pid!) ?? 0), 0),
  postgres: familyTime(database.pid()!) ?? 0,
});

/** Measures steps and attacks once. */
async function measure(kind: Kind, into: Measured): Promise<void> {
  const connections = lanes(kind);
  const before = usage();
  const walked = await walk(connections, walkers, SECONDS);
  const after = usage();
  into.steps.push(rate(walked));
  into.server.push((1000 * (after.server - before.server)) / walked.operations);
  into.postgres.push((1000 * (after.postgres - before.postgres)) / walked.operations);
  await inTurn(connections, fighters, getReady);
  into.attacks.push(
    rate(
      await inTurn(connections, fighters, async (connection, fighter) => {
        await attackOnce(connection, fighter);
        return 1;
      }),
    ),
  );
  for (const connection of connections) connection.close();
}

const number = (values: readonly number[], digits = 0): string => median(values).toFixed(digits);
const ratio = (one: readonly number[], other: readonly number[]): string =>
  median(one.map((value, at) => value / other[at]!)).toFixed(2);
const row = (name: string, { steps, attacks, server, postgres }: Measured): string[] => [
  name,
  number(steps),
  number(attacks),
  number(server, 2),
  number(postgres, 2),
];
const HEAD = ['', 'steps a second', 'attacks a second', 'server ms', 'PostgreSQL ms'];

it('measures how fast it is directly and through the pooler, with one server and with two', async () => {
  const [direct, pooled, two, oneShare, twoShares] = Array.from({ length: 5 }, nothing) as [
    Measured,
    Measured,
    Measured,
    Measured,
    Measured,
  ];
  await measure('direct', nothing());
  await measure('two', nothing());
  for (let round = 0; round < ROUNDS; round++) {
    await measure('direct', direct);
    await measure('pooled', pooled);
    await measure('two', two);
  }
  const lift = limitProcessors(
    [servers.pooled, servers.second].map(({ child }) => child.pid!),
    SHARE,
  );
  for (let round = 0; lift && round < ROUNDS; round++) {
    await measure('pooled', oneShare);
    await measure('two', twoShares);
  }
  lift?.();
  const rows = [
    HEAD,
    row('one server, direct', direct),
    row('one server, pooled', pooled),
    row('two servers, pooled', two),
    ...(lift
      ? [
          row(`one server with ${SHARE} of a processor, pooled`, oneShare),
          row(`two servers with ${SHARE} of a processor each, pooled`, twoShares),
        ]
      : []),
  ];
  console.log(tableOf(rows, ['left', 'right', 'right', 'right', 'right']));
  const line = (name: string, one: Measured, other: Measured) =>
    console.log(
      `${name}: steps ${ratio(one.steps, other.steps)}, attacks ${ratio(one.attacks, other.attacks)}`,
    );
  line('pooled to direct', pooled, direct);
  line('two servers to one', two, pooled);
  if (lift) line(`two servers to one, each with ${SHARE} of a processor`, twoShares, oneShare);
  else console.log('No shares of processors: only root on Linux can give them.');
  expect(pooled.steps).toHaveLength(ROUNDS);
}, 600_000);
