import { askSurely, Connection } from '../shared/connection.ts';
import { familyTime, processorTime } from '../shared/cpu.ts';
import { median } from '../shared/median.ts';
import type { Case } from './cases.ts';
import { TOKEN } from './seed.ts';
import type { Served } from './serve.ts';

/** Measured calls of each case on each server, taken in turn, and warm-up calls before them. */
const TIMES = 200;
const WARM = 20;
const PAGE = 10;

/** What one call costs, in milliseconds. */
export interface Cost {
  /** Wall-clock time, median. */
  readonly clock: number;
  /** Processor time of the server and its PostgreSQL, mean; null if the system does not report it. */
  readonly processor: number | null;
}

export interface Comparison {
  readonly what: string;
  readonly few: Cost;
  readonly many: Cost;
}

const getOf = (path: string, query: Readonly<Record<string, string>>): string =>
  `GET ${path}?${new URLSearchParams(query)} HTTP/1.1\r\nhost: bench\r\nauthorization: Bearer ${TOKEN}\r\n\r\n`;

/** Processor time in milliseconds that a server and its database have used. */
function usedBy({ pid, databasePid }: Served): number | null {
  const [own, database] = [processorTime(pid), familyTime(databasePid)];
  return own === null || database === null ? null : (own + database) * 1000;
}

/** One of the two servers, with the times of its calls. */
class Side {
  readonly #served: Served;
  readonly #connection: Connection;
  readonly #times: number[] = [];
  #request = '';
  #used: number | null = null;

  constructor(served: Served) {
    this.#served = served;
    this.#connection = new Connection(served.address);
  }

  /** Finds the page that a case requests. */
  async prepare({ path, query, middle }: Case): Promise<void> {
    this.#request = getOf(path, query);
    if (!middle) return;
    const { count } = JSON.parse(await askSurely(this.#connection, this.#request)) as { count: number };
    this.#request = getOf(path, { ...query, skip: String(Math.floor(count / 2 / PAGE) * PAGE) });
  }

  begin(): void {
    this.#times.length = 0;
    this.#used = usedBy(this.#served);
  }

  async ask(): Promise<void> {
    const began = performance.now();
    await askSurely(this.#connection, this.#request);
    this.#times.push(performance.now() - began);
  }

  end(): Cost {
    const used = usedBy(this.#served);
    this.#connection.close();
    const processor = used === null || this.#used === null ? null : (used - this.#used) / this.#times.length;
    return { clock: median(this.#times), processor };
  }
}

/** Sends the same requests to several servers in turn, so that other load on the machine affects all equally. */
export async function compareAll(servers: readonly Served[], each: Case, times: number): Promise<Cost[]> {
  const sides = servers.map((served) => new Side(served));
  for (const side of sides) await side.prepare(each);
  for (let turn = -WARM; turn < times; turn++) {
    if (turn === 0) for (const side of sides) side.begin();
    for (const side of turn % 2 ? sides : sides.toReversed()) await side.ask();
  }
  return sides.map((side) => side.end());
}

/** The same for two servers. */
export async function compare(few: Served, many: Served, each: Case, times = TIMES): Promise<Comparison> {
  const [one, other] = await compareAll([few, many], each, times);
  return { what: each.what, few: one!, many: other! };
}
