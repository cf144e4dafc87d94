import { chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseError } from '../errors.ts';
import type { SystemAccount } from './account.ts';

/** Characters that a shell or PostgreSQL would read as more than a path. */
const UNSAFE = /['"%\\$`\n]/;
/** Seconds after which PostgreSQL archives a piece of its log, even if it is not full. */
const LONGEST_WAIT = 60;

/**
 * Settings with which PostgreSQL copies its log to a folder, piece by piece: with a backup and these pieces a database
 * can be restored as it was at any second. The folder is created.
 * @param folder an absolute path
 * @throws DatabaseError if the path has special characters, or on Windows
 */
export function archiveSettings(folder: string, account: SystemAccount | null): Record<string, string> {
  if (process.platform === 'win32') {
    throw new DatabaseError('WAL_ARCHIVE does not work on Windows. Use a PostgreSQL of your own there.');
  }
  if (UNSAFE.test(folder)) {
    throw new DatabaseError('The path of WAL_ARCHIVE must not have quotes, $, % or backslashes.');
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (account) chownSync(folder, account.uid, account.gid);
  const file = join(folder, '%f.gz');
  const part = `${file}.part`;
  // The copy is on the disk before PostgreSQL deletes its own. A piece has 16 MB, however little of it is used.
  const copy = `gzip -1 -c "%p" > "${part}" && sync "${part}" && mv "${part}" "${file}"`;
  return {
    archive_mode: 'on',
    archive_timeout: `${LONGEST_WAIT}`,
    // A piece that is there already was copied just before a crash: it must be the same one, and is never replaced.
    archive_command: `if test -f "${file}"; then gunzip -c "${file}" | cmp -s - "%p"; else ${copy}; fi`,
  };
}
