import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished } from 'vitest';
import { speciesTexts } from '../../../locales/en/content/species.ts';
import { marketWords } from '../../../locales/en/market.ts';
import { english, speak, speakAsChosen } from '../../../locales/languages.ts';
import { aCreature, aMadeOffer, aProfile } from '../../../testing/builders.ts';
import { loggedIn } from '../../../testing/fresh.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { FakeRefusal, fakeServer, later } from '../../../testing/transport.ts';

import './FindScreen.tsx';
// Loaded before the tests: the data of all species would come only when one of them already waits for it.
import './wanted/speciesNames.ts';

const MARKET = '/api/game/tradeMarket';
const OWN = '/api/game/findNextPokemonsExcludeTeam';
const OFFER = '/api/game/makeTradeOffer';
const user = userEvent.setup();

const bob = { id: 'bob', name: 'bob the trader' };
const listed = aCreature({ id: 'a', name: 'Podkin', kind: 3, level: 15, mark: 'seen', user: bob });
const free = aCreature({ id: 'k', name: 'Kindlam', attack2: 'Bite' });
const kept = aCreature({ id: 'f', name: 'Puddlip', favourite: true });
const busy = aCreature({ id: 't', name: 'Gloopet', in_trade: true });
const given = aCreature({ id: 'g', name: 'Voltwit', in_offer: true });
const page = (...pokemons: object[]) => ({ pokemons, count: pokemons.length, more: false });

let player = 0;
function open(answers: Record<string, object> = {}, address = '/findtrades') {
  // Pages are cached for each player, so each test uses a new one.
  player++;
  loggedIn(aProfile(), `token of seeker ${player}`);
  const server = fakeServer({
    [MARKET]: page(listed),
    [OWN]: page(free, kept, busy, given),
    '/api/game/wanted': { wanted: [] },
    '/api/game/tradeMatches': { matches: [] },
    ...answers,
  });
  return { server, ...renderAt(address) };
}
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const asked = (server: ReturnType<typeof fakeServer>, path: string) =>
  server.sent.filter((one) => one.path === path);

async function compare() {
  await screen.findByRole('article', { name: 'shiny Podkin' });
  await press('Make an offer');
  await user.click(await screen.findByRole('checkbox', { name: /Kindlam/ }));
  await press('Compare both sides');
  await screen.findByRole('dialog', { name: 'Is this the trade you want?' });
}

it('while loading it says so, and then shows what others have listed', async () => {
  const reply = later<object>();
  open({ [MARKET]: () => reply.promise });
  await screen.findByText('Looking through the trades');
  reply.resolve(page(listed));
  const card = within(await screen.findByRole('article', { name: 'shiny Podkin' }));
  expect(card.getByText('Level 15')).toBeDefined();
  expect(card.getByRole('link', { name: 'Owned by bob the trader' })).toBeDefined();
});

it('the address says what is looked for, and what is chosen goes into it', async () => {
  const { server, place } = open({}, '/findtrades?name=pod&owner=bob&skip=0');
  await screen.findByRole('article', { name: 'shiny Podkin' });
  expect(asked(server, MARKET)[0]?.params).toEqual({ name: 'pod', owner: 'bob', skip: 0 });
  await user.selectOptions(screen.getByLabelText('Kind'), 'Shiny');
  await user.selectOptions(screen.getByLabelText('Level from'), '5');
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Highest level first');
  expect(Object.fromEntries(new URLSearchParams(place.search))).toMatchObject({
    name: 'pod',
    owner: 'bob',
    kind: '3',
    least: '5',
    sort: '-level',
  });
  await waitFor(() =>
    expect(asked(server, MARKET).at(-1)?.params).toMatchObject({ kind: '3', least: '5', sort: '-level' }),
  );
});

it('where there are more than can be shown, it says so', async () => {
  open({ [MARKET]: { pokemons: [listed], count: 300, more: true } });
  await screen.findByText('There are more than 300. Narrow your search to see the others.');
});

it('where nobody lists such a one, the search can be cleared', async () => {
  const { place } = open({ [MARKET]: page() }, '/findtrades?kind=3');
  await user.click(await screen.findByRole('button', { name: 'Clear the search' }));
  expect(place.search.replace('?', '')).toBe('');
});

it('a search that fails can be repeated', async () => {
  const { server } = open({ [MARKET]: new FakeRefusal(500, 'no', 'internal') });
  await screen.findByText('The trades did not come');
  server.answers[MARKET] = page(listed);
  await press('Try again');
  await screen.findByRole('article', { name: 'shiny Podkin' });
});

it('favourites and what is offered already cannot be offered, and say why', async () => {
  open();
  await screen.findByRole('article', { name: 'shiny Podkin' });
  await press('Make an offer');
  const favourite = await screen.findByRole('checkbox', { name: /Puddlip.*One of your favourites/ });
  expect(favourite).toHaveProperty('disabled', true);
  expect(screen.getByRole('checkbox', { name: /Voltwit.*Offered already/ })).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: 'Compare both sides' })).toHaveProperty('disabled', true);
});

it('before an offer goes out both sides are shown with their differences', async () => {
  const { server } = open();
  await compare();
  const get = within(screen.getByRole('region', { name: 'You would get' }));
  const give = within(screen.getByRole('region', { name: 'You would give' }));
  expect(get.getByRole('article', { name: 'shiny Podkin' })).toBeDefined();
  expect(give.getByRole('article', { name: 'Kindlam' })).toBeDefined();
  const differences = within(give.getByRole('list', { name: 'How Kindlam differs' }));
  expect(differences.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
    'Kind: normal, not shiny',
    '3 levels lower',
    'Knows Bite',
    'Does not know Ember',
  ]);
  expect(asked(server, OFFER)).toEqual([]);
});

it('an offer carries what was seen, once, however often the button is pressed', async () => {
  const reply = later<object>();
  const { server } = open({ [OFFER]: () => reply.promise });
  await compare();
  await user.dblClick(screen.getByRole('button', { name: 'Offer this trade' }));
  reply.resolve({ offer: aMadeOffer() });
  await screen.findByText('Your offer was made');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked(server, OFFER).map(({ body }) => body)).toEqual([
    { pokemonOnTrade: 'a', pokemons: ['k'], seen: 'seen' },
  ]);
});

it('what has changed meanwhile is refused, shown as it is now, and can be offered for then', async () => {
  const refusal = new FakeRefusal(409, 'It has changed since you saw it', 'changed');
  const fresh = { ...listed, level: 16, mark: 'new' };
  Object.assign(refusal.body as object, { pokemons: [fresh] });
  const { server } = open({ [OFFER]: refusal });
  await compare();
  await press('Offer this trade');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('It has changed since you saw it');
  await within(screen.getByRole('region', { name: 'You would get' })).findByText('Level 16');
  expect(screen.getByText('4 levels lower')).toBeDefined();
  server.answers[OFFER] = { offer: aMadeOffer() };
  await press('Offer this trade');
  await screen.findByText('Your offer was made');
  expect(asked(server, OFFER).at(-1)?.body).toMatchObject({ seen: 'new' });
});

const WANTED = '/api/game/wanted';
const add = () => press('Add to the list');
/** The page has hundreds of options beside these. */
const suggestions = async () => within(await screen.findByRole('listbox', { name: 'Species' }));

it('the wanted list suggests species by their first letters', async () => {
  open();
  await user.click(await screen.findByText('Your wanted list'));
  const field = screen.getByRole('combobox', { name: 'Species' });
  await user.click(field);
  const list = await suggestions();
  await list.findByRole('option', { name: 'Podkin' });
  await user.keyboard('pud');
  expect(list.getByRole('option', { name: 'Puddlip' })).toBeDefined();
  expect(list.queryByRole('option', { name: 'Podkin' })).toBeNull();
  await user.keyboard('{Enter}');
  expect(field).toHaveProperty('value', 'Puddlip');
});

it('in Japanese the wanted list has the Japanese names, and asks the server for the English one', async () => {
  await speakAsChosen('ja');
  onTestFinished(() => speak(english));
  const { name } = speciesTexts.puddlip;
  const { wanted: words } = marketWords;
  const { server } = open();
  await user.click(await screen.findByText(words.title));
  await user.click(screen.getByRole('combobox', { name: words.name }));
  const list = within(await screen.findByRole('listbox', { name: words.name }));
  await list.findByRole('option', { name });
  await user.keyboard(`${name}{Enter}`);
  expect(screen.getByRole('combobox', { name: words.name })).toHaveProperty('value', name);
  await press(words.add);
  await waitFor(() =>
    expect(asked(server, WANTED).map(({ body }) => body)).toContainEqual(
      expect.objectContaining({ name: 'Puddlip' }),
    ),
  );
});

it('an entry of the wanted list is added and removed, and a refusal says why', async () => {
  const entry = { id: 'w', name: 'Podkin', kind: 3, level: 20, at: '2026-11-21T18:05:00.000Z' };
  const { server } = open({ '/api/game/removeWanted': { wanted: [] } });
  await user.click(await screen.findByText('Your wanted list'));
  await screen.findByText('Nothing yet. Say whom you look for.');
  await add();
  await screen.findByText('Choose a species, a kind or both.');
  expect(asked(server, WANTED).every(({ body }) => !body)).toBe(true);

  await user.click(screen.getByRole('combobox', { name: 'Species' }));
  await user.click(await (await suggestions()).findByRole('option', { name: 'Podkin' }));
  await user.selectOptions(screen.getByLabelText('Your wanted list: Kind'), 'Shiny');
  await user.selectOptions(screen.getByLabelText('Your wanted list: Level from'), 'from level 20');
  server.answers[WANTED] = { wanted: [entry] };
  await add();
  const link = await screen.findByRole('link', { name: 'shiny Podkin from level 20' });
  expect(link.getAttribute('href')).toBe('/findtrades?name=Podkin&kind=3&least=20');
  const sent = asked(server, WANTED).find(({ body }) => body);
  expect(sent?.body).toEqual({ name: 'Podkin', kind: 3, level: 20 });

  server.answers[WANTED] = (body: unknown) =>
    body ? new FakeRefusal(409, 'Your wanted list is full') : { wanted: [entry] };
  await add();
  await screen.findByText('Your wanted list is full');
  const remove = screen.getByRole('button', { name: 'Remove shiny Podkin from level 20' });
  await waitFor(() => expect(remove).toHaveProperty('disabled', false));
  server.answers[WANTED] = { wanted: [] };
  await user.click(remove);
  await waitFor(() => expect(screen.queryByRole('link', { name: /shiny Podkin from/ })).toBeNull());
  expect(asked(server, '/api/game/removeWanted')[0]?.body).toEqual({ id: 'w' });
});
