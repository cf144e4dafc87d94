import { health, live, ready } from '../../contract/operations.ts';
import { pendingMigrations } from '../database/migrate.ts';
import type { Services } from '../services.ts';
import { version } from '../version.ts';
import { route } from './calls/route.ts';
import { unavailable } from './refusal.ts';

/**
 * Serves `GET /api/health`: 200 if the database answers, otherwise 503; and whether the operator allows the workshop and guests.
 * @param serving number of workers of this machine that serve; undefined for a single process
 */
export function answerHealth(services: Services, serving?: () => number): void {
  route(services, health, async () => {
    await services.database.check();
    return {
      status: 'ok' as const,
      version,
      uptime: Math.floor(process.uptime()),
      workshop: services.config.workshop,
      guests: services.config.guests,
      ...(serving && { workers: serving() }),
    };
  });
}

/**
 * Serves `GET /api/live`, which answers as long as the process does, and `GET /api/ready`: 503 while the server is
 * stopping, while the database does not answer, and while migrations that this server needs are missing.
 */
export function answerReadiness(services: Services): void {
  route(services, live, async () => ({ status: 'ok' as const }));
  route(services, ready, async () => {
    if (services.stopping.aborted) throw unavailable('stopping');
    if ((await pendingMigrations(services.database)) > 0) throw unavailable('tablesBehind');
    return { status: 'ok' as const };
  });
}
