import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './database/connect.ts';
import { serveAdmin } from './features/admin/routes.ts';
import { serveBattles } from './features/battles/routes.ts';
import { serveCreatures } from './features/creatures/routes.ts';
import { serveJournal } from './features/journal/routes.ts';
import { serveMart } from './features/mart/routes.ts';
import { serveNotices } from './features/notices/routes.ts';
import { servePlayers } from './features/players/routes.ts';
import { serveTrades } from './features/trades/routes.ts';
import { serveWorld } from './features/world/routes.ts';
import { networkOf } from './shared/address.ts';
import { type Game, theGame } from './shared/game.ts';
import { createHashQueue, type HashQueue } from './shared/hashQueue.ts';
import { createLimits, type Limits } from './shared/limits.ts';
import { projectRoot } from './shared/projectRoot.ts';
import { trustIn } from './shared/proxies.ts';
import type { Services } from './shared/services.ts';
import { version } from './shared/version.ts';
import { bareApp, type Patience } from './transport/bareApp.ts';
import { acceptJson } from './transport/bodies.ts';
import { serveClient } from './transport/client.ts';
import { limitConnections } from './transport/connections.ts';
import { serveDocs } from './transport/docs.ts';
import { handleErrors } from './transport/errors.ts';
import { endConnectionsOnClose } from './transport/farewell.ts';
import { answerHealth } from './transport/health.ts';
import { logRequests } from './transport/log.ts';
import { sendSecurityHeaders } from './transport/security.ts';

/** What a server is made of. Tests leave out what they do not care about. */
export interface Parts {
  readonly config: Config;
  readonly database: Database;
  readonly game?: Game;
  readonly rateLimits?: Limits;
  readonly hashes?: HashQueue;
  readonly logger?: Logger;
  readonly randomBytes?: (count: number) => Buffer;
  readonly now?: () => number;
  /** Folder of the built client. */
  readonly clientFolder?: string;
  readonly patience?: Patience;
}

/** Builds the server without listening, so that tests can put requests in. */
export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const { config, database } = parts;
  const app = bareApp(config, parts.logger ?? pino({ level: 'silent' }), parts.patience);
  const services: Services = {
    app,
    config,
    database,
    game: parts.game ?? theGame(),
    limits: parts.rateLimits ?? createLimits(config.rateLimit),
    hashes: parts.hashes ?? createHashQueue(config.rateLimit),
    randomBytes: parts.randomBytes ?? randomBytes,
    now: parts.now ?? Date.now,
  };
  acceptJson(app);
  handleErrors(app);
  sendSecurityHeaders(app);
  if (config.rateLimit) limitConnections(app.server, trustIn(config.trustedProxies));
  app.addHook('onRequest', async ({ ip }) => services.limits.take('request', networkOf(ip)));
  logRequests(app);
  endConnectionsOnClose(app);
  answerHealth(services);
  servePlayers(services);
  serveCreatures(services);
  serveWorld(services);
  serveBattles(services);
  serveMart(services);
  serveJournal(services);
  serveAdmin(services);
  serveTrades(services);
  serveNotices(services);
  await serveDocs(app, version);
  await serveClient(app, parts.clientFolder ?? join(projectRoot, 'dist/client'));
  return app;
}
