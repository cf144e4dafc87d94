/** Limits that the sound files must keep. */
export const LIMITS = {
  /** LUFS: integrated loudness for pieces of music, momentary loudness for short sounds. */
  softest: -18,
  loudest: -14,
  /** dBTP. */
  peak: -1,
  /** Mean of all samples. */
  offset: 0.004,
  /** Seconds of silence after a short sound. */
  after: 0.06,
  /** Bytes of all files of one format. Nobody loads them all at once: a piece comes when it is first heard. */
  bytes: 4_000_000,
} as const;
