import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { showToast } from '../client/notifications/toasts.ts';
import { aBattle, aCreature, aProfile, profileReply } from '../testing/builders.ts';
import { freshBrowser, loggedIn } from '../testing/fresh.ts';
import { renderAt } from '../testing/renderAt.tsx';
import { FakeRefusal, fakeServer } from '../testing/transport.ts';
import { loadScreen } from './routing/loadScreen.ts';
import { routes } from './routing/routes.ts';

vi.mock('../../scenes/main.ts', () => ({ startGame: () => ({ show: () => {}, hide: () => {} }) }));

// Loaded here, so that no test waits for them.
beforeAll(async () => {
  await Promise.all(routes.map(({ load }) => load()));
}, 60_000);
beforeEach(freshBrowser);
afterEach(() => void vi.restoreAllMocks());
const page = { pokemons: [aCreature()], count: 1 };
const replies = {
  '/api/auth/profile': profileReply(),
  '/api/game/team': page,
  '/api/game/findNextPokemons': page,
  '/api/game/findNextPokemonsExcludeTeam': page,
  '/api/game/pokemonsInTrade': page,
  '/api/game/pokemonsInOffer': { pokemons: [], count: 0 },
  '/api/game/gym/regionsData': { regions: [], data: {}, defeated: [] },
  '/api/game/getPokemartDetails': { coins: 1, items: {}, order: [] },
  '/api/game/pokedex': { entries: [] },
  '/api/game/startUserBattle': new Promise(() => undefined),
  '/api/game/battle': { battleDetails: aBattle() },
  '/api/game/blocked': { blocked: [] },
  '/api/game/player': new FakeRefusal(404, 'There is no player of this name', 'not_found'),
  '/api/auth/account': { sessions: [], recoveryCodes: { left: 0, madeAt: null } },
};

it.each([
  ['/login', 'Emberwild RPG'],
  ['/signup', 'Emberwild RPG'],
  ['/faq', 'F.A.Q'],
  ['/about', 'About'],
  ['/recover', 'Forgotten password'],
  ['/guest', 'Play as guest'],
  ['/operator', 'Operator'],
  ['/settings', 'Settings'],
])('a visitor finds at %s the screen %s, under the header of all screens', async (path, heading) => {
  fakeServer({});
  renderAt(path);
  // No query by role: it is slow among hundreds of rows.
  await waitFor(() => expect(document.querySelector('h1')?.textContent).toBe(heading));
  screen.getByLabelText('Emberwild', { selector: 'header a' });
  screen.getByLabelText('Main', { selector: 'header nav' });
  act(() => showToast('success', 'Told on every screen'));
  expect(await screen.findAllByText('Told on every screen')).not.toEqual([]);
});

// The AttackDex is left to its own tests, which give its hundreds of rows a height, as a browser does.
it.each([
  ['/', 'Welcome back!'],
  ['/home', 'Welcome back!'],
  ['/faq', 'F.A.Q'],
  ['/about', 'About'],
  ['/maps', 'Maps'],
  ['/map', 'No Map found'],
  ['/battle', 'Battle'],
  ['/gymbattle', 'Gym Battle'],
  ['/userbattle', 'User Battle'],
  ['/goldbattle', 'Gold Battle'],
  ['/expbattle', 'Exp battle'],
  ['/team', 'Your Team'],
  ['/changeTeam', 'Choose a replacement'],
  ['/pokemons', 'YOUR POKEMONS'],
  ['/pokedex', 'Pokedex'],
  ['/typechart', 'Type Chart'],
  ['/pokemart', 'Market'],
  ['/trades', 'Pokemons in Trade'],
  ['/offers', 'Pokemons You Offered'],
  ['/account', 'Account'],
  ['/player', 'Nobody has this name'],
  ['/trainer/nobody', 'Nobody has this name'],
  ['/settings', 'Settings'],
])('a player finds at %s the screen %s, under the header of all screens', async (path, heading) => {
  loggedIn(aProfile(), `token for ${path}`);
  sessionStorage.setItem('battle', JSON.stringify(aBattle()));
  fakeServer(replies);
  renderAt(path);
  // No query by role: it is slow among hundreds of rows.
  await waitFor(() => expect(document.querySelector('h1')?.textContent).toBe(heading));
  screen.getByLabelText('Emberwild', { selector: 'header a' });
  screen.getByLabelText('Main', { selector: 'header nav' });
  act(() => showToast('success', 'Told on every screen'));
  expect(await screen.findAllByText('Told on every screen')).not.toEqual([]);
});

it.each(routes)(
  '$path has one heading of the first level from its first frame, while its script and its content load',
  async ({ path, load }) => {
    loggedIn(null, 'token of who waits');
    sessionStorage.setItem('battle', JSON.stringify(aBattle()));
    fakeServer(new Proxy({}, { get: () => new Promise(() => undefined) }));
    // The AttackDex draws the rows that fit, as in a browser, in which they have a height.
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(76);
    const headings = () => document.querySelectorAll('h1').length;
    renderAt(path);
    expect(headings()).toBe(1);
    await act(() => loadScreen(load));
    expect(headings()).toBe(1);
  },
);
