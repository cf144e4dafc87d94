/** A constant value, or points of [seconds, value] in order of time; the first and last value hold outside. */
export type Curve = number | readonly (readonly [seconds: number, value: number])[];

/**
 * Returns a function that reads a curve; its times must not fall. Between two positive values it interpolates by equal
 * ratios, as pitch and brightness are heard, otherwise linearly.
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
