import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, type Database } from '../../../server/database/connect.ts';
import { type Transaction, transact } from '../../../server/database/transaction.ts';
import { takeOwned } from '../../../server/domain/creatures/ownedCreatures.ts';
import {
  lockCreatures,
  lockListed,
  lockPlayer,
  lockPlayerNamed,
  lockPlayers,
  lockWithOffered,
  withIds,
} from '../../../server/domain/locks.ts';
import { dropOffers, freeCreatures, readOffers } from '../../../server/domain/trades/offers.ts';
import { lockTeam } from '../../../server/features/creatures/changeQueries.ts';
import { lockIfPasswordIs } from '../../../server/features/players/queries.ts';
import { newTrainer } from '../../support/player.ts';
import { startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let database: Database;
/** Another connection. Instead of waiting for a lock it fails with this code. */
let other: pg.Client;
const WOULD_WAIT = '55P03';
let player: { readonly id: string; readonly name: string; readonly hash: string };
let creature: string;

beforeAll(async () => {
  server = await startServer();
  database = connect(server.url, () => undefined);
  other = new pg.Client({ connectionString: server.url });
  await other.connect();
  const { name } = await newTrainer(server);
  const [row] = await server.sql<{ id: string; hash: string; creature: string }>(
    'select p.id, p.password_hash as hash, c.id as creature from players p join creatures c on c.player_id = p.id where username = $1',
    [name],
  );
  player = { id: row!.id, name, hash: row!.hash };
  creature = row!.creature;
});
afterAll(async () => {
  await other.end();
  await database.close();
  await server.close();
});

/** True if a statement of another transaction would wait for the locks that `lock` takes. */
async function wouldWait(
  lock: (transaction: Transaction) => Promise<unknown>,
  statement: string,
  values: string[],
): Promise<boolean> {
  return transact(database, async (transaction) => {
    await lock(transaction);
    await other.query(`begin; set local lock_timeout = '1ms'`);
    try {
      await other.query(statement, values);
      return false;
    } catch (error) {
      expect((error as { code: string }).code).toBe(WOULD_WAIT);
      return true;
    } finally {
      await other.query('rollback');
    }
  });
}

const PLAYERS: [string, (transaction: Transaction) => Promise<unknown>][] = [
  ['lockPlayer', (transaction) => lockPlayer(transaction, player.id)],
  ['lockPlayerNamed', (transaction) => lockPlayerNamed(transaction, player.name)],
  ['lockPlayers', (transaction) => lockPlayers(transaction, [player.id])],
  ['lockIfPasswordIs', (transaction) => lockIfPasswordIs(transaction, player.id, player.hash)],
];
const CREATURES: [string, (transaction: Transaction) => Promise<unknown>][] = [
  ['takeOwned', (transaction) => takeOwned(transaction, player.id, [creature])],
  ['lockCreatures', (transaction) => lockCreatures(transaction, withIds([creature]))],
  ['lockCreatures of a player', (transaction) => lockCreatures(transaction, withIds([creature], player.id))],
  ['lockWithOffered', (transaction) => lockWithOffered(transaction, [creature])],
  ['lockListed', (transaction) => lockListed(transaction, [creature])],
  ['lockTeam', (transaction) => lockTeam(transaction, player.id)],
];

describe('a locked player', () => {
  it.each(PLAYERS)('by %s: what refers to the player is stored without waiting', async (_name, lock) => {
    const session = `insert into sessions (token_hash, player_id) values ('x', $1)`;
    expect(await wouldWait(lock, session, [player.id])).toBe(false);
    expect(await wouldWait(lock, 'select from players where id = $1 for key share nowait', [player.id])).toBe(
      false,
    );
  });

  it.each(PLAYERS)('by %s: nobody else can lock, change or remove the player', async (_name, lock) => {
    for (const statement of [
      'select from players where id = $1 for no key update nowait',
      'update players set coins = coins where id = $1',
      'delete from players where id = $1',
    ]) {
      expect([statement, await wouldWait(lock, statement, [player.id])]).toEqual([statement, true]);
    }
  });
});

/** More than a statement may have parameters: a player can have 1,000 listings with up to 30 offers of six creatures each. */
const MANY = Array.from({ length: 66_000 }, () => randomUUID());

it('any number of creatures can be locked and set free, and of offers ended', async () => {
  const ids = [...MANY, creature];
  await transact(database, async (transaction) => {
    expect([...(await lockListed(transaction, ids)).keys()]).toEqual([creature]);
    expect(await lockCreatures(transaction, withIds(ids))).toHaveLength(1);
    await freeCreatures(transaction, ids);
    expect(await readOffers(transaction, ids)).toEqual([]);
    await dropOffers(transaction, ids);
  });
});

describe('a locked creature', () => {
  const offer = `insert into offers (maker_id, lister_id, target_id, target_mark)
    select id, $2, $1, '' from players where id <> $2 limit 1`;

  it.each(CREATURES)('by %s: what refers to the creature is stored without waiting', async (_name, lock) => {
    await newTrainer(server);
    expect(await wouldWait(lock, offer, [creature, player.id])).toBe(false);
    expect(
      await wouldWait(lock, 'select from creatures where id = $1 for key share nowait', [creature]),
    ).toBe(false);
  });

  it.each(CREATURES)('by %s: nobody else can lock, change or remove the creature', async (_name, lock) => {
    for (const statement of [
      'select from creatures where id = $1 for no key update nowait',
      'update creatures set level = level where id = $1',
      'delete from creatures where id = $1',
    ]) {
      expect([statement, await wouldWait(lock, statement, [creature])]).toEqual([statement, true]);
    }
  });
});
