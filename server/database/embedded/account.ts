import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseError } from '../errors.ts';

/** The system account that runs PostgreSQL; null for the server's own. */
export interface SystemAccount {
  readonly uid: number;
  readonly gid: number;
}

function numberOf(command: string, ...words: string[]): number | null {
  try {
    return Number.parseInt(
      execFileSync(command, words, { stdio: ['ignore', 'pipe', 'ignore'] }).toString(),
      10,
    );
  } catch {
    return null;
  }
}

function named(name: string): SystemAccount | null {
  const uid = numberOf('id', '-u', name);
  const gid = numberOf('id', '-g', name);
  return uid === null || gid === null ? null : { uid, gid };
}

function made(name: string): SystemAccount | null {
  // First the command of Debian and similar systems, then that of Alpine.
  if (numberOf('useradd', '--system', '--user-group', '--no-create-home', name) === null) {
    numberOf('adduser', '-S', '-D', '-H', name);
  }
  return named(name);
}

/** The owner of the path, or of its nearest existing parent folder. */
function ownerOf(path: string): SystemAccount {
  if (!existsSync(path)) return ownerOf(dirname(path));
  const { uid, gid } = statSync(path);
  return { uid, gid };
}

/**
 * Returns the account for PostgreSQL, which refuses to run as root. If the server runs as root, this is the owner of
 * the data folder, or of its nearest existing parent, so that this owner can start it later too; `postgres` if that
 * owner is root. Call it before creating the data folder.
 * @throws DatabaseError if the folder belongs to another user or no account can be created
 */
export function accountFor(folder: string): SystemAccount | null {
  if (process.platform === 'win32') return null;
  if (process.getuid?.() !== 0) {
    if (existsSync(folder)) refuseForeign(folder);
    return null;
  }
  const owner = ownerOf(folder);
  const account = owner.uid === 0 ? (named('postgres') ?? made('postgres')) : owner;
  if (account) return account;
  throw new DatabaseError(
    'PostgreSQL cannot run as root: start as another user, add a user named postgres, or set DATABASE_URL.',
  );
}

function refuseForeign(folder: string): void {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new DatabaseError(
      `The data folder ${folder} belongs to another user. Start as that user, or set DATA_DIR.`,
    );
  }
}
