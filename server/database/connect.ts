import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { isOutage, isUnanswered, NoAnswer } from './errors.ts';

/** Limits of one server's use of the database; times in milliseconds. */
export interface DatabaseLimits {
  /** Maximum number of open connections. PostgreSQL's own limit is 100 by default, and two servers may share it. */
  readonly connections: number;
  /** Timeout for getting a free or new connection. */
  readonly connect: number;
  /** Timeout for the reply to a statement. PostgreSQL ends slow statements itself after 10 s, but not if it hangs. */
  readonly statement: number;
  /**
   * Number of statements after which a connection is replaced. PostgreSQL keeps the cost estimate of a prepared plan:
   * after the tables have grown it may plan a statement again at every call (0.3 ms instead of 0.03 for a step) as
   * long as the connection lives.
   */
  readonly uses: number;
  /** Timeout of the health check, for connection and statement together. */
  readonly health: number;
}

/** How to connect. */
export interface DatabaseOptions extends Partial<DatabaseLimits> {
  /** Address of PostgreSQL itself if `address` leads through a pooler. */
  readonly direct?: () => string;
  /** False sends statements without their names, for poolers that lose prepared ones. Default: true. */
  readonly preparedStatements?: boolean;
}

/** Limits unless others are asked for. */
export const LIMITS: DatabaseLimits = {
  // PostgreSQL needs a fifth less processor time for an attack with few connections, whose processes stay awake and whose
  // data stays in the processor's cache, than with twenty (docs/bench-scale.md).
  connections: 10,
  connect: 5000,
  statement: 12_000,
  uses: 2000,
  health: 3000,
};

/** The database as the features use it: drizzle for most statements, the pool for frequent prepared ones. */
export interface Database {
  readonly drizzle: NodePgDatabase;
  readonly pool: pg.Pool;
  /** The transaction that all statements are part of; undefined outside of `transactAll`. */
  readonly joined?: Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];
  /** Current address of PostgreSQL itself, for a connection that listens. */
  readonly directUrl: () => string;
  /** Resolves once the database answers. @throws the connection error, or NoAnswer after 3 s */
  readonly check: () => Promise<void>;
  /** The rows of a short statement of a health check. @throws as `check` does */
  readonly ask: <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>;
  /** Waits for running statements, then closes every connection. */
  readonly close: () => Promise<void>;
}

type Query = (...words: unknown[]) => Promise<unknown>;

/**
 * Closes a connection after a statement on it timed out. Later statements, such as the rollback, would also wait; they
 * fail with the same error instead.
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

/**
 * Keeps a connection after a failed statement unless the connection itself is broken. The pool's own `query` drops it
 * after any failure.
 */
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

async function askWithin<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  patience: number,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new NoAnswer()), patience);
  });
  const ask: pg.QueryConfig & { query_timeout: number } = { text, values, query_timeout: patience };
  const { rows } = await Promise.race([pool.query<Row>(ask), late]).finally(() => clearTimeout(timer));
  return rows;
}

type Named = string | (pg.QueryConfig & { name?: string | undefined });

/** The same statement without its name, which PostgreSQL then neither looks for nor keeps. */
const unnamed = (statement: Named): Named =>
  typeof statement === 'object' && statement.name !== undefined
    ? { ...statement, name: undefined }
    : statement;

/**
 * Creates a pool. It opens no connection before the first statement. PostgreSQL itself limits the time of statements
 * (`setup/timeouts.ts`).
 * @param address of the database; called for each new connection, since the embedded database may move to another port
 * @param onLost called with the error if an unused connection breaks
 */
export function connect(
  address: string | (() => string),
  onLost: (error: Error) => void,
  { direct, preparedStatements = true, ...changes }: DatabaseOptions = {},
): Database {
  const limits = { ...LIMITS, ...changes };
  const url = typeof address === 'string' ? () => address : address;
  class Client extends pg.Client {
    constructor(options?: pg.ClientConfig) {
      super({ ...options, connectionString: url() });
      if (preparedStatements) return;
      const query = this.query.bind(this) as unknown as Query;
      this.query = ((statement: Named, ...rest: unknown[]) =>
        query(unnamed(statement), ...rest)) as typeof this.query;
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
  });
  keepHealthyConnections(pool);
  pool.on('error', (error) => pool.ending || onLost(error));
  pool.on('connect', (client) => {
    // No error listener exists between two statements of a transaction, and an unhandled error would end the server.
    // The next statement on the connection fails anyway.
    client.on('error', () => undefined);
    giveUpWhenUnanswered(client);
  });
  return {
    drizzle: drizzle(pool),
    pool,
    directUrl: direct ?? url,
    check: async () => void (await askWithin(pool, limits.health, 'select 1')),
    ask: (text, values) => askWithin(pool, limits.health, text, values),
    close: () => pool.end(),
  };
}
