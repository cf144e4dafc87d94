import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in ticks of 1/100 second. */
const TICKS = 100;

interface Usage {
  readonly parent: number;
  /** Seconds of the process itself, and of its terminated children. */
  readonly own: number;
  readonly ended: number;
}

function usageOf(pid: number | string): Usage | null {
  try {
    // The process name in brackets may contain spaces: count the fields from behind it.
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

/** Processor seconds that a process has used; null if the system does not report them. */
export const processorTime = (pid: number): number | null => usageOf(pid)?.own ?? null;

/** Processor seconds of a process and its children, including terminated ones. */
export function familyTime(pid: number): number | null {
  const head = usageOf(pid);
  if (!head) return null;
  const children = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (usageOf(name) ?? []) : []));
  const living = children.filter(({ parent }) => parent === pid).reduce((sum, { own }) => sum + own, 0);
  return head.own + head.ended + living;
}
