import { DARK_LOOKS, type DarkRecipe, darkTone } from './dark-recipes.ts';
import { fromOklch, toOklch } from './oklch.ts';

export type Kind = 'normal' | 'dark' | 'shiny';
export const KINDS: readonly Kind[] = ['normal', 'dark', 'shiny'];
/** The role of a colour on a creature. It decides how the dark and the shiny kind change the colour. */
export type Role = 'main' | 'belly' | 'accent' | 'iris' | 'fixed';
export const ROLES: readonly Role[] = ['main', 'belly', 'accent', 'iris', 'fixed'];
export type Palette = Readonly<Record<string, string>>;

export interface KindOptions {
  /** Colours of the dark kind that replace the computed ones. */
  readonly dark?: Palette;
  /** How the dark kind is coloured; `plum` by default. */
  readonly darkRecipe?: DarkRecipe;
  /** Colours of the shiny kind that replace the computed ones. */
  readonly shiny?: Palette;
  /** How far the shiny kind turns the hue, in degrees. Default 150. */
  readonly shinyTurn?: number;
  /** Roles of colours whose name does not imply the role. */
  readonly roles?: Readonly<Record<string, Role>>;
}

const BELLY_NAMES = ['belly', 'skin', 'claw', 'horn'];
const ACCENT_NAMES = [
  'accent',
  'flame',
  'flameTip',
  'wing',
  'petal',
  'gold',
  'crystal',
  'spot',
  'fin',
  'finTip',
];

/** The role of a palette colour, by its name; `main` for an unknown name. */
export function roleOf(name: string): Role {
  if (name === 'iris') return 'iris';
  if (BELLY_NAMES.includes(name)) return 'belly';
  return ACCENT_NAMES.includes(name) ? 'accent' : 'main';
}

/** The colour in the dark kind: main and belly become dark, accents and irises stay bright. */
function darkColour(hex: string, role: Role, recipe: DarkRecipe = 'plum'): string {
  if (role === 'fixed') return hex;
  return role === 'iris' ? DARK_LOOKS[recipe].eye.iris : darkTone(hex, role, recipe);
}

/** The colour in the shiny kind: the hue of main and belly turns, accents become gold, irises stay. */
function shinyColour(hex: string, role: Role, turn = 150): string {
  const { lightness, chroma, hue } = toOklch(hex);
  switch (role) {
    case 'fixed':
    case 'iris':
      return hex;
    case 'accent':
      return fromOklch(0.86, 0.15, 92);
    case 'belly':
      return fromOklch(Math.min(0.96, lightness * 1.01 + 0.01), chroma, hue + turn * 0.9);
    case 'main':
      return fromOklch(Math.min(0.93, lightness * 0.98 + 0.05), Math.max(0.06, chroma * 0.95), hue + turn);
  }
}

/** The palette of a kind, computed from the normal palette. */
export function paletteOf(normal: Palette, kind: Kind, options: KindOptions = {}): Palette {
  if (kind === 'normal') return normal;
  const overrides = options[kind] ?? {};
  const changed = Object.entries(normal).map(([name, hex]) => {
    const role = options.roles?.[name] ?? roleOf(name);
    const byRule =
      kind === 'dark' ? darkColour(hex, role, options.darkRecipe) : shinyColour(hex, role, options.shinyTurn);
    return [name, overrides[name] ?? byRule];
  });
  return Object.fromEntries(changed);
}
