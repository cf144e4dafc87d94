import { beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../contract/shapes/settings.ts';
import { freshBrowser } from '../testing/fresh.ts';
import { chooseSettings, followSettings, keepSettings, rereadSettings, settings } from './settings.ts';
import { bridge } from './store.ts';

const all = () => settings.getState().all;
const stored = () => JSON.parse(localStorage.getItem('settings') ?? '{}');

beforeEach(freshBrowser);

describe('settings of a browser', () => {
  it('are the usual ones until something is chosen', () => {
    expect(all()).toEqual(DEFAULT_SETTINGS);
    expect(localStorage.getItem('settings')).toBeNull();
  });

  it('apply at once, are stored, and are there at the next visit', () => {
    chooseSettings({ textSize: 150, speed: 4 }, null);
    expect(bridge.getState().settings.speed).toBe(4);
    expect(stored()).toMatchObject({ chosen: { textSize: 150, speed: 4 }, unsent: ['textSize', 'speed'] });
    rereadSettings();
    expect(all()).toEqual({ ...DEFAULT_SETTINGS, textSize: 150, speed: 4 });
  });

  it('are taken over from what earlier versions have stored, which is then removed', () => {
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('sound', '{"muted":true,"asked":true,"music":60,"effects":10,"cries":70}');
    localStorage.setItem('calm', 'false');
    localStorage.setItem('foresight', 'false');
    localStorage.setItem('battle-speed', '2');
    rereadSettings();
    const former = { theme: 'dark', muted: true, effects: 10, calm: 'off', previews: false, speed: 2 };
    expect(all()).toEqual({ ...DEFAULT_SETTINGS, ...former });
    expect(settings.getState()).toMatchObject({ by: null, askedForMusic: true });
    chooseSettings({ contrast: 'high' }, null);
    expect(Object.keys(localStorage)).toEqual(['settings']);
    rereadSettings();
    expect(all()).toEqual({ ...DEFAULT_SETTINGS, ...former, contrast: 'high' });
  });

  it('take over text mode, which was kept apart for longer, and give it to the account', () => {
    localStorage.setItem('settings', JSON.stringify({ chosen: { theme: 'dark' }, unsent: [], by: 'walker' }));
    localStorage.setItem('textMode', 'only');
    rereadSettings();
    expect(all()).toEqual({ ...DEFAULT_SETTINGS, theme: 'dark', textMode: 'only' });
    expect(settings.getState().unsent).toEqual(['textMode']);
    chooseSettings({ textMode: 'off' }, 'walker');
    rereadSettings();
    expect([all().textMode, localStorage.getItem('textMode')]).toEqual(['off', null]);
  });

  it.each([
    'nonsense',
    '[]',
    'null',
    '{"chosen":null,"unsent":3,"by":{},"gaveWay":"x"}',
    '{"chosen":{"theme":"purple","speed":3,"muted":"yes","textSize":79,"music":101,"more":1},"unsent":["speed"]}',
  ])('that make no sense count as never chosen: %s', (text) => {
    localStorage.setItem('settings', text);
    rereadSettings();
    expect(settings.getState()).toMatchObject({ chosen: {}, unsent: [], by: null, all: DEFAULT_SETTINGS });
  });

  it('follow a second window', () => {
    followSettings();
    localStorage.setItem('settings', '{"chosen":{"previews":false,"calm":"on"}}');
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'settings' }));
    expect(bridge.getState().settings).toMatchObject({ foresight: false, calm: true });
  });

  it('that another player has changed are not sent with those of this one', () => {
    chooseSettings({ theme: 'dark' }, 'walker');
    chooseSettings({ muted: true }, null);
    expect(settings.getState()).toMatchObject({ unsent: ['muted'], by: null });
    keepSettings({ unsent: [] });
    expect(all()).toMatchObject({ theme: 'dark', muted: true });
  });
});
