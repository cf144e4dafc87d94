import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

function rootAbove(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('package.json was not found above the server');
  return rootAbove(parent);
}

/** The folder of package.json, both for the sources and for the build. */
export const projectRoot = rootAbove(dirname(fileURLToPath(import.meta.url)));
