/** One baked file; `path` is relative to `assets/generated`. */
export interface MadeFile {
  readonly path: string;
  readonly data: Buffer;
}

/** A source of pictures for the baker. Paths come first, so that a filter can skip the costly drawing. */
export interface Maker {
  readonly name: string;
  /** Makes the files whose path `wanted` accepts. */
  files(wanted: (path: string) => boolean): AsyncIterable<MadeFile>;
}
