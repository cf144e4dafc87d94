import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { routes } from '../../../app/routing/routes.ts';
import { settings } from '../../../bridge/settings.ts';
import { setSettings } from '../../../client/setSettings.ts';
import { device, noteDevice } from '../../../hooks/input/device.ts';
import { aMapReply, aProfile } from '../../../testing/builders.ts';
import { freshBrowser, loggedIn } from '../../../testing/fresh.ts';
import { plugIn } from '../../../testing/gamepad.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { fakeServer } from '../../../testing/transport.ts';
import '../SettingsScreen.tsx';

vi.mock('../../../../scenes/main.ts', () => ({ startGame: () => ({ show: () => {}, hide: () => {} }) }));

const user = userEvent.setup();
const chosen = () => settings.getState().chosen;
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const dialog = (name: string) => screen.findByRole('dialog', { name });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function openKeys() {
  renderAt('/settings');
  await user.click(await screen.findByText('Keys'));
  return screen.findByRole('button', { name: 'Mute, let it sound: M. Change' });
}

let unplug = async () => {};
// Its script loads slowly on a busy machine.
beforeAll(() => Promise.all(routes.map(({ path, load }) => path === '/map' && load())));
beforeEach(freshBrowser);
afterEach(async () => {
  await unplug();
  unplug = async () => {};
});

describe('keys', () => {
  it('are chosen by pressing them, and kept like every other setting', async () => {
    const present = await openKeys();
    await user.click(present);
    const asked = await dialog('Mute, let it sound');
    expect(document.activeElement).toBe(within(asked).getByRole('textbox', { name: /^New key/ }));
    await user.keyboard('k');
    await gone();
    expect(chosen()).toEqual({ keys: { mute: ['k'] } });
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'Mute, let it sound: K. Change' }),
    );
  });

  it('can be several for one action, and none', async () => {
    await openKeys();
    await press('Another key: Mute, let it sound');
    fireEvent.keyDown(document.activeElement!, { key: '5', code: 'Numpad5' });
    await gone();
    expect(chosen().keys).toEqual({ mute: ['m', 'Numpad5'] });
    for (const name of ['Number pad 5', 'M']) {
      await press(`Mute, let it sound: ${name}. Change`);
      await press('Remove');
      await gone();
    }
    expect(chosen().keys).toEqual({ mute: [] });
    await press('As usual: Mute, let it sound');
    expect(chosen().keys).toEqual({});
    expect(document.activeElement?.closest('li')?.textContent).toMatch(/^Mute, let it sound/);
  });

  it('show what they are for already, and are taken from there or kept for both', async () => {
    await user.click(await openKeys());
    await user.keyboard('f');
    const asked = await dialog('Mute, let it sound');
    within(asked).getByText('F is already for: Full screen.');
    expect(chosen()).toEqual({});
    await press('Take it');
    await gone();
    expect(chosen().keys).toEqual({ mute: ['f'], fullscreen: [] });
    await press('As usual: Full screen');
    expect(chosen().keys).toEqual({ mute: ['f'] });
    screen.getByText('F is also for: Full screen');
    screen.getByText('Some keys are for two things at once. They are marked below.');
    await press('Another key: Full screen');
    await user.keyboard(',');
    await press('For both');
    await gone();
    screen.getByText(', is also for: Full screen');
  });

  it('of actions that are never possible together do not conflict', async () => {
    await openKeys();
    await press('Speed of battles: S. Change');
    await user.keyboard('w');
    await gone();
    expect(chosen().keys).toEqual({ speed: ['w'] });
    expect(screen.queryByText(/is also for/)).toBeNull();
  });

  it.each(['{F5}', '{PageDown}', '{CapsLock}', '{Control>}k{/Control}'])(
    'that others need are refused: %s',
    async (keys) => {
      await user.click(await openKeys());
      await user.keyboard(keys);
      expect((await dialog('Mute, let it sound')).textContent).toMatch(
        /cannot be chosen: browsers and dialogs/,
      );
      expect(chosen()).toEqual({});
    },
  );

  it('stay as they are after Escape', async () => {
    await user.click(await openKeys());
    await user.keyboard('{Escape}');
    await gone();
    expect(chosen()).toEqual({});
  });

  it('are taken from nobody who could then not go on', async () => {
    await user.click(await openKeys());
    await user.keyboard('{Enter}');
    const asked = await dialog('Mute, let it sound');
    within(asked).getByText(/^Enter is the only one for “Confirm, go on”/);
    expect(within(asked).queryByRole('button', { name: /Take it|both/ })).toBeNull();
    await press('Another');
    await user.keyboard('{Escape}');
    await gone();
    await press('Confirm, go on: Enter. Change');
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  });

  it('all come back with one button, as do they with all settings', async () => {
    setSettings({ keys: { mute: ['k'], north: ['z'] }, buttons: { mute: [20] } });
    renderAt('/settings');
    await user.click(await screen.findByText('Keys'));
    await press('All keys as usual');
    expect(chosen()).toEqual({ keys: {}, buttons: { mute: [20] } });
    setSettings({ keys: { mute: ['k'] } });
    await press('Back to the usual settings');
    expect(settings.getState().all).toMatchObject({ keys: {}, buttons: {} });
  });
});

describe('gamepad buttons', () => {
  it('are chosen by pressing them, which does nothing else', async () => {
    renderAt('/settings');
    await user.click(await screen.findByText('Gamepad buttons'));
    await press('Mute, let it sound: Select. Change');
    screen.getByText(/No gamepad is connected/);
    const gamepad = await plugIn();
    unplug = gamepad.unplug;
    await waitFor(() => expect(screen.queryByText(/No gamepad is connected/)).toBeNull());
    // The button that closes dialogs: it is asked about, and closes nothing.
    await gamepad.press(1);
    within(await dialog('Mute, let it sound')).getByText(/^B is the only one for “Close, come back”/);
    await press('Another');
    await gamepad.press(17);
    await gone();
    expect(chosen()).toEqual({ buttons: { mute: [17] } });
    screen.getByRole('button', { name: 'Mute, let it sound: Button 18. Change' });
  });
});

describe('what the screen says', () => {
  const hint = () => document.querySelector('[class*="keys"]')?.textContent;

  it('follows the device that was used last, with the keys that were chosen', async () => {
    loggedIn(aProfile());
    fakeServer({ '/api/game/mapRequest': aMapReply() });
    noteDevice('keys');
    renderAt('/map', { mapName: 'green_land' });
    await waitFor(() =>
      expect(hint()).toBe('Arrow keys, W A S D or the number pad walk. Hold to keep walking.'),
    );
    setSettings({ keys: { north: ['i'], west: ['j'], south: ['k'], east: ['l'] }, buttons: { press: [2] } });
    await waitFor(() => expect(hint()).toBe('I, J, K and L walk. Hold to keep walking.'));
    const gamepad = await plugIn();
    unplug = gamepad.unplug;
    await gamepad.press(10);
    expect(device.getState()).toBe('gamepad');
    expect(hint()).toBe('The stick or the cross walks, X catches.');
    fireEvent.pointerDown(document.body, { pointerType: 'mouse' });
    noteDevice('touch');
    await waitFor(() => expect(hint()).toBe(''));
  });

  it('and the dialog of the controls has them, and leads to where they are chosen', async () => {
    setSettings({ keys: { mute: ['k'], north: ['i'] }, buttons: { cancel: [3] } });
    noteDevice('keys');
    const { place } = renderAt('/about');
    await press('Controls');
    const shown = await dialog('Controls');
    const row = (what: string) => within(shown).getByText(what).parentElement?.textContent;
    expect(row('Mute the game, let it sound')).toMatch(/soundK/);
    expect(row('Walk')).toMatch(/^WalkI or Arrow left/);
    await user.click(within(shown).getByRole('tab', { name: 'Gamepad' }));
    expect(row('Close a menu or a sheet')).toBe('Close a menu or a sheetY');
    await user.click(within(shown).getByRole('link', { name: 'Change keys and buttons' }));
    expect(place.pathname).toBe('/settings');
    await gone();
  });
});
