import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

function currentContent(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** Writes only what changed, so that an untouched file keeps its time stamp. True where it has written. */
export function saveChanged(file: string, data: Buffer): boolean {
  if (currentContent(file)?.equals(data)) return false;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, data);
  return true;
}
