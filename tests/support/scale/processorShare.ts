import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const GROUPS = '/sys/fs/cgroup';
/** Microseconds in which a process may use its share: short, so that no request waits long. */
const PERIOD = 10_000;

/**
 * Gives each process at most a share of one processor, by control groups of Linux.
 * @returns a function that lifts the limits; null where that is not allowed (only root can)
 */
export function limitProcessors(pids: readonly number[], share: number): (() => void) | null {
  const isOld = existsSync(join(GROUPS, 'cpu'));
  const root = isOld ? join(GROUPS, 'cpu') : GROUPS;
  const groups: string[] = [];
  const lift = (): void => {
    for (const [at, group] of groups.entries()) {
      writeFileSync(join(root, 'cgroup.procs'), `${pids[at]}`);
      rmdirSync(group);
    }
  };
  try {
    for (const pid of pids) {
      const group = join(root, `emberwild-${pid}`);
      mkdirSync(group);
      groups.push(group);
      const quota = Math.round(share * PERIOD);
      if (isOld) {
        writeFileSync(join(group, 'cpu.cfs_period_us'), `${PERIOD}`);
        writeFileSync(join(group, 'cpu.cfs_quota_us'), `${quota}`);
      } else writeFileSync(join(group, 'cpu.max'), `${quota} ${PERIOD}`);
      writeFileSync(join(group, 'cgroup.procs'), `${pid}`);
    }
    return lift;
  } catch {
    lift();
    return null;
  }
}
