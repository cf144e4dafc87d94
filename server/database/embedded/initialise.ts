import { randomBytes } from 'node:crypto';
import { chownSync, closeSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseError } from '../errors.ts';
import { ended, run } from './command.ts';
import { openLog } from './openLog.ts';
import { type ClusterPlace, OWNER } from './place.ts';

function newPassword({ passwordFile, account }: ClusterPlace): void {
  rmSync(passwordFile, { force: true });
  writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (account) chownSync(passwordFile, account.uid, account.gid);
}

/**
 * initdb works in a temporary folder beside the final one, so that an interrupted start leaves no incomplete cluster.
 */
async function makeCluster(place: ClusterPlace): Promise<void> {
  const { binaries, account, folder, cluster, passwordFile, logFile } = place;
  const unfinished = `${cluster}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  if (account) chownSync(folder, account.uid, account.gid);
  newPassword(place);
  const output = openLog(place);
  const words = ['-D', unfinished, '-U', OWNER, '-A', 'scram-sha-256', '--pwfile', passwordFile];
  const code = await ended(
    run({
      program: binaries.initdb,
      words: [...words, '--encoding=UTF8', '--locale=C'],
      account,
      folders: [folder],
      output,
    }),
  ).finally(() => closeSync(output));
  if (code !== 0)
    throw new DatabaseError(`The database could not be made in ${folder}; ${logFile} says why.`);
  renameSync(unfinished, cluster);
}

/**
 * Returns the password of the cluster; creates the cluster first if it is missing.
 * @throws DatabaseError if that fails
 */
export async function initialise(place: ClusterPlace): Promise<string> {
  if (!existsSync(place.cluster)) await makeCluster(place);
  if (!existsSync(place.passwordFile)) {
    throw new DatabaseError(`${place.passwordFile} is missing, and with it the way into the database.`);
  }
  return readFileSync(place.passwordFile, 'utf8').trim();
}
