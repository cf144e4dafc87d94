import { createStore } from 'zustand/vanilla';
import { local } from '../../api/browserStorage.ts';

/** What has a volume of its own. */
export const CHANNELS = ['music', 'effects', 'cries'] as const;
export type Channel = (typeof CHANNELS)[number];

/** How loud the game is; each volume is 0 to 100. */
export interface SoundSettings extends Readonly<Record<Channel, number>> {
  readonly muted: boolean;
  /** Whether the player has asked for music although the browser saves data. */
  readonly asked: boolean;
}

const KEY = 'sound';
const DEFAULTS: SoundSettings = { muted: false, asked: false, music: 60, effects: 70, cries: 70 };

/** How loud the game is in this browser. */
export const sound = createStore<SoundSettings>(readSettings);

/** Sets a volume, 0 to 100. Who moves the music's wants to hear music. */
export function setVolume(channel: Channel, volume: number): void {
  change({ [channel]: volume, ...(channel === 'music' && { asked: true }) });
}

export const setMuted = (muted: boolean) => change({ muted });

/** Lets music be loaded where the browser saves data. */
export const askForMusic = () => change({ asked: true });

/** Whether the browser was told to load as little as it can. */
export function savesData(): boolean {
  const { connection } = globalThis.navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Whether music waits until somebody asks for it, as it is the largest part of what is heard. */
export const musicWaits = ({ asked }: SoundSettings): boolean => !asked && savesData();

/** Takes up what another window of this browser sets. */
export function followSound(): void {
  globalThis.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) sound.setState(readSettings(), true);
  });
}

function change(change: Partial<SoundSettings>): void {
  sound.setState(change);
  local.setItem(KEY, JSON.stringify(sound.getState()));
}

function readSettings(): SoundSettings {
  const stored = parse(local.getItem(KEY));
  const volume = (channel: Channel) => {
    const kept = stored[channel];
    return typeof kept === 'number' && kept >= 0 && kept <= 100 ? kept : DEFAULTS[channel];
  };
  return {
    muted: stored.muted === true,
    asked: stored.asked === true,
    music: volume('music'),
    effects: volume('effects'),
    cries: volume('cries'),
  };
}

function parse(text: string | null): Partial<Record<keyof SoundSettings, unknown>> {
  try {
    return JSON.parse(text ?? '{}') ?? {};
  } catch {
    return {};
  }
}
