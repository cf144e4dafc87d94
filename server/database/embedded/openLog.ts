import { fchownSync, openSync, statSync } from 'node:fs';
import type { ClusterPlace } from './place.ts';

const MEGABYTE = 1_048_576;

/** Opens the file for PostgreSQL's output; empties it if it is larger than a megabyte. */
export function openLog({ logFile, account }: ClusterPlace): number {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  const descriptor = openSync(logFile, size > MEGABYTE ? 'w' : 'a', 0o600);
  // The folder's owner may start the server later without root and must then be able to write here.
  if (account) fchownSync(descriptor, account.uid, account.gid);
  return descriptor;
}
