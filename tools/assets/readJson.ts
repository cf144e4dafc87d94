import { readFileSync } from 'node:fs';

/** What a data file says; undefined where it cannot be read. */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
