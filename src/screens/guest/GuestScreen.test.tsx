import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { routes } from '../../app/routing/routes.ts';
import { aProfile, profileReply } from '../../testing/builders.ts';
import { freshBrowser, loggedIn } from '../../testing/fresh.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { FakeRefusal, fakeServer } from '../../testing/transport.ts';
// Loaded here, so that no test waits for it.
import './GuestScreen.tsx';

const user = userEvent.setup();
// Their scripts load slowly on a busy machine.
beforeAll(async () => {
  const paths = ['/home', '/login', '/account'];
  await Promise.all(paths.map((one) => routes.find(({ path }) => path === one)?.load()));
});
beforeEach(freshBrowser);

const GUEST = { username: 'Mossy Otter 4821', guest: true } as const;
const open = { '/api/health': { status: 'ok', version: '1', uptime: 1, workshop: false, guests: true } };
const closed = { '/api/health': { ...open['/api/health'], guests: false } };
const CODES = ['aaaa-bbbb-cccc-0001', 'aaaa-bbbb-cccc-0002'];
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('the beginning as a guest', () => {
  it('is a quiet link of the login screen, reached and pressed by keys alone', async () => {
    fakeServer({
      ...open,
      '/api/auth/guest': { access_token: 'guest' },
      '/api/auth/profile': profileReply({ ...GUEST, pokemonCount: 0 }),
    });
    const { place } = renderAt('/login');
    const link = await screen.findByRole('link', { name: 'Play as guest' });
    link.focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Play as guest' });
    screen.getByRole('button', { name: 'Play as guest' }).focus();
    await user.keyboard('{Enter}');
    await screen.findByText('Welcome to Emberwild!');
    expect(place.pathname).toBe('/home');
    expect(localStorage.getItem('access_token')).toBe('guest');
  });

  it('sends a secret of its own each time, and says what went wrong', async () => {
    const refusal = new FakeRefusal(429, 'Too many requests. Please wait a moment.', 'rate_limited');
    const server = fakeServer({ ...open, '/api/auth/guest': refusal });
    renderAt('/guest');
    await press('Play as guest');
    await screen.findByText('Too many requests. Please wait a moment.');
    await press('Play as guest');
    await waitFor(() => expect(server.paths().filter((path) => path === '/api/auth/guest')).toHaveLength(2));
    const secrets = server.sent.flatMap(({ path, body }) =>
      path === '/api/auth/guest' ? (body as { secret: string }).secret : [],
    );
    expect(new Set(secrets).size).toBe(2);
    for (const secret of secrets) expect(secret).toMatch(/^[0-9a-f]{32}$/);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Play as guest' }).getAttribute('aria-busy')).not.toBe(
        'true',
      ),
    );
  });

  it('says where the server has no guests, and leads to signing up', async () => {
    fakeServer(closed);
    const { place } = renderAt('/guest');
    await screen.findByText(/^This server has no guests/);
    expect(screen.queryByRole('button', { name: 'Play as guest' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Sign up with a name of your own' }));
    expect(place.pathname).toBe('/signup');
  });

  it('is skipped by whoever has a token', async () => {
    loggedIn();
    fakeServer({ ...open, '/api/auth/profile': profileReply() });
    const { place } = renderAt('/guest');
    await waitFor(() => expect(place.pathname).toBe('/home'));
  });
});

let players = 0;
/** A guest with a creature. */
function asGuest(path: string, answers: Record<string, object> = {}) {
  loggedIn(aProfile(GUEST), `token-of-guests-${++players}`);
  const server = fakeServer({
    '/api/auth/profile': profileReply(GUEST),
    '/api/auth/account': { sessions: [], recoveryCodes: { left: 0, madeAt: null } },
    '/api/game/blocked': { blocked: [] },
    '/api/game/team': { pokemons: [] },
    ...answers,
  });
  return { server, ...renderAt(path) };
}

describe('the reminder', () => {
  it('leads a guest to the choice of a password', async () => {
    const { place } = asGuest('/home');
    const notice = within(await screen.findByRole('region', { name: 'You are a guest' }));
    notice.getByText(/Mossy Otter 4821/);
    await user.click(notice.getByRole('link', { name: 'Choose a password' }));
    expect(place.pathname).toBe('/account');
  });

  it('can be put away, also over a reload, and is not for others', async () => {
    const { unmount } = asGuest('/home');
    const notice = within(await screen.findByRole('region', { name: 'You are a guest' }));
    await user.click(notice.getByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('region', { name: 'You are a guest' })).toBeNull();
    unmount();
    renderAt('/home');
    await screen.findByText('Welcome back!');
    expect(screen.queryByRole('region', { name: 'You are a guest' })).toBeNull();
  });

  it('is not shown to a player with a password', async () => {
    loggedIn();
    fakeServer({ '/api/auth/profile': profileReply(), '/api/game/team': { pokemons: [] } });
    renderAt('/home');
    await screen.findByText('Welcome back!');
    expect(screen.queryByRole('region', { name: 'You are a guest' })).toBeNull();
  });
});

describe('the account of a guest', () => {
  it('asks for a new password only, shows the codes, and keeps the focus', async () => {
    const { server } = asGuest('/account', { '/api/auth/choosePassword': { recoveryCodes: CODES } });
    await press('Choose a password');
    const fields = await dialog('Choose a password');
    fields.getByText('From then on you log in as Mossy Otter 4821 with this password.');
    expect(fields.queryByLabelText('Your password')).toBeNull();
    await user.type(fields.getByLabelText('New password'), 'secret');
    await user.type(fields.getByLabelText('Re-enter new password'), 'secreT');
    const confirm = fields.getByRole('button', { name: 'Choose a password' });
    await user.click(confirm);
    fields.getByText('Passwords did not match');
    expect(server.paths()).not.toContain('/api/auth/choosePassword');
    await user.clear(fields.getByLabelText('Re-enter new password'));
    await user.type(fields.getByLabelText('Re-enter new password'), 'secret');
    server.answers['/api/auth/profile'] = profileReply({ username: GUEST.username });
    await user.click(confirm);
    for (const code of CODES) await screen.findByText(code);
    expect(server.sent.find(({ path }) => path === '/api/auth/choosePassword')?.body).toEqual({
      password: 'secret',
    });
    const change = await screen.findByRole('button', { name: 'Change password' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(change);
  });

  it('says what the server refuses', async () => {
    const refusal = new FakeRefusal(409, 'Your account has a password already', 'conflict');
    asGuest('/account', { '/api/auth/choosePassword': refusal });
    await press('Choose a password');
    const fields = await dialog('Choose a password');
    await user.type(fields.getByLabelText('New password'), 'secret');
    await user.type(fields.getByLabelText('Re-enter new password'), 'secret');
    await user.click(fields.getByRole('button', { name: 'Choose a password' }));
    await fields.findByText('Your account has a password already');
  });

  it('has neither codes nor a deletion that would ask for a password', async () => {
    asGuest('/account');
    await screen.findByRole('button', { name: 'Choose a password' });
    screen.getByText('You get recovery codes together with your password.');
    for (const name of ['Make new codes', 'Change password', 'Delete account…'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});

describe('the logout of a guest', () => {
  it('asks first: what is left behind is lost', async () => {
    const { server, place } = asGuest('/about', { '/api/auth/logout': {} });
    await press('Logout');
    const asked = await dialog('Leave for good?');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.paths()).not.toContain('/api/auth/logout');
    expect(asked).toBeTruthy();
    await press('Logout');
    await user.click((await dialog('Leave for good?')).getByRole('button', { name: 'Log out for good' }));
    await vi.waitFor(() => expect(place.pathname).toBe('/login'), { timeout: 20_000 });
    expect(localStorage.getItem('access_token')).toBeNull();
  });

  it('leads to the choice of a password', async () => {
    const { place } = asGuest('/about');
    await press('Logout');
    await user.click((await dialog('Leave for good?')).getByRole('link', { name: 'Choose a password' }));
    expect(place.pathname).toBe('/account');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
