import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

function currentContent(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/**
 * Writes a file only if its content changed, so that its time stamp is kept otherwise. Returns whether it has written.
 */
export function saveChanged(file: string, data: Buffer): boolean {
  if (currentContent(file)?.equals(data)) return false;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, data);
  return true;
}
