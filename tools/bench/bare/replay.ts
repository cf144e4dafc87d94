import pg from 'pg';
import { AT_ONCE } from '../shared/inTurn.ts';
import type { Statement } from './record.ts';

/** Version that rows get before recording; no other number in the statements equals it. */
export const MARK = 1_000_000_007;

/** The statements of one player's action, and the version of the row that they compare and set. */
export interface Recording {
  readonly statements: readonly Statement[];
  version: number;
}

/** Replaces the recorded version with the present one. */
const presentValue = (value: unknown, version: number): unknown => {
  if (value === MARK) return version;
  return value === MARK + 1 ? version + 1 : value;
};

/** Sends the recorded statements again. They increase the row's version by one, as on the server. */
export async function replay(client: pg.Client, recording: Recording): Promise<void> {
  for (const { values, ...statement } of recording.statements) {
    const compares = values.includes(MARK);
    const present = values.map((value) => presentValue(value, recording.version));
    const { rows } = await client.query({ ...statement, values: present });
    if (compares && Object.values(rows[0] ?? {})[0] !== true)
      throw new Error(`No row had the version ${recording.version}`);
  }
  recording.version += 1;
}

/** Opens one connection for each concurrent player. */
export async function openClients(url: string): Promise<pg.Client[]> {
  const clients = Array.from({ length: AT_ONCE }, () => new pg.Client({ connectionString: url }));
  await Promise.all(clients.map((client) => client.connect()));
  return clients;
}
