import { join } from 'node:path';
import type { SystemAccount } from './account.ts';
import type { Binaries } from './binaries.ts';

/** Paths, programs and account of the embedded PostgreSQL. */
export interface ClusterPlace {
  readonly binaries: Binaries;
  readonly account: SystemAccount | null;
  /** DATA_DIR as an absolute path. */
  readonly folder: string;
  /** PostgreSQL's data folder. */
  readonly cluster: string;
  readonly passwordFile: string;
  readonly logFile: string;
}

/** Returns the paths of an embedded cluster. @param folder DATA_DIR as an absolute path */
export const placeIn = (folder: string, binaries: Binaries, account: SystemAccount | null): ClusterPlace => ({
  binaries,
  account,
  folder,
  cluster: join(folder, 'postgres'),
  passwordFile: join(folder, 'postgres.password'),
  logFile: join(folder, 'postgres.log'),
});

/** Name of the account and of the database inside the cluster. */
export const OWNER = 'emberwild';
export const DATABASE = 'postgres';

/** Address of the cluster for the driver; it listens only on the loopback interface. */
export const urlOf = (password: string, port: number): string =>
  `postgres://${OWNER}:${password}@127.0.0.1:${port}/${DATABASE}`;
