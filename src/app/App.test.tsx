import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tokenRefused } from '../api/sessionSignals.ts';
import { followOtherTabs } from '../client/session/session.ts';
import { aProfile, profileReply } from '../testing/builders.ts';
import { freshBrowser, loggedIn } from '../testing/fresh.ts';
import { renderAt } from '../testing/renderAt.tsx';
import { FakeRefusal, fakeServer, later } from '../testing/transport.ts';
import { GameRoutes } from './App.tsx';
import { routes } from './routing/routes.ts';

/** Scripts that are loaded on demand arrive when this promise resolves. */
const scripts = vi.hoisted(() => ({ arrived: Promise.resolve() }));
vi.mock('../locales/loadScript.ts', async (original) => {
  const { loadScript } = await original<typeof import('../locales/loadScript.ts')>();
  return {
    loadScript: async <Module,>(script: Promise<Module>) => {
      await scripts.arrived;
      return loadScript(script);
    },
  };
});

followOtherTabs();
beforeEach(() => {
  freshBrowser();
  scripts.arrived = Promise.resolve();
});
const SPECIFIED =
  '/ /home /login /signup /faq /about /maps /map /battle /gymbattle /userbattle /goldbattle /expbattle /team /changeTeam /pokemons /pokedex /attackdex /typechart /profile /pokemart /trades /offers /findtrades';

/** The page for designers. Players do not get it unless the operator allows it. */
const WORKSHOP = '/workshop';

/**
 * Screens beyond the specification: the player's account, settings, the form for a forgotten password, the beginning as a guest, and another player's trainer
 * page at its present and at its former address.
 */
const ACCOUNT = ['/account', '/recover', '/guest', '/player', '/trainer/:name', '/settings'];

/** The page for operators, which nothing in the game leads to. */
const OPERATOR = '/operator';

/** What there is to do today. */
const QUESTS = '/quests';

describe('routes', () => {
  it('are those of the specification, and the workshop', () => {
    expect(routes.map(({ path }) => path).sort()).toEqual(
      [...SPECIFIED.split(' '), WORKSHOP, ...ACCOUNT, OPERATOR, QUESTS].sort(),
    );
  });

  it.each(['/', '/home', '/maps', '/team', '/pokemart'])('%s sends a visitor to /login', async (path) => {
    const { place } = renderAt(path);
    await screen.findByRole('heading', { level: 1, name: 'Emberwild RPG' });
    expect(place.pathname).toBe('/login');
  });

  it.each(['/map', '/battle'])('%s sends a visitor to /Login', async (path) => {
    const { place } = renderAt(path);
    await screen.findByRole('heading', { level: 1, name: 'Emberwild RPG' });
    expect(place.pathname).toBe('/Login');
  });

  it('match in any case', async () => {
    renderAt('/FAQ');
    await screen.findByRole('heading', { level: 1, name: 'F.A.Q' });
  });

  it('that do not exist get a page that leads home', async () => {
    renderAt('/nowhere/at/all');
    await screen.findByRole('heading', { level: 1, name: 'Lost in the tall grass' });
    expect(screen.getByRole('link', { name: 'Take me home' }).getAttribute('href')).toBe('/home');
  });
});

describe('the menu', () => {
  const items = () => screen.getAllByRole('listitem').map((item) => item.textContent);

  it('of visitors has the five items', async () => {
    renderAt('/about');
    await screen.findByRole('heading', { level: 1, name: 'About' });
    expect(items().slice(0, 5)).toEqual(['Home', 'Login', 'Signup', 'F.A.Q', 'About']);
  });

  it('of players has Maps, four dropdowns and Logout', () => {
    loggedIn(aProfile());
    renderAt('/about');
    const menu = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(menu.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      ...['Maps', 'Profile', 'Pokemon', 'Battle', 'Trade', 'Logout'],
    ]);
    expect(menu.getByRole('link', { name: 'Maps' }).getAttribute('href')).toBe('/maps');
  });

  it.each([
    ['Profile', { 'Your Pokemon': '/pokemons', Pokemart: '/pokemart', Quests: '/quests' }],
    [
      'Pokemon',
      {
        ...{ 'Your team': '/team', 'Your Pokemon': '/pokemons', Pokedex: '/pokedex' },
        ...{ AttackDex: '/attackdex', 'Type Chart': '/typechart' },
      },
    ],
    [
      'Battle',
      {
        ...{ 'Gym Battle': '/gymbattle', 'User Battle': '/userbattle' },
        ...{ 'Gold Battle': '/goldbattle', 'Exp battle': '/expbattle' },
      },
    ],
    ['Trade', { 'Your Traders': '/trades', 'Your offers': '/offers', 'Find Trades': '/findtrades' }],
  ])('of players has the dropdown %s: %j', async (name, entries) => {
    loggedIn(aProfile());
    renderAt('/about');
    const button = await screen.findByRole('button', { name });
    await userEvent.hover(button);
    await waitFor(() => expect(button.getAttribute('aria-haspopup')).toBe('menu'));
    await userEvent.click(button);
    const links = await screen.findAllByRole('menuitem');
    expect(Object.fromEntries(links.map((link) => [link.textContent, link.getAttribute('href')]))).toEqual(
      entries,
    );
  });

  it('of players opens its dropdowns', async () => {
    loggedIn(aProfile());
    renderAt('/about');
    const user = userEvent.setup();
    const wait = { timeout: 3000 };
    const trade = await screen.findByRole('button', { name: 'Trade' }, wait);
    await user.hover(trade);
    await waitFor(() => expect(trade.getAttribute('aria-haspopup')).toBe('menu'));
    await user.click(trade);
    await waitFor(() =>
      expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
        'Your Traders',
        'Your offers',
        'Find Trades',
      ]),
    );
  });

  it('keeps its buttons, the focus and an open list when the script of the better lists arrives', async () => {
    const arrived = later<void>();
    scripts.arrived = arrived.promise;
    loggedIn(aProfile());
    renderAt('/about');
    const user = userEvent.setup();
    const trade = screen.getByRole('button', { name: 'Trade' });
    await user.click(trade);
    expect(screen.getByRole('link', { name: 'Find Trades' })).toBeTruthy();
    arrived.resolve();
    await waitFor(() => expect(trade.getAttribute('aria-haspopup')).toBe('menu'));
    expect(document.activeElement).toBe(trade);
    expect(screen.getByRole('link', { name: 'Find Trades' })).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('link', { name: 'Find Trades' })).toBeNull();
    await user.keyboard('{ArrowDown}');
    expect(await screen.findByRole('menuitem', { name: 'Find Trades' })).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(trade));
  });

  it('opens its lists below their buttons where it is folded, and leaves an open one where it is', async () => {
    const wide = vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    loggedIn(aProfile());
    renderAt('/about');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Pokemon' }));
    await user.click(screen.getByRole('button', { name: 'Trade' }));
    for (const name of ['Pokedex', 'Find Trades']) screen.getByRole('link', { name });
    expect(screen.queryByRole('menuitem')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Pokemon' }));
    expect(screen.queryByRole('link', { name: 'Pokedex' })).toBeNull();
    wide.mockRestore();
  });

  it('folds behind a button that says so', async () => {
    renderAt('/about');
    const user = userEvent.setup();
    const toggle = screen.getByRole('button', { name: 'Open menu' });
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    await user.click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    await user.click(screen.getByRole('link', { name: 'F.A.Q' }));
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
  });

  it('logs out to the login screen even if the server fails', async () => {
    loggedIn(aProfile());
    const server = fakeServer({ '/api/auth/logout': new FakeRefusal(500, 'Broken', 'internal') });
    const { place } = renderAt('/about');
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await screen.findByRole('heading', { level: 1, name: 'Emberwild RPG' });
    expect(place.pathname).toBe('/login');
    expect(localStorage.getItem('access_token')).toBeNull();
    // On a busy machine the page is quiet before the button is pressed, and asks for what can wait.
    const asked = server.sent.filter(({ path }) => path === '/api/auth/logout');
    expect(asked).toEqual([expect.objectContaining({ body: undefined })]);
  });
});

it.each([
  ['/maps', 0],
  ['/about', 1],
])('logging out of %s takes %i further steps in the history', async (path, steps) => {
  loggedIn(aProfile());
  fakeServer({ '/api/auth/logout': {}, '/api/auth/profile': profileReply() });
  history.replaceState(null, '', path);
  render(
    <BrowserRouter>
      <GameRoutes />
    </BrowserRouter>,
  );
  const pushed = vi.spyOn(history, 'pushState');
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await screen.findByRole('heading', { level: 1, name: 'Emberwild RPG' });
  await waitFor(() => expect(location.pathname).toBe('/login'));
  expect(pushed).toHaveBeenCalledTimes(steps);
  pushed.mockRestore();
});

it('logging in goes home without a further step in the history', async () => {
  fakeServer({ '/api/auth/login': { access_token: 'abc' }, '/api/auth/profile': profileReply() });
  history.replaceState(null, '', '/login');
  render(
    <BrowserRouter>
      <GameRoutes />
    </BrowserRouter>,
  );
  const pushed = vi.spyOn(history, 'pushState');
  await userEvent.type(await screen.findByLabelText('Username'), 'walker');
  await userEvent.type(screen.getByLabelText('Password'), 'secret{Enter}');
  await screen.findByText('Welcome back!');
  expect(location.pathname).toBe('/home');
  expect(pushed).not.toHaveBeenCalled();
  pushed.mockRestore();
});

it('a session that ends on a page for everybody is told there', async () => {
  loggedIn(aProfile());
  fakeServer({ '/api/auth/logout': new FakeRefusal(401, 'Please login', 'unauthorized') });
  renderAt('/about');
  await screen.findByRole('heading', { level: 1, name: 'About' });
  act(() => tokenRefused('token-1'));
  await screen.findByText('Your session has ended. Please log in again.');
  await screen.findByRole('link', { name: 'Login' });
});

it('a dead token leads to the login screen', async () => {
  loggedIn();
  fakeServer({ '/api/auth/profile': new FakeRefusal(401, 'Please login', 'unauthorized') });
  const { place } = renderAt('/home');
  await screen.findByRole('heading', { level: 1, name: 'Emberwild RPG' });
  expect(place.pathname).toBe('/login');
  expect(screen.getByRole('status').textContent).toContain('Your session has ended. Please log in again.');
});

it('the address / greets a player', async () => {
  loggedIn();
  fakeServer({ '/api/auth/profile': profileReply(), '/api/game/team': { pokemons: [] } });
  renderAt('/');
  await screen.findByText('Welcome back!');
});
