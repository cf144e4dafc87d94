import { familyTime, processorTime } from '../shared/cpu.ts';
import type { Run } from '../shared/inTurn.ts';

/** Measured cost of a number of operations. Processor times are null if the system does not report them. */
export interface Sample extends Run {
  /** Seconds of processor time of the server process, and of PostgreSQL. */
  readonly own: number | null;
  readonly database: number | null;
}

export type Sampler = (run: () => Promise<Run>) => Promise<Sample>;

const difference = (one: number | null, other: number | null) =>
  one === null || other === null ? null : one - other;

/** Returns a function that measures the processor time used during a run. */
export const samplerOf =
  (pid: number, databasePid: number): Sampler =>
  async (run) => {
    const before = { own: processorTime(pid), database: familyTime(databasePid) };
    const done = await run();
    return {
      ...done,
      own: difference(processorTime(pid), before.own),
      database: difference(familyTime(databasePid), before.database),
    };
  };

const sum = (one: number | null, other: number | null) =>
  one === null || other === null ? null : one + other;

/** Adds two samples. */
export const together = (one: Sample, other: Sample): Sample => ({
  operations: one.operations + other.operations,
  seconds: one.seconds + other.seconds,
  own: sum(one.own, other.own),
  database: sum(one.database, other.database),
});

export const NOTHING: Sample = { operations: 0, seconds: 0, own: 0, database: 0 };

export const rateOf = ({ operations, seconds }: Run): number => operations / seconds;
