import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Call } from '../../../contract/call.ts';
import { CALLS } from '../../../contract/calls.ts';
import { errorReply } from '../../../contract/errors.ts';
import { ADMIN_TOKEN } from '../../support/config.ts';
import { faultsOf } from '../../support/database/verify.ts';
import { jsonOf, poolOf, resolved } from '../../support/fuzz/pool.ts';
import { anyRequest, type FuzzedRequest } from '../../support/fuzz/requests.ts';
import { newOwners, type Owners } from '../../support/owners.ts';
import { logInAgain } from '../../support/player.ts';
import { startServer, type TestServer } from '../../support/server.ts';

/** FUZZ_REQUESTS and FUZZ_SEED change number and seed: npm run test:fuzz. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 500);
const SEED = Number(process.env.FUZZ_SEED ?? 7);
/** Requests with the same players, who have less and less of what requests can name. */
const WITH_SAME_PLAYERS = 250;
/** From this number of requests on, memory is compared. */
const LONG_RUN = 20_000;
/** Growth of the heap from a quarter of a long run to its end, in bytes, that is no leak. */
const MOST_GROWTH = 24 * 1024 * 1024;
const STACK = /\bat [^\n]*:\d+:\d+|node_modules|\.[cm]?[jt]s:\d+/;

let server: TestServer;
/** The latest error that the server has logged. */
let logged = '';
beforeAll(async () => {
  const write = (line: string) => {
    logged = line;
  };
  const logger = pino({ level: 'error' }, { write });
  server = await startServer({ logger });
  // Counts every row that a committed transaction has changed.
  await server.sql('create table fuzz_changes (rows bigint not null)');
  await server.sql('insert into fuzz_changes values (0)');
  await server.sql(`create function count_change() returns trigger language plpgsql as $$
    begin update fuzz_changes set rows = rows + 1; return null; end $$`);
  const tables = await server.sql<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
     and relname <> 'fuzz_changes'`,
  );
  for (const { name } of tables) {
    await server.sql(`create trigger zz_count after insert or update or delete on ${name}
      for each row execute function count_change()`);
  }
});
afterAll(() => server.close());

const changesOf = async (): Promise<number> => {
  const [row] = await server.sql<{ rows: string }>('select rows from fuzz_changes');
  return Number(row?.rows);
};

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
/** Bytes that are in use after garbage collection. */
function heapInUse(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

const callNamed = (name: string): Call => {
  const call = CALLS.find((one) => one.name === name);
  if (!call) throw new Error(`There is no call ${name}`);
  return call;
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : jsonOf(value));

const PLAYERS: ReadonlySet<string> = new Set(['owner', 'other']);

/** The same players with new sessions, or new players if a request has changed their passwords. */
async function loggedInAgain({ owner, other, market }: Owners): Promise<Owners> {
  const [one, two] = [await logInAgain(server, owner), await logInAgain(server, other)];
  if (!one.token || !two.token) return newOwners(server);
  return { owner: { ...owner, ...one }, other: { ...other, ...two }, market };
}

/** The query's text; of a list, each value is sent with the same name. */
function queryOf(value: unknown): string {
  const fields = Object.entries(typeof value === 'object' && value !== null ? value : { value });
  const pairs = fields.flatMap(([key, one]) =>
    [one].flat().map((text): [string, string] => [key, textOf(text)]),
  );
  return String(new URLSearchParams(pairs));
}

/** Sends a request as one of these players. */
function send({ name, sender, method, payload, headers }: FuzzedRequest, owners: Owners) {
  const call = callNamed(name);
  const { owner, other } = owners;
  const token = { nobody: '', owner: owner.token, other: other.token, operator: ADMIN_TOKEN, false: 'x' }[
    sender
  ];
  const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const value = payload && 'json' in payload ? resolved(poolOf(owners), payload.json) : undefined;
  const isQuery = call.method === 'GET';
  const text = payload && ('text' in payload ? payload.text : isQuery ? queryOf(value) : jsonOf(value));
  return server.send({
    method: method as 'GET',
    url: isQuery && text ? `${call.path}?${text}` : call.path,
    ...(!isQuery && text !== null && { payload: text }),
    headers: { ...(!isQuery && { 'content-type': 'application/json' }), ...headers, ...authorization },
  });
}

it(
  'attack 53: whatever a request has in it, it is answered or refused, and a refusal changes nothing and tells nothing',
  async () => {
    let owners = await newOwners(server);
    let left = WITH_SAME_PLAYERS;
    let sent = 0;
    let early = 0;
    const statuses = new Map<number, number>();
    const answered = new Set<string>();
    const run = async (request: FuzzedRequest): Promise<void> => {
      if (left-- === 0) {
        owners = await newOwners(server);
        left = WITH_SAME_PLAYERS;
      }
      const before = await changesOf();
      const { status, text, refusal } = await send(request, owners);
      const { method } = request;
      const call = callNamed(request.name);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 200) answered.add(call.name);
      if (++sent === Math.floor(REQUESTS / 4) && REQUESTS >= LONG_RUN) early = heapInUse();
      if (status >= 500) throw new Error(`${status} ${text}\n${logged}`);
      if (STACK.test(text)) throw new Error(`The reply tells of the program: ${text}`);
      if (status !== 200 || method === 'GET') expect(await changesOf()).toBe(before);
      if (status === 200 || method === 'HEAD') return;
      if (method === call.method) expect([...call.refusals, 413, 429]).toContain(status);
      expect(z.safeParse(errorReply, refusal).success).toBe(true);
      if (status === 401 && PLAYERS.has(request.sender)) owners = await loggedInAgain(owners);
    };
    console.log(`${REQUESTS} requests, seed ${SEED}`);
    await fc.assert(fc.asyncProperty(anyRequest, run), { seed: SEED, numRuns: REQUESTS });
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
    expect(await faultsOf(server)).toEqual([]);
    const missing = CALLS.filter(({ name }) => !answered.has(name)).map(({ name }) => name);
    console.log('Statuses:', Object.fromEntries([...statuses].toSorted()));
    console.log(`${answered.size} calls succeeded at least once; never: ${missing.join(', ') || 'none'}`);
    if (REQUESTS < LONG_RUN) return;
    const growth = heapInUse() - early;
    console.log(`The heap in use went from ${Math.round(early / 1e6)} MB by ${Math.round(growth / 1e6)} MB`);
    expect(growth).toBeLessThan(MOST_GROWTH);
  },
  120_000 + REQUESTS * 100,
);
