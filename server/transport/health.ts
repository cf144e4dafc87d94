import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { health } from '../../contract/operations.ts';
import { projectRoot } from '../shared/projectRoot.ts';
import { unavailable } from '../shared/refusal.ts';
import { anybody, route } from '../shared/route.ts';
import type { Services } from '../shared/services.ts';

function version(): string {
  const description: unknown = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  return typeof description === 'object' && description && 'version' in description
    ? String(description.version)
    : 'unknown';
}

/** `GET /api/health`: 200 once the database answers, 503 otherwise. */
export function answerHealth({ app, database }: Services): void {
  const running = version();
  route(app, health, anybody, async () => {
    await database.pool.query('select 1').catch(() => {
      throw unavailable();
    });
    return { status: 'ok' as const, version: running, uptime: Math.floor(process.uptime()) };
  });
}
