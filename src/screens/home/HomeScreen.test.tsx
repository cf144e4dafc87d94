import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { routes } from '../../app/routing/routes.ts';
import { bridge } from '../../bridge/store.ts';
import { aBattle, profileReply } from '../../testing/builders.ts';
import { loggedIn } from '../../testing/fresh.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { FakeRefusal, fakeServer, later } from '../../testing/transport.ts';
import { starterGroups } from './starters/starterGroups.ts';

const newcomer = { '/api/auth/profile': profileReply({ pokemonCount: 0 }) };
const user = userEvent.setup();
/** What was sent to the server as the first creature. */
const chosenIn = ({ sentTo }: ReturnType<typeof fakeServer>) =>
  sentTo('/api/game/pokemon').map(({ body }) => body);

// Some tests go to this screen, whose script loads slowly on a busy machine.
beforeAll(async () => {
  await routes.find(({ path }) => path === '/battle')?.load();
});
beforeEach(() => loggedIn());
it('starters stand under their types: grass, fire, water', () => {
  expect(starterGroups(['Kindlam', 'puddlip', 'Podkin'])).toEqual([
    { type: 'grass', names: ['Podkin'] },
    { type: 'fire', names: ['Kindlam'] },
    { type: 'water', names: ['puddlip'] },
  ]);
});

it('a starter that the catalogue does not know stays with the one before it', () => {
  expect(starterGroups(['Kindlam', 'Newcomer'])[1]?.names).toEqual(['Kindlam', 'Newcomer']);
});

it('a new player chooses a starter, which is sent in small letters', async () => {
  const scrolled = vi.spyOn(globalThis, 'scrollTo');
  const reply = later<object[]>();
  const server = fakeServer({ ...newcomer, '/api/game/pokemon': () => reply.promise });
  renderAt('/home');
  const group = await screen.findByRole('radiogroup');
  screen.getByRole('heading', { level: 1, name: 'Welcome to Emberwild!' });
  screen.getByText(/^Please pick your initial creature/);
  const choices = within(group).getAllByRole('radio', { name: /./ });
  expect(choices.map((choice) => choice.getAttribute('aria-label'))).toEqual(profileReply().initialPokemons);
  for (const name of profileReply().initialPokemons) within(group).getByRole('img', { name });
  expect(
    within(group)
      .getAllByRole('heading')
      .map((heading) => heading.textContent),
  ).toEqual([expect.stringMatching(/grass/), expect.stringMatching(/fire/), expect.stringMatching(/water/)]);
  await user.click(screen.getByRole('radio', { name: 'Kindlam' }));
  await user.click(screen.getByRole('button', { name: 'Select pokemon' }));
  expect(screen.getByRole('button', { name: 'Select pokemon' }).getAttribute('aria-busy')).toBe('true');
  reply.resolve([{ id: '1' }]);
  await screen.findByText('Welcome back!');
  // What was pressed is gone: the new page is read from its beginning.
  expect(document.activeElement?.id).toBe('content');
  expect(scrolled).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  expect(bridge.getState().session.profile?.pokemonCount).toBe(1);
  expect(chosenIn(server)).toEqual([{ pokemons: ['kindlam'] }]);
});

it('who is chosen stands on the pedestal of its type, with a word on its temper', async () => {
  fakeServer({
    '/api/auth/profile': profileReply({ pokemonCount: 0, initialPokemons: ['Podkin', 'Rootling'] }),
  });
  renderAt('/home');
  const choice = await screen.findByRole('radio', { name: 'Rootling' });
  screen.getByText('Podkin', { selector: 'strong' });
  await user.click(choice);
  screen.getByText('Rootling', { selector: 'strong' });
  const words = document.getElementById(choice.getAttribute('aria-describedby') ?? '');
  expect(words?.textContent).toMatch(/^Greedy and hopeful/);
});

it('nothing is sent before a starter is chosen', async () => {
  const server = fakeServer(newcomer);
  renderAt('/home');
  await user.click(await screen.findByRole('button', { name: 'Select pokemon' }));
  expect(server.paths()).toEqual(['/api/auth/profile']);
});

it('a starter that is refused stays silently unchosen', async () => {
  fakeServer({ ...newcomer, '/api/game/pokemon': new FakeRefusal(409, 'You have one') });
  renderAt('/home');
  await user.click(await screen.findByRole('radio', { name: 'Podkin' }));
  await user.click(screen.getByRole('button', { name: 'Select pokemon' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Select pokemon' }).getAttribute('aria-busy')).toBeNull(),
  );
  expect(screen.queryByText('You have one')).toBeNull();
});

it('nothing of the choice is checked here but that there is one: the server knows its starters', async () => {
  const initialPokemons = ['Newcomer'];
  const server = fakeServer({
    '/api/auth/profile': profileReply({ pokemonCount: 0, initialPokemons }),
    '/api/game/pokemon': [],
  });
  renderAt('/home');
  await user.click(await screen.findByRole('radio', { name: 'Newcomer' }));
  await user.click(screen.getByRole('button', { name: 'Select pokemon' }));
  await waitFor(() => expect(chosenIn(server)).toEqual([{ pokemons: ['newcomer'] }]));
});

it.each([401, 404, 500, 503])(
  'a profile that is refused with %i ends the session and leads to the login screen',
  async (status) => {
    fakeServer({ '/api/auth/profile': new FakeRefusal(status, 'No profile') });
    const { place } = renderAt('/home');
    await waitFor(() => expect(place.pathname).toBe('/login'));
    expect(localStorage.getItem('access_token')).toBeNull();
  },
);

it('a player is welcomed back and led to the maps', async () => {
  fakeServer({ '/api/auth/profile': profileReply() });
  renderAt('/home');
  await screen.findByText('Welcome back!');
  expect(screen.getByRole('link', { name: 'Go to maps?' }).getAttribute('href')).toBe('/maps');
  expect(screen.queryByRole('button', { name: 'Back to your battle' })).toBeNull();
});

it('a battle that waits can be gone back to', async () => {
  fakeServer({
    '/api/auth/profile': profileReply({ inBattle: true }),
    '/api/game/battle': { battleDetails: aBattle({ page: 'selection' }) },
  });
  const { place } = renderAt('/home');
  await user.click(await screen.findByRole('button', { name: 'Back to your battle' }));
  await screen.findByRole('button', { name: 'Select this pokemon' });
  expect(place.pathname).toBe('/battle');
});
