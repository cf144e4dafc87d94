/** Settings that have one of several values. The first one is the default. */
export const SETTING_OPTIONS = {
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
} as const;

/** Settings that are whole numbers from `least` to `most`. `step` is that of a slider. */
export const SETTING_RANGES = {
  /** Percent of the usual size. */
  textSize: { least: 80, most: 200, step: 10, usual: 100 },
  music: { least: 0, most: 100, step: 5, usual: 60 },
  effects: { least: 0, most: 100, step: 5, usual: 70 },
  cries: { least: 0, most: 100, step: 5, usual: 70 },
} as const;

/** Settings that are on or off, with their defaults. */
export const SETTING_SWITCHES = {
  muted: false,
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

type Options = typeof SETTING_OPTIONS;

/** All settings of a player. */
export type Settings = {
  readonly [Name in keyof Options]: Options[Name][number];
} & { readonly [Name in keyof typeof SETTING_RANGES]: number } & {
  readonly [Name in keyof typeof SETTING_SWITCHES]: boolean;
};
export type SettingName = keyof Settings;
export type Channel = 'music' | 'effects' | 'cries';

const has = (table: object, name: string): boolean => Object.hasOwn(table, name);

function isOf(name: string, value: unknown): boolean {
  if (has(SETTING_OPTIONS, name))
    return (SETTING_OPTIONS[name as 'theme'] as readonly unknown[]).includes(value);
  if (has(SETTING_SWITCHES, name)) return typeof value === 'boolean';
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
} as Settings;
