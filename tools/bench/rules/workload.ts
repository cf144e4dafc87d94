/** Something to measure. `run` does a slice of it, some milliseconds long, and says how many it did of what. */
export interface Workload {
  readonly name: string;
  readonly unit: string;
  run(): number;
}

/** The goal that a workload has, in units per second of CPU time. */
export interface Goal {
  readonly name: string;
  readonly least: number;
}

export interface Figure {
  readonly name: string;
  readonly unit: string;
  /** Units per second of CPU time: the middle of all rounds, and the best, which other work disturbed least. */
  readonly median: number;
  readonly best: number;
}
