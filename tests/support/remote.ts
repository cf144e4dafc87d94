import pg from 'pg';
import { signup } from '../../contract/auth.ts';
import type { Call, ReplyOf } from '../../contract/call.ts';
import { chooseStarter } from '../../contract/game.ts';
import { ADMIN_TOKEN } from './config.ts';
import type { TestDatabase } from './database/database.ts';
import { PASSWORD } from './player.ts';
import { end, startProcess } from './process.ts';
import type { Answer, AnyServer, Ask } from './server.ts';

/** The reply of a server; null if there was none, as when the server was killed. */
export type RemoteAnswer<C extends Call> = { readonly status: number; readonly body: ReplyOf<C> } | null;

/** Sends a call to a server in another process. Resolves to null if the connection is lost. */
export async function askRemote<C extends Call>(
  address: string,
  token: string,
  call: C,
  payload?: Record<string, unknown>,
): Promise<RemoteAnswer<C>> {
  try {
    const response = await fetch(address + call.path, {
      method: call.method,
      headers: { authorization: `Bearer ${token}`, ...(payload && { 'content-type': 'application/json' }) },
      ...(payload && { body: JSON.stringify(payload) }),
    });
    return { status: response.status, body: (await response.json()) as ReplyOf<C> };
  } catch {
    return null;
  }
}

/** Makes an account with its first creature on a server in another process. @returns its token */
export async function remoteTrainer(address: string, username: string): Promise<string> {
  const signed = await askRemote(address, '', signup, { username, password: PASSWORD });
  const token = signed?.body.access_token ?? '';
  await askRemote(address, token, chooseStarter, { pokemons: ['kindlam'] });
  return token;
}

/** Starts the built server in a separate process, as `npm start` does, on a database that others may use, too. */
export async function startRemote({ url }: TestDatabase): Promise<AnyServer> {
  const server = await startProcess({
    DATABASE_URL: url,
    ADMIN_TOKEN,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'silent',
  });
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  const askWith =
    (token: string): Ask =>
    async <C extends Call>(call: C, payload?: unknown, headers: Record<string, string> = {}) => {
      const query =
        call.method === 'GET' && payload ? `?${new URLSearchParams(payload as Record<string, string>)}` : '';
      const body = call.method === 'POST' && payload !== undefined ? JSON.stringify(payload) : undefined;
      const response = await fetch(server.address + call.path + query, {
        method: call.method,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(token !== '' && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(body !== undefined && { body }),
      });
      const text = await response.text();
      const parsed = JSON.parse(text);
      return {
        status: response.status,
        body: parsed,
        refusal: parsed,
        headers: Object.fromEntries(response.headers),
        text,
      } as Answer<C>;
    };
  return {
    url,
    ask: askWith(''),
    askWith,
    sql: async (text, values) => (await pool.query(text, values)).rows,
    close: async () => {
      await pool.end();
      const code = await end(server, 'SIGTERM');
      if (code !== 0) throw new Error(`The server ended with ${code}`);
    },
  };
}
