import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { followOtherTabs } from '../../client/session/session.ts';
import { suspended } from '../../client/session/suspended.ts';
import { catchDownloads } from '../../testing/downloads.ts';
import { freshBrowser, loggedIn } from '../../testing/fresh.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { FakeRefusal, fakeServer } from '../../testing/transport.ts';
// Loaded here, so that no test waits for them.
import './LoginScreen.tsx';
import './SuspendedNotice.tsx';

const user = userEvent.setup();
const refusal = () => {
  const refused = new FakeRefusal(403, 'Your account is suspended: Floods the market', 'suspended');
  const suspension = {
    reason: 'Floods the market',
    since: '2026-11-21T18:05:00.000Z',
    until: '2026-12-03T12:00:00.000Z',
    appeal: 'possible',
    answer: null,
  };
  Object.assign(refused.body as object, { suspension });
  return refused;
};
const logIn = async () => {
  await user.type(await screen.findByLabelText('Username'), 'walker');
  await user.type(screen.getByLabelText('Password'), 'secret');
  await user.click(screen.getByRole('button', { name: 'Login' }));
};

followOtherTabs();
beforeEach(() => {
  freshBrowser();
  suspended.setState({ suspension: null });
});

describe('a suspended player', () => {
  it('reads at the login why and until when, and appeals with name and password', async () => {
    const server = fakeServer({ '/api/auth/login': refusal(), '/api/auth/appeal': { ok: true } });
    renderAt('/login');
    await logIn();
    await screen.findByRole('heading', { name: 'Your account is suspended' });
    screen.getByText('Floods the market');
    screen.getByText(/3 Dec 2026/);
    await user.type(screen.getByLabelText('Why should the suspension be lifted?'), 'It was my brother');
    await user.click(screen.getByRole('button', { name: 'Send appeal' }));
    await screen.findByText(/Your appeal is waiting/);
    expect(server.sent.at(-1)?.body).toEqual({
      username: 'walker',
      password: 'secret',
      text: 'It was my brother',
    });
    expect(screen.queryByRole('button', { name: 'Send appeal' })).toBeNull();
  });

  it('reads why an appeal was refused, and keeps the text', async () => {
    fakeServer({
      '/api/auth/login': refusal(),
      '/api/auth/appeal': new FakeRefusal(409, 'You cannot appeal against this suspension again'),
    });
    renderAt('/login');
    await logIn();
    const text = await screen.findByLabelText('Why should the suspension be lifted?');
    await user.type(text, 'Please');
    await user.click(screen.getByRole('button', { name: 'Send appeal' }));
    await screen.findByText('You cannot appeal against this suspension again');
    expect((text as HTMLTextAreaElement).value).toBe('Please');
  });

  it('is led out of the game to the notice, and has to enter name and password for an appeal', async () => {
    loggedIn();
    fakeServer({ '/api/auth/profile': refusal() });
    const { place } = renderAt('/maps');
    await screen.findByRole('heading', { name: 'Your account is suspended' });
    expect(place.pathname).toBe('/login');
    await user.type(screen.getByLabelText('Why should the suspension be lifted?'), 'Please');
    await user.click(screen.getByRole('button', { name: 'Send appeal' }));
    await screen.findByText('Enter your name and password in the form below first.');
  });
});

describe('the account of a suspended player', () => {
  const SESSION = '/api/auth/suspended';
  const saved = catchDownloads();

  it('can be saved as a file, with a token that is not kept', async () => {
    const server = fakeServer({
      '/api/auth/login': refusal(),
      [SESSION]: { access_token: 'only-for-this' },
      '/api/auth/export': { account: [{ username: 'walker' }] },
    });
    renderAt('/login');
    await logIn();
    await user.click(await screen.findByRole('button', { name: 'Download your data' }));
    await vi.waitFor(() => expect(saved).toHaveLength(1), { timeout: 20_000 });
    expect(JSON.parse((await saved[0]?.text()) ?? '')).toEqual({ account: [{ username: 'walker' }] });
    expect(server.sent.at(-1)).toMatchObject({ authorization: 'Bearer only-for-this' });
    expect(localStorage.getItem('access_token')).toBeNull();
    screen.getByRole('heading', { name: 'Your account is suspended' });
  });

  it('is deleted after a question that names it, and the notice goes', async () => {
    const server = fakeServer({
      '/api/auth/login': refusal(),
      [SESSION]: { access_token: 'only-for-this' },
      '/api/auth/deleteAccount': { ok: true },
    });
    renderAt('/login');
    await logIn();
    await user.click(await screen.findByRole('button', { name: 'Delete account…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete the account of walker?' });
    expect(server.paths()).not.toContain(SESSION);
    await user.click(within(dialog).getByRole('button', { name: 'Delete for good' }));
    await screen.findByText('Your account is deleted. Farewell!');
    expect(server.sent.at(-1)).toMatchObject({
      body: { password: 'secret' },
      authorization: 'Bearer only-for-this',
    });
    expect(screen.queryByRole('heading', { name: 'Your account is suspended' })).toBeNull();
  });

  it('needs name and password first, and a refusal is told', async () => {
    loggedIn();
    const server = fakeServer({
      '/api/auth/profile': refusal(),
      [SESSION]: new FakeRefusal(401, 'Invalid username or password', 'unauthorized'),
    });
    renderAt('/maps');
    await user.click(await screen.findByRole('button', { name: 'Delete account…' }));
    await screen.findByText('Enter your name and password in the form below first.');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.type(screen.getByLabelText('Username'), 'walker');
    await user.type(screen.getByLabelText('Password'), 'wrong one');
    await user.click(screen.getByRole('button', { name: 'Download your data' }));
    await screen.findByText('Invalid username or password');
    expect(server.paths()).toContain(SESSION);
    expect(saved).toEqual([]);
  });
});
