import { CHANNELS, type RawPicture } from './raster.ts';

/** Red, green and blue, multiplied by alpha, and alpha: colours that look alike lie near each other. */
type Colour = readonly [red: number, green: number, blue: number, alpha: number];

interface Shade {
  readonly colour: Colour;
  /** How many pixels have it. */
  readonly count: number;
}

/** Most colours of a picture that is packed by colours. */
const MOST = 256;
const CLEAR: Colour = [0, 0, 0, 0];
/** Colours are told apart in steps of this width while the palette is sought: there are many more than needed. */
const COARSE = 4;
/** Shades move the colours of the palette this many times. */
const ROUNDS = 4;
/** A colour counts for its number of pixels to this power, so that small marks keep theirs: flowers on a meadow. */
const WEIGHT = 0.6;

const distance = (a: Colour, b: Colour): number =>
  (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2 + (a[3] - b[3]) ** 2;

function colourAt(pixels: Buffer, i: number): Colour {
  const alpha = pixels[i + 3]!;
  const share = alpha / 255;
  return [pixels[i]! * share, pixels[i + 1]! * share, pixels[i + 2]! * share, alpha];
}

/** The colours of a picture, those that are nearly the same in one. */
function shadesOf({ pixels }: RawPicture): readonly Shade[] {
  const sums = new Map<number, [number, number, number, number, number]>();
  for (let i = 0; i < pixels.length; i += CHANNELS) {
    if (pixels[i + 3] === 0) continue;
    const colour = colourAt(pixels, i);
    const key = colour.reduce((sum, value) => sum * 64 + Math.floor(value / COARSE), 0);
    const sum = sums.get(key) ?? [0, 0, 0, 0, 0];
    for (let c = 0; c < CHANNELS; c++) sum[c]! += colour[c]!;
    sum[4] += 1;
    sums.set(key, sum);
  }
  return [...sums.values()].map(([r, g, b, a, count]) => {
    return { colour: [r / count, g / count, b / count, a / count], count };
  });
}

/** Colours that lie far apart, the most wanted first; the first one is no colour. */
function farColours(shades: readonly Shade[]): readonly Colour[] {
  const found: Colour[] = [CLEAR];
  const gaps = shades.map(({ colour }) => distance(colour, CLEAR));
  const weights = shades.map(({ count }) => count ** WEIGHT);
  while (found.length < Math.min(MOST, shades.length + 1)) {
    let farthest = 0;
    for (let i = 1; i < gaps.length; i++)
      if (gaps[i]! * weights[i]! > gaps[farthest]! * weights[farthest]!) farthest = i;
    const { colour } = shades[farthest]!;
    found.push(colour);
    for (const [i, shade] of shades.entries()) gaps[i] = Math.min(gaps[i]!, distance(shade.colour, colour));
  }
  return found;
}

function nearest(palette: readonly Colour[], colour: Colour): number {
  let best = 0;
  let gap = Number.POSITIVE_INFINITY;
  for (const [i, one] of palette.entries()) {
    const here = distance(one, colour);
    if (here < gap) [best, gap] = [i, here];
  }
  return best;
}

/** Moves each colour to the mean of the shades that are nearest to it, and says how far these still are from it, squared. */
function settle(start: readonly Colour[], shades: readonly Shade[]) {
  let palette = start;
  let error = 0;
  for (let round = 0; round <= ROUNDS; round++) {
    const sums = palette.map(() => [0, 0, 0, 0, 0]);
    error = 0;
    for (const { colour, count: many } of shades) {
      const count = many ** WEIGHT;
      const at = nearest(palette, colour);
      error += distance(palette[at]!, colour) * count;
      for (let c = 0; c < CHANNELS; c++) sums[at]![c]! += colour[c]! * count;
      sums[at]![4]! += count;
    }
    if (round === ROUNDS) break;
    palette = palette.map((colour, i) => {
      const [r, g, b, a, count] = sums[i] as [number, number, number, number, number];
      return i === 0 || count === 0 ? colour : [r / count, g / count, b / count, a / count];
    });
  }
  return { palette, error };
}

/** The numbers of colours that are tried, the fewest first. */
const SIZES = [24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, MOST];

const channel = (value: number): number => Math.max(0, Math.min(255, Math.round(value)));

/** The pixel that a colour of the palette is written as. */
function pixelOf([red, green, blue, alpha]: Colour): readonly number[] {
  if (alpha < 3) return [0, 0, 0, 0];
  const share = alpha / 255;
  return [red / share, green / share, blue / share, alpha > 250 ? 255 : alpha].map(channel);
}

/**
 * The picture in as few colours as keep a likeness, at most 256. No dots are strewn: drawn areas stay flat.
 * @param likeness the least peak signal-to-noise ratio in dB, where colours count as said above; of 256 colours it may be less
 */
export function inFewColours(picture: RawPicture, likeness: number): RawPicture {
  const shades = shadesOf(picture);
  const seen = shades.reduce((sum, { count }) => sum + count ** WEIGHT, 0);
  const allowed = (255 ** 2 / 10 ** (likeness / 10)) * seen * CHANNELS;
  const colours = farColours(shades);
  let palette = colours;
  for (const size of SIZES) {
    const tried = settle(colours.slice(0, size), shades);
    palette = tried.palette;
    if (tried.error <= allowed) break;
  }
  const known = new Map<number, readonly number[]>();
  const pixels = Buffer.alloc(picture.pixels.length);
  for (let i = 0; i < pixels.length; i += CHANNELS) {
    if (picture.pixels[i + 3] === 0) continue;
    const key = picture.pixels.readUInt32LE(i);
    let pixel = known.get(key);
    if (!pixel) {
      pixel = pixelOf(palette[nearest(palette, colourAt(picture.pixels, i))]!);
      known.set(key, pixel);
    }
    pixels.set(pixel, i);
  }
  return { ...picture, pixels };
}
