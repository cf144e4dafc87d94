import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../server/database/embedded/launch.ts';
import { type EmbeddedDatabase, startEmbedded } from '../../../server/database/embedded.ts';
import { GivenUp } from '../../../tools/bots/ask.ts';
import { type Bot, type Crowd, closeCrowd, newCrowd } from '../../../tools/bots/bot.ts';
import { differences } from '../../../tools/bots/check.ts';
import { doSomething, signUp } from '../../../tools/bots/play.ts';
import { openStream, type Stream } from '../../../tools/bots/stream.ts';
import { ADMIN_TOKEN } from '../config.ts';
import { faultsOf } from '../database/verify.ts';
import { end, type ServerProcess, startProcess, type Version } from '../process.ts';
import type { Programs } from '../scale/packages.ts';
import { type Service, startHaProxy, startPgBouncer } from '../scale/service.ts';
import { type Gate, openGate } from './gate.ts';
import { asOperator, isFollowed, REPLICATION, startStandby } from './standby.ts';

/** A killed process loses nothing that it has given to the operating system, so PostgreSQL need not wait for the disk. */
const SETTINGS = { ...REPLICATION, fsync: 'off', full_page_writes: 'off', max_wal_size: '64MB' };
/** Milliseconds for a change after a fault. */
const RECOVERY = 90_000;
const LOOK = 20;
/** Milliseconds after which a standby shows everything, or is not read. */
const STALE = 6000;
/** Differences that another player's trade makes. */
const OF_OTHERS = /: (?:trades|creatures): /;

const GIFT = {
  coins: 20_000,
  items: { nball: 50 },
  creatures: Array.from({ length: 8 }, () => ({ name: 'podkin', level: 12 })),
};

/** A primary database, and the folder that has its files. */
export interface Primary {
  readonly embedded: EmbeddedDatabase;
  readonly folder: string;
}

/** What a game is made of. */
export interface StageOptions {
  readonly seed: number;
  readonly bots: number;
  /** Factor of the bots' think times. */
  readonly pace: number;
  /** Number of servers; two by default. */
  readonly servers?: number;
  /** A folder on a small disk for the databases. */
  readonly disk?: string | undefined;
  /** Another version of the game for the first server, which makes the tables before the other ones migrate them. */
  readonly firstVersion?: Version;
  /** Whether the servers read from a standby what may be a few seconds old. */
  readonly reads?: boolean;
  /** PgBouncer in transaction mode before the database, and HAProxy before the servers. Without them the test passes connections on itself. */
  readonly programs?: Programs | null;
}

/** The whole game, with bots that play on it: servers behind a balancer, and a network between them and the database. */
export interface Stage {
  readonly crowd: Crowd;
  /** The folder in which the databases are, and whether it is on a small disk. */
  readonly folder: string;
  readonly isSmall: boolean;
  readonly settings: Readonly<Record<string, string>>;
  primary: Primary;
  /** Servers that are started again on the same port when they are killed, as a service manager does. */
  readonly servers: readonly { current: ServerProcess; readonly port: number }[];
  /** Between servers and database, or between the pooler and the database. */
  readonly network: Gate;
  /** Null without Debian's programs. */
  readonly pooler: Service | null;
  readonly haProxy: Service | null;
  /** The standby that the servers read from; null without one. */
  readonly reader: () => EmbeddedDatabase | null;
  /** Waits until that standby follows the present primary, or makes it anew if it cannot. */
  readonly renewReader: () => Promise<void>;
  /** Kills a server and starts it again. */
  readonly restart: (number: number) => Promise<void>;
  /** Waits until the bots together have so many changes more. @throws Error if that takes too long, or a bot has given up */
  readonly untilChanges: (count: number) => Promise<void>;
  /** Waits until every bot has a change more. Until then a bot does without think times, since only the run waits for them. */
  readonly untilAllPlay: () => Promise<void>;
  /** Lets the bots rest, checks everything, and lets them go on. @returns a line for each thing that is wrong */
  readonly check: () => Promise<string[]>;
  /** The last lines that the servers and the primary have logged. */
  readonly log: () => string[];
  readonly close: () => Promise<void>;
}

/** Starts a game and lets bots play on it. */
export async function setStage({
  seed,
  bots,
  pace,
  disk,
  programs = null,
  reads = false,
  servers: count = 2,
  firstVersion,
}: StageOptions): Promise<Stage> {
  const folder = disk ?? mkdtempSync(join(tmpdir(), 'emberwild-chaos-'));
  // Other accounts must reach the databases in it.
  chmodSync(folder, 0o755);
  const home = join(folder, 'primary');
  const embedded = await startEmbedded({ folder: home, settings: SETTINGS, tell: () => undefined });
  const primary = { embedded, folder: home };
  const network = await openGate(() => [stage.primary.embedded.port()]);
  const at = (port: number): string => Object.assign(new URL(embedded.url()), { port: `${port}` }).href;
  // Not on the small disk: that one is the primary's.
  const readerFolder = reads ? mkdtempSync(join(tmpdir(), 'emberwild-reader-')) : null;
  let reader: EmbeddedDatabase | null = null;
  let made = 0;
  const newReader = async (): Promise<void> => {
    if (readerFolder === null) return;
    chmodSync(readerFolder, 0o755);
    const to = join(readerFolder, String(made++));
    // Through the network, which leads to whatever is the primary.
    const following = { isSynchronous: false, through: network.port };
    reader = await startStandby(stage.primary.embedded, stage.primary.folder, to, SETTINGS, following);
  };
  const readGate = await openGate(() => (reader ? [reader.port()] : []));
  const pooler = programs && (await startPgBouncer(programs, at(network.port), join(folder, 'pgbouncer')));
  const environment = {
    RATE_LIMIT: 'off',
    ADMIN_TOKEN,
    LOG_LEVEL: 'error',
    ...(reads && { DATABASE_READ_URL: at(readGate.port) }),
    ...(pooler
      ? {
          DATABASE_URL: at(pooler.port),
          DATABASE_DIRECT_URL: at(network.port),
          PREPARED_STATEMENTS: 'off',
        }
      : { DATABASE_URL: at(network.port) }),
  };
  const startServer = (port: number): Promise<ServerProcess> =>
    startProcess(
      { PORT: `${port}`, ...environment },
      undefined,
      [],
      port === ports[0] ? firstVersion : undefined,
    );
  const servers: { current: ServerProcess; readonly port: number }[] = [];
  const ports: number[] = [];
  while (ports.length < count) ports.push(await freePort());
  const haProxy = programs && (await startHaProxy(programs, ports, join(folder, 'haproxy')));
  const balancer = haProxy ? null : await openGate(() => ports);
  const crowd = newCrowd({
    seed,
    address: `http://127.0.0.1:${(haProxy ?? balancer)!.port}`,
    players: bots,
    pace,
    patience: RECOVERY,
    run: 'chaos',
  });
  const streams: Stream[] = [];
  const failures: string[] = [];
  let over = false;

  const changes = (): number => crowd.bots.reduce((sum, { confirmed }) => sum + confirmed.changes, 0);
  const until = async (holds: () => boolean): Promise<void> => {
    for (const last = performance.now() + RECOVERY; !holds(); ) {
      if (failures.length > 0) throw new Error(failures.join('\n'));
      if (performance.now() > last) throw new Error('The game does not go on');
      await new Promise((resolve) => setTimeout(resolve, LOOK));
    }
  };
  const playOn = async (bot: Bot): Promise<void> => {
    try {
      while (!over) await doSomething(bot);
    } catch (error) {
      if (!over) failures.push(error instanceof GivenUp ? error.message : String((error as Error).stack));
    }
  };
  const stage: Stage = {
    crowd,
    folder,
    isSmall: disk !== undefined,
    settings: SETTINGS,
    primary,
    servers,
    network,
    pooler,
    haProxy,
    reader: () => reader,
    renewReader: async () => {
      if (!reader || (await isFollowed(stage.primary.embedded))) return;
      await reader.stop();
      await newReader();
    },
    restart: async (number) => {
      const server = servers[number]!;
      await end(server.current, 'SIGKILL');
      server.current = await startServer(server.port);
    },
    untilChanges: (count) => {
      const before = changes();
      return until(() => changes() >= before + count);
    },
    untilAllPlay: () => {
      const before = crowd.bots.map(({ confirmed }) => confirmed.changes);
      return until(() => {
        for (const [at, bot] of crowd.bots.entries()) bot.hurries = bot.confirmed.changes <= before[at]!;
        return !crowd.bots.some(({ hurries }) => hurries);
      });
    },
    check: async () => {
      await crowd.pause.hold();
      const broken = await asOperator(stage.primary.embedded.url(), (client) =>
        faultsOf({ sql: async (text) => (await client.query(text)).rows as never }),
      );
      let different = await differences(crowd);
      if (reads && different.length > 0) {
        // What another player has done, such as a trade, a standby may show five seconds later. Own changes show at once.
        await new Promise((resolve) => setTimeout(resolve, STALE));
        const later = new Set(await differences(crowd));
        different = different.filter((line) => later.has(line) || !OF_OTHERS.test(line));
      }
      const internal = crowd.statistics.count((status) => status === 500);
      const found = [
        ...different,
        ...broken.map((rule) => `verify: ${rule}`),
        ...(internal > 0 ? [`${internal} requests were answered with 500`] : []),
        ...failures,
      ];
      crowd.pause.release();
      return found;
    },
    log: () => [
      ...servers.flatMap(({ current }) => current.lines.slice(-5)),
      ...readFileSync(join(stage.primary.folder, 'postgres.log'), 'utf8').trimEnd().split('\n').slice(-30),
    ],
    close: async () => {
      over = true;
      await crowd.pause.hold();
      for (const stream of streams) stream.close();
      closeCrowd(crowd);
      await Promise.all(servers.map(({ current }) => end(current, 'SIGKILL')));
      for (const gate of [balancer, network, readGate]) gate?.close();
      for (const service of [haProxy, pooler]) await service?.stop();
      await stage.primary.embedded.stop();
      await reader?.stop();
      if (readerFolder !== null) rmSync(readerFolder, { recursive: true, force: true });
      if (disk === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
  await newReader();
  // The first server makes the tables.
  for (const port of ports) servers.push({ current: await startServer(port), port });
  await Promise.all(crowd.bots.map((bot) => signUp(bot, GIFT, ADMIN_TOKEN)));
  for (const bot of crowd.bots) {
    streams.push(openStream(bot));
    void playOn(bot);
  }
  return stage;
}
