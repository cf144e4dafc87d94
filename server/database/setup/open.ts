import pg from 'pg';
import { DatabaseError, failureCode, rootCause } from '../errors.ts';

/** Variable of the environment with the address of a database. */
export type AddressVariable = 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_READ_URL';

/** Messages for the usual errors of a wrong database address. */
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens at its host and port',
  ENOTFOUND: 'its host is unknown',
  EAI_AGAIN: 'its host cannot be looked up now',
  '25006': 'it is a standby, which can only be read',
  '28P01': 'the user or the password is wrong',
  '28000': 'PostgreSQL does not let this user in from here',
  '3D000': 'there is no database of that name',
  '53300': 'PostgreSQL has no connection left',
};

/** Why a database cannot be used, as a part of a sentence for the operator. */
export function reasonOf(error: unknown): string {
  const code = failureCode(error);
  const cause = rootCause(error);
  const words = REASONS[code] ?? (cause instanceof Error ? cause.message : 'unknown reason');
  return code ? `${words} (${code})` : words;
}

/**
 * Opens a connection outside the pool, for the start of the server.
 * @param name of the variable that the address comes from
 * @throws DatabaseError with one line that names the variable
 */
export async function openClient(url: string, name: AddressVariable): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // If the connection breaks, the next statement fails and reports it.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw new DatabaseError(`The database of ${name} cannot be reached: ${reasonOf(error)}.`);
  }
}
