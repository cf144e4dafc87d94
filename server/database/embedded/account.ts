import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseError } from '../errors.ts';

/** The system account that PostgreSQL runs under; null for the server's own. */
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
  // Debian and its kin, then Alpine and its kin.
  if (numberOf('useradd', '--system', '--user-group', '--no-create-home', name) === null) {
    numberOf('adduser', '-S', '-D', '-H', name);
  }
  return named(name);
}

/** Who owns the nearest folder above that exists. */
function ownerOf(path: string): SystemAccount {
  if (!existsSync(path)) return ownerOf(dirname(path));
  const { uid, gid } = statSync(path);
  return { uid, gid };
}

/**
 * PostgreSQL refuses to run as root. Started by root it runs as the owner of the data folder, or of the folder
 * in which that is about to be made, so that this owner can start it later too; as `postgres` where that is root.
 * To be asked before the data folder is made.
 * @throws DatabaseError where the folder belongs to somebody else or no account can be had.
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
