import { fchownSync, openSync, statSync } from 'node:fs';
import type { ClusterPlace } from './place.ts';

const MEGABYTE = 1_048_576;

/** Opens the file that takes what PostgreSQL prints; begins it anew where it has grown beyond a megabyte. */
export function openLog({ logFile, account }: ClusterPlace): number {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  const descriptor = openSync(logFile, size > MEGABYTE ? 'w' : 'a', 0o600);
  // Whoever owns the folder can start the server too, and then has to write here.
  if (account) fchownSync(descriptor, account.uid, account.gid);
  return descriptor;
}
