import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { aBattle, aProfile, profileReply } from '../../testing/builders.ts';
import { loggedIn } from '../../testing/fresh.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { FakeRefusal, fakeServer, later } from '../../testing/transport.ts';
// Loaded here, so that no test waits for it.
import './UserBattleScreen.tsx';

vi.mock('../../../scenes/main.ts', () => ({ startGame: () => ({ show: () => {}, hide: () => {} }) }));

const user = userEvent.setup();
const begun = aBattle({ page: 'selection', battleType: 'user', userBattaleDetails: { name: 'rival' } });

function enter(answers: Record<string, object> = {}, address = '/userbattle', profile = aProfile()) {
  loggedIn(profile);
  const server = fakeServer({
    '/api/auth/profile': profileReply(profile),
    '/api/game/startUserBattle': { battleDetails: begun },
    '/api/game/battle': { battleDetails: begun },
    '/api/game/team': { pokemons: [] },
    ...answers,
  });
  return { server, ...renderAt(address) };
}
const starts = (server: { sent: readonly { path: string; body: unknown }[] }) =>
  server.sent.filter(({ path }) => path === '/api/game/startUserBattle').map(({ body }) => body);

it('starts a battle at once with the number 1, and leads to it', async () => {
  const reply = later<object>();
  const { server, place } = enter({ '/api/game/startUserBattle': () => reply.promise });
  await screen.findByRole('heading', { level: 1, name: 'User Battle' });
  screen.getByText('Looking for an opponent of like strength…');
  reply.resolve({ battleDetails: begun });
  await waitFor(() => expect(place.pathname).toBe('/battle'));
  expect(starts(server)).toEqual([{ name: 1 }]);
  expect(JSON.parse(sessionStorage.getItem('battle') ?? 'null')).toMatchObject({ battleType: 'user' });
});

it('challenges the user whom the address names', async () => {
  const { server, place } = enter({}, '/userbattle?name=Walker%2012');
  await waitFor(() => expect(place.pathname).toBe('/battle'));
  expect(starts(server)).toEqual([{ name: 'Walker 12' }]);
});

it.each([
  ['refused', new FakeRefusal(404, 'There is no player of this name', 'not_found')],
  ['answered without a page', { battleDetails: null }],
])('that is %s leads home and says nothing', async (_how, answer) => {
  const { place } = enter({ '/api/game/startUserBattle': answer });
  await screen.findByText('Welcome back!');
  expect(place.pathname).toBe('/home');
  expect(screen.queryByText('There is no player of this name')).toBeNull();
  expect(sessionStorage.getItem('battle')).toBeNull();
});

it('says why somebody who was named cannot be challenged', async () => {
  const unknown = new FakeRefusal(404, 'There is no player of this name', 'not_found');
  const { place } = enter({ '/api/game/startUserBattle': unknown }, '/userbattle?name=Walkre');
  await screen.findByText('There is no player of this name');
  await waitFor(() => expect(place.pathname).toBe('/home'));
});

it('asks before a battle that is not over is left, and leads home where it shall not be', async () => {
  const waiting = {
    '/api/game/battle': { battleDetails: aBattle({ battleType: 'gold', goldTier: 'silver' }) },
  };
  const { server, place } = enter(waiting, '/userbattle', aProfile({ inBattle: true }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave your battle?' }));
  dialog.getByText(/your battle against the silver house team\./);
  dialog.getByText('Its stake is lost.');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(place.pathname).toBe('/home'));
  expect(starts(server)).toEqual([]);
});

it('asks even where this browser has not heard of the battle yet', async () => {
  const { server } = enter({ '/api/auth/profile': profileReply({ inBattle: true }) });
  await screen.findByRole('dialog', { name: 'Leave your battle?' });
  expect(starts(server)).toEqual([]);
});
