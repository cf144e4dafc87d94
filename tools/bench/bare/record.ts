import type pg from 'pg';

/** A statement as the server sent it. */
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

/** Records every statement that goes through a pool. `taken` returns the statements since its last call. */
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
