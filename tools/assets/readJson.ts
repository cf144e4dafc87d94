import { readFileSync } from 'node:fs';

/** The parsed content of a JSON file; undefined if it cannot be read. */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
