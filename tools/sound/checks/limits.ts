/** What the files must keep to. */
export const LIMITS = {
  /** LUFS: integrated of pieces, of the loudest moment of short sounds. */
  softest: -18,
  loudest: -14,
  /** dBTP. */
  peak: -1,
  /** Mean of all samples. */
  offset: 0.004,
  /** Seconds of silence before and after a short sound. */
  before: 0.02,
  after: 0.06,
  /** Bytes of all files of one form. */
  bytes: 3_000_000,
} as const;

/** Seconds, by folder. */
export const LENGTHS: Readonly<Record<string, readonly [shortest: number, longest: number]>> = {
  music: [20, 40],
  effects: [0.05, 1.55],
  cries: [0.3, 1.25],
};
