/** Something that is wrong with a file of the game, in words that say how to mend it. */
export interface Finding {
  /** Path below the project's root; where a file is missing, where it belongs. */
  readonly file: string;
  /** Name of the check, such as `wrong-size`. */
  readonly check: string;
  readonly expected: string;
  readonly found: string;
  /** What to do, a whole sentence or two. */
  readonly mend: string;
}

/** A line for people. */
export const tell = ({ file, expected, found, mend }: Finding): string =>
  `${file}: expected ${expected}, found ${found}. ${mend}`;
