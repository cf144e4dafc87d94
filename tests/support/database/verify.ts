import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../server/projectRoot.ts';
import type { TestServer } from '../server.ts';

const SCRIPT = readFileSync(join(projectRoot, 'server/database/verify.sql'), 'utf8');

/** The broken rules that `npm run admin -- verify` would report; empty if there are none. */
export async function faultsOf({ sql }: Pick<TestServer, 'sql'>): Promise<string[]> {
  const rows = await sql<{ rule: string; wrong: string; example: string | null }>(SCRIPT);
  return rows
    .filter(({ wrong }) => Number(wrong) > 0)
    .map(({ rule, wrong, example }) => `${rule}: ${wrong} (${example})`);
}
