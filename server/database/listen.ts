import pg from 'pg';

/** Milliseconds before a reconnect: the first delay and the longest. */
const SOON = 250;
const LATEST = 10_000;
/** Milliseconds between two keep-alive statements; a connection that does not answer one is closed. */
const ALIVE = 30_000;

/** A subscription to messages of other servers. */
export interface Listener {
  /** Ends the subscription. */
  readonly close: () => Promise<void>;
}

interface Ears {
  readonly onMessage: (payload: string) => void;
  /** Called after each connect. Messages sent before it may be lost. */
  readonly onReady: () => void;
  readonly onLost: (error: unknown) => void;
}

/**
 * Listens to a PostgreSQL channel on a separate connection, and reconnects whenever it is lost.
 * @param url called for each connect
 * @param channel a plain name that needs no quotes
 */
export function listen(url: () => string, channel: string, { onMessage, onReady, onLost }: Ears): Listener {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let pause = SOON;

  const lose = (broken: pg.Client, error: unknown): void => {
    if (client !== broken) return;
    client = undefined;
    clearTimeout(timer);
    void broken.end().catch(() => undefined);
    if (closed) return;
    onLost(error);
    timer = setTimeout(() => void open(), pause);
    pause = Math.min(LATEST, pause * 2);
  };

  const check = (asked: pg.Client): void => {
    timer = setTimeout(() => {
      asked.query('select 1').then(
        () => client === asked && check(asked),
        (error: unknown) => lose(asked, error),
      );
    }, ALIVE).unref();
  };

  async function open(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: url(),
      application_name: 'emberwild listener',
      connectionTimeoutMillis: 5000,
      query_timeout: 5000,
      keepAlive: true,
    });
    client = fresh;
    fresh.on('error', (error) => lose(fresh, error));
    fresh.on('end', () => lose(fresh, new Error('The connection has ended')));
    fresh.on('notification', ({ payload = '' }) => onMessage(payload));
    try {
      await fresh.connect();
      await fresh.query(`listen ${channel}`);
    } catch (error) {
      return lose(fresh, error);
    }
    if (client !== fresh) return;
    pause = SOON;
    check(fresh);
    onReady();
  }

  void open();
  return {
    close: async () => {
      closed = true;
      clearTimeout(timer);
      const last = client;
      client = undefined;
      await last?.end().catch(() => undefined);
    },
  };
}
