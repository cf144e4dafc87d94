/** One line of the table. */
export interface Row {
  readonly what: string;
  readonly number: string;
  /** Processor time for one operation: of the server process, and of PostgreSQL. */
  readonly own?: string;
  readonly database?: string;
  readonly goal?: { readonly words: string; readonly met: boolean };
}

/** A row of the table, or a heading. */
export type Line = Row | string;

/** A number with two decimals; without decimals from 100 on. */
export const digits = (value: number): string =>
  Number.isFinite(value) ? (value >= 100 ? value.toFixed(0) : value.toFixed(2)) : '–';

const atMost = (value: number, most: number, unit: string) => ({
  words: `≤ ${most}${unit}`,
  met: value <= most,
});
const atLeast = (value: number, least: number) => ({ words: `≥ ${least}`, met: value >= least });

export const goals = { atMost, atLeast };
