import { quantile } from '../bench/shared/median.ts';
import { tableOf } from '../shared/table.ts';

/** Figures of one call. A try is one request; a request that is repeated is several tries. */
interface CallFigures {
  /** Milliseconds of each try that was answered. */
  readonly times: number[];
  /** Tries by status; 0 is a try without an answer. */
  readonly statuses: Map<number, number>;
}

/** Statuses by which a correct server refuses a request that is not possible now. */
const REFUSED = [400, 401, 403, 404, 409, 422];

const HEAD = [
  'call',
  'requests',
  'a second',
  'p50 ms',
  'p95 ms',
  'p99 ms',
  'refused',
  '429',
  '502–504',
  'no reply',
  '500',
];

/** How often a call was answered, and the median of its times in milliseconds. */
export interface CallTimes {
  readonly count: number;
  readonly median: number;
}

/** Latencies and statuses of every call of a run. */
export class Statistics {
  readonly #calls = new Map<string, CallFigures>();
  readonly #began = performance.now();
  #tries = 0;

  /** @param status of the reply; 0 if there was none */
  note(call: string, status: number, milliseconds: number): void {
    const figures = this.#calls.get(call) ?? { times: [], statuses: new Map<number, number>() };
    this.#calls.set(call, figures);
    if (status > 0) figures.times.push(milliseconds);
    figures.statuses.set(status, (figures.statuses.get(status) ?? 0) + 1);
    this.#tries += 1;
  }

  /** Number of tries so far. */
  get tries(): number {
    return this.#tries;
  }

  /** Number of tries whose status passes a test. */
  count(fits: (status: number) => boolean): number {
    let sum = 0;
    for (const { statuses } of this.#calls.values()) {
      for (const [status, count] of statuses) if (fits(status)) sum += count;
    }
    return sum;
  }

  /** Seconds since the beginning. */
  get seconds(): number {
    return (performance.now() - this.#began) / 1000;
  }

  /** The latency in milliseconds that a share of all answered tries did not exceed. */
  quantile(share: number): number {
    return quantile(
      [...this.#calls.values()].flatMap(({ times }) => times),
      share,
    );
  }

  /** The medians of all calls that were answered. */
  medians(): ReadonlyMap<string, CallTimes> {
    return new Map(
      [...this.#calls].map(([name, { times }]) => [
        name,
        { count: times.length, median: quantile(times, 0.5) },
      ]),
    );
  }

  /** A table in Markdown: a line for each call, the most frequent first, and one for all. */
  table(): string {
    const sum = ({ statuses }: CallFigures, fits: (status: number) => boolean) =>
      [...statuses].reduce((total, [status, count]) => total + (fits(status) ? count : 0), 0);
    const all: CallFigures = { times: [], statuses: new Map() };
    for (const { times, statuses } of this.#calls.values()) {
      for (const time of times) all.times.push(time);
      for (const [status, count] of statuses)
        all.statuses.set(status, (all.statuses.get(status) ?? 0) + count);
    }
    const line = (name: string, figures: CallFigures): string[] => [
      name,
      `${sum(figures, () => true)}`,
      (sum(figures, () => true) / this.seconds).toFixed(1),
      ...[0.5, 0.95, 0.99].map((share) =>
        figures.times.length > 0 ? quantile(figures.times, share).toFixed(1) : '–',
      ),
      `${sum(figures, (status) => REFUSED.includes(status))}`,
      `${sum(figures, (status) => status === 429)}`,
      `${sum(figures, (status) => status >= 502 && status <= 504)}`,
      `${sum(figures, (status) => status === 0)}`,
      `${sum(figures, (status) => status === 500)}`,
    ];
    const calls = [...this.#calls].toSorted(
      ([, one], [, other]) => sum(other, () => true) - sum(one, () => true),
    );
    return tableOf(
      [HEAD, ...calls.map(([name, figures]) => line(name, figures)), line('all', all)],
      HEAD.map((_, column) => (column === 0 ? 'left' : 'right')),
    );
  }
}
