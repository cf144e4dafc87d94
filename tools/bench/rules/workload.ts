/** Something to measure. `run` does a slice of some milliseconds and returns how many units it did. */
export interface Workload {
  readonly name: string;
  readonly unit: string;
  run(): number;
}

/** The goal of a workload, in units per second of CPU time. */
export interface Goal {
  readonly name: string;
  readonly least: number;
}

export interface Figure {
  readonly name: string;
  readonly unit: string;
  /** Units per second of CPU time: the median of all rounds, and the best round, which other load disturbed least. */
  readonly median: number;
  readonly best: number;
}
