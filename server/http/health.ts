import { health } from '../../contract/operations.ts';
import type { Services } from '../services.ts';
import { version } from '../version.ts';
import { anybody, route } from './calls/route.ts';

/** `GET /api/health`: 200 once the database answers, 503 otherwise, and whether the operator allows the workshop. */
export function answerHealth({ app, config, database }: Services): void {
  route(app, health, anybody, async () => {
    await database.check();
    return {
      status: 'ok' as const,
      version,
      uptime: Math.floor(process.uptime()),
      workshop: config.workshop,
    };
  });
}
