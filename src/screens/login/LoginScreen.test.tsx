import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { routes } from '../../app/routing/routes.ts';
import { profileReply } from '../../testing/builders.ts';
import { freshBrowser, loggedIn } from '../../testing/fresh.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { FakeRefusal, fakeServer } from '../../testing/transport.ts';

const SHORT_NAME = 'Username : Minimum 5 char is required!';
const SHORT_PASSWORD = 'Password : Minimum 5 char is required!';
const home = { '/api/auth/profile': profileReply(), '/api/game/team': { pokemons: [] } };
const user = userEvent.setup();
const type = async (label: string, text: string) => user.type(await screen.findByLabelText(label), text);
/** A button of the form, not of the menu. */
const press = (name: string) => user.click(screen.getByRole('button', { name }));

// Login leads to the home screen, whose script loads slowly on a busy machine.
beforeAll(() => routes.find(({ path }) => path === '/home')?.load());
beforeEach(freshBrowser);
describe('login', () => {
  it('has inputs for name and password, Login and Signup; Signup shows Continue and Cancel', async () => {
    renderAt('/login');
    const main = within(screen.getByRole('main'));
    await main.findByLabelText('Username');
    main.getByLabelText('Password');
    const buttons = () =>
      main
        .getAllByRole('button')
        .map((button) => button.textContent)
        .filter((name) => name !== 'English');
    expect(buttons()).toEqual(['Login', 'Signup']);
    await press('Signup');
    main.getByLabelText('Re-enter password');
    expect(buttons()).toEqual(['Continue', 'Cancel']);
  });

  it('sends name and password and goes home, replacing history', async () => {
    const server = fakeServer({ '/api/auth/login': { access_token: 'abc' }, ...home });
    const { place } = renderAt('/login');
    await type('Username', 'walker');
    await type('Password', 'secret');
    await press('Login');
    await screen.findByText('Welcome back!');
    expect(place.pathname).toBe('/home');
    expect(server.sent[0]?.body).toEqual({ username: 'walker', password: 'secret' });
    expect(localStorage.getItem('access_token')).toBe('abc');
  });

  it('tells of a short name and password while typing, but not of a single character', async () => {
    renderAt('/login');
    await type('Username', 'a');
    expect(screen.queryByText(SHORT_NAME)).toBeNull();
    await type('Username', 'bcd');
    await type('Password', '1234');
    expect(screen.getByText(SHORT_NAME)).toBeTruthy();
    expect(screen.getByText(SHORT_PASSWORD)).toBeTruthy();
    await type('Username', 'e');
    expect(screen.queryByText(SHORT_NAME)).toBeNull();
  });

  it('sends nothing while a field is too short', async () => {
    const server = fakeServer({});
    renderAt('/login');
    await type('Username', 'walker');
    await type('Password', 'abc');
    await press('Login');
    expect(server.sent).toEqual([]);
  });

  it('shows the refusal of the server until the next edit', async () => {
    const refusal = new FakeRefusal(401, 'Invalid username or password', 'unauthorized');
    fakeServer({ '/api/auth/login': refusal });
    renderAt('/login');
    await type('Username', 'walker');
    await type('Password', 'secret');
    await press('Login');
    await screen.findByText('Invalid username or password');
    await type('Password', '!');
    expect(screen.queryByText('Invalid username or password')).toBeNull();
  });

  it('is skipped by whoever has a token', async () => {
    loggedIn();
    fakeServer(home);
    const { place } = renderAt('/login');
    await waitFor(() => expect(place.pathname).toBe('/home'));
  });
});

describe('signup', () => {
  it('asks for the password again, and Continue sends it', async () => {
    const server = fakeServer({ '/api/auth/signup': { access_token: 'abc' }, ...home });
    renderAt('/login');
    await screen.findByLabelText('Username');
    expect(screen.queryByLabelText('Re-enter password')).toBeNull();
    await press('Signup');
    await type('Username', 'walker');
    await type('Password', 'secret');
    await type('Re-enter password', 'secret');
    await press('Continue');
    await screen.findByText('Welcome back!');
    expect(localStorage.getItem('access_token')).toBe('abc');
    expect(server.sent[0]).toMatchObject({
      path: '/api/auth/signup',
      body: { username: 'walker', password: 'secret' },
    });
  });

  it('refuses two passwords that differ without asking the server', async () => {
    const server = fakeServer({});
    renderAt('/signup');
    await type('Username', 'walker');
    await type('Password', 'secret');
    await type('Re-enter password', 'secreT');
    await press('Continue');
    expect(screen.getByText('Passwords did not match')).toBeTruthy();
    expect(server.sent).toEqual([]);
    await type('Re-enter password', 'x');
    expect(screen.queryByText('Passwords did not match')).toBeNull();
  });

  it('goes back to login with Cancel, which clears the second password', async () => {
    renderAt('/signup');
    await screen.findByLabelText('Re-enter password');
    await type('Re-enter password', 'secret');
    await press('Cancel');
    expect(screen.queryByLabelText('Re-enter password')).toBeNull();
    await press('Signup');
    expect(screen.getByLabelText<HTMLInputElement>('Re-enter password').value).toBe('');
  });

  it('keeps what was typed for a login, whose refusal is gone', async () => {
    fakeServer({ '/api/auth/login': new FakeRefusal(401, 'Wrong name or password') });
    const { place } = renderAt('/login');
    await type('Username', 'walker');
    await type('Password', 'secret');
    await press('Login');
    await screen.findByText('Wrong name or password');
    await user.click(screen.getByRole('link', { name: 'Signup' }));
    await waitFor(() => expect(place.pathname).toBe('/signup'));
    await screen.findByLabelText('Re-enter password');
    expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('walker');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('secret');
    expect(screen.queryByText('Wrong name or password')).toBeNull();
  });

  it('with a taken name shows the message of the server', async () => {
    fakeServer({ '/api/auth/signup': new FakeRefusal(409, 'That name is taken') });
    renderAt('/signup');
    await type('Username', 'walker');
    await type('Password', 'secret');
    await type('Re-enter password', 'secret');
    await press('Continue');
    await screen.findByText('That name is taken');
  });
});
