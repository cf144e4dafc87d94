/**
 * Difference of colours as CIE 1976 L*a*b* (ΔE*ab, white point D65), for comparing whole pictures.
 * Formulas: CIE 15:2004.
 */
export type Lab = readonly [lightness: number, a: number, b: number];

const linear = (byte: number): number => {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const response = (t: number): number =>
  t > 216 / 24_389 ? Math.cbrt(t) : (24_389 / 27) * (t / 116) + 16 / 116;

/** L*a*b* of a colour in sRGB; each channel is 0…255. */
export function toLab(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const x = response((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = response(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = response((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** ΔE*ab of two colours; 2 is just visible. */
export function labDifference(first: Lab, second: Lab): number {
  return Math.hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2]);
}
