import { createStore } from 'zustand/vanilla';
import {
  DEFAULT_SETTINGS,
  knownSettings,
  type SettingName,
  type Settings,
} from '../../contract/shapes/settings.ts';
import { local, onStored } from '../api/browserStorage.ts';

const KEY = 'settings';

/** What this browser keeps of the settings. */
export interface KeptSettings {
  /** What was chosen here, or came from the account. */
  readonly chosen: Partial<Settings>;
  /** The settings that were changed here and that the account does not have yet. */
  readonly unsent: readonly SettingName[];
  /** The player who made these changes; null if nobody was logged in, '' if the name was not known yet. */
  readonly by: string | null;
  /** The settings that were chosen before a login whose account has not been asked yet, and not changed since. */
  readonly beforeLogin: readonly SettingName[];
  /** What was chosen before a login and gave way to other settings of the account. */
  readonly gaveWay: Partial<Settings>;
  /** Whether the player has asked this device for music although the browser is in data-saving mode. */
  readonly askedForMusic: boolean;
}

export interface SettingsState extends KeptSettings {
  /** Every setting: what was chosen, otherwise its default. */
  readonly all: Settings;
}

function parsed(key: string): unknown {
  try {
    return JSON.parse(local.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

const namesIn = (value: unknown): readonly SettingName[] => (Array.isArray(value) ? value : []);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The keys of earlier versions, which kept each setting by itself. */
const FORMER_KEYS = ['theme', 'sound', 'calm', 'foresight', 'battle-speed', 'textMode'];

/** What an earlier version of the game has kept in this browser. It counts as chosen without being logged in. */
function formerSettings(): KeptSettings {
  const [theme, , calm, foresight, speed, textMode] = FORMER_KEYS.map((key) => local.getItem(key));
  const sound = parsed('sound');
  const { asked, ...volumes } = isRecord(sound) ? sound : {};
  const chosen = knownSettings({
    ...volumes,
    theme,
    ...(calm !== null && { calm: calm === 'true' ? 'on' : 'off' }),
    ...(foresight !== null && { previews: foresight !== 'false' }),
    speed: Number(speed),
    textMode,
  });
  const unsent = Object.keys(chosen) as SettingName[];
  return { chosen, unsent, by: null, beforeLogin: [], gaveWay: {}, askedForMusic: asked === true };
}

/** The choice of text mode was kept apart for longer than the other settings: it is taken over, and goes to the account. */
function withTextMode(stored: Readonly<Record<string, unknown>>): Pick<KeptSettings, 'chosen' | 'unsent'> {
  const chosen = knownSettings(stored.chosen);
  const unsent = namesIn(stored.unsent);
  const apart = knownSettings({ textMode: local.getItem('textMode') });
  if (apart.textMode === undefined || chosen.textMode !== undefined) return { chosen, unsent };
  return { chosen: { ...chosen, ...apart }, unsent: [...unsent, 'textMode'] };
}

/** The stored settings. What makes no sense counts as never chosen. */
function storedSettings(): SettingsState {
  const stored = parsed(KEY);
  const kept = isRecord(stored)
    ? {
        ...withTextMode(stored),
        by: typeof stored.by === 'string' ? stored.by : null,
        beforeLogin: namesIn(stored.beforeLogin),
        gaveWay: knownSettings(stored.gaveWay),
        askedForMusic: stored.askedForMusic === true,
      }
    : formerSettings();
  const isKept = (name: SettingName) => name in kept.chosen;
  return {
    ...kept,
    unsent: kept.unsent.filter(isKept),
    beforeLogin: kept.beforeLogin.filter(isKept),
    all: allOf(kept),
  };
}

const allOf = ({ chosen }: Pick<KeptSettings, 'chosen'>): Settings => ({ ...DEFAULT_SETTINGS, ...chosen });

/** The settings of the player in front of this device, kept in localStorage. Only this file reads and writes them. */
export const settings = createStore<SettingsState>(storedSettings);

/** Changes what is kept, and stores it. */
export function keepSettings(change: Partial<KeptSettings>): void {
  const { all: _, ...kept } = { ...settings.getState(), ...change };
  settings.setState({ ...kept, all: allOf(kept) }, true);
  local.setItem(KEY, JSON.stringify(kept));
  for (const key of FORMER_KEYS) local.removeItem(key);
}

/** Chooses settings on this device. */
export function chooseSettings(change: Partial<Settings>, by: string | null): void {
  const kept = settings.getState();
  const names = Object.keys(change) as SettingName[];
  const nobodys = kept.by === null ? kept.unsent : kept.beforeLogin;
  // Changes of somebody else stay on this device, and do not go to the account of the one who changes something now.
  const own = kept.by === by || (kept.by === '' && by !== null) ? kept.unsent : [];
  const unsent = [...new Set([...(by === null ? nobodys : own), ...names])];
  const beforeLogin = by === null ? [] : nobodys.filter((name) => !names.includes(name));
  keepSettings({ chosen: { ...kept.chosen, ...change }, unsent, by, beforeLogin });
}

/** Takes the settings as they are stored now. */
export const rereadSettings = (): void => settings.setState(storedSettings(), true);

/** Follows changes that another window of this browser makes. */
export function followSettings(): void {
  onStored((key) => {
    if (key === KEY || key === null) rereadSettings();
  });
}

/** Whether the system asks for less motion. */
const systemWantsCalm = (): boolean =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/** Whether motion is reduced: as the player has chosen, otherwise as the system has it. */
export const isCalm = ({ calm }: Settings): boolean =>
  calm === 'system' ? systemWantsCalm() : calm === 'on';
