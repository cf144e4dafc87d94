/** What the files must keep to. */
export const LIMITS = {
  /** LUFS: integrated of pieces, of the loudest moment of short sounds. */
  softest: -18,
  loudest: -14,
  /** dBTP. */
  peak: -1,
  /** Mean of all samples. */
  offset: 0.004,
  /** Seconds of silence after a short sound. */
  after: 0.06,
  /** Bytes of all files of one form. */
  bytes: 3_000_000,
} as const;
