import { health } from '../../contract/operations.ts';
import type { Services } from '../services.ts';
import { version } from '../version.ts';
import { route } from './calls/route.ts';

/**
 * Serves `GET /api/health`: 200 if the database answers, otherwise 503; and whether the operator allows the workshop.
 */
export function answerHealth(services: Services): void {
  route(services, health, async () => {
    await services.database.check();
    return {
      status: 'ok' as const,
      version,
      uptime: Math.floor(process.uptime()),
      workshop: services.config.workshop,
    };
  });
}
