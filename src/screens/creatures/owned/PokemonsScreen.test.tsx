import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Creature } from '../../../../contract/shapes/creature.ts';
import { aCreature, aProfile } from '../../../testing/builders.ts';
import { loggedIn } from '../../../testing/fresh.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { FakeRefusal, fakeServer, later } from '../../../testing/transport.ts';

import './PokemonsScreen.tsx';

const LIST = '/api/game/findNextPokemons';
const SAVE = '/api/game/updatePokemons';
const TRADE = '/api/game/moveToTrade';
const BOXES = '/api/game/boxes';
const MARK = '/api/game/favourite';
const user = userEvent.setup();

const member = aCreature({ id: 'a', name: 'Kindlam', in_team: true, team_order: 0 });
const other = aCreature({ id: 'b', name: 'Podkin' });
const loved = aCreature({ id: 'c', name: 'Puddlip', favourite: true });
const owned = [member, other, loved];

let player = 0;
function open(answers: Record<string, object> = {}, address = '/pokemons') {
  // Pages are cached for each player, so each test uses a new one.
  player++;
  loggedIn(aProfile(), `token of player ${player}`);
  const server = fakeServer({ [LIST]: { pokemons: owned, count: 23 }, [BOXES]: { boxes: [] }, ...answers });
  return { server, ...renderAt(address) };
}
const row = async (name: string) => within(await screen.findByRole('article', { name }));
const asked = (server: ReturnType<typeof fakeServer>) =>
  server.sent.filter(({ path }) => path === LIST).map(({ params }) => params);
const disabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('while loading it says Fetching your pokemons', async () => {
  const reply = later<object>();
  open({ [LIST]: () => reply.promise });
  await screen.findByText('Fetching your pokemons');
  reply.resolve({ pokemons: owned, count: 3 });
  await screen.findByRole('heading', { level: 1, name: 'YOUR POKEMONS' });
  await screen.findByRole('heading', { level: 2, name: 'Kindlam' });
});

it('Put for trade is hidden for team members, Replace from team is only theirs', async () => {
  open();
  const inTeam = await row('Kindlam');
  expect(inTeam.queryByRole('button', { name: 'Put for trade' })).toBeNull();
  expect(inTeam.getByRole('button', { name: 'Replace from team' })).toBeDefined();
  const outside = await row('Podkin');
  expect(outside.getByRole('button', { name: 'Put for trade' })).toBeDefined();
  expect(outside.queryByRole('button', { name: 'Replace from team' })).toBeNull();
});

it('in the list too, Evolve is there only for who can evolve', async () => {
  const ready = aCreature({ id: 'd', name: 'Rootling', canEvolve: true, nextEvoPokemon: 'Emberam' });
  open({ [LIST]: { pokemons: [other, ready], count: 2 } });
  expect((await row('Rootling')).getByRole('button', { name: 'Evolve' })).toBeDefined();
  expect((await row('Podkin')).queryByRole('button', { name: 'Evolve' })).toBeNull();
});

it('who is listed or offered for trade can be neither listed again nor evolve', async () => {
  const listed = aCreature({ id: 'd', in_trade: true, canEvolve: true, nextEvoPokemon: 'Emberam' });
  open({ [LIST]: { pokemons: [listed], count: 1 } });
  const traded = await row('Kindlam');
  expect(traded.getByText('In trade')).toBeDefined();
  expect(traded.queryByRole('button', { name: 'Put for trade' })).toBeNull();
  expect(traded.queryByRole('button', { name: 'Evolve' })).toBeNull();
  expect(traded.queryByRole('button', { name: 'Favourite' })).toBeNull();
  expect(traded.getByRole('link', { name: 'See its offers' }).getAttribute('href')).toBe('/trades');
});

it('who is offered leads to where the offer is', async () => {
  open({ [LIST]: { pokemons: [aCreature({ id: 'd', in_offer: true })], count: 1 } });
  const offered = await row('Kindlam');
  expect(offered.getByText('Offered')).toBeDefined();
  expect(offered.getByRole('link', { name: 'See your offer' }).getAttribute('href')).toBe('/offers');
});

it('Save is shown only when moves changed, sends the one creature without the flag, and goes again', async () => {
  const saved = { pokemons: [{ ...other, attack3: 'Bite' }] };
  const { server } = open({ [SAVE]: saved });
  const podkin = await row('Podkin');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  await user.selectOptions(podkin.getByLabelText(/Attack 3/), 'Bite');
  await user.click(podkin.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved');
  expect(server.sentTo(SAVE).at(-1)?.body).toEqual({
    pokemons: [{ id: 'b', attack1: 'Tackle', attack2: 'Ember', attack3: 'Bite', attack4: '' }],
  });
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

it('a save that fails says Failde to save and leaves the row changed', async () => {
  open({ [SAVE]: new FakeRefusal(409, 'Finish your battle first', 'in_battle') });
  const kindlam = await row('Kindlam');
  await user.selectOptions(kindlam.getByLabelText(/Attack 3/), 'Bite');
  await user.click(kindlam.getByRole('button', { name: 'Save' }));
  await screen.findByText('Failde to save');
  expect(kindlam.getByText('Finish your battle first')).toBeDefined();
  expect(kindlam.getByRole('button', { name: 'Save' })).toBeDefined();
});

it('Put for trade moves the creature to trade, says so and loads the list again', async () => {
  const { server } = open({ [TRADE]: { pokemons: [other] } });
  await user.click((await row('Podkin')).getByRole('button', { name: 'Put for trade' }));
  await screen.findByText('Moved to trade');
  expect(server.sent.find(({ path }) => path === TRADE)?.body).toEqual({ pokemons: ['b'] });
  await waitFor(() => expect(asked(server)).toHaveLength(2));
});

it('a creature that cannot be listed says so and why, and it is logged', async () => {
  open({ [TRADE]: new FakeRefusal(409, 'Podkin is in your team') });
  const podkin = await row('Podkin');
  await user.click(podkin.getByRole('button', { name: 'Put for trade' }));
  await screen.findByText('Could not move pokemon for trade');
  expect(podkin.getByText('Podkin is in your team')).toBeDefined();
  expect(console.error).toHaveBeenCalled();
});

it('a favourite is put for trade only after one more question, and is none any more then', async () => {
  const { server } = open({ [TRADE]: { pokemons: [loved] }, [MARK]: { pokemons: [] } });
  const press = async () => user.click((await row('Puddlip')).getByRole('button', { name: 'Put for trade' }));
  await press();
  await user.click(await screen.findByRole('button', { name: 'Keep Puddlip' }));
  expect(server.paths()).not.toContain(TRADE);
  await press();
  await user.click(await screen.findByRole('button', { name: 'Yes, go on' }));
  await screen.findByText('Moved to trade');
  const calls = server.sent.filter(({ path }) => path === MARK || path === TRADE);
  expect(calls.map(({ body }) => body)).toEqual([{ id: 'c', favourite: false }, { pokemons: ['c'] }]);
});

it('a favourite that could not be put for trade stays one', async () => {
  const { server } = open({ [TRADE]: new FakeRefusal(503, 'Too busy', 'unavailable'), [MARK]: {} });
  await user.click((await row('Puddlip')).getByRole('button', { name: 'Put for trade' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, go on' }));
  await screen.findByText('Could not move pokemon for trade');
  await waitFor(() => expect(server.sentTo(MARK).at(-1)?.body).toEqual({ id: 'c', favourite: true }));
  expect(await isMarked('Puddlip')).toBe(true);
});

it('Replace from team stores the creature and leads to /changeTeam', async () => {
  const { place } = open();
  await user.click((await row('Kindlam')).getByRole('button', { name: 'Replace from team' }));
  await waitFor(() => expect(place.pathname).toBe('/changeTeam'));
  expect(JSON.parse(sessionStorage.getItem('changeTeam') ?? '{}')).toMatchObject({ id: 'a' });
});

it('PREV is disabled at offset 0, NEXT where offset plus 10 reaches the count', async () => {
  const { server } = open();
  await row('Kindlam');
  expect(disabled('PREV')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'NEXT' }));
  await waitFor(() => expect(asked(server).at(-1)).toEqual({ skip: 10 }));
  await waitFor(() => expect(disabled('PREV')).toBe(false));
  await user.click(screen.getByRole('button', { name: 'NEXT' }));
  await waitFor(() => expect(asked(server).at(-1)).toEqual({ skip: 20 }));
  await waitFor(() => expect(disabled('PREV')).toBe(false));
  expect(disabled('NEXT')).toBe(true);
});

it('both are disabled while a page is on its way', async () => {
  const reply = later<object>();
  const { server } = open({}, '/pokemons?skip=10');
  await waitFor(() => expect(disabled('NEXT')).toBe(false));
  server.answers[LIST] = () => reply.promise;
  await user.click(screen.getByRole('button', { name: 'NEXT' }));
  await waitFor(() => expect(disabled('NEXT')).toBe(true));
  expect(disabled('PREV')).toBe(true);
  expect(screen.getByText('Fetching your pokemons')).toBeDefined();
});

it('a page beyond the end leads to the last one', async () => {
  const page = (_: unknown, params: unknown) => ({
    pokemons: (params as { skip: number }).skip > 20 ? [] : owned,
    count: 23,
  });
  const { server } = open({ [LIST]: page }, '/pokemons?skip=90');
  await row('Kindlam');
  expect(asked(server).at(-1)).toEqual({ skip: 20 });
});

it('filters and sorting stand in the address, and what is asked for begins at the first page', async () => {
  const { server } = open({}, '/pokemons?skip=10&type=fire&favourite=1&sort=-level,name');
  await row('Kindlam');
  expect(asked(server)).toEqual([{ skip: 10, type: 'fire', favourite: '1', sort: '-level,name' }]);
  await user.click(screen.getByRole('button', { name: 'Can evolve' }));
  await waitFor(() =>
    expect(asked(server).at(-1)).toEqual({
      skip: 0,
      type: 'fire',
      favourite: '1',
      canEvolve: '1',
      sort: '-level,name',
    }),
  );
  await user.click(screen.getByRole('button', { name: '1. Level, highest first' }));
  await waitFor(() => expect(asked(server).at(-1)).toMatchObject({ sort: 'level,name' }));
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(asked(server).at(-1)).toEqual({ skip: 0 }));
});

it('a name is looked for once the typing rests', async () => {
  const { server } = open();
  await row('Kindlam');
  await user.type(screen.getByRole('searchbox'), 'kin');
  await waitFor(() => expect(asked(server).at(-1)).toEqual({ skip: 0, name: 'kin' }));
  expect(asked(server).length).toBeLessThan(4);
});

it('where nothing fits, everything can be asked for again', async () => {
  const { server } = open({ [LIST]: { pokemons: [], count: 0 } }, '/pokemons?type=ice');
  await screen.findByText('None of yours is like that');
  server.answers[LIST] = { pokemons: owned, count: 3 };
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  await row('Kindlam');
});

it('without any creature the way to the first one is shown', async () => {
  open({ [LIST]: { pokemons: [], count: 0 } });
  await screen.findByRole('link', { name: 'Choose your first creature' });
});

it('a list that cannot be had shows no toast, but a way to try again', async () => {
  const { server } = open({ [LIST]: new FakeRefusal(503, 'Too busy', 'unavailable') });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText('Too busy')).toBeNull();
  server.answers[LIST] = { pokemons: owned, count: 3 };
  await user.click(retry);
  await row('Kindlam');
});

const heart = async (name: string) => (await row(name)).getByRole('button', { name: 'Favourite' });
const isMarked = async (name: string) => (await heart(name)).getAttribute('aria-pressed') === 'true';

it('a favourite is marked at once, and only once for two presses', async () => {
  const reply = later<object>();
  const { server } = open({ [MARK]: () => reply.promise });
  await user.click(await heart('Podkin'));
  expect(await isMarked('Podkin')).toBe(true);
  await user.click(await heart('Podkin'));
  expect(server.sent.filter(({ path }) => path === MARK).map(({ body }) => body)).toEqual([
    { id: 'b', favourite: true },
  ]);
  reply.resolve({ pokemons: [] });
});

it('a mark that the server refuses is taken back, and the player told', async () => {
  open({ [MARK]: new FakeRefusal(404, 'There is no such creature', 'not_found') });
  await user.click(await heart('Puddlip'));
  await screen.findByText('There is no such creature');
  expect(await isMarked('Puddlip')).toBe(true);
});

it('a mark that is taken back leaves the moves that were saved meanwhile', async () => {
  const reply = later<object>();
  const learned = { ...other, attack4: 'Growl' };
  open({
    [MARK]: () => reply.promise,
    [SAVE]: { pokemons: [learned] },
    [LIST]: { pokemons: [other], count: 1 },
  });
  await user.click(await heart('Podkin'));
  await user.selectOptions((await row('Podkin')).getByLabelText(/Attack 4/), 'Growl');
  await user.click((await row('Podkin')).getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved');
  reply.resolve(new FakeRefusal(503, 'The server is busy', 'unavailable'));
  await screen.findByText('The server is busy');
  expect(await isMarked('Podkin')).toBe(false);
  const fourth = (await row('Podkin')).getByLabelText<HTMLSelectElement>(/Attack 4/);
  expect(fourth.selectedOptions[0]?.textContent).toContain('Growl');
});

it('changed moves outlive turning the page, and leaving the screen asks', async () => {
  const pages: Record<number, readonly Creature[]> = { 0: [member], 10: [other] };
  const page = (_: unknown, params: unknown) => ({
    pokemons: pages[(params as { skip: number }).skip],
    count: 11,
  });
  const { place } = open({ [LIST]: page, [SAVE]: { pokemons: [member] } });
  await user.selectOptions((await row('Kindlam')).getByLabelText(/Attack 4/), 'Growl');
  await user.click(screen.getByRole('button', { name: 'NEXT' }));
  await row('Podkin');
  await user.click(screen.getByRole('link', { name: 'Maps' }));
  await screen.findByText('What you changed of Kindlam is not saved yet.');
  await user.click(screen.getByRole('button', { name: 'Save and leave' }));
  await waitFor(() => expect(place.pathname).toBe('/maps'));
});

it('who is outside is put in the team while that has room', async () => {
  const joined = { ...other, in_team: true, team_order: 1 };
  const { server } = open({
    '/api/game/team': { pokemons: [member] },
    '/api/game/joinTeam': { pokemons: [member, joined] },
  });
  const podkin = await row('Podkin');
  expect((await row('Kindlam')).queryByRole('button', { name: 'Put in the team' })).toBeNull();
  await user.click(await podkin.findByRole('button', { name: 'Put in the team' }));
  await screen.findByText('Podkin is in your team now');
  expect(server.sent.find(({ path }) => path === '/api/game/joinTeam')?.body).toEqual({ id: 'b' });
  await podkin.findByRole('button', { name: 'Replace from team' });
  expect(podkin.queryByRole('button', { name: 'Put in the team' })).toBeNull();
});

it('nobody is put in a full team, and a team that was filled meanwhile says so', async () => {
  const six = Array.from({ length: 6 }, (_, at) => ({ ...member, id: `m${at}`, team_order: at }));
  const { server } = open({
    '/api/game/team': { pokemons: six.slice(1) },
    '/api/game/joinTeam': new FakeRefusal(409, 'Your team is full'),
  });
  const podkin = await row('Podkin');
  const button = await podkin.findByRole('button', { name: 'Put in the team' });
  server.answers['/api/game/team'] = { pokemons: six };
  await user.click(button);
  await podkin.findByText('Your team is full');
  await waitFor(() => expect(podkin.queryByRole('button', { name: 'Put in the team' })).toBeNull());
});

it('a creature gets a nickname beside its species, what is refused stays to be changed, and it is taken away', async () => {
  const NAME = '/api/game/nickname';
  const { server } = open({ [NAME]: new FakeRefusal(409, 'This nickname cannot be used here') });
  await user.click((await row('Podkin')).getByRole('button', { name: 'A nickname for Podkin' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'A nickname for Podkin' }));
  await user.type(dialog.getByRole('textbox'), 'Sprout{Enter}');
  await dialog.findByText('This nickname cannot be used here');
  server.answers[NAME] = { pokemons: [{ ...other, nickname: 'Sprout' }] };
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Podkin is called “Sprout” now');
  expect(server.sent.findLast(({ path }) => path === NAME)?.body).toEqual({ id: 'b', nickname: 'Sprout' });
  const named = await row('Podkin “Sprout”');
  expect(named.getByText('“Sprout”').tagName).toBe('BDI');
  server.answers[NAME] = { pokemons: [other] };
  await user.click(named.getByRole('button', { name: 'A nickname for Podkin “Sprout”' }));
  await user.click(await screen.findByRole('button', { name: 'Take it away' }));
  await screen.findByText('Podkin has no nickname any more');
  expect(server.sent.findLast(({ path }) => path === NAME)?.body).toEqual({ id: 'b', nickname: '' });
  await row('Podkin');
});

it('a creature is set free after a question that says for good, and what is refused says why', async () => {
  const FREE = '/api/game/setFree';
  const { server } = open({ [FREE]: new FakeRefusal(409, 'Take Podkin out of trade first', 'in_trade') });
  expect((await row('Kindlam')).queryByRole('button', { name: 'Set free…' })).toBeNull();
  expect((await row('Puddlip')).queryByRole('button', { name: 'Set free…' })).toBeNull();
  await user.click((await row('Podkin')).getByRole('button', { name: 'Set free…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set it free for good?' }));
  await user.click(dialog.getByRole('button', { name: 'Set free' }));
  await dialog.findByText('Take Podkin out of trade first');
  server.answers[FREE] = { pokemons: [member], pokemonCount: 2 };
  await user.click(dialog.getByRole('button', { name: 'Set free' }));
  await screen.findByText('Podkin went back into the wild. Thank you, and goodbye!');
  expect(server.sent.findLast(({ path }) => path === FREE)?.body).toEqual({ pokemons: ['b'] });
  await waitFor(() => expect(asked(server)).toHaveLength(2));
});

it('several are chosen on several pages and set free at once; members, favourites and what is in trade stay', async () => {
  const FREE = '/api/game/setFree';
  const shiny = aCreature({ id: 'd', name: 'Moonbun', nickname: 'Star', kind: 3 });
  const traded = aCreature({ id: 'e', name: 'Crumbit', in_trade: true });
  const page = (_: unknown, params: unknown) =>
    (params as { skip: number }).skip === 0
      ? { pokemons: [...owned, traded], count: 15 }
      : { pokemons: [shiny], count: 15 };
  const { server } = open({ [LIST]: page, [FREE]: { pokemons: [member], pokemonCount: 13 } });
  await row('Kindlam');
  await user.click(screen.getByRole('button', { name: 'Choose several' }));
  expect(screen.getAllByRole('button', { name: /^Choose (?!several)/ })).toHaveLength(1);
  for (const why of ['In your team', 'Favourites stay', 'In trade']) screen.getAllByText(why);
  expect(disabled('Set free…')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Choose Podkin' }));
  await user.click(screen.getByRole('button', { name: 'NEXT' }));
  await user.click(await screen.findByRole('button', { name: 'Choose Moonbun “Star”' }));
  await user.click(screen.getByRole('button', { name: 'Set 2 free…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set 2 free for good?' }));
  dialog.getByText('Somebody rare is among them.');
  await user.click(dialog.getByRole('button', { name: 'Keep' }));
  expect(server.paths()).not.toContain(FREE);
  await user.click(screen.getByRole('button', { name: 'Set 2 free…' }));
  await user.click(await screen.findByRole('button', { name: 'Set free' }));
  await screen.findByText('Podkin and Moonbun “Star” went back into the wild. Thank you, and goodbye!');
  expect(server.sent.findLast(({ path }) => path === FREE)?.body).toEqual({ pokemons: ['b', 'd'] });
  expect(screen.queryByRole('button', { name: /^Choose (?!several)/ })).toBeNull();
});

it('a creature is put in a new box, the list shows the box, and one that is put away leaves the list', async () => {
  const [NAME, PUT] = ['/api/game/nameBox', '/api/game/putInBox'];
  const soup = { box: 1, name: 'Soup', count: 0 };
  const { server } = open({ [NAME]: new FakeRefusal(409, 'This name cannot be used here') });
  await user.click((await row('Podkin')).getByRole('button', { name: 'A box for Podkin' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'A box for Podkin' }));
  await user.type(await dialog.findByRole('textbox'), 'Soup{Enter}');
  await dialog.findByText('This name cannot be used here');
  server.answers[NAME] = { boxes: [soup] };
  server.answers[PUT] = { pokemons: [{ ...other, box: 1 }] };
  server.answers[BOXES] = { boxes: [{ ...soup, count: 1 }] };
  await user.click(dialog.getByRole('button', { name: 'New box' }));
  await screen.findByText('Podkin is in the box “Soup” now');
  expect(server.sent.find(({ path }) => path === NAME)?.body).toEqual({ box: 1, name: 'Soup' });
  expect(server.sent.find(({ path }) => path === PUT)?.body).toEqual({ pokemons: ['b'], box: 1 });
  (await row('Podkin')).getByText('Box: Soup');
  await user.click(screen.getByRole('button', { name: 'Boxes' }));
  await user.click(await screen.findByRole('button', { name: 'Show the box Soup' }));
  await waitFor(() => expect(asked(server).at(-1)).toMatchObject({ box: '1' }));
  await user.click(screen.getByRole('button', { name: 'Boxes' }));
  await user.click(await screen.findByRole('button', { name: 'Put the box Soup away' }));
  server.answers[NAME] = { boxes: [] };
  await user.click(await screen.findByRole('button', { name: 'Put away' }));
  await screen.findByText('The box “Soup” is put away');
  await waitFor(() => expect(asked(server).at(-1)).not.toHaveProperty('box'));
});
