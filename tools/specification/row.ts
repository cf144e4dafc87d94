export interface NamedTest {
  /** Path from the root of the project. */
  readonly file: string;
  /** The exact title; of `it.each` with its placeholders. */
  readonly test: string;
  /** The line of the test's body that asserts the statement; white space is ignored. */
  readonly assertion: string;
  /** Other text that the body must contain, such as the case of a table. */
  readonly cases: readonly string[];
}

export type Section = 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** One statement of the specification, with the tests that check it. */
export interface Row {
  readonly section: Section;
  /** The statement in the specification's words, shortened. */
  readonly row: string;
  readonly tests: readonly NamedTest[];
}

type Told = readonly [title: string, assertion: string, ...cases: string[]];

/** Tests of one file, each with its assertion and, for a table of cases, the relevant case. */
export const of = (file: string, ...tests: readonly Told[]): readonly NamedTest[] =>
  tests.map(([test, assertion, ...cases]) => ({ file, test, assertion, cases }));

/** Returns the function that makes rows of a section. */
export const rowOf =
  (section: Section) =>
  (row: string, ...tests: readonly (readonly NamedTest[])[]): Row => ({ section, row, tests: tests.flat() });
