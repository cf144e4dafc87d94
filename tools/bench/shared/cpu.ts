import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const TICKS = 100;

interface Usage {
  readonly parent: number;
  /** Seconds of the process itself, and of its children that have ended. */
  readonly own: number;
  readonly ended: number;
}

function usageOf(pid: number | string): Usage | null {
  try {
    // The name in brackets may hold spaces: the fields are counted from behind it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\)\s/s, '')
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
    return { parent, own: (user + system) / TICKS, ended: (endedUser + endedSystem) / TICKS };
  } catch {
    return null;
  }
}

/** Processor seconds that a process has used; null where the system does not tell. */
export const processorTime = (pid: number): number | null => usageOf(pid)?.own ?? null;

/** Processor seconds of a process and its children, those that have ended included. */
export function familyTime(pid: number): number | null {
  const head = usageOf(pid);
  if (!head) return null;
  const children = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (usageOf(name) ?? []) : []));
  const living = children.filter(({ parent }) => parent === pid).reduce((sum, { own }) => sum + own, 0);
  return head.own + head.ended + living;
}
