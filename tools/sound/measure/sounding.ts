/** Samples below this share of the highest sample (-50 dB) count as silence. */
const SILENT = 0.003;

/** First and last audible sample; `last` is below `first` if the sound is silent. */
export function soundingPart(channels: readonly Float32Array[]): {
  readonly first: number;
  readonly last: number;
} {
  let highest = 0;
  for (const samples of channels) for (const value of samples) highest = Math.max(highest, Math.abs(value));
  const isHeard = (value: number): boolean => Math.abs(value) > highest * SILENT;
  const firsts = channels.map((samples) => samples.findIndex(isHeard)).filter((place) => place >= 0);
  if (firsts.length === 0) return { first: 0, last: -1 };
  return {
    first: Math.min(...firsts),
    last: Math.max(...channels.map((samples) => samples.findLastIndex(isHeard))),
  };
}
