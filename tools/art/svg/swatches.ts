import type { DarkRecipe } from '../core/dark-recipes.ts';
import { type Kind, type Palette, paletteOf, type Role } from '../core/kinds.ts';
import { colourDifference } from '../core/oklch.ts';
import { gradientColours } from '../core/paint.ts';
import { makeRamp } from '../core/ramp.ts';
import { CREATURE_STYLE } from '../core/style.ts';

/** One colour of the palette that is stored in an SVG. Colours are `#rrggbb` in lower case. */
export interface Swatch {
  readonly name: string;
  /** Decides how the dark and the shiny kind change the colour. */
  readonly role: Role;
  readonly colour: string;
  /** The colour at the time of the export; shapes may still have its tones. */
  readonly exported?: string;
  /** Colours of the dark and the shiny kind that replace the computed ones. */
  readonly dark?: string;
  readonly shiny?: string;
}
export interface SwatchPalette {
  readonly swatches: readonly Swatch[];
  /** How far the shiny kind turns the hue, in degrees, if it differs from the default. */
  readonly shinyTurn?: number;
  /** How the dark kind is coloured, if not in plum. */
  readonly darkRecipe?: DarkRecipe;
}

/** The tones into which shading splits a palette colour; `far` is for limbs on the far side. */
export const SWATCH_TONES = [
  'base',
  'light',
  'shade',
  'deep',
  'line',
  'top',
  'bottom',
  'far-top',
  'far-bottom',
] as const;
export type SwatchTone = (typeof SWATCH_TONES)[number];
/** One colour of the picture: a tone of a swatch. */
export interface Paint {
  readonly swatch: string;
  readonly tone: SwatchTone;
}

/** All tones of a colour, computed as in the drawings. */
export function tonesOf(colour: string): Readonly<Record<SwatchTone, string>> {
  const ramp = makeRamp(colour);
  const [top, , bottom] = gradientColours(ramp.light, ramp.base, ramp.shade, CREATURE_STYLE);
  const [farTop, , farBottom] = gradientColours(ramp.base, ramp.shade, ramp.deep, CREATURE_STYLE);
  return { ...ramp, top, bottom, 'far-top': farTop, 'far-bottom': farBottom };
}

/** The tones of every swatch in a kind, by the name of the swatch. */
export function kindTones({ swatches, shinyTurn, darkRecipe }: SwatchPalette, kind: Kind) {
  const pick = (key: 'dark' | 'shiny'): Palette =>
    Object.fromEntries(swatches.flatMap((swatch) => (swatch[key] ? [[swatch.name, swatch[key]]] : [])));
  const normal: Palette = Object.fromEntries(swatches.map(({ name, colour }) => [name, colour]));
  const palette = paletteOf(normal, kind, {
    dark: pick('dark'),
    shiny: pick('shiny'),
    roles: Object.fromEntries(swatches.map(({ name, role }) => [name, role])),
    ...(shinyTurn === undefined ? {} : { shinyTurn }),
    ...(darkRecipe === undefined ? {} : { darkRecipe }),
  });
  return new Map(Object.entries(palette).map(([name, colour]) => [name, tonesOf(colour)]));
}

/** The name of a colour in style sheets: `main`, `main-shade`. */
export const paintName = ({ swatch, tone }: Paint): string =>
  tone === 'base' ? swatch : `${swatch}-${tone}`;

/** The nearest unused colour, by steps of 1 in blue; the difference is not visible. */
function separate(colour: string, taken: ReadonlyMap<string, unknown>): string {
  const value = Number.parseInt(colour.slice(1), 16);
  const step = (value & 0xff) >= 0x80 ? -1 : 1;
  for (let shift = 0; ; shift++) {
    const shifted = `#${(value + step * shift).toString(16).padStart(6, '0')}`;
    if (!taken.has(shifted)) return shifted;
  }
}

/**
 * Maps each colour of a file to its swatch and tone. All colours are different, so that a colour alone identifies
 * them if a program has removed the classes.
 */
export function colourTable(swatches: readonly Pick<Swatch, 'name' | 'colour'>[]): Map<string, Paint> {
  const table = new Map<string, Paint>();
  const bases = swatches.map(({ name, colour }) => {
    const own = separate(colour, table);
    table.set(own, { swatch: name, tone: 'base' });
    return { name, tones: tonesOf(own) };
  });
  for (const { name, tones } of bases) {
    for (const tone of SWATCH_TONES.slice(1)) table.set(separate(tones[tone], table), { swatch: name, tone });
  }
  return table;
}

/** The colours that a file had when it was exported. */
export const exportedColours = (swatches: readonly Swatch[]): Map<string, Paint> =>
  colourTable(swatches.flatMap(({ name, exported }) => (exported ? [{ name, colour: exported }] : [])));

/** Allowed difference per channel, as some programs convert colours. */
const TOLERANCE = 2;
const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
const isNear = (first: string, second: string): boolean => {
  const other = channels(second);
  return channels(first).every((value, i) => Math.abs(value - other[i]!) <= TOLERANCE);
};

/** Finds the swatch and tone of a colour in a file. */
export class ColourIndex {
  private readonly tables: readonly ReadonlyMap<string, Paint>[];

  constructor({ swatches }: SwatchPalette) {
    // A colour of the palette always means its swatch. Other colours may be tones of the exported palette.
    const bases = new Map(
      swatches.map(({ name, colour }) => [colour, { swatch: name, tone: 'base' } as const]),
    );
    this.tables = [bases, exportedColours(swatches), colourTable(swatches)];
  }

  /** The swatch and tone of `colour` (`#rrggbb`); undefined if it does not come from the palette. */
  find(colour: string): Paint | undefined {
    for (const table of this.tables) {
      const exact = table.get(colour);
      if (exact) return exact;
    }
    for (const table of this.tables) {
      for (const [known, paint] of table) if (isNear(known, colour)) return paint;
    }
    return undefined;
  }

  /** The name of the palette colour or tone that looks most like `colour`. */
  nearest(colour: string): string {
    const all = this.tables.flatMap((table) => [...table]);
    const [[, paint] = ['', { swatch: '', tone: 'base' } as Paint]] = all.sort(
      ([first], [second]) => colourDifference(first, colour) - colourDifference(second, colour),
    );
    return paintName(paint);
  }
}
