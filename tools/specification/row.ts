export interface NamedTest {
  /** Path from the root of the project. */
  readonly file: string;
  /** Exactly as it is written there; of `it.each` with its placeholders. */
  readonly test: string;
  /** Of the test's body, white space aside: the line that asserts the statement. */
  readonly assertion: string;
  /** What else the body must hold, such as the case of a table. */
  readonly cases: readonly string[];
}

export type Section = 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** One statement of the specification, and who holds the game to it. */
export interface Row {
  readonly section: Section;
  /** The statement in the specification's words, shortened. */
  readonly row: string;
  readonly tests: readonly NamedTest[];
}

type Told = readonly [title: string, assertion: string, ...cases: string[]];

/** Tests of one file, each with the line that asserts and, where it is one of several, the case that is meant. */
export const of = (file: string, ...tests: readonly Told[]): readonly NamedTest[] =>
  tests.map(([test, assertion, ...cases]) => ({ file, test, assertion, cases }));

/** Gives what makes rows of a section. */
export const rowOf =
  (section: Section) =>
  (row: string, ...tests: readonly (readonly NamedTest[])[]): Row => ({ section, row, tests: tests.flat() });
