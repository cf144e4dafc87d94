import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk that a test can fill. */
export interface SmallDisk {
  readonly folder: string;
  readonly remove: () => void;
}

/** Mounts a disk in memory with room for two databases; null where that is not allowed (only root can, on Linux). */
export function smallDisk(): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'emberwild-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=640m', 'tmpfs', folder]);
  if (status !== 0) {
    rmdirSync(folder);
    return null;
  }
  return {
    folder,
    remove: () => {
      spawnSync('umount', ['-l', folder]);
      rmdirSync(folder);
    },
  };
}
