import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followSettings } from '../../bridge/settings.ts';
import { askForMusic, musicWaits, setMuted, setVolume, sound } from './sound.ts';

/** Simulates that another window changes the setting: this one gets a storage event. */
function elsewhere(text: string): void {
  localStorage.setItem('settings', `{"chosen":${text}}`);
  globalThis.dispatchEvent(new StorageEvent('storage', { key: 'settings' }));
}

followSettings();
beforeEach(() => {
  localStorage.clear();
  elsewhere('{}');
});
afterEach(() => vi.unstubAllGlobals());

it('the game sounds until somebody mutes it, the music a little softer than the rest', () => {
  expect(sound.getState()).toEqual({ muted: false, asked: false, music: 60, effects: 70, cries: 70 });
});

it('a volume and the mute switch are remembered', () => {
  setVolume('cries', 35);
  setMuted(true);
  expect(JSON.parse(localStorage.getItem('settings') ?? '').chosen).toMatchObject({ muted: true, cries: 35 });
});

it('a second window follows', () => {
  elsewhere('{"muted":true,"music":0}');
  expect(sound.getState()).toMatchObject({ muted: true, music: 0, effects: 70 });
});

it.each(['nonsense', 'null', '{"music":"loud","effects":-1,"cries":101}'])(
  'what makes no sense counts as never set: %s',
  (text) => {
    elsewhere(text);
    expect(sound.getState()).toMatchObject({ music: 60, effects: 70, cries: 70 });
  },
);

it('where the browser saves data, music waits until somebody asks for it or moves its volume', () => {
  expect(musicWaits(sound.getState())).toBe(false);
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  expect(musicWaits(sound.getState())).toBe(true);
  setVolume('effects', 10);
  expect(musicWaits(sound.getState())).toBe(true);
  askForMusic();
  expect(musicWaits(sound.getState())).toBe(false);
  elsewhere('{}');
  setVolume('music', 10);
  expect(musicWaits(sound.getState())).toBe(false);
});
