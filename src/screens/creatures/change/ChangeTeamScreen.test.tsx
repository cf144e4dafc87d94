import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { writeReplacement } from '../../../bridge/storage.ts';
import { setSettings } from '../../../client/setSettings.ts';
import { aCreature, aProfile } from '../../../testing/builders.ts';
import { loggedIn } from '../../../testing/fresh.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { FakeRefusal, fakeServer, later } from '../../../testing/transport.ts';

import './ChangeTeamScreen.tsx';

const REST = '/api/game/findNextPokemonsExcludeTeam';
const REPLACE = '/api/game/replaceTeamPokemon';
const TEAM = '/api/game/team';
const user = userEvent.setup();

const from = aCreature({ id: 'a', name: 'Kindlam', in_team: true, team_order: 0 });
const podkin = aCreature({ id: 'b', name: 'Podkin' });
const listed = aCreature({ id: 'c', name: 'Puddlip', in_trade: true });

let player = 0;
function open(answers: Record<string, object> = {}, replaced = from, address = '/changeTeam') {
  player++;
  loggedIn(aProfile(), `token of player ${player}`);
  writeReplacement(replaced);
  const server = fakeServer({
    [TEAM]: { pokemons: [replaced] },
    [REST]: { pokemons: [podkin, listed], count: 12 },
    [REPLACE]: { pokemons: [podkin, from] },
    ...answers,
  });
  return { server, ...renderAt(address) };
}
const select = async (name = 'Podkin') => {
  const row = await screen.findByRole('article', { name });
  await user.click(within(row).getByRole('link', { name: 'Select' }));
};
const sent = (server: ReturnType<typeof fakeServer>) =>
  server.sent.filter(({ path }) => path === REPLACE).map(({ body }) => body);

beforeEach(() => loggedIn(aProfile()));
it('without a stored creature it says Nothing here.', async () => {
  fakeServer({});
  renderAt('/changeTeam');
  await screen.findByText('Nothing here.');
  expect(screen.getByRole('heading', { level: 1, name: 'Choose a replacement' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'To your team' }).getAttribute('href')).toBe('/team');
});

it('what is stored and makes no sense counts as nothing', async () => {
  sessionStorage.setItem('changeTeam', '{"id":7');
  fakeServer({});
  renderAt('/changeTeam');
  await screen.findByText('Nothing here.');
});

it('shows who is to be replaced, and the creatures outside of the team under From', async () => {
  open();
  await screen.findByRole('heading', { level: 1, name: 'Choose a replacement' });
  await screen.findByRole('heading', { level: 2, name: 'From' });
  await screen.findByRole('article', { name: 'Podkin' });
  const replaced = screen.getByRole('region', { name: 'To be replaced' });
  expect(within(replaced).getByRole('heading', { name: 'Kindlam' })).toBeDefined();
});

it('Select replaces, clears what was stored and goes back to the team', async () => {
  const { server, place } = open();
  await select();
  await waitFor(() => expect(place.pathname).toBe('/team'));
  expect(sent(server)).toEqual([{ from: 'a', to: 'b' }]);
  expect(sessionStorage.getItem('changeTeam')).toBeNull();
});

it('only one creature is on its way at a time', async () => {
  const reply = later<object>();
  const { server } = open({ [REPLACE]: () => reply.promise });
  await select();
  await select();
  expect(sent(server)).toHaveLength(1);
  reply.resolve({ pokemons: [] });
});

it('who is listed for trade cannot be selected', async () => {
  open();
  const row = await screen.findByRole('article', { name: 'Puddlip' });
  expect(within(row).queryByRole('link', { name: 'Select' })).toBeNull();
  expect(within(row).getByText('In trade')).toBeDefined();
});

it('a failure shows no toast; the page says why, and everything stays', async () => {
  const { place } = open({ [REPLACE]: new FakeRefusal(409, 'Finish your battle first', 'in_battle') });
  await select();
  await screen.findByText('Finish your battle first');
  expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
  expect(place.pathname).toBe('/changeTeam');
  expect(sessionStorage.getItem('changeTeam')).not.toBeNull();
});

it('a favourite is replaced only after one more question', async () => {
  const { server, place } = open({}, { ...from, favourite: true });
  await select();
  await user.click(await screen.findByRole('button', { name: 'Keep Kindlam' }));
  expect(sent(server)).toEqual([]);
  await select();
  await user.click(await screen.findByRole('button', { name: 'Yes, go on' }));
  await waitFor(() => expect(place.pathname).toBe('/team'));
  expect(sent(server)).toEqual([{ from: 'a', to: 'b', anyway: true }]);
});

it('a favourite is replaced at once by a player who wants no such questions', async () => {
  const { server, place } = open({}, { ...from, favourite: true });
  setSettings({ confirmations: false });
  await select();
  await waitFor(() => expect(place.pathname).toBe('/team'));
  expect(sent(server)).toEqual([{ from: 'a', to: 'b', anyway: true }]);
});

it('one that became a favourite in another window is asked about too', async () => {
  const refuse = (body: unknown) =>
    (body as { anyway?: boolean }).anyway
      ? { pokemons: [] }
      : new FakeRefusal(409, 'This is one of your favourites', 'favourite');
  const { place } = open({ [REPLACE]: refuse });
  await select();
  await user.click(await screen.findByRole('button', { name: 'Yes, go on' }));
  await waitFor(() => expect(place.pathname).toBe('/team'));
});

it('who has left the team in another window needs no replacement', async () => {
  open({ [TEAM]: { pokemons: [] } });
  await screen.findByText('Nothing here.');
  expect(sessionStorage.getItem('changeTeam')).toBeNull();
});

it('NEXT follows the same rule as everywhere', async () => {
  const { server } = open();
  await screen.findByRole('article', { name: 'Podkin' });
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
  expect(button('PREV').disabled).toBe(true);
  await user.click(button('NEXT'));
  await waitFor(() => expect(server.sent.at(-1)).toMatchObject({ path: REST, params: { skip: 10 } }));
  await waitFor(() => expect(button('PREV').disabled).toBe(false));
  expect(button('NEXT').disabled).toBe(true);
});

it('where all creatures are in the team, the way to more is shown', async () => {
  open({ [REST]: { pokemons: [], count: 0 } });
  expect((await screen.findByRole('link', { name: 'Go to maps?' })).getAttribute('href')).toBe('/maps');
});
