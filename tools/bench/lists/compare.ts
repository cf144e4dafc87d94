import { askSurely, Connection } from '../shared/connection.ts';
import { median } from '../shared/median.ts';
import type { Case } from './cases.ts';
import { TOKEN } from './seed.ts';

/** Calls of each case on each server, one after the other in turn, and as many before that do not count. */
const TIMES = 200;
const WARM = 40;
const PAGE = 10;

export interface Comparison {
  readonly what: string;
  /** Milliseconds of a call, the median. */
  readonly few: number;
  readonly many: number;
}

const getOf = (path: string, query: Readonly<Record<string, string>>): string =>
  `GET ${path}?${new URLSearchParams(query)} HTTP/1.1\r\nhost: bench\r\nauthorization: Bearer ${TOKEN}\r\n\r\n`;

/** The request of a case, on the page that it is about. */
async function requestOf(connection: Connection, { path, query, middle }: Case): Promise<string> {
  const start = getOf(path, query);
  if (!middle) return start;
  const { count } = JSON.parse(await askSurely(connection, start)) as { count: number };
  return getOf(path, { ...query, skip: String(Math.floor(count / 2 / PAGE) * PAGE) });
}

async function timeOf(connection: Connection, request: string): Promise<number> {
  const began = performance.now();
  await askSurely(connection, request);
  return performance.now() - began;
}

/** Asks two servers the same in turn, so that whatever else the machine does hits both alike. */
export async function compare(few: string, many: string, each: Case): Promise<Comparison> {
  const connections = [new Connection(few), new Connection(many)] as const;
  const requests = [await requestOf(connections[0], each), await requestOf(connections[1], each)] as const;
  const times: [number[], number[]] = [[], []];
  for (let turn = -WARM; turn < TIMES; turn++) {
    for (const side of turn % 2 ? ([0, 1] as const) : ([1, 0] as const)) {
      const time = await timeOf(connections[side], requests[side]);
      if (turn >= 0) times[side].push(time);
    }
  }
  for (const connection of connections) connection.close();
  return { what: each.what, few: median(times[0]), many: median(times[1]) };
}
