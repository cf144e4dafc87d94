import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { setClock } from '../../../bridge/clock.ts';
import { aCreature, profileReply } from '../../../testing/builders.ts';
import { loggedIn } from '../../../testing/fresh.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { FakeRefusal, fakeServer, later } from '../../../testing/transport.ts';
import { seatOf } from './seats.ts';

const user = userEvent.setup();
const CALL = '/api/game/team';

beforeEach(() => loggedIn());

const serve = (team: unknown, profile = profileReply()) =>
  fakeServer({ '/api/auth/profile': profile, [CALL]: team as object });

it('the team stands around the fire, those to the left and those to the right looking at it', async () => {
  const pokemons = ['Podkin', 'Kindlam', 'Puddlip'].map((name, at) => aCreature({ id: String(at), name }));
  serve({ pokemons });
  renderAt('/home');
  const team = await screen.findByRole('list', { name: 'Your team' });
  const seats = within(team).getAllByRole('listitem');
  for (const [at, name] of ['Podkin', 'Kindlam', 'Puddlip'].entries())
    within(seats[at] as HTMLElement).getByRole('img', { name });
  expect(seats.map((seat) => seat.dataset.side)).toEqual(['left', 'right', 'left']);
});

it('six have places of their own, the nearer ones larger', () => {
  const seats = Array.from({ length: 6 }, (_, order) => seatOf(order));
  expect(new Set(seats.map(({ across, up }) => `${across} ${up}`)).size).toBe(6);
  const nearFirst = seats.toSorted((one, other) => one.up - other.up).map(({ size }) => size);
  expect(nearFirst).toEqual(nearFirst.toSorted((one, other) => other - one));
});

it.each(['dawn', 'day', 'dusk', 'night'] as const)(
  'at %s the camp is painted as at that hour',
  async (hour) => {
    serve({ pokemons: [] });
    setClock(hour, 60_000);
    const { container } = renderAt('/home');
    await screen.findByText('Welcome back!');
    expect(container.querySelector('[data-hour]')?.getAttribute('data-hour')).toBe(hour);
  },
);

it('one press leads back to the map where the player was', async () => {
  serve({ pokemons: [] }, profileReply({ mapName: 'green_land2' }));
  const { place } = renderAt('/home');
  await user.click(await screen.findByRole('link', { name: 'Continue in Green Land 2' }));
  await vi.waitFor(
    () => expect(place).toMatchObject({ pathname: '/map', state: { mapName: 'green_land2' } }),
    { timeout: 20_000 },
  );
});

it('before a battle is over, the way back to it takes the place of the way to the map', async () => {
  serve({ pokemons: [] }, profileReply({ inBattle: true }));
  renderAt('/home');
  await screen.findByRole('button', { name: 'Back to your battle' });
  expect(screen.queryByRole('link', { name: /^Continue in/ })).toBeNull();
});

it('while the team is asked for, the camp says so, and then who comes', async () => {
  const reply = later<object>();
  serve(() => reply.promise);
  renderAt('/home');
  await screen.findByText('Your team is coming to the fire…');
  reply.resolve({ pokemons: [aCreature({ name: 'Podkin' })] });
  await screen.findByRole('img', { name: 'Podkin' });
  expect(screen.queryByText('Your team is coming to the fire…')).toBeNull();
});

it('a team that cannot be had can be called again', async () => {
  const server = serve(new FakeRefusal(503, 'Too busy', 'unavailable'));
  renderAt('/home');
  const again = await screen.findByRole('button', { name: 'Call it again' });
  server.answers[CALL] = { pokemons: [aCreature({ name: 'Podkin' })] };
  await user.click(again);
  await screen.findByRole('img', { name: 'Podkin' });
});

it('an empty team is said to be empty, with the way to choose one', async () => {
  serve({ pokemons: [] });
  renderAt('/home');
  const way = await screen.findByRole('link', { name: 'Choose your team' });
  expect(way.getAttribute('href')).toBe('/pokemons');
});
