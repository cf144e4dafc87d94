import { type Bindings, type ButtonAction, isButton, isKey, type KeyAction, MOST_BOUND } from './controls.ts';

/** The languages of the game. Each has its texts in `src/locales/<language>/`. */
export const LANGUAGES = [
  'en',
  'ar',
  'de',
  'es',
  'fr',
  'it',
  'ja',
  'ko',
  'pl',
  'pt-BR',
  'tr',
  'zh-CN',
] as const;

/** Settings that have one of several values. The first one is the default. */
export const SETTING_OPTIONS = {
  /** As the browser prefers, or one of the game's. */
  language: ['system', ...LANGUAGES],
  theme: ['system', 'light', 'dark'],
  contrast: ['standard', 'high'],
  /** Less motion: no shaking, no flashing, no idle motion. */
  calm: ['system', 'on', 'off'],
  /** Factor by which battles are played faster. */
  speed: [1, 2, 4],
  /** How long words on the battle stage and messages stay: as fast as the animations, or at a pace of their own. */
  textPace: ['animations', 'slow', 'normal', 'fast'],
  /** How the map tells the end of the game's hour: in minutes, or by the time of day of this device. */
  clock: ['world', 'wall'],
  /** Whether the game is told and commanded in text: not at all, in place of the canvas, or beside it. */
  textMode: ['off', 'only', 'both'],
  /** Where the pad of the map is: below or beside the map, above the page where the player has put it, or nowhere. */
  pad: ['map', 'free', 'hidden'],
} as const;

/** Settings that are whole numbers from `least` to `most`. `step` is that of a slider. */
export const SETTING_RANGES = {
  /** Percent of the usual size. */
  textSize: { least: 80, most: 200, step: 10, usual: 100 },
  music: { least: 0, most: 100, step: 5, usual: 60 },
  effects: { least: 0, most: 100, step: 5, usual: 70 },
  cries: { least: 0, most: 100, step: 5, usual: 70 },
  /** Percent of the pad's usual size. */
  padSize: { least: 80, most: 160, step: 10, usual: 100 },
  /** Percent of opacity of the pad. */
  padOpacity: { least: 20, most: 100, step: 10, usual: 100 },
  /** Where a free pad is: percent of the room between it and the edge of its side, and the lower edge. */
  padAcross: { least: 0, most: 100, step: 5, usual: 0 },
  padUp: { least: 0, most: 100, step: 5, usual: 0 },
} as const;

/** Settings that are on or off, with their defaults. */
export const SETTING_SWITCHES = {
  muted: false,
  /** A letter or shape stands beside every colour that means something. */
  colourMarks: false,
  /** The effects of attacks are shown before they are chosen. */
  previews: true,
  /** A round stops after each action until the player goes on. */
  waitForMe: false,
  /** The game asks before a favourite leaves, and before a new battle ends an unfinished one. */
  confirmations: true,
  /** The pad of the map is on the left. */
  leftHanded: false,
  vibration: false,
} as const;

/** The keys and gamepad buttons that the player has chosen, by action. */
export const SETTING_BINDINGS = { keys: isKey, buttons: isButton } as const;

type Options = typeof SETTING_OPTIONS;

/** All settings of a player. */
export type Settings = {
  readonly [Name in keyof Options]: Options[Name][number];
} & { readonly [Name in keyof typeof SETTING_RANGES]: number } & {
  readonly [Name in keyof typeof SETTING_SWITCHES]: boolean;
} & {
  readonly keys: Bindings<KeyAction, string>;
  readonly buttons: Bindings<ButtonAction, number>;
};
export type SettingName = keyof Settings;
export type Channel = 'music' | 'effects' | 'cries';

const has = (table: object, name: string): boolean => Object.hasOwn(table, name);

const isBound = (value: unknown, isInput: (each: unknown) => boolean): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((of) => Array.isArray(of) && of.length <= MOST_BOUND && of.every(isInput));

function isOf(name: string, value: unknown): boolean {
  if (has(SETTING_OPTIONS, name))
    return (SETTING_OPTIONS[name as 'theme'] as readonly unknown[]).includes(value);
  if (has(SETTING_SWITCHES, name)) return typeof value === 'boolean';
  if (has(SETTING_BINDINGS, name)) return isBound(value, SETTING_BINDINGS[name as 'keys']);
  if (!has(SETTING_RANGES, name)) return false;
  const { least, most } = SETTING_RANGES[name as Channel];
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}

/** The settings with valid values of a stored object of any kind; the rest is left out. */
export function knownSettings(stored: unknown): Partial<Settings> {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([name, value]) => isOf(name, value)));
}

/** What applies to whoever has chosen nothing. */
export const DEFAULT_SETTINGS = {
  ...Object.fromEntries(Object.entries(SETTING_OPTIONS).map(([name, [first]]) => [name, first])),
  ...Object.fromEntries(Object.entries(SETTING_RANGES).map(([name, { usual }]) => [name, usual])),
  ...SETTING_SWITCHES,
  keys: {},
  buttons: {},
} as Settings;

/** Values are stored in another order than they were sent in. */
const inOrder = (value: unknown): string =>
  JSON.stringify(typeof value === 'object' && value !== null ? Object.entries(value).toSorted() : value);

/** Whether two values of a setting are the same. */
export const isSameSetting = (one: unknown, other: unknown): boolean => inOrder(one) === inOrder(other);
