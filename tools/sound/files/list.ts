import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

export const SOUND_FOLDER = join(import.meta.dirname, '../../../assets/generated/sounds');

/** Paths of all files below the sound folder, sorted, with forward slashes. */
export function listSounds(): string[] {
  return readdirSync(SOUND_FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(SOUND_FOLDER.length + 1))
    .map((path) => path.split(sep).join('/'))
    .sort();
}
