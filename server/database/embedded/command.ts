import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseError } from '../errors.ts';
import type { SystemAccount } from './account.ts';

/** The environment without the operator's own PostgreSQL settings, the language and the secrets. */
function environment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(PG|LC_|LANG|ADMIN_TOKEN|DATABASE_)/.test(name),
  );
  return { ...Object.fromEntries(kept), LC_ALL: 'C' };
}

function enterable(path: string, { uid, gid }: SystemAccount): boolean {
  const { mode, uid: owner, gid: group } = statSync(path);
  const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001;
  const parent = dirname(path);
  return (mode & bit) !== 0 && (parent === path || enterable(parent, { uid, gid }));
}

function hasSetpriv(): boolean {
  try {
    execFileSync('setpriv', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * If the account cannot enter a parent folder (such as a clone in /root), `setpriv` gives it the one capability that
 * it needs to pass.
 */
function passingCommand(
  program: string,
  words: readonly string[],
  account: SystemAccount,
): [string, string[]] {
  if (!hasSetpriv()) {
    throw new DatabaseError(
      `PostgreSQL cannot run as root, and another user cannot enter ${dirname(program)} or the data folder: move them, start as another user, or set DATABASE_URL.`,
    );
  }
  const capability = '+dac_override';
  const privileges = ['--inh-caps', capability, '--ambient-caps', capability, '--clear-groups'];
  return [
    'setpriv',
    ['--reuid', `${account.uid}`, '--regid', `${account.gid}`, ...privileges, '--', program, ...words],
  ];
}

/** How to run one of PostgreSQL's programs. */
export interface Command {
  readonly program: string;
  readonly words: readonly string[];
  /** Null for the server's own account. */
  readonly account: SystemAccount | null;
  /** Folders that the program must be able to enter. */
  readonly folders: readonly string[];
  /** File descriptor for the program's output. */
  readonly output: number;
}

/**
 * Starts a program in its own process group, so that Ctrl+C in a terminal reaches only the server.
 * @throws DatabaseError if its account cannot access the folders
 */
export function run({ program, words, account, folders, output }: Command): ChildProcess {
  const options = {
    cwd: dirname(program),
    detached: process.platform !== 'win32',
    windowsHide: true,
    env: environment(),
    stdio: ['ignore' as const, output, output],
  };
  if (!account) return spawn(program, words, options);
  if ([dirname(program), ...folders].every((folder) => enterable(folder, account))) {
    return spawn(program, words, { ...options, ...account });
  }
  const [command, allWords] = passingCommand(program, words, account);
  return spawn(command, allWords, options);
}

/** Resolves with the exit code when a program ends; with -1 if it was killed or did not start. */
export function ended(child: ChildProcess): Promise<number> {
  if (child.exitCode !== null) return Promise.resolve(child.exitCode);
  if (child.signalCode !== null) return Promise.resolve(-1);
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code ?? -1));
    child.once('error', () => resolve(-1));
  });
}
