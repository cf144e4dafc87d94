import { screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { profileReply } from '../../../testing/builders.ts';
import { loggedIn } from '../../../testing/fresh.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { FakeRefusal, fakeServer, later } from '../../../testing/transport.ts';

beforeEach(() => loggedIn());

it('keeps the place of the quests of the day while they load, and gives it away if they cannot be loaded', async () => {
  const reply = later<object>();
  fakeServer({
    '/api/auth/profile': profileReply(),
    '/api/game/team': { pokemons: [] },
    '/api/game/quests': () => reply.promise,
  });
  renderAt('/home');
  const today = await screen.findByRole('region', { name: 'Today' });
  expect(today.getAttribute('aria-busy')).toBe('true');
  expect(within(today).getAllByRole('listitem', { hidden: true })).toHaveLength(3);
  expect(within(today).queryAllByRole('listitem')).toEqual([]);
  reply.resolve(new FakeRefusal(404, 'Not found', 'not_found'));
  await waitForElementToBeRemoved(today);
});
