/** One baked file; `path` is relative to `assets/generated`. */
export interface MadeFile {
  readonly path: string;
  readonly data: Buffer;
}

/** A source of pictures for the baker. It asks `wanted` before it draws, as drawing is slow. */
export interface Maker {
  readonly name: string;
  /** Makes the files whose path `wanted` accepts. */
  files(wanted: (path: string) => boolean): AsyncIterable<MadeFile>;
}
