/** A problem with an asset file, with a text that says how to mend it. */
export interface Finding {
  /** Path below the project's root. For a missing file: where it should be. */
  readonly file: string;
  /** Name of the check, such as `wrong-size`. */
  readonly check: string;
  readonly expected: string;
  readonly found: string;
  /** What to do, in one or two sentences. */
  readonly mend: string;
}

/** The finding as one line of text. */
export const tell = ({ file, expected, found, mend }: Finding): string =>
  `${file}: expected ${expected}, found ${found}. ${mend}`;
