import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { projectRoot } from '../../server/projectRoot.ts';
import { BUNDLE } from './bundle.ts';

/** A server in a separate process, as `npm start` runs it. The tests' set-up has built it. */
export interface ServerProcess {
  readonly child: ChildProcess;
  /** The address that it has printed. */
  readonly address: string;
  /** Its output so far, in lines. */
  readonly lines: readonly string[];
}

/** Exit code or signal of a process, and its output. */
export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly lines: readonly string[];
}

/** A version of the server: its folder, and what Node runs there. */
export interface Version {
  readonly folder: string;
  readonly program: readonly string[];
}

const THIS_VERSION: Version = { folder: projectRoot, program: [BUNDLE] };

const running = new Set<ChildProcess>();

function launch(
  environment: Record<string, string>,
  uid?: number,
  words: readonly string[] = [],
  { folder, program }: Version = THIS_VERSION,
): {
  child: ChildProcess;
  lines: string[];
  ended: Promise<Ended>;
} {
  const inherited = Object.entries(process.env).filter(
    ([name]) =>
      !/^(PORT|HOST|DATABASE_|PREPARED_STATEMENTS|DATA_DIR|RATE_LIMIT|ADMIN_TOKEN|LOG_LEVEL|TRUSTED_PROXIES|METRICS_|WAL_ARCHIVE|DRAIN_SECONDS|WORKSHOP|GUESTS|NODE_OPTIONS|VITEST)/.test(
        name,
      ),
  );
  const child = spawn(process.execPath, [...program, ...words], {
    cwd: folder,
    env: { ...Object.fromEntries(inherited), PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid !== undefined && { uid, gid: uid }),
  });
  running.add(child);
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream! }).on('line', (line) => lines.push(line));
  }
  const ended = once(child, 'close').then(([code, signal]) => {
    running.delete(child);
    return { code: code as number | null, signal: signal as NodeJS.Signals | null, lines };
  });
  return { child, lines, ended };
}

/**
 * Starts a server and waits for its address.
 * @param uid runs it as another user, which only root can do
 * @param words of the command line
 * @param version another one than this
 */
export async function startProcess(
  environment: Record<string, string>,
  uid?: number,
  words: readonly string[] = [],
  version?: Version,
): Promise<ServerProcess> {
  const { child, lines, ended } = launch(environment, uid, words, version);
  const ready = new Promise<string>((resolve) => {
    createInterface({ input: child.stdout! }).on('line', (line) => {
      const address = /^Emberwild is ready: (\S+)$/.exec(line)?.[1];
      if (address) resolve(address);
    });
  });
  const address = await Promise.race([ready, ended.then(() => null)]);
  if (address === null) throw new Error(`The server ended: ${lines.join('\n')}`);
  return { child, address, lines };
}

/** Starts a server that is expected to exit by itself. */
export const runToTheEnd = (
  environment: Record<string, string>,
  words: readonly string[] = [],
): Promise<Ended> => launch(environment, undefined, words).ended;

/** Sends a signal and waits until the process has ended. */
export async function end(
  { child }: Pick<ServerProcess, 'child'>,
  signal: NodeJS.Signals,
): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const closed = once(child, 'close');
  child.kill(signal);
  const [code] = await closed;
  return code as number | null;
}

/** Kills all servers that a failed test has left running. */
export async function endAll(): Promise<void> {
  await Promise.all([...running].map((child) => end({ child }, 'SIGKILL')));
}
