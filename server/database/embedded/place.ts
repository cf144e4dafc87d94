import { join } from 'node:path';
import type { SystemAccount } from './account.ts';
import type { Binaries } from './binaries.ts';

/** Where the embedded PostgreSQL lives and who runs it. */
export interface ClusterPlace {
  readonly binaries: Binaries;
  readonly account: SystemAccount | null;
  /** DATA_DIR, absolute. */
  readonly folder: string;
  /** PostgreSQL's own folder. */
  readonly cluster: string;
  readonly passwordFile: string;
  readonly logFile: string;
}

/** Where an embedded cluster keeps its files. @param folder DATA_DIR, absolute */
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

/** Address of the cluster for the driver, over the loopback only. */
export const urlOf = (password: string, port: number): string =>
  `postgres://${OWNER}:${password}@127.0.0.1:${port}/${DATABASE}`;
