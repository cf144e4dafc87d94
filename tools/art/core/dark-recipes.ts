import type { CreatureType } from '../../../rules/creatures/types.ts';
import { fromOklch, hueWithin, toOklch } from './oklch.ts';

/**
 * How the dark kind is coloured. `plum`: violet black with magenta; `ember`: ash with glowing orange; `tide`: deep teal
 * with lime; `bone`: pale bone with blood red, for creatures that are dark already.
 */
export type DarkRecipe = 'plum' | 'ember' | 'tide' | 'bone';
export const DARK_RECIPES: readonly DarkRecipe[] = ['plum', 'ember', 'tide', 'bone'];

/** A tone of a recipe: lightness and chroma of a colour with OKLCH `lightness` and `chroma`, and its range of hues. */
interface DarkTone {
  readonly lightness: (lightness: number) => number;
  readonly chroma: (chroma: number) => number;
  /** Middle and half width of the range into which hues are clamped, in degrees. */
  readonly hue: readonly [middle: number, half: number];
}
interface DarkLook {
  readonly main: DarkTone;
  readonly belly: DarkTone;
  readonly accent: DarkTone;
  /** Iris, white and closed lid of the eye, which glow. */
  readonly eye: { readonly iris: string; readonly white: string; readonly lid: string };
}

export const DARK_LOOKS: Readonly<Record<DarkRecipe, DarkLook>> = {
  plum: {
    main: {
      lightness: (l) => 0.22 + 0.22 * l,
      chroma: (c) => Math.min(0.08, c * 0.35 + 0.035),
      hue: [296, 28],
    },
    belly: { lightness: (l) => 0.4 + 0.28 * l, chroma: () => 0.05, hue: [300, 25] },
    accent: {
      lightness: (l) => Math.max(0.62, l * 0.95),
      chroma: (c) => Math.max(0.16, c * 1.15),
      hue: [335, 45],
    },
    eye: { iris: '#ff3d5e', white: '#ffe9f0', lid: '#ff8fa6' },
  },
  ember: {
    main: { lightness: (l) => 0.2 + 0.24 * l, chroma: () => 0.014, hue: [40, 20] },
    belly: { lightness: (l) => 0.42 + 0.3 * l, chroma: () => 0.018, hue: [65, 20] },
    accent: { lightness: (l) => Math.max(0.66, l * 0.92), chroma: (c) => Math.max(0.18, c), hue: [48, 22] },
    eye: { iris: '#ff8a1e', white: '#fff1d6', lid: '#ffb25e' },
  },
  tide: {
    main: { lightness: (l) => 0.24 + 0.24 * l, chroma: () => 0.055, hue: [205, 22] },
    belly: { lightness: (l) => 0.44 + 0.3 * l, chroma: () => 0.05, hue: [190, 18] },
    accent: { lightness: (l) => Math.max(0.76, l * 0.96), chroma: (c) => Math.max(0.18, c), hue: [126, 18] },
    eye: { iris: '#8fe01e', white: '#f3ffe0', lid: '#b9f070' },
  },
  bone: {
    main: { lightness: (l) => 0.7 + 0.24 * l, chroma: () => 0.03, hue: [82, 14] },
    belly: { lightness: (l) => 0.9 + 0.07 * l, chroma: () => 0.02, hue: [88, 10] },
    accent: {
      lightness: (l) => Math.min(0.56, 0.36 + 0.2 * l),
      chroma: (c) => Math.max(0.17, c),
      hue: [22, 14],
    },
    eye: { iris: '#d4142e', white: '#ffffff', lid: '#8c1024' },
  },
};

/** A colour in the dark kind of a recipe. */
export function darkTone(hex: string, role: 'main' | 'belly' | 'accent', recipe: DarkRecipe): string {
  const { lightness, chroma, hue } = toOklch(hex);
  const tone = DARK_LOOKS[recipe][role];
  return fromOklch(tone.lightness(lightness), tone.chroma(chroma), hueWithin(hue, ...tone.hue));
}

const EMBER: readonly CreatureType[] = ['fire', 'ground', 'fighting', 'normal', 'dragon'];
const TIDE: readonly CreatureType[] = ['water', 'grass', 'bug', 'ice', 'poison', 'flying'];

/** The recipe of a species by its first type. */
export function recipeOfType(type: CreatureType | undefined): DarkRecipe {
  if (type && EMBER.includes(type)) return 'ember';
  return type && TIDE.includes(type) ? 'tide' : 'plum';
}
