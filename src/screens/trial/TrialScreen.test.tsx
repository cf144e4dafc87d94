import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { routes } from '../../app/routing/routes.ts';
import { aProfile, profileReply } from '../../testing/builders.ts';
import { loggedIn } from '../../testing/fresh.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { fakeServer } from '../../testing/transport.ts';
// Loaded here, so that no test waits for it.
import './TrialScreen.tsx';

const user = userEvent.setup();
// Their scripts load slowly on a busy machine.
beforeAll(async () => {
  await Promise.all(['/home', '/trades'].map((one) => routes.find(({ path }) => path === one)?.load()));
});
const TITLE = 'The trial of Emberwild';
const ABSENT = /^What you were looking for is not in the trial/;

let players = 0;
function inTrial(path: string) {
  loggedIn(aProfile(), `token-of-trials-${++players}`);
  const server = fakeServer({
    '/api/auth/guest': { access_token: 'trial' },
    '/api/auth/deleteAccount': { ok: true },
    '/api/auth/profile': profileReply(),
    '/api/game/team': { pokemons: [] },
  });
  return { server, ...renderAt(path) };
}

describe('in a trial', () => {
  beforeEach(() => void vi.stubEnv('TRIAL', 'true'));
  afterEach(() => void vi.unstubAllEnvs());

  it.each(['/trades', '/offers', '/findtrades', '/account', '/player', '/operator'])(
    '%s says that it needs a server, and leads back',
    async (path) => {
      const { place } = inTrial(path);
      await screen.findByRole('heading', { level: 1, name: TITLE });
      screen.getByText(ABSENT);
      await user.click(screen.getByRole('button', { name: 'Play on' }));
      await screen.findByText('Welcome back!');
      expect(place.pathname).toBe('/home');
    },
  );

  it('every page says what it is, with a link that tells more', async () => {
    inTrial('/about');
    const notice = within(screen.getByRole('region', { name: 'Trial' }));
    await user.click(notice.getByRole('link', { name: 'Details' }));
    await screen.findByRole('heading', { level: 1, name: TITLE });
    expect(screen.queryByText(ABSENT)).toBeNull();
  });

  it('starting over asks first, and deletes what was saved', async () => {
    const { server } = inTrial('/guest');
    await user.click(await screen.findByRole('button', { name: 'Start over' }));
    await user.click(screen.getByRole('button', { name: 'Keep them' }));
    expect(server.paths()).not.toContain('/api/auth/deleteAccount');
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    await user.click(screen.getByRole('button', { name: 'Delete and start over' }));
    await screen.findByText('Welcome back!');
    expect(server.paths()).toContain('/api/auth/deleteAccount');
  });
});

it('nothing of a trial is shown in the game of a server', async () => {
  inTrial('/trades');
  await screen.findByRole('heading', { level: 1, name: 'Pokemons in Trade' });
  expect(screen.queryByRole('region', { name: 'Trial' })).toBeNull();
});
