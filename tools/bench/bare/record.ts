import type pg from 'pg';

/** A statement as the server has sent it. */
export interface Statement {
  readonly name?: string;
  readonly text: string;
  readonly rowMode?: 'array';
  readonly values: readonly unknown[];
}

interface Sent {
  readonly name?: string;
  readonly text: string;
  readonly rowMode?: 'array';
  readonly values?: readonly unknown[];
}

function statementOf([first, second]: readonly unknown[]): Statement {
  const sent: Sent = typeof first === 'string' ? { text: first } : (first as Sent);
  const values = Array.isArray(second) ? second : (sent.values ?? []);
  return {
    text: sent.text,
    ...(sent.name && { name: sent.name }),
    ...(sent.rowMode && { rowMode: sent.rowMode }),
    values,
  };
}

/** Writes down every statement that goes through a pool; `taken` gives what came since it was asked last. */
export function recordStatements(pool: pg.Pool): { taken(): Statement[] } {
  let statements: Statement[] = [];
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...words: unknown[]) => unknown;
    const noted = (...words: unknown[]): unknown => {
      statements.push(statementOf(words));
      return query(...words);
    };
    Object.assign(client, { query: noted });
  });
  return {
    taken() {
      const taken = statements;
      statements = [];
      return taken;
    },
  };
}
