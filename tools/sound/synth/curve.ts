/** A steady value, or points of [seconds, value] in order of time, held before the first and after the last. */
export type Curve = number | readonly (readonly [seconds: number, value: number])[];

/**
 * Reads a curve at rising times. Between two positive values it moves by equal ratios, as pitch and brightness are
 * heard; otherwise in a straight line.
 */
export function follow(curve: Curve): (seconds: number) => number {
  if (typeof curve === 'number') return () => curve;
  let next = 0;
  return (seconds) => {
    while (next < curve.length && curve[next]![0] <= seconds) next += 1;
    const [from, to] = [curve[next - 1], curve[next]];
    if (!from) return to?.[1] ?? 0;
    if (!to) return from[1];
    const share = (seconds - from[0]) / (to[0] - from[0]);
    if (from[1] > 0 && to[1] > 0) return from[1] * (to[1] / from[1]) ** share;
    return from[1] + (to[1] - from[1]) * share;
  };
}
