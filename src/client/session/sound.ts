import { createStore } from 'zustand/vanilla';
import type { Channel } from '../../../contract/shapes/settings.ts';
import { keepSettings, type SettingsState, settings } from '../../bridge/settings.ts';
import { setSettings } from '../setSettings.ts';

export type { Channel };

/** Sound settings; each volume is 0 to 100. */
export interface SoundSettings extends Readonly<Record<Channel, number>> {
  readonly muted: boolean;
  /** Whether the player has asked for music although the browser is in data-saving mode. */
  readonly asked: boolean;
}

const soundOf = ({ all, askedForMusic }: SettingsState): SoundSettings => ({
  muted: all.muted,
  asked: askedForMusic,
  music: all.music,
  effects: all.effects,
  cries: all.cries,
});

/** The part of the settings that is about sound. */
export const sound = createStore<SoundSettings>(() => soundOf(settings.getState()));
settings.subscribe((state) => sound.setState(soundOf(state)));

/** Sets a volume, 0 to 100. Moving the music volume counts as asking for music. */
export function setVolume(channel: Channel, volume: number): void {
  if (channel === 'music') askForMusic();
  setSettings({ [channel]: volume });
}

export const setMuted = (muted: boolean) => setSettings({ muted });

/** Allows loading music in data-saving mode, on this device. */
export const askForMusic = () => keepSettings({ askedForMusic: true });

/** Whether the browser is in data-saving mode. */
export function savesData(): boolean {
  const { connection } = globalThis.navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Whether music is not loaded until the player asks for it. Music files are the largest of all sounds. */
export const musicWaits = ({ asked }: SoundSettings): boolean => !asked && savesData();
