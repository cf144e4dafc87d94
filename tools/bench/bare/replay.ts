import pg from 'pg';
import { AT_ONCE } from '../shared/inTurn.ts';
import type { Statement } from './record.ts';

/** Versions that rows get before they are recorded, so that they can be told from every other number. */
export const MARK = 1_000_000_007;

/** What one player's action sends to the database, and the version of the row that it compares and sets. */
export interface Recording {
  readonly statements: readonly Statement[];
  version: number;
}

/** Puts the present version into the place of the recorded one. */
const presentValue = (value: unknown, version: number): unknown => {
  if (value === MARK) return version;
  return value === MARK + 1 ? version + 1 : value;
};

/** Sends the statements of a recording once more. The row moves on by one version, as it did for the server. */
export async function replay(client: pg.Client, recording: Recording): Promise<void> {
  for (const { values, ...statement } of recording.statements) {
    const compares = values.includes(MARK);
    const present = values.map((value) => presentValue(value, recording.version));
    const { rowCount } = await client.query({ ...statement, values: present });
    if (compares && rowCount !== 1) throw new Error(`No row had the version ${recording.version}`);
  }
  recording.version += 1;
}

/** Opens as many connections as there are players at once. */
export async function openClients(url: string): Promise<pg.Client[]> {
  const clients = Array.from({ length: AT_ONCE }, () => new pg.Client({ connectionString: url }));
  await Promise.all(clients.map((client) => client.connect()));
  return clients;
}
