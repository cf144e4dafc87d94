import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './database/connect.ts';
import { failureCode } from './database/errors.ts';
import { readPrimary, type StaleReads } from './database/standby/standby.ts';
import { type Game, theGame } from './domain/game.ts';
import { serveAdmin } from './features/admin/routes.ts';
import { serveBattles } from './features/battles/routes.ts';
import { serveCamp } from './features/camp/routes.ts';
import { serveCreatures } from './features/creatures/routes.ts';
import { serveJournal } from './features/journal/routes.ts';
import { serveMart } from './features/mart/routes.ts';
import { serveModeration } from './features/moderation/routes.ts';
import { serveNotices } from './features/notices/routes.ts';
import { servePlayers } from './features/players/routes.ts';
import { serveQuests } from './features/quests/routes.ts';
import { serveResearch } from './features/research/routes.ts';
import { serveSettings } from './features/settings/routes.ts';
import { serveTrades } from './features/trades/routes.ts';
import { serveWorld } from './features/world/routes.ts';
import { createAccountLimits } from './http/admission/accountLimits.ts';
import { networkOf } from './http/admission/address.ts';
import { createHashQueue, type HashQueue } from './http/admission/hashQueue.ts';
import { createLimits, type Limits } from './http/admission/limits.ts';
import { trustIn } from './http/admission/proxies.ts';
import { bareApp, type Timeouts } from './http/bareApp.ts';
import { acceptJson } from './http/bodies.ts';
import { Turns } from './http/calls/turns.ts';
import { serveClient } from './http/client.ts';
import { endConnectionsOnClose, limitConnections } from './http/connections.ts';
import { serveDocs } from './http/docs.ts';
import { failureLogger, handleErrors } from './http/errors.ts';
import { answerHealth, answerReadiness } from './http/health.ts';
import { logRequests } from './http/log.ts';
import { sendSecurityHeaders } from './http/security.ts';
import { type Metrics, measureRequests } from './metrics/metrics.ts';
import { projectRoot } from './projectRoot.ts';
import type { Services } from './services.ts';
import { version } from './version.ts';

/** Number of reading calls of one player that run at once. Some send six short statements at once; a server has ten connections. */
const READS_AT_ONCE = 2;

/** Folder of the built client. */
export const builtClient = join(projectRoot, 'dist/client');

/** The parts that a server is built from. Tests omit those that they do not need. */
export interface Parts {
  readonly config: Config;
  readonly database: Database;
  /** Default: all reads go to `database`. */
  readonly staleReads?: StaleReads;
  readonly game?: Game;
  /** Milliseconds by which limits are counted. */
  readonly limitClock?: () => number;
  readonly limits?: Limits;
  /** Processes of this machine that share its port, with this one. Default: 1. */
  readonly workers?: number;
  /** Number of these that serve now. */
  readonly serving?: () => number;
  readonly hashes?: HashQueue;
  readonly logger?: Logger;
  readonly randomBytes?: (count: number) => Buffer;
  readonly now?: () => number;
  /** Folder of the built client. */
  readonly clientFolder?: string;
  /** Folder of the former releases' files; null for none, which is the default. */
  readonly releasesFolder?: string | null;
  readonly timeouts?: Timeouts;
  /** Aborted once the server is to stop: from then on it is not ready, and each reply ends its connection. */
  readonly stopping?: AbortSignal;
  readonly metrics?: Metrics;
}

/** Builds the server without listening, so that tests can inject requests. */
export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const { config, database, metrics, stopping = new AbortController().signal } = parts;
  const app = bareApp(config, parts.logger ?? pino({ level: 'silent' }), parts.timeouts);
  const logFailure = failureLogger(app);
  const staleReads = parts.staleReads ?? readPrimary(database);
  app.addHook('onClose', async () => staleReads.close());
  const services: Services = {
    app,
    logFailure,
    staleReads,
    config,
    database,
    game: parts.game ?? theGame(),
    limits:
      parts.limits ?? createLimits(config.rateLimit, { now: parts.limitClock, onHit: metrics?.limitHit }),
    accountLimits: createAccountLimits(config.rateLimit, database, {
      now: parts.limitClock,
      onFailure: (error) =>
        app.log.warn(
          { code: failureCode(error) },
          'The database does not count limits: each server counts its own',
        ),
      onHit: metrics?.limitHit,
    }),
    hashes: parts.hashes ?? createHashQueue(config.rateLimit),
    turns: new Turns(),
    reads: new Turns(READS_AT_ONCE),
    stopping,
    metrics,
    randomBytes: parts.randomBytes ?? randomBytes,
    now: parts.now ?? Date.now,
  };
  acceptJson(app);
  handleErrors(app, logFailure);
  const client = parts.clientFolder ?? builtClient;
  sendSecurityHeaders(app, client);
  if (config.rateLimit) limitConnections(app.server, trustIn(config.trustedProxies), parts.workers);
  app.addHook('onRequest', async ({ ip }) => services.limits.take('request', networkOf(ip)));
  logRequests(app);
  if (metrics) measureRequests(app, metrics, database.pool);
  endConnectionsOnClose(app, stopping);
  answerHealth(services, parts.serving);
  answerReadiness(services);
  servePlayers(services);
  serveSettings(services);
  serveCreatures(services);
  serveWorld(services);
  serveBattles(services);
  serveMart(services);
  serveJournal(services);
  serveQuests(services);
  serveCamp(services);
  serveResearch(services);
  serveModeration(services);
  serveAdmin(services);
  serveTrades(services);
  serveNotices(services);
  await serveDocs(app, version);
  await serveClient(app, client, parts.releasesFolder ?? null);
  return app;
}
