import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { routes } from '../../app/routing/routes.ts';
import { profileReply } from '../../testing/builders.ts';
import { freshBrowser } from '../../testing/fresh.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { fakeServer } from '../../testing/transport.ts';

const user = userEvent.setup();
// Their scripts load slowly on a busy machine.
beforeAll(async () => {
  await Promise.all(['/home', '/account'].map((one) => routes.find(({ path }) => path === one)?.load()));
});
beforeEach(freshBrowser);
const CODES = ['aaaa-bbbb-cccc-0001'];

async function signUp() {
  fakeServer({
    '/api/auth/signup': { access_token: `token-${Math.random()}`, recoveryCodes: CODES },
    '/api/auth/profile': profileReply({ pokemonCount: 0 }),
    '/api/auth/account': { sessions: [], recoveryCodes: { left: 8, madeAt: '2026-11-01T12:00:00.000Z' } },
  });
  const view = renderAt('/signup');
  await user.type(await screen.findByLabelText('Username'), 'walker');
  await user.type(screen.getByLabelText('Password'), 'secret');
  await user.type(screen.getByLabelText('Re-enter password'), 'secret');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText('Welcome to Emberwild!');
  return view;
}

it('a new account is led to its recovery codes, which the account shows once', async () => {
  const { place } = await signUp();
  await user.click(await screen.findByRole('link', { name: 'Show them' }));
  await screen.findByText('aaaa-bbbb-cccc-0001');
  expect(place.pathname).toBe('/account');
});

it('a new account may skip its recovery codes', async () => {
  await signUp();
  await user.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('region', { name: 'Recovery codes' })).toBeNull();
  expect(sessionStorage.getItem('recoveryCodes')).toBeNull();
});
