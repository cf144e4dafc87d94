import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BattleDetails } from '../bridge/state.ts';
import { bridge, changeBattle } from '../bridge/store.ts';
import { setSettings } from '../client/setSettings.ts';
import { aBattle, aProfile } from '../testing/builders.ts';
import { loggedIn } from '../testing/fresh.ts';
import { plugIn } from '../testing/gamepad.ts';
import { renderAt } from '../testing/renderAt.tsx';
import { fakeServer } from '../testing/transport.ts';
import { routes } from './routing/routes.ts';

vi.mock('../../scenes/main.ts', () => ({ startGame: () => ({ show: () => {}, hide: () => {} }) }));

const user = userEvent.setup();
const PAGES = ['selection', 'battle', 'roundResults', 'win', 'lose', 'caught'] as const;

/** Opens a page of a battle. Returns the acts that were sent since. */
async function enter(page: BattleDetails['page']) {
  const battle = aBattle({ page });
  sessionStorage.setItem('battle', JSON.stringify(battle));
  const server = fakeServer({ '/api/game/battle': { battleDetails: battle } });
  const { place } = renderAt('/battle');
  await screen.findAllByRole('heading', { level: 1 });
  return { place, acts: () => server.paths().filter((path) => path !== '/api/game/battle') };
}

beforeAll(async () => {
  await Promise.all(routes.map(({ path, load }) => path === '/battle' && load()));
  await import('../screens/controls/ControlsDialog.tsx');
});
beforeEach(() => loggedIn(aProfile()));

describe.each(PAGES)('on the page %s of a battle', (page) => {
  it('Escape does nothing that cannot be undone, and the focus stays', async () => {
    const { place, acts } = await enter(page);
    act(() => document.getElementById('content')?.focus());
    await user.keyboard('{Escape}{Escape}');
    expect([place.pathname, acts()]).toEqual(['/battle', []]);
    expect(document.activeElement?.id).toBe('content');
  });

  it('no key and no gamepad button reaches through an open dialog, which Escape closes', async () => {
    setSettings({ buttons: { attack1: [16] } });
    const { place, acts } = await enter(page);
    const opener = screen.getByRole('button', { name: 'Controls' });
    await user.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Controls' });
    for (const target of [dialog, document.body])
      for (const key of ['1', 'Enter', ',', '.', 's']) fireEvent.keyDown(target, { key });
    const gamepad = await plugIn();
    for (const button of [16, 6, 7]) await gamepad.press(button);
    await gamepad.unplug();
    expect(acts()).toEqual([]);
    expect(bridge.getState().battle.past).toBeNull();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([place.pathname, document.activeElement]).toEqual(['/battle', opener]);
    for (const radio of screen.queryAllByRole<HTMLInputElement>('radio', { name: /Tackle/ }))
      expect(radio.checked).toBe(false);
  });
});

it('while a round is played, clicks in a dialog are the dialog’s, and skip nothing', async () => {
  await enter('battle');
  act(() => changeBattle({ playback: { before: aBattle(), after: aBattle({ round: 2 }), skip: false } }));
  await user.click(screen.getByRole('button', { name: 'Controls' }));
  await screen.findByRole('dialog', { name: 'Controls' });
  await user.click(screen.getByRole('tab', { name: 'Gamepad' }));
  expect(screen.getByRole('tab', { name: 'Gamepad', selected: true })).toBeTruthy();
  await user.keyboard('x{Enter}');
  expect(bridge.getState().battle.playback?.skip).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bridge.getState().battle.playback?.skip).toBe(false);
  act(() => changeBattle({ playback: null }));
});
