import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aProfile, profileReply } from '../testing/builders.ts';
import { freshBrowser, loggedIn } from '../testing/fresh.ts';
import { renderAt } from '../testing/renderAt.tsx';
import { FakeRefusal, fakeServer } from '../testing/transport.ts';
import { places } from './places.ts';

beforeEach(freshBrowser);
afterEach(cleanup);

const SPECIFIED =
  '/ /home /login /signup /faq /about /maps /map /battle /gymbattle /userbattle /goldbattle /expbattle /team /changeTeam /pokemons /pokedex /attackdex /typechart /profile /pokemart /trades /offers /findtrades';

/** For designers; players find no such page, unless the operator allows it. */
const WORKSHOP = '/workshop';

describe('routes', () => {
  it('are those of the specification, and the workshop', () => {
    expect(places.map(({ path }) => path).sort()).toEqual([...SPECIFIED.split(' '), WORKSHOP].sort());
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

  it('of players opens its dropdowns', async () => {
    loggedIn(aProfile());
    renderAt('/about');
    const user = userEvent.setup();
    const wait = { timeout: 3000 };
    const trade = await screen.findByRole('button', { name: 'Trade' }, wait);
    await user.click(trade);
    await waitFor(() =>
      expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
        'Your Traders',
        'Your offers',
        'Find Trades',
      ]),
    );
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
    fakeServer({ '/api/auth/logout': new FakeRefusal(500, 'Broken', 'internal') });
    const { place } = renderAt('/about');
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await screen.findByRole('heading', { level: 1, name: 'Emberwild RPG' });
    expect(place.pathname).toBe('/login');
    expect(localStorage.getItem('access_token')).toBeNull();
  });
});

it('a dead token leads to the login screen', async () => {
  loggedIn();
  fakeServer({ '/api/auth/profile': new FakeRefusal(401, 'Please login', 'unauthorized') });
  const { place } = renderAt('/home');
  await screen.findByRole('heading', { level: 1, name: 'Emberwild RPG' });
  expect(place.pathname).toBe('/login');
});

it('the address / greets a player', async () => {
  loggedIn();
  fakeServer({ '/api/auth/profile': profileReply(), '/api/game/team': { pokemons: [] } });
  renderAt('/');
  await screen.findByText('Welcome back!');
});
