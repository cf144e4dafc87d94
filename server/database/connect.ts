import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

/** Connections of one server. PostgreSQL's own limit is 100 by default, and two servers may share it. */
const MOST_CONNECTIONS = 20;

/** The database as features see it: drizzle for most, the pool for prepared hot statements. */
export interface Database {
  readonly drizzle: NodePgDatabase;
  readonly pool: pg.Pool;
  /** Address of the database, for a connection beside the pool. */
  readonly url: string;
  /** Waits for running statements, then closes every connection. */
  readonly close: () => Promise<void>;
}

/**
 * Opens a pool. Nothing connects before the first statement; waiting for a free connection ends after 5 s.
 * `onLost` hears of connections that broke while nobody used them.
 */
export function connect(url: string, onLost: (error: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    application_name: 'emberwild',
    statement_timeout: 10_000,
    lock_timeout: 3000,
    idle_in_transaction_session_timeout: 10_000,
  });
  pool.on('error', (error) => pool.ending || onLost(error));
  // Between two statements of a transaction nobody listens, and an error unheard would end the server. The next
  // statement on the connection fails with it anyway.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { drizzle: drizzle(pool), pool, url, close: () => pool.end() };
}
