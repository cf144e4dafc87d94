import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { Advice } from '../../../client/queries.ts';
import { profileReply } from '../../../testing/builders.ts';
import { loggedIn } from '../../../testing/fresh.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { FakeRefusal, fakeServer, later } from '../../../testing/transport.ts';

const user = userEvent.setup();
const CALL = '/api/game/advice';
const nothing: Advice = { evolve: null, gym: null, balls: 14, low: false, firstSteps: false, offers: 0 };
const gym = { id: 'thornby-garden', name: 'Hazel Thornby', region: 'Greenreach', least: 9, most: 10 };

beforeEach(() => loggedIn());
const serve = (advice: unknown, inBattle = false) =>
  fakeServer({
    '/api/auth/profile': profileReply({ inBattle }),
    '/api/game/team': { pokemons: [] },
    [CALL]: advice as object,
  });

const links = async () => {
  const section = await screen.findByRole('region', { name: 'What to do next' });
  const found = await within(section).findAllByRole('link');
  return found.map((link) => [link.textContent?.replace(/^\?/, ''), link.getAttribute('href')]);
};

it('what could be done next is one press away, the most pressing first', async () => {
  serve({ ...nothing, evolve: { count: 3, name: 'Podkin' }, gym, balls: 1, low: true, offers: 2 });
  renderAt('/home');
  expect(await links()).toEqual([
    [expect.stringContaining('2 offers wait'), '/trades'],
    [expect.stringContaining('Podkin and 2 more can evolve'), '/pokemons?canEvolve=1'],
    [expect.stringContaining('Only 1 ball left'), '/pokemart'],
    [expect.stringContaining('Challenge Hazel Thornby'), '/gymbattle?region=Greenreach'],
  ]);
});

it('a newcomer is led to the map, where the second creature lives', async () => {
  serve({ ...nothing, firstSteps: true });
  const { place } = renderAt('/home');
  await user.click(await screen.findByRole('link', { name: /Catch a second creature/ }));
  await waitFor(() => expect(place).toMatchObject({ pathname: '/map', state: { mapName: 'green_land' } }));
});

it('while a battle waits, nothing is advised that would end it', async () => {
  serve(
    { ...nothing, evolve: { count: 1, name: 'Podkin' }, gym, balls: 0, low: true, firstSteps: true },
    true,
  );
  renderAt('/home');
  await screen.findByRole('button', { name: 'Back to your battle' });
  expect(await links()).toEqual([[expect.stringContaining('No balls left'), '/pokemart']]);
});

it('where there is nothing to advise, nothing is said', async () => {
  const reply = later<Advice>();
  serve(() => reply.promise);
  renderAt('/home');
  await screen.findByText('Looking around for you…');
  reply.resolve(nothing);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'What to do next' })).toBeNull());
});

it('a failure disturbs nobody and can be tried again', async () => {
  const server = serve(new FakeRefusal(503, 'Too busy', 'unavailable'));
  renderAt('/home');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText('Too busy')).toBeNull();
  server.answers[CALL] = { ...nothing, gym };
  await user.click(again);
  expect(await links()).toHaveLength(1);
});
