import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { destination, pino } from 'pino';
import { buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { connect, type Database } from './database/connect.ts';
import { type EmbeddedDatabase, startEmbedded } from './database/embedded.ts';
import { failureCode } from './database/errors.ts';
import { migrateDatabase } from './database/migrate.ts';
import { checkAddresses } from './database/setup/checkAddresses.ts';
import { tidyHourly } from './database/tidy.ts';
import { explain } from './explain.ts';
import { Metrics } from './metrics/metrics.ts';
import { serveMetrics } from './metrics/serveMetrics.ts';

/** Milliseconds for running requests to finish after the signal to stop. */
const CLOSE_TIMEOUT = 5000;
/** Maximum number of buffered log characters if nothing reads the log; further lines are dropped. */
const MOST_LOG = 1_048_576;

interface Running {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly embedded: EmbeddedDatabase | null;
  readonly metricsServer: Server | undefined;
  readonly stopping: AbortController;
  readonly drainSeconds: number;
}

/** Migrates the database; checks the addresses of one that is not the server's own. */
async function prepareDatabase(
  { databaseUrl, databaseDirectUrl, preparedStatements }: Config,
  direct: string,
): Promise<void> {
  if (databaseUrl === null) return migrateDatabase(direct);
  const addresses = { url: databaseUrl, directUrl: databaseDirectUrl, preparedStatements };
  await migrateDatabase(direct, databaseDirectUrl === null ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL');
  await checkAddresses(addresses);
}

async function start(config: Config): Promise<Running> {
  // Asynchronous, since a pipe without a reader would block every request. The rest is flushed at the end.
  const stream = destination({ dest: 2, sync: false, maxLength: MOST_LOG });
  const logger = pino({ level: config.logLevel, base: null }, stream);
  const tell = (line: string) => logger.warn(line);
  const embedded = config.databaseUrl
    ? null
    : await startEmbedded({ folder: config.dataDir, archive: config.walArchive, tell });
  try {
    const url = () => config.databaseUrl ?? embedded?.url() ?? '';
    const direct = () => config.databaseDirectUrl ?? url();
    await prepareDatabase(config, direct());
    const database = connect(
      url,
      (error) => logger.warn({ code: failureCode(error) }, 'Lost an idle connection'),
      { direct, preparedStatements: config.preparedStatements },
    );
    const stopping = new AbortController();
    const metrics = config.metricsPort === null ? undefined : new Metrics();
    const app = await buildApp({
      config,
      database,
      logger,
      stopping: stopping.signal,
      ...(metrics && { metrics }),
    });
    app.addHook(
      'onClose',
      tidyHourly(database, (error) => logger.warn({ code: failureCode(error) }, 'Could not tidy')),
    );
    const metricsAt = { port: config.metricsPort ?? 0, host: config.metricsHost };
    const metricsServer = metrics && (await serveMetrics(metrics, metricsAt));
    if (metricsServer) logger.info({ address: metricsServer.address() }, 'Serving metrics');
    await app.listen({ port: config.port, host: config.host });
    return { app, database, embedded, metricsServer, stopping, drainSeconds: config.drainSeconds };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

/**
 * Stops being ready, goes on serving until proxies have noticed, waits for running requests, then stops the database,
 * even if a step fails.
 */
async function stop(running: Running): Promise<void> {
  const { app, database, embedded, metricsServer, stopping, drainSeconds } = running;
  stopping.abort();
  await pause(drainSeconds * 1000);
  const timer = setTimeout(() => app.server.closeAllConnections(), CLOSE_TIMEOUT);
  try {
    await app.close().finally(() => clearTimeout(timer));
    await database.close();
  } finally {
    metricsServer?.close();
    metricsServer?.closeAllConnections();
    await embedded?.stop();
  }
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
    void starting.then(stop).then(
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
    const starting = start(config);
    stopOnSignal(starting);
    process.stdout.write(`Emberwild is ready: ${addressOf((await starting).app)}\n`);
  } catch (error) {
    process.stderr.write(`${explain(error, config)}\n`);
    process.exit(1);
  }
}

await main();
