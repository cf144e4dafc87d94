import cluster from 'node:cluster';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { destination, type Logger, pino } from 'pino';
import { buildApp, builtClient, type Parts } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { connect } from './database/connect.ts';
import { type EmbeddedOptions, startEmbedded } from './database/embedded.ts';
import { failureCode } from './database/errors.ts';
import { migrateDatabase } from './database/migrate.ts';
import { checkAddresses } from './database/setup/checkAddresses.ts';
import { STANDBY_LIMITS, Standby } from './database/standby/standby.ts';
import { tidyHourly } from './database/tidy.ts';
import { explain } from './explain.ts';
import { deleteLeftGuests } from './features/players/guests/guests.ts';
import { keepRelease, openReleases } from './http/releases.ts';
import { Metrics } from './metrics/metrics.ts';
import { serveMetrics } from './metrics/serveMetrics.ts';
import { connectionsOf, connectionsOfAll, readWorkers } from './workers/count.ts';
import type { DatabaseAddresses } from './workers/messages.ts';
import { startWorkers, WorkerEnded, type Workers } from './workers/primary.ts';
import { followPrimary } from './workers/worker.ts';

/** Milliseconds for running requests to finish after the signal to stop. */
const CLOSE_TIMEOUT = 5000;
/** Maximum number of buffered log characters if nothing reads the log; further lines are dropped. */
const MOST_LOG = 1_048_576;

/** What runs in this process. */
interface Running {
  /** Address of the game. */
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** The database that this process has opened for itself and its workers. */
interface OwnDatabase {
  readonly addresses: () => DatabaseAddresses;
  readonly stop: () => Promise<void>;
}

/** Migrates the database; checks the addresses of one that is not the server's own. */
async function prepareDatabase(
  { databaseUrl, databaseDirectUrl, preparedStatements }: Config,
  direct: string,
  tell: (line: string) => void,
): Promise<void> {
  const onBlocked = () => tell('The tables cannot be changed while they are in use. Trying again.');
  if (databaseUrl === null) return migrateDatabase(direct, 'DATABASE_URL', onBlocked);
  const addresses = { url: databaseUrl, directUrl: databaseDirectUrl, preparedStatements };
  const name = databaseDirectUrl === null ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL';
  await migrateDatabase(direct, name, onBlocked);
  await checkAddresses(addresses);
}

/** Starts the embedded database unless there is an external one, and prepares it. */
async function openDatabase(
  config: Config,
  tell: (line: string) => void,
  more: Pick<EmbeddedOptions, 'settings' | 'onMoved'> = {},
): Promise<OwnDatabase> {
  const { databaseUrl, dataDir, walArchive } = config;
  const embedded = databaseUrl
    ? null
    : await startEmbedded({ folder: dataDir, archive: walArchive, tell, ...more });
  const addresses = (): DatabaseAddresses => {
    const url = config.databaseUrl ?? embedded?.url() ?? '';
    return { url, directUrl: config.databaseDirectUrl ?? url };
  };
  try {
    await prepareDatabase(config, addresses().directUrl, tell);
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
  return { addresses, stop: async () => embedded?.stop() };
}

// Asynchronous, since a pipe without a reader would block every request. The rest is flushed at the end.
const newLogger = ({ logLevel }: Config, base: { worker: number } | null): Logger =>
  pino({ level: logLevel, base }, destination({ dest: 2, sync: false, maxLength: MOST_LOG }));

/** Serves the game on a prepared database. */
async function serve(
  config: Config,
  addresses: () => DatabaseAddresses,
  logger: Logger,
  { connections, ...parts }: Partial<Parts> & { connections?: number } = {},
): Promise<Running> {
  const database = connect(
    () => addresses().url,
    (error) => logger.warn({ code: failureCode(error) }, 'Lost an idle connection'),
    {
      direct: () => addresses().directUrl,
      preparedStatements: config.preparedStatements,
      ...(connections !== undefined && { connections }),
    },
  );
  const standby =
    config.databaseReadUrl === null
      ? null
      : connect(
          config.databaseReadUrl,
          (error) => logger.warn({ code: failureCode(error) }, 'Lost an idle connection to the standby'),
          {
            preparedStatements: config.preparedStatements,
            ...STANDBY_LIMITS,
            ...(connections !== undefined && { connections }),
          },
        );
  const stopping = new AbortController();
  const app = await buildApp({
    config,
    database,
    logger,
    stopping: stopping.signal,
    releasesFolder: config.releasesDir,
    ...(standby && { staleReads: new Standby(database, standby, (line) => logger.warn(line)) }),
    ...parts,
  });
  app.addHook(
    'onClose',
    tidyHourly(database, deleteLeftGuests, (error) =>
      logger.warn({ code: failureCode(error) }, 'Could not tidy'),
    ),
  );
  const { metrics } = parts;
  const metricsAt = { port: config.metricsPort ?? 0, host: config.metricsHost };
  const metricsServer = metrics && (await serveMetrics(metrics, metricsAt));
  if (metricsServer) logger.info({ address: metricsServer.address() }, 'Serving metrics');
  await app.listen({ port: config.port, host: config.host });
  /** Stops being ready, goes on serving until proxies have noticed, and waits for running requests. */
  const stop = async (): Promise<void> => {
    stopping.abort();
    await pause(config.drainSeconds * 1000);
    const timer = setTimeout(() => app.server.closeAllConnections(), CLOSE_TIMEOUT);
    try {
      await app.close().finally(() => clearTimeout(timer));
      await database.close();
      await standby?.close();
    } finally {
      metricsServer?.close();
      metricsServer?.closeAllConnections();
    }
  };
  return { address: addressOf(app), stop };
}

/**
 * Keeps the client's files for pages that outlive an update, once the server has been started: this copies some
 * thousand files. Without them such pages only need a reload.
 */
async function withReleases(
  { releasesDir }: Config,
  logger: Logger,
  starting: () => Promise<Running>,
): Promise<Running> {
  const isOpen = releasesDir !== null && openReleases(releasesDir);
  const running = await starting();
  const tell = (error: unknown) =>
    logger.warn({ code: failureCode(error) }, 'Could not keep the files of this release');
  if (isOpen && existsSync(builtClient)) void keepRelease(builtClient, releasesDir, new Date()).catch(tell);
  else if (releasesDir !== null && !isOpen) tell(new Error('The folder of the releases cannot be written.'));
  return running;
}

const newMetrics = ({ metricsPort }: Config): Metrics | undefined =>
  metricsPort === null ? undefined : new Metrics();

/** The whole server in one process. */
async function start(config: Config): Promise<Running> {
  const logger = newLogger(config, null);
  const database = await openDatabase(config, (line) => logger.warn(line));
  try {
    const metrics = newMetrics(config);
    const { address, stop } = await withReleases(config, logger, () =>
      serve(config, database.addresses, logger, { ...(metrics && { metrics }) }),
    );
    return { address, stop: () => stop().finally(database.stop) };
  } catch (error) {
    await database.stop();
    throw error;
  }
}

/** The process that has the database and the port, while `count` workers serve. */
async function startPrimary(config: Config, count: number): Promise<Running> {
  const logger = newLogger(config, null);
  const tell = (line: string) => logger.warn(line);
  let workers: Workers | undefined;
  const database = await openDatabase(config, tell, {
    settings: { max_connections: String(connectionsOfAll(count)) },
    onMoved: () => workers?.move(database.addresses()),
  });
  try {
    const { address, stop } = await withReleases(config, logger, async () => {
      workers = await startWorkers(config, count, database.addresses, tell);
      return workers;
    });
    return { address, stop: () => stop().finally(database.stop) };
  } catch (error) {
    await database.stop();
    throw error;
  }
}

/** One of the processes that serve for a primary process. */
async function startWorker(config: Config): Promise<Running> {
  const metrics = newMetrics(config);
  const { database, place, limits, serving, workers, tellReady } = await followPrimary(
    { rateLimit: config.rateLimit, onHit: metrics?.limitHit },
    () => void process.emit('SIGTERM', 'SIGTERM'),
  );
  const { metricsPort } = config;
  // Each worker counts for itself.
  const own = { ...config, metricsPort: metricsPort && metricsPort + place };
  const running = await serve(own, database, newLogger(config, { worker: place }), {
    limits,
    serving,
    workers,
    connections: connectionsOf(workers),
    ...(metrics && { metrics }),
  });
  tellReady(running.address);
  return running;
}

function addressOf(app: FastifyInstance): string {
  const address = app.server.address();
  if (!address || typeof address === 'string') return String(address);
  const everywhere = address.address === '0.0.0.0' || address.address === '::';
  const host = everywhere
    ? 'localhost'
    : address.family === 'IPv6'
      ? `[${address.address}]`
      : address.address;
  return `http://${host}:${address.port}`;
}

/**
 * Stops cleanly on the first signal (SIGHUP: the terminal was closed), also during the start; a second Ctrl+C stops at
 * once.
 */
function stopOnSignal(starting: Promise<Running>): void {
  let stopping = false;
  const end = (signal: NodeJS.Signals): void => {
    if (stopping && signal === 'SIGINT') process.exit(1);
    if (stopping) return;
    stopping = true;
    void starting
      .then(({ stop }) => stop())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(
            `The server could not stop cleanly: ${error instanceof Error ? error.message : error}\n`,
          );
          process.exit(1);
        },
      );
  };
  process.on('SIGTERM', end).on('SIGINT', end).on('SIGHUP', end);
}

async function main(): Promise<void> {
  let config: Config | undefined;
  try {
    config = readConfig(process.env);
    const workers = cluster.isPrimary ? readWorkers(process.argv.slice(2)) : null;
    const starting = cluster.isWorker
      ? startWorker(config)
      : workers === null
        ? start(config)
        : startPrimary(config, workers);
    stopOnSignal(starting);
    const { address } = await starting;
    if (cluster.isPrimary) process.stdout.write(`Emberwild is ready: ${address}\n`);
  } catch (error) {
    // A worker has said itself why it ended.
    if (!(error instanceof WorkerEnded)) process.stderr.write(`${explain(error, config)}\n`);
    process.exit(1);
  }
}

await main();
