import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Run } from '../shared/inTurn.ts';
import { MARK, type Recording } from './replay.ts';

const DEBIAN = '/usr/lib/postgresql';

/** PostgreSQL's own load generator: the one on the path, or Debian's; null where there is none. */
export function findPgbench(): string | null {
  if (spawnSync('pgbench', ['--version']).status === 0) return 'pgbench';
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one))
    : [];
  const found = versions
    .map((version) => join(DEBIAN, version, 'bin/pgbench'))
    .find((path) => existsSync(path));
  return found ?? null;
}

const literal = (value: unknown): string =>
  Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : `${value}`;

/** One client's script, and the values that it sends with each statement, as the server does. */
interface Script {
  readonly lines: string[];
  readonly variables: string[];
}

/** The statements of these recordings, one after the other; `v` is the version that all their rows have now. */
function scriptOf(recordings: readonly Recording[]): Script {
  const lines: string[] = ['\\set w :v + 1'];
  const variables: string[] = [];
  for (const [which, { statements }] of recordings.entries()) {
    for (const [place, statement] of statements.entries()) {
      const words = statement.text.replaceAll(/\$(\d+)/g, (_, number) => {
        const value = statement.values[Number(number) - 1];
        if (value === MARK) return ':v';
        if (value === MARK + 1) return ':w';
        if (value === null) return 'null';
        const name = `p${which}_${place}_${number}`;
        if (!variables.some((each) => each.startsWith(`${name}=`)))
          variables.push(`${name}=${literal(value)}`);
        return `:${name}`;
      });
      lines.push(`${words};`);
    }
  }
  lines.push('\\set v :v + 1');
  return { lines, variables };
}

/**
 * Lets pgbench send recorded statements, as prepared ones, with a process of one client for each group of recordings. The
 * versions of the recordings are then those that the rows have.
 * @param groups recordings whose rows have the same version
 * @param passes how often each recording is sent
 */
export async function runPgbench(
  program: string,
  url: string,
  groups: readonly (readonly Recording[])[],
  passes: number,
): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), 'emberwild-pgbench-'));
  try {
    const runs = groups.map(async (recordings, index) => {
      const { lines, variables } = scriptOf(recordings);
      const file = join(folder, `${index}.sql`);
      writeFileSync(file, `${lines.join('\n')}\n`);
      const version = recordings[0]?.version ?? 0;
      const set = [`v=${version}`, ...variables].flatMap((variable) => ['-D', variable]);
      const words = ['-n', '-M', 'prepared', '-c', '1', '-t', `${passes}`, '-f', file, ...set, url];
      const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'] });
      const [said, complaint] = await Promise.all([
        text(child.stdout),
        text(child.stderr),
        once(child, 'close'),
      ]);
      const rate = Number(/tps = ([\d.]+)/.exec(said)?.[1]);
      if (!rate || !said.includes(`processed: ${passes}/${passes}`))
        throw new Error(`pgbench failed: ${complaint}${said}`);
      for (const recording of recordings) recording.version = version + passes;
      return rate * recordings.length;
    });
    const rate = (await Promise.all(runs)).reduce((sum, each) => sum + each, 0);
    const operations = passes * groups.flat().length;
    return { operations, seconds: operations / rate };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
