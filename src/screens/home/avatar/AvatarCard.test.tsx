import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { soldLooks } from '../../../../content/looks/wares.ts';
import { AVATARS, SOLD_AVATARS } from '../../../../contract/shapes/avatar.ts';
import { avatarOf } from '../../../bridge/avatar.ts';
import { bridge } from '../../../bridge/store.ts';
import { aProfile, profileReply } from '../../../testing/builders.ts';
import { loggedIn } from '../../../testing/fresh.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { FakeRefusal, fakeServer } from '../../../testing/transport.ts';

const user = userEvent.setup();
const CALL = '/api/game/look';

/** Finds a price, whose digits stand in groups. */
const isPrice = (text: string) => (_: string, element: Element | null) =>
  element?.tagName === 'SMALL' && element.textContent === text;

beforeEach(() => loggedIn());
/** The mart, with these looks in the bag. */
const mart = (bag: Readonly<Record<string, number>>) => ({
  coins: 100,
  items: Object.fromEntries(
    Object.entries(soldLooks).map(([key, item]) => [key, { ...item, bag: bag[key] ?? 0 }]),
  ),
  order: Object.keys(soldLooks),
});
/** A server that returns the chosen look, for a player with `pokemonCount` creatures. */
function serve(pokemonCount: number) {
  return fakeServer({
    '/api/auth/profile': profileReply({ pokemonCount }),
    '/api/game/team': { pokemons: [] },
    '/api/game/getPokemartDetails': mart({}),
    [CALL]: (body: unknown) => ({ profile: aProfile({ pokemonCount, ...(body as object) }) }),
  });
}

async function openDialog() {
  await user.click(await screen.findByRole('button', { name: 'Change your look' }));
  return screen.findByRole('dialog', { name: 'Change your look' });
}

it('a new player may change the look before choosing a starter, and is still asked for one', async () => {
  const server = serve(0);
  renderAt('/home');
  const starters = await screen.findAllByRole('radio');
  expect(starters).toHaveLength(4);
  const dialog = await openDialog();
  await user.click(within(dialog).getByRole('radio', { name: 'Racer' }));
  await user.click(within(dialog).getByRole('button', { name: 'Wear it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.sent.findLast(({ path }) => path === CALL)).toMatchObject({ body: { look: 'racer' } });
  expect(server.paths()).not.toContain('/api/game/pokemon');
  expect(screen.getByRole('region', { name: 'Your look' }).textContent).toContain('Racer');
  expect(screen.getByRole('button', { name: 'Select pokemon' })).toBeDefined();
});

it('a player with creatures changes it later, and the stored profile knows', async () => {
  serve(2);
  renderAt('/home');
  await screen.findByText('Welcome back!');
  const dialog = await openDialog();
  await user.click(within(dialog).getByRole('radio', { name: 'Splasher' }));
  await user.click(within(dialog).getByRole('button', { name: 'Wear it' }));
  await waitFor(() => expect(avatarOf(bridge.getState())).toBe('hopper'));
  expect(JSON.parse(localStorage.getItem('profile') ?? '{}')).toMatchObject({ look: 'hopper' });
});

it('the dialog offers everybody, with the present look chosen', async () => {
  serve(1);
  renderAt('/home');
  const dialog = await openDialog();
  const radios = within(dialog).getAllByRole<HTMLInputElement>('radio');
  expect(radios.map(({ value }) => value)).toEqual(AVATARS);
  expect(radios.filter(({ checked }) => checked).map(({ value }) => value)).toEqual(['player']);
});

it('what is not bought yet has a price and a place, and cannot be chosen', async () => {
  serve(1);
  renderAt('/home');
  const dialog = await openDialog();
  expect(await within(dialog).findByText(isPrice('6500 coins at every mart'))).toBeDefined();
  expect(within(dialog).getByText(isPrice('60000 coins in Halfpast'))).toBeDefined();
  const radios = within(dialog).getAllByRole<HTMLInputElement>('radio');
  expect(radios.filter(({ disabled }) => disabled).map(({ value }) => value)).toEqual(SOLD_AVATARS);
  expect(within(dialog).getByRole('link', { name: 'Looks in the mart' }).getAttribute('href')).toMatch(
    /\/pokemart\?tab=looks$/,
  );
});

it('what is bought can be worn', async () => {
  const server = serve(1);
  server.answers['/api/game/getPokemartDetails'] = mart({ fox: 1 });
  renderAt('/home');
  const dialog = await openDialog();
  const fox = within(dialog).getByRole<HTMLInputElement>('radio', { name: 'Fox' });
  await waitFor(() => expect(fox.disabled).toBe(false));
  await user.click(fox);
  await user.click(within(dialog).getByRole('button', { name: 'Wear it' }));
  await waitFor(() => expect(avatarOf(bridge.getState())).toBe('fox'));
});

it('without the mart’s answer the free looks stay, and it can be asked again', async () => {
  const server = serve(1);
  server.answers['/api/game/getPokemartDetails'] = new FakeRefusal(503, 'Too busy', 'unavailable');
  renderAt('/home');
  const dialog = await openDialog();
  const again = await within(dialog).findByRole('button', { name: 'Try again' });
  expect(within(dialog).getByRole<HTMLInputElement>('radio', { name: 'Racer' }).disabled).toBe(false);
  server.answers['/api/game/getPokemartDetails'] = mart({});
  await user.click(again);
  expect(await within(dialog).findByText(isPrice('6500 coins at every mart'))).toBeDefined();
});

it.each(['Cancel', 'Close'])('%s changes nothing', async (way) => {
  const server = serve(1);
  renderAt('/home');
  const dialog = await openDialog();
  await user.click(within(dialog).getByRole('radio', { name: 'Drover' }));
  await user.click(within(dialog).getByRole('button', { name: way }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.paths()).not.toContain(CALL);
  expect(avatarOf(bridge.getState())).toBe('player');
});

it('the look that is worn already is not sent again', async () => {
  const server = serve(1);
  renderAt('/home');
  const dialog = await openDialog();
  await user.click(within(dialog).getByRole('button', { name: 'Wear it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.paths()).not.toContain(CALL);
});

it('a refusal is told, and the choice stays open', async () => {
  const server = serve(1);
  server.answers[CALL] = new FakeRefusal(503, 'Too busy', 'unavailable');
  renderAt('/home');
  const dialog = await openDialog();
  await user.click(within(dialog).getByRole('radio', { name: 'Rocker' }));
  await user.click(within(dialog).getByRole('button', { name: 'Wear it' }));
  expect(await screen.findByText('Too busy')).toBeDefined();
  expect(screen.getByRole('dialog')).toBeDefined();
  expect(avatarOf(bridge.getState())).toBe('player');
});

it('a profile from before there were looks is the first one', () => {
  const { look: _, ...old } = aProfile();
  loggedIn(old as ReturnType<typeof aProfile>);
  expect(avatarOf(bridge.getState())).toBe(AVATARS[0]);
});
