import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { isOutage, isUnanswered, NoAnswer } from './errors.ts';

/** How much of the database one server takes, and how long it waits for it; times in milliseconds. */
export interface DatabaseLimits {
  /** Open connections. PostgreSQL's own limit is 100 by default, and two servers may share it. */
  readonly connections: number;
  /** Until a connection is free, or a new one stands. */
  readonly connect: number;
  /** Until a statement is answered. PostgreSQL ends slow ones after 10 s; one that hangs cannot. */
  readonly statement: number;
  /**
   * Statements of a connection before another one takes its place. PostgreSQL keeps the cost of a prepared plan as it was when
   * the plan was made: after the tables have grown it may plan a statement anew at every call, 0.3 ms instead of 0.03 for a
   * step, as long as the connection lives.
   */
  readonly uses: number;
  /** Until the question for the database's health is answered, connection and statement together. */
  readonly health: number;
}

const LIMITS: DatabaseLimits = {
  connections: 20,
  connect: 5000,
  statement: 12_000,
  uses: 2000,
  health: 3000,
};

/** The database as features see it: drizzle for most, the pool for prepared hot statements. */
export interface Database {
  readonly drizzle: NodePgDatabase;
  readonly pool: pg.Pool;
  /** Address of the database now, for a connection beside the pool. */
  readonly url: () => string;
  /** Resolves once the database answers. @throws what keeps it from that, or NoAnswer after 3 s */
  readonly check: () => Promise<void>;
  /** Waits for running statements, then closes every connection. */
  readonly close: () => Promise<void>;
}

type Query = (...words: unknown[]) => Promise<unknown>;

/**
 * Gives a connection up once a statement on it got no answer in time: whatever is sent after it, such as the
 * rollback, would wait as well, and fails with the same error instead.
 */
function giveUpWhenUnanswered(client: pg.PoolClient): void {
  const query = client.query.bind(client) as unknown as Query;
  let failure: unknown;
  client.query = (async (...words: unknown[]) => {
    if (failure) throw failure;
    try {
      return await query(...words);
    } catch (error) {
      if (isUnanswered(error)) {
        failure = error;
        void (client as unknown as pg.Client).end();
      }
      throw error;
    }
  }) as typeof client.query;
}

/** The pool's own `query` throws a connection away after any failure, also after one that says nothing against it. */
function keepHealthyConnections(pool: pg.Pool): void {
  pool.query = (async (...words: unknown[]) => {
    const client = await pool.connect();
    let broken = false;
    try {
      return await (client.query as unknown as Query)(...words);
    } catch (error) {
      broken = isOutage(error);
      throw error;
    } finally {
      client.release(broken);
    }
  }) as typeof pool.query;
}

async function checkWithin(pool: pg.Pool, patience: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new NoAnswer()), patience);
  });
  const ask: pg.QueryConfig & { query_timeout: number } = { text: 'select 1', query_timeout: patience };
  await Promise.race([pool.query(ask), late]).finally(() => clearTimeout(timer));
}

/**
 * Opens a pool. Nothing connects before the first statement.
 * @param address of the database; asked for each new connection, since the embedded one may move to another port
 * @param onLost hears of connections that broke while nobody used them
 */
export function connect(
  address: string | (() => string),
  onLost: (error: Error) => void,
  changes: Partial<DatabaseLimits> = {},
): Database {
  const limits = { ...LIMITS, ...changes };
  const url = typeof address === 'string' ? () => address : address;
  class Client extends pg.Client {
    constructor(options?: pg.ClientConfig) {
      super({ ...options, connectionString: url() });
    }
  }
  const pool = new pg.Pool({
    Client,
    max: limits.connections,
    connectionTimeoutMillis: limits.connect,
    query_timeout: limits.statement,
    maxUses: limits.uses,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    application_name: 'emberwild',
    statement_timeout: 10_000,
    lock_timeout: 3000,
    idle_in_transaction_session_timeout: 10_000,
  });
  keepHealthyConnections(pool);
  pool.on('error', (error) => pool.ending || onLost(error));
  pool.on('connect', (client) => {
    // Between two statements of a transaction nobody listens, and an error unheard would end the server. The next
    // statement on the connection fails with it anyway.
    client.on('error', () => undefined);
    giveUpWhenUnanswered(client);
  });
  return {
    drizzle: drizzle(pool),
    pool,
    url,
    check: () => checkWithin(pool, limits.health),
    close: () => pool.end(),
  };
}
