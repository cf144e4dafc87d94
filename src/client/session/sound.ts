import { createStore } from 'zustand/vanilla';
import { local } from '../../api/browserStorage.ts';

/** Kinds of sound with a volume setting each. */
export const CHANNELS = ['music', 'effects', 'cries'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Sound settings; each volume is 0 to 100. */
export interface SoundSettings extends Readonly<Record<Channel, number>> {
  readonly muted: boolean;
  /** Whether the player has asked for music although the browser is in data-saving mode. */
  readonly asked: boolean;
}

const KEY = 'sound';
const DEFAULTS: SoundSettings = { muted: false, asked: false, music: 60, effects: 70, cries: 70 };

/** The sound settings, kept in localStorage. */
export const sound = createStore<SoundSettings>(readSettings);

/** Sets a volume, 0 to 100. Moving the music volume counts as asking for music. */
export function setVolume(channel: Channel, volume: number): void {
  change({ [channel]: volume, ...(channel === 'music' && { asked: true }) });
}

export const setMuted = (muted: boolean) => change({ muted });

/** Allows loading music in data-saving mode. */
export const askForMusic = () => change({ asked: true });

/** Whether the browser is in data-saving mode. */
export function savesData(): boolean {
  const { connection } = globalThis.navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Whether music is not loaded until the player asks for it. Music files are the largest of all sounds. */
export const musicWaits = ({ asked }: SoundSettings): boolean => !asked && savesData();

/** Follows changes that another window of this browser makes. */
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
