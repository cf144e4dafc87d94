import { attack, mapMove } from '../../../contract/game.ts';
import { buildApp } from '../../../server/app.ts';
import { readConfig } from '../../../server/config.ts';
import { connect, type Database } from '../../../server/database/connect.ts';
import { hashOf } from '../../../server/http/admission/session.ts';
import type { Ready } from '../shared/fighters.ts';
import { recordStatements } from './record.ts';
import { MARK, type Recording } from './replay.ts';

/** The statements that a game server sends to the database for one action of each player. */
export interface Recorded {
  readonly moves: Recording[];
  readonly attacks: Recording[];
  /** One reply of each kind, for the bare route. */
  readonly replies: { readonly move: unknown; readonly attack: unknown };
}

const OWNER = 'select player_id from sessions where token_hash = $1';
const MARK_PLAYER = `update players set version = $2 where id = (${OWNER})`;
const MARK_BATTLE = `update battles set version = $2 where player_id = (${OWNER})`;

/**
 * Lets a separate server handle one step and one attack of each player and records the statements, so that the replay
 * sends exactly what the server sends.
 */
export async function record(
  url: string,
  walkers: readonly string[],
  fighters: readonly Ready[],
): Promise<Recorded> {
  const database: Database = connect(url, () => undefined);
  const recorder = recordStatements(database.pool);
  const config = readConfig({ DATABASE_URL: url, RATE_LIMIT: 'off', LOG_LEVEL: 'silent' });
  const app = await buildApp({ config, database });
  let reply: unknown;
  const recorded = async (token: string, mark: string, path: string, payload: object): Promise<Recording> => {
    await database.pool.query(mark, [hashOf(token), MARK]);
    recorder.taken();
    const headers = { authorization: `Bearer ${token}` };
    const answer = await app.inject({ method: 'POST', url: path, headers, payload });
    if (answer.statusCode !== 200) throw new Error(`${path} was answered with ${answer.body}`);
    reply = answer.json();
    return { statements: recorder.taken(), version: MARK + 1 };
  };
  const moves: Recording[] = [];
  for (const token of walkers) moves.push(await recorded(token, MARK_PLAYER, mapMove.path, { dir: 'e' }));
  const move = reply;
  const attacks: Recording[] = [];
  for (const { token, slot } of fighters) {
    attacks.push(await recorded(token, MARK_BATTLE, attack.path, { attackId: slot }));
  }
  await app.close();
  await database.close();
  return { moves, attacks, replies: { move, attack: reply } };
}
