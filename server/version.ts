import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './projectRoot.ts';

function read(): string {
  const description: unknown = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  return typeof description === 'object' && description && 'version' in description
    ? String(description.version)
    : 'unknown';
}

/** Version of the game, from package.json. */
export const version = read();
