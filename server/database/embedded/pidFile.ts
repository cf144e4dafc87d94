import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from './place.ts';

const fileOf = ({ cluster }: Place): string => join(cluster, 'postmaster.pid');

/** Whether PostgreSQL has not stopped cleanly here, or still runs. */
export const hasPidFile = (place: Place): boolean => existsSync(fileOf(place));

/**
 * Makes PostgreSQL see that the postmaster.pid of a dead PostgreSQL is stale. By itself it believes the file as
 * long as any process has the number in it: a zombie in a container whose first process collects none, or whoever
 * got the number after a crash of the machine. It never believes the number of its own parent, which is this
 * process. The rest of the file stays: by it PostgreSQL finds the shared memory, and refuses to start while
 * anybody still uses that.
 */
export function disownPidFile(place: Place): void {
  // On Windows PostgreSQL recognises its kind by other means.
  if (process.platform === 'win32' || !hasPidFile(place)) return;
  const [, ...rest] = readFileSync(fileOf(place), 'utf8').split('\n');
  writeFileSync(fileOf(place), [process.pid, ...rest].join('\n'));
}
