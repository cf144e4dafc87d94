import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { freshBrowser } from '../../testing/fresh.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { FakeRefusal, fakeServer } from '../../testing/transport.ts';
// Loaded here, so that no test waits for it.
import './LoginScreen.tsx';

const SHORT = {
  Username: 'Username : Minimum 5 char is required!',
  Password: 'Password : Minimum 5 char is required!',
} as const;
const FIELDS = ['Username', 'Password'] as const;
const user = userEvent.setup();
const type = async (label: string, text: string) => user.type(await screen.findByLabelText(label), text);
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const isTold = (text: string) => screen.queryByText(text) !== null;
/** Fills the form of login or signup with valid values. */
async function fill(address: string) {
  await type('Username', 'walker');
  await type('Password', 'secret');
  if (address === '/signup') await type('Re-enter password', 'secret');
}

beforeEach(freshBrowser);
describe('a name or password that is too short', () => {
  it.each([
    [1, false],
    [2, true],
    [3, true],
    [4, true],
    [5, false],
    [6, false],
  ])('is one of %i characters: %s', async (length, short) => {
    renderAt('/login');
    for (const field of FIELDS) {
      await type(field, 'x'.repeat(length));
      expect(isTold(SHORT[field])).toBe(short);
    }
  });

  it('is told of no longer once its own field has changed', async () => {
    renderAt('/login');
    for (const field of FIELDS) await type(field, 'four');
    await type('Password', '5');
    expect(FIELDS.map((field) => isTold(SHORT[field]))).toEqual([true, false]);
    await user.clear(screen.getByLabelText('Username'));
    expect(FIELDS.map((field) => isTold(SHORT[field]))).toEqual([false, false]);
  });

  it.each([
    ['Username', '/login', 'Login'],
    ['Password', '/login', 'Login'],
    ['Username', '/signup', 'Continue'],
    ['Password', '/signup', 'Continue'],
  ] as const)('blocks sending: %s at %s', async (field, address, button) => {
    const server = fakeServer({});
    renderAt(address);
    await fill(address);
    await user.clear(screen.getByLabelText(field));
    await type(field, 'four');
    await press(button);
    await user.keyboard('{Enter}');
    expect(server.sent).toEqual([]);
    expect(isTold(SHORT[field])).toBe(true);
  });
});

describe('what else went wrong', () => {
  it.each([
    ['Username', '/login', 'Login'],
    ['Password', '/login', 'Login'],
    ['Username', '/signup', 'Continue'],
    ['Password', '/signup', 'Continue'],
    ['Re-enter password', '/signup', 'Continue'],
  ])('is told until %s is edited at %s', async (field, address, button) => {
    const refusal = new FakeRefusal(409, 'Not with this one');
    fakeServer({ '/api/auth/login': refusal, '/api/auth/signup': refusal });
    renderAt(address);
    await fill(address);
    await press(button);
    await screen.findByText('Not with this one');
    await type(field, 'x');
    expect(isTold('Not with this one')).toBe(false);
  });

  it.each([
    ['/login', 'Login'],
    ['/signup', 'Continue'],
  ])('is an invalid username or password where %s is answered without a token', async (address, button) => {
    fakeServer({ '/api/auth/login': {}, '/api/auth/signup': {} });
    const { place } = renderAt(address);
    await fill(address);
    await press(button);
    await screen.findByText('Invalid username or password');
    expect(place.pathname).toBe(address);
    expect(localStorage.getItem('access_token')).toBeNull();
  });
});
