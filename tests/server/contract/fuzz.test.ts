import { text as streamText } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { getProfile } from '../../../contract/auth.ts';
import type { Call } from '../../../contract/call.ts';
import { CALLS } from '../../../contract/calls.ts';
import { type ErrorReply, errorReply } from '../../../contract/errors.ts';
import { gameEvents } from '../../../contract/notices.ts';
import { ADMIN_TOKEN } from '../../support/config.ts';
import { faultsOf } from '../../support/database/verify.ts';
import { jsonOf, poolOf, resolved } from '../../support/fuzz/pool.ts';
import { anyRequest, changed, type FuzzedRequest, RIGHT_REQUESTS } from '../../support/fuzz/requests.ts';
import { type Cast, newCast, rightRequest } from '../../support/fuzz/right.ts';
import type { Owner } from '../../support/owners.ts';
import { logInAgain, PASSWORD } from '../../support/player.ts';
import { type Answer, startServer, type TestServer } from '../../support/server.ts';
import { seekersToldIn } from '../../support/trade.ts';

/** FUZZ_REQUESTS and FUZZ_SEED change number and seed: npm run test:fuzz. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 500);
const SEED = Number(process.env.FUZZ_SEED ?? 7);
/** Requests with the same players, who have less and less of what requests can name. */
const WITH_SAME_PLAYERS = 1000;
/** A long run tells how far it is after as many requests, and compares the memory in use with that after twice as many. */
const EACH = 5000;
const LONG_RUN = 4 * EACH;
/** Growth of the heap in bytes that is no leak. */
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
  // Counts every row that a committed transaction has changed, without the queues of what is to be announced, which the server empties later.
  await server.sql('create table fuzz_changes (rows bigint not null, latest text not null)');
  await server.sql(`insert into fuzz_changes values (0, '')`);
  await server.sql(`create function count_change() returns trigger language plpgsql as $$
    begin update fuzz_changes set rows = rows + 1, latest = TG_OP || ' ' || TG_TABLE_NAME; return null; end $$`);
  const tables = await server.sql<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
     and relname not in ('fuzz_changes', 'notice_wakes', 'announcements')`,
  );
  for (const { name } of tables) {
    await server.sql(`create trigger zz_count after insert or update or delete on ${name}
      for each row execute function count_change()`);
  }
});
afterAll(() => server.close());

/** How many rows were changed so far, and what the latest change was. What follows a reply has come to its end. */
const changesOf = async (): Promise<string> => {
  await seekersToldIn(server);
  const [row] = await server.sql<{ rows: string; latest: string }>('select rows, latest from fuzz_changes');
  return `${row?.rows}, ${row?.latest}`;
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

/** Calls that may end a player's sessions, whoever sends them. */
const END_SESSIONS = ['suspendPlayer', 'resetPassword', 'recover', 'deleteAccount', 'logout'];

/** The same players, those without a session logged in again; new players if a request has changed a password. */
async function loggedIn({ owner, other, ...rest }: Cast): Promise<Cast> {
  const alive = async (player: Owner): Promise<Owner> => {
    const { status } = await player.ask(getProfile);
    return status === 200 ? player : { ...player, ...(await logInAgain(server, player)) };
  };
  const [one, two] = [await alive(owner), await alive(other)];
  return one.token && two.token ? { ...rest, owner: one, other: two } : newCast(server);
}

const isRight = ({ payload }: FuzzedRequest): boolean => payload !== null && 'right' in payload;

/** The query's text; of a list, each value is sent with the same name. */
function queryOf(value: unknown): string {
  const fields = Object.entries(typeof value === 'object' && value !== null ? value : { value });
  const pairs = fields.flatMap(([key, one]) =>
    [one].flat().map((text): [string, string] => [key, textOf(text)]),
  );
  return String(new URLSearchParams(pairs));
}

/** Whether a payload has another password than that of the tests as the new one. */
const hasNewPassword = (payload: Awaited<ReturnType<typeof prepared>>['payload']): boolean => {
  const value = payload && 'json' in payload ? payload.json : null;
  return (
    typeof value === 'object' && value !== null && 'newPassword' in value && value.newPassword !== PASSWORD
  );
};

/** What is sent: token and payload. What a right request needs is made true before. */
async function prepared({ name, sender, payload }: FuzzedRequest, cast: Cast) {
  const { owner, other } = cast;
  const token = { nobody: '', owner: owner.token, other: other.token, operator: ADMIN_TOKEN, false: 'x' }[
    sender
  ];
  if (!payload || 'text' in payload) return { token, payload };
  if ('json' in payload) return { token, payload: { json: resolved(poolOf(cast), payload.json) } };
  const isPlayer = sender === 'owner' || sender === 'other';
  const right = await rightRequest(server, cast, callNamed(name), isPlayer ? sender : 'owner');
  const json = changed(right.payload, payload.right);
  return { token: isPlayer ? right.token : token, payload: json === null ? null : { json } };
}

/** Sends a prepared request. A stream of events is ended at once. */
async function send(
  { name, method, headers }: FuzzedRequest,
  { token, payload }: Awaited<ReturnType<typeof prepared>>,
): Promise<Pick<Answer, 'status' | 'text' | 'refusal'>> {
  const call = callNamed(name);
  const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const isQuery = call.method === 'GET';
  const text =
    payload && ('text' in payload ? payload.text : isQuery ? queryOf(payload.json) : jsonOf(payload.json));
  const request = {
    method: method as 'GET',
    url: isQuery && text ? `${call.path}?${text}` : call.path,
    ...(!isQuery && text !== null && { payload: text }),
    headers: { ...(!isQuery && { 'content-type': 'application/json' }), ...headers, ...authorization },
  };
  if (call !== gameEvents) return server.send(request);
  const { statusCode: status, stream } = await server.app.inject({ ...request, payloadAsStream: true });
  if (status === 200) {
    stream().destroy();
    return { status, text: '', refusal: {} as ErrorReply };
  }
  const reply = await streamText(stream());
  return { status, text: reply, refusal: reply ? JSON.parse(reply) : null };
}

it(
  'attack 53: whatever a request has in it, it is answered or refused, and a refusal changes nothing and tells nothing',
  async () => {
    let cast = await newCast(server);
    let left = WITH_SAME_PLAYERS;
    let sent = 0;
    let early = 0;
    const statuses = new Map<number, number>();
    const answered = new Map<string, number>();
    let changes = await changesOf();
    /** What makes the players new must not count as a change by a request. */
    const renew = async (make: () => Promise<Cast>) => {
      cast = await make();
      changes = await changesOf();
    };
    const run = async (request: FuzzedRequest): Promise<void> => {
      if (left-- === 0) {
        await renew(() => newCast(server));
        left = WITH_SAME_PLAYERS;
      }
      const call = callNamed(request.name);
      const sending = await prepared(request, cast);
      const before = isRight(request) ? await changesOf() : changes;
      const { status, text, refusal } = await send(request, sending);
      changes = await changesOf();
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 200 && request.method === call.method) {
        answered.set(call.name, (answered.get(call.name) ?? 0) + 1);
      }
      if (++sent % EACH === 0) {
        const heap = heapInUse();
        if (sent === 2 * EACH) early = heap;
        console.log(`${sent} requests, ${Math.round(heap / 1e6)} MB of the heap in use`);
      }
      if (status >= 500) throw new Error(`${status} ${text}\n${logged}`);
      if (STACK.test(text)) throw new Error(`The reply tells of the program: ${text}`);
      if (status !== 200 || request.method === 'GET') expect(changes).toBe(before);
      if (status === 200 && END_SESSIONS.includes(call.name)) await renew(() => loggedIn(cast));
      // Whoever has another password now could not be sent right requests any more.
      if (status === 200 && hasNewPassword(sending.payload)) await renew(() => newCast(server));
      if (status === 200 || request.method === 'HEAD') return;
      if (request.method === call.method) expect([...call.refusals, 413, 429]).toContain(status);
      expect(z.safeParse(errorReply, refusal).success).toBe(true);
      if (status === 401 && call.access === 'player') await renew(() => loggedIn(cast));
    };
    console.log(`${REQUESTS} requests, seed ${SEED}`);
    const examples = RIGHT_REQUESTS.map((request): [FuzzedRequest] => [request]);
    // A smaller request after the first failure would meet another state of the game.
    await fc.assert(fc.asyncProperty(anyRequest, run), {
      seed: SEED,
      numRuns: REQUESTS,
      examples,
      endOnFailure: true,
    });
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
    expect(await faultsOf(server)).toEqual([]);
    console.log('Statuses:', Object.fromEntries([...statuses].toSorted()));
    const times = CALLS.map(({ name }) => ({ name, count: answered.get(name) ?? 0 }));
    const rarest = times.toSorted((one, next) => one.count - next.count).slice(0, 5);
    console.log(
      `All calls succeeded, the rarest: ${rarest.map(({ name, count }) => `${name} ${count} times`).join(', ')}`,
    );
    // A call that is missing here needs a right payload (tests/support/fuzz/right.ts), or its checks hide the rest of it.
    expect(times.filter(({ count }) => count === 0).map(({ name }) => name)).toEqual([]);
    if (REQUESTS < LONG_RUN) return;
    const growth = heapInUse() - early;
    console.log(`The heap in use went from ${Math.round(early / 1e6)} MB by ${Math.round(growth / 1e6)} MB`);
    expect(growth).toBeLessThan(MOST_GROWTH);
  },
  120_000 + REQUESTS * 100,
);
