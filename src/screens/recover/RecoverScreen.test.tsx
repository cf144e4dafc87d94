import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { freshBrowser } from '../../testing/fresh.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { FakeRefusal, fakeServer } from '../../testing/transport.ts';
// Loaded here, so that no test waits for it.
import './RecoverScreen.tsx';

const user = userEvent.setup();
beforeEach(freshBrowser);

async function fill(next = 'better secret', again = next) {
  const view = renderAt('/recover');
  await user.type(await screen.findByLabelText('Username'), 'walker');
  await user.type(screen.getByLabelText('Recovery code'), 'aaaa-bbbb-cccc-dddd');
  await user.type(screen.getByLabelText('New password'), next);
  await user.type(screen.getByLabelText('Re-enter new password'), again);
  await user.click(screen.getByRole('button', { name: 'Set new password' }));
  return view;
}

describe('a forgotten password', () => {
  it('is one link away from the login', async () => {
    const { place } = renderAt('/login');
    await user.click(await screen.findByRole('link', { name: 'Forgotten password?' }));
    await screen.findByRole('heading', { level: 1, name: 'Forgotten password' });
    expect(place.pathname).toBe('/recover');
  });

  it('is replaced with a recovery code, and the login follows', async () => {
    const server = fakeServer({ '/api/auth/recover': { ok: true } });
    const { place } = await fill();
    await waitFor(() => expect(place.pathname).toBe('/login'));
    await screen.findByText('Your new password is set. Log in with it.');
    expect(server.sent[0]).toMatchObject({
      path: '/api/auth/recover',
      body: { username: 'walker', code: 'aaaa-bbbb-cccc-dddd', newPassword: 'better secret' },
    });
  });

  it('stays where the server refuses, with its words until the next edit', async () => {
    fakeServer({
      '/api/auth/recover': new FakeRefusal(401, 'Invalid username or recovery code', 'unauthorized'),
    });
    const { place } = await fill();
    await screen.findByText('Invalid username or recovery code');
    expect(place.pathname).toBe('/recover');
    await user.type(screen.getByLabelText('Recovery code'), 'x');
    expect(screen.queryByText('Invalid username or recovery code')).toBeNull();
  });

  it.each([
    ['four', 'four', 'Password : Minimum 5 char is required!'],
    ['better secret', 'another', 'Passwords did not match'],
  ])('is not replaced by %j and %j', async (next, again, told) => {
    const server = fakeServer({});
    await fill(next, again);
    expect((await screen.findAllByText(told)).length).toBeGreaterThan(0);
    expect(server.sent).toEqual([]);
  });
});
