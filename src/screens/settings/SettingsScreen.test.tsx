import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../contract/shapes/settings.ts';
import { followTheme } from '../../app/theme/theme.ts';
import { keepSettings, settings } from '../../bridge/settings.ts';
import { sendCue } from '../../bridge/signals/cues.ts';
import { bridge } from '../../bridge/store.ts';
import { setSettings } from '../../client/setSettings.ts';
import { isAccountOutOfReach } from '../../client/settings/account.ts';
import { followVibration } from '../../client/settings/vibrate.ts';
import { settingsWords } from '../../locales/en/settings.ts';
import { aProfile } from '../../testing/builders.ts';
import { freshBrowser, loggedIn } from '../../testing/fresh.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import './SettingsScreen.tsx';

const user = userEvent.setup();
const all = () => settings.getState().all;
const root = () => document.documentElement;

beforeAll(followTheme);
beforeEach(() => {
  freshBrowser();
  isAccountOutOfReach.setState(false, true);
});
afterEach(() => vi.unstubAllGlobals());

async function open() {
  const rendered = renderAt('/settings');
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  return rendered;
}
const group = (name: string) => within(screen.getByRole('group', { name }));

describe('the settings screen', () => {
  it('is reached from the bar and from the foot of the login screen, without an account', async () => {
    const { place } = renderAt('/login');
    const [bar, foot] = screen.getAllByRole('link', { name: 'Settings' });
    expect([bar?.closest('header'), foot?.closest('footer')]).not.toContain(null);
    await user.click(foot!);
    await screen.findByRole('heading', { level: 1, name: 'Settings' });
    expect(place.pathname).toBe('/settings');
    expect(screen.getByText(/kept in this browser\. Log in/)).toBeDefined();
  });

  it('has a control for every setting, where the device can do it', async () => {
    const getGamepads = () => [{ buttons: [], axes: [], vibrationActuator: {} }];
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { getGamepads }));
    setSettings({ pad: 'free' });
    await open();
    const main = within(screen.getByRole('main'));
    const names = Object.values(settingsWords.names);
    expect(names.filter((name) => main.queryAllByText(name, { exact: true }).length === 0)).toEqual([]);
    expect(Object.keys(settingsWords.names).toSorted()).toEqual(Object.keys(DEFAULT_SETTINGS).toSorted());
  });

  it('shows high contrast and larger text at once', async () => {
    await open();
    await user.click(group('Contrast').getByRole('radio', { name: 'High' }));
    expect(root().dataset.contrast).toBe('high');
    const slider = screen.getByRole('slider', { name: 'Text size' });
    slider.focus();
    await user.keyboard('{End}');
    expect(slider.getAttribute('aria-valuetext')).toBe('200 percent');
    expect(root().style.getPropertyValue('--text-size')).toBe('2');
    await user.keyboard('{Home}{ArrowRight}');
    expect([all().textSize, root().style.getPropertyValue('--text-size')]).toEqual([90, '0.9']);
    setSettings({ textSize: 100, contrast: 'standard' });
    expect([root().dataset.contrast, root().style.getPropertyValue('--text-size')]).toEqual([undefined, '']);
  });

  it.each([
    ['Light and dark', 'Dark', { theme: 'dark' }],
    ['Calm mode', 'On', { calm: 'on' }],
    ['Pace of animations', 'Four times', { speed: 4 }],
    ['Pace of texts', 'Slow', { textPace: 'slow' }],
    ['Text mode', 'Beside pictures', { textMode: 'both' }],
    ['Clock on the map', 'Time of day', { clock: 'wall' }],
  ])('has for %s the choice %s', async (name, choice, expected) => {
    await open();
    await user.click(group(name).getByRole('radio', { name: choice }));
    expect(all()).toEqual({ ...DEFAULT_SETTINGS, ...expected });
  });

  it.each([
    ['Marks beside colours', { colourMarks: true }],
    ['Wait for me', { waitForMe: true }],
    ['Show what attacks will do', { previews: false }],
    ['Ask before I part with something', { confirmations: false }],
    ['Pad on the left', { leftHanded: true }],
  ])('has the switch %s, which goes both ways', async (name, expected) => {
    await open();
    const box = screen.getByRole('checkbox', { name });
    await user.click(box);
    expect(all()).toEqual({ ...DEFAULT_SETTINGS, ...expected });
    await user.click(box);
    expect(all()).toEqual(DEFAULT_SETTINGS);
  });

  it('is the same store as the switches elsewhere', async () => {
    loggedIn(aProfile());
    await open();
    await user.click(group('Calm mode').getByRole('radio', { name: 'On' }));
    const calm = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Calm mode' });
    expect(calm.checked).toBe(true);
    await user.click(calm);
    expect(group('Calm mode').getByRole<HTMLInputElement>('radio', { name: 'Off' }).checked).toBe(true);
    expect(bridge.getState().settings.calm).toBe(false);
  });

  it('puts everything back to the usual', async () => {
    setSettings({ theme: 'dark', textSize: 150, music: 0, speed: 4 });
    await open();
    await user.click(screen.getByRole('button', { name: 'Back to the usual settings' }));
    expect(all()).toEqual(DEFAULT_SETTINGS);
  });

  it('leaves text mode on when everything else is put back', async () => {
    setSettings({ textMode: 'only', theme: 'dark' });
    await open();
    await user.click(screen.getByRole('button', { name: 'Back to the usual settings' }));
    expect(all()).toEqual({ ...DEFAULT_SETTINGS, textMode: 'only' });
    setSettings({ textMode: 'off' });
  });

  it('tells a player that they are kept with the account, and when they could not be sent', async () => {
    loggedIn(aProfile());
    await open();
    expect(screen.getByText(/kept with your account/)).toBeDefined();
    isAccountOutOfReach.setState(true, true);
    setSettings({ muted: true });
    await screen.findByText(/The server cannot be reached/);
    keepSettings({ unsent: [] });
    await screen.findByText(/kept with your account/);
  });

  it('offers what was chosen before the login, once', async () => {
    loggedIn(aProfile());
    keepSettings({ gaveWay: { contrast: 'high', textSize: 150, muted: true } });
    await open();
    const offer = within(screen.getByRole('region', { name: 'Settings of this device' }));
    expect(offer.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Contrast: High',
      'Text size: 150%',
      'Mute everything: on',
    ]);
    await user.click(offer.getByRole('button', { name: 'Use these for my account' }));
    expect(all()).toMatchObject({ contrast: 'high', textSize: 150, muted: true });
    await waitFor(() => expect(screen.queryByText('Settings of this device')).toBeNull());
    expect(settings.getState()).toMatchObject({ gaveWay: {}, unsent: ['contrast', 'textSize', 'muted'] });
  });

  it('lets the player keep those of the account', async () => {
    loggedIn(aProfile());
    keepSettings({ gaveWay: { contrast: 'high' } });
    await open();
    await user.click(screen.getByRole('button', { name: 'Keep my account’s' }));
    expect([all().contrast, settings.getState().gaveWay]).toEqual(['standard', {}]);
  });
});

describe('vibration', () => {
  it('is offered only where something can vibrate', async () => {
    await open();
    expect(screen.queryByRole('checkbox', { name: 'Vibration' })).toBeNull();
  });

  it('goes with blows while it is wanted', () => {
    const vibrate = vi.fn();
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { vibrate }));
    const stop = followVibration();
    sendCue({ effect: 'hit' });
    expect(vibrate).not.toHaveBeenCalled();
    setSettings({ vibration: true });
    sendCue({ effect: 'critical' });
    sendCue({ effect: 'tap' });
    sendCue({ cry: 'kindlam' });
    expect(vibrate.mock.calls).toEqual([[[60, 40, 60]]]);
    stop();
  });
});

describe('the pad of the map', () => {
  it('has a size wherever it is, and a place and an opacity where it is free', async () => {
    await open();
    const sliders = () =>
      within(screen.getByRole('region', { name: 'Controls' }))
        .queryAllByRole('slider')
        .map((slider) => slider.getAttribute('aria-label'));
    expect(sliders()).toEqual(['Size of the pad']);
    await user.click(group('Pad of the map').getByRole('radio', { name: 'Hidden' }));
    expect(sliders()).toEqual([]);
    await user.click(group('Pad of the map').getByRole('radio', { name: 'Free' }));
    expect(sliders()).toEqual([
      'Size of the pad',
      'Opacity of the pad',
      'Away from its side',
      'Away from the foot',
    ]);
    screen.getByRole('slider', { name: 'Opacity of the pad' }).focus();
    await user.keyboard('{Home}');
    expect(all()).toMatchObject({ pad: 'free', padOpacity: 20 });
  });
});
