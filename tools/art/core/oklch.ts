/**
 * Colours in OKLCH: lightness 0…1, chroma 0…about 0.37, hue 0…360.
 * Matrices from Björn Ottosson, "A perceptual color space for image processing" (2020).
 */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}
type Triple = [number, number, number];

const toLinear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const toGamma = (c: number): number => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);
const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
const toHexByte = (share: number): string => {
  return Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');
};

/** Red, green and blue (0…1) of `#rrggbb` or `#rgb`. */
function readHex(hex: string): Triple {
  const digits = hex.slice(1);
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  if (!/^[0-9a-f]{6}$/i.test(full)) throw new Error(`not a colour: ${hex}`);
  const channel = (from: number): number => Number.parseInt(full.slice(from, from + 2), 16) / 255;
  return [channel(0), channel(2), channel(4)];
}

function oklab(hex: string): Triple {
  const [r, g, b] = readHex(hex).map(toLinear) as Triple;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

export function toOklch(hex: string): Oklch {
  const [lightness, a, b] = oklab(hex);
  return { lightness, chroma: Math.hypot(a, b), hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

function linearRgb(lightness: number, chroma: number, hue: number): Triple {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** The colour as `#rrggbb`; chroma is lowered until the colour is within sRGB. */
export function fromOklch(lightness: number, chroma: number, hue: number): string {
  const light = clamp(lightness, 0, 1);
  let shown = chroma;
  const fits = (): boolean => linearRgb(light, shown, hue).every((c) => c >= -0.001 && c <= 1.001);
  for (let i = 0; i < 40 && !fits(); i++) shown *= 0.94;
  const channels = linearRgb(light, shown, hue).map((c) => clamp(toGamma(Math.max(0, c)), 0, 1));
  return `#${channels.map(toHexByte).join('')}`;
}

const signedTurn = (from: number, to: number): number => ((to - from + 540) % 360) - 180;

/** Turns `hue` towards `target` by at most `limit` degrees. */
export function hueTowards(hue: number, target: number, limit: number): number {
  return (hue + clamp(signedTurn(hue, target), -limit, limit) + 360) % 360;
}

/** Clamps `hue` to `middle` ± `half` degrees. */
export function hueWithin(hue: number, middle: number, half: number): number {
  return (middle + clamp(signedTurn(middle, hue), -half, half) + 360) % 360;
}

/** Mixes two colours in sRGB; `share` (0…1) is the share of `second`. */
export function mix(first: string, second: string, share: number): string {
  const other = readHex(second);
  return `#${readHex(first)
    .map((value, i) => toHexByte(value + (other[i]! - value) * share))
    .join('')}`;
}

/** Perceived difference of two colours (OKLab distance × 100; 2 is just visible). */
export function colourDifference(first: string, second: string): number {
  const [a, b] = [oklab(first), oklab(second)];
  return 100 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
