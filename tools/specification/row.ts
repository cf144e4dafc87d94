export interface NamedTest {
  /** Path from the root of the project. */
  readonly file: string;
  /** Exactly as it is written there; of `it.each` with its placeholders. */
  readonly test: string;
}

/** One statement of the specification, and who holds the game to it. */
export interface Row {
  readonly section: 5 | 8;
  /** The statement in the specification's words, shortened. */
  readonly row: string;
  readonly tests: readonly NamedTest[];
}

/** Tests of one file. */
export const of = (file: string, ...titles: readonly string[]): readonly NamedTest[] =>
  titles.map((test) => ({ file, test }));

/** Gives what makes rows of a section. */
export const rowOf =
  (section: Row['section']) =>
  (row: string, ...tests: readonly (readonly NamedTest[])[]): Row => ({ section, row, tests: tests.flat() });
