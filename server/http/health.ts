import { health } from '../../contract/operations.ts';
import type { Services } from '../services.ts';
import { version } from '../version.ts';
import { route } from './calls/route.ts';

/** `GET /api/health`: 200 once the database answers, 503 otherwise, and whether the operator allows the workshop. */
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
