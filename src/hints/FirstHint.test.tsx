import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { changeSession } from '../bridge/store.ts';
import { aBattle, aMapReply, aProfile, profileReply } from '../testing/builders.ts';
import { loggedIn } from '../testing/fresh.ts';
import { renderAt } from '../testing/renderAt.tsx';
import { fakeServer } from '../testing/transport.ts';
import { isDue, setHintsOff } from './hintStore.ts';

import '../screens/battle/BattleScreen.tsx';
import '../screens/creatures/team/TeamScreen.tsx';
import '../screens/goldbattle/GoldBattleScreen.tsx';
import '../screens/map/MapScreen.tsx';

vi.mock('../../scenes/main.ts', () => ({ startGame: () => ({ show: () => {}, hide: () => {} }) }));

const user = userEvent.setup();
const hint = () => document.querySelector('[data-hint]')?.getAttribute('data-hint') ?? null;

beforeEach(() => {
  loggedIn(aProfile({ username: 'walker' }));
  fakeServer({
    '/api/auth/profile': profileReply({ username: 'walker' }),
    '/api/game/team': { pokemons: [] },
    '/api/game/mapRequest': aMapReply({ pokemon: { name: 'podkin', level: 3, kind: 1 } }),
    '/api/game/battle': { battleDetails: null },
  });
});
it('a part of the game tells its visitor the first time what it is there for', async () => {
  renderAt('/team');
  const card = await screen.findByRole('note', { name: 'Hint: Your team' });
  expect(card.querySelector('[aria-live], [role="status"], [role="alert"]')).toBeNull();
});

it('a hint that was read does not come again, and the focus is not lost', async () => {
  const { unmount } = renderAt('/team');
  await user.click(await screen.findByRole('button', { name: 'Got it' }));
  expect(hint()).toBeNull();
  expect(document.activeElement?.id).toBe('content');
  unmount();
  renderAt('/team');
  await screen.findByRole('heading', { level: 1, name: 'Your Team' });
  expect(hint()).toBeNull();
});

it('who leaves has seen it', async () => {
  const { unmount } = renderAt('/goldbattle');
  await screen.findByText('Mind the stake');
  expect(isDue('walker', 'gold')).toBe(true);
  unmount();
  await waitFor(() => expect(isDue('walker', 'gold')).toBe(false));
});

it('a browser that has never seen the player asks whose hints are meant, and then shows one', async () => {
  localStorage.removeItem('profile');
  changeSession({ profile: null });
  renderAt('/team');
  await screen.findByRole('note', { name: 'Hint: Your team' });
});

it('hints belong to a player, not to the browser', async () => {
  renderAt('/team');
  await user.click(await screen.findByRole('button', { name: 'Got it' }));
  expect([isDue('walker', 'team'), isDue('somebody else', 'team')]).toEqual([false, true]);
});

it('no more hints means none anywhere', async () => {
  const { unmount } = renderAt('/team');
  await user.click(await screen.findByRole('button', { name: 'No more hints' }));
  unmount();
  renderAt('/goldbattle');
  await screen.findByRole('heading', { level: 1, name: 'Gold Battle' });
  expect(hint()).toBeNull();
});

it('the map speaks of the creature as soon as one is met', async () => {
  renderAt('/map', { mapName: 'green_land' });
  await screen.findByText('Wild Podkin appeared!');
  await waitFor(() => expect(hint()).toBe('encounter'));
});

it('a battle is explained before it begins, not while a round is played', async () => {
  fakeServer({ '/api/game/battle': { battleDetails: aBattle({ page: 'selection' }) } });
  sessionStorage.setItem('battle', JSON.stringify(aBattle({ page: 'selection' })));
  renderAt('/battle');
  await screen.findByRole('button', { name: 'Select this pokemon' });
  expect(hint()).toBe('battle');
});

it.each(['{', '"text"', '{"seen":3}', 'null'])('what was edited to %s counts as nothing seen', (text) => {
  localStorage.setItem('hints walker', text);
  expect(isDue('walker', 'map')).toBe(true);
  setHintsOff('walker', true);
  expect(isDue('walker', 'map')).toBe(false);
});
