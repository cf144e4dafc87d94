import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Creature } from '../../../../contract/shapes/creature.ts';
import { deliverNotification } from '../../../client/notifications/notifications.ts';
import { aCreature, aNotice, anOffer, aProfile, profileReply } from '../../../testing/builders.ts';
import { loggedIn } from '../../../testing/fresh.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { FakeRefusal, fakeServer, later } from '../../../testing/transport.ts';

import './TradesScreen.tsx';

const LIST = '/api/game/pokemonsInTrade';
const ACCEPT = '/api/game/acceptTradeOffer';
const REJECT = '/api/game/rejectTradeOffer';
const REMOVE = '/api/game/removePokemonFromTrade';
const SAVE = '/api/game/updatePokemons';
const OWNERS = '/api/game/creatureOwners';
const user = userEvent.setup();

const offer = anOffer();
const listed = aCreature({ id: 'a', name: 'Kindlam', kind: 3, in_trade: true, offers: [offer] });
const quiet = aCreature({ id: 'b', name: 'Podkin', in_trade: true });
const page = (...pokemons: Creature[]) => ({ pokemons, count: pokemons.length });

let player = 0;
function open(answers: Record<string, object> = {}, address = '/trades') {
  // Pages are cached for each player, so each test uses a new one.
  player++;
  loggedIn(aProfile(), `token of trader ${player}`);
  const server = fakeServer({
    [LIST]: page(listed, quiet),
    '/api/auth/profile': profileReply(),
    ...answers,
  });
  return { server, ...renderAt(address) };
}
const card = async (name: string) => within(await screen.findByRole('article', { name }));
const press = (name: string) => user.click(screen.getByRole('button', { name }));
/** Presses Accept offer and confirms the trade. */
const accept = async () => {
  await press('Accept offer');
  await press('Yes, trade');
};
const asked = (server: ReturnType<typeof fakeServer>, path: string) =>
  server.sent.filter((one) => one.path === path);

it('while loading it says Fetching pokemons in trade', async () => {
  const reply = later<object>();
  open({ [LIST]: () => reply.promise });
  await screen.findByText('Fetching pokemons in trade');
  reply.resolve(page(listed));
  await screen.findByRole('heading', { level: 1, name: 'Pokemons in Trade' });
  await card('shiny Kindlam');
});

it('a card shows picture, kind, name, level, experience, type and the four attacks', async () => {
  open();
  const kindlam = await card('shiny Kindlam');
  expect(kindlam.getByRole('img', { name: 'shiny Kindlam' })).toBeDefined();
  expect(kindlam.getByText('Level 12')).toBeDefined();
  expect(kindlam.getByText(/1,800 exp/)).toBeDefined();
  expect(kindlam.getByText('fire')).toBeDefined();
  expect(kindlam.getAllByRole('combobox')).toHaveLength(4);
});

it('under the card stands who has offered a trade, with the creatures and both answers', async () => {
  open();
  const offered = within(await screen.findByRole('region', { name: 'bob the trader has offered a trade' }));
  expect(offered.getByRole('article', { name: 'Puddlip' })).toBeDefined();
  expect(offered.getByRole('button', { name: 'Accept offer' })).toBeDefined();
  expect(offered.getByRole('button', { name: 'Reject offer' })).toBeDefined();
});

it('Accept offer trades, shows who has come and loads the list again', async () => {
  const came = aCreature({ id: 'puddlip-3', name: 'Puddlip' });
  const gone = { ...listed, user: offer.user };
  const { server } = open({ [ACCEPT]: { pokemons: [came, gone] } });
  await card('shiny Kindlam');
  server.answers[LIST] = page(quiet);
  await accept();
  await screen.findByText('Trade successfull');
  expect(asked(server, ACCEPT)[0]?.body).toEqual({
    offer: ['puddlip-3'],
    pokemonOnTrade: 'a',
    offerId: 'offer-1',
  });
  const arrived = within(await screen.findByRole('region', { name: 'Puddlip is yours now' }));
  expect(arrived.getByText('Kindlam went to bob the trader.')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('article', { name: 'shiny Kindlam' })).toBeNull());
  expect(asked(server, LIST)).toHaveLength(2);
});

it('Accept offer shows both sides first, and nothing is traded before a yes', async () => {
  const another = anOffer({ id: 'offer-2', user: { id: 'eve', name: 'eve' } });
  const { server } = open({ [LIST]: page({ ...listed, level: 10, offers: [offer, another] }) });
  await card('shiny Kindlam');
  const [first] = screen.getAllByRole('button', { name: 'Accept offer' });
  await user.click(first!);
  const dialog = within(screen.getByRole('dialog', { name: 'Is this the trade you want?' }));
  const [get, give] = ['You would get', 'You would give'].map((name) =>
    within(dialog.getByRole('region', { name })),
  );
  expect(get!.getByRole('article', { name: 'Puddlip' })).toBeDefined();
  expect(get!.getByText('Owned by bob the trader')).toBeDefined();
  expect(
    within(get!.getByRole('list', { name: 'How Puddlip differs' })).getByText('2 levels higher'),
  ).toBeDefined();
  expect(give!.getByRole('article', { name: 'shiny Kindlam' })).toBeDefined();
  expect(dialog.getByText('All other offers for Kindlam end with it.')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(first);
  expect(asked(server, ACCEPT)).toHaveLength(0);
});

it('an offer that is taken back while both sides are looked at can no longer be accepted', async () => {
  const { server } = open();
  await card('shiny Kindlam');
  await press('Accept offer');
  server.answers[LIST] = page({ ...listed, offers: [] }, quiet);
  act(() => deliverNotification(aNotice({ kind: 'withdrawn' })));
  await screen.findByText('This offer was taken back meanwhile. Nothing of yours has changed.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Yes, trade' }).disabled).toBe(true);
});

it('a second press while the first is on its way does nothing', async () => {
  const reply = later<object>();
  const { server } = open({ [ACCEPT]: () => reply.promise });
  await card('shiny Kindlam');
  await accept();
  await press('Reject offer');
  await press('Accept offer');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked(server, ACCEPT)).toHaveLength(1);
  expect(asked(server, REJECT)).toHaveLength(0);
  reply.resolve({ pokemons: [] });
  await screen.findByText('Trade successfull');
});

it('after a lost reply the next try carries the same key, so that nothing is traded twice', async () => {
  const { server } = open({ [ACCEPT]: new FakeRefusal(503, 'Too busy', 'unavailable') });
  await card('shiny Kindlam');
  await accept();
  await screen.findByText('Could not trade at this time');
  await screen.findByText('Too busy');
  server.answers[ACCEPT] = { pokemons: [] };
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Accept offer' }).disabled).toBe(false),
  );
  await accept();
  await screen.findByText('Trade successfull');
  const [first, second] = asked(server, ACCEPT).map(({ key }) => key);
  expect(first).toMatch(/^.{8,64}$/);
  expect(second).toBe(first);
});

it('an offer that is no longer what was seen is refused with the reason and a fresh view', async () => {
  const why = 'Puddlip is no longer what it was when this offer was made.';
  const { server } = open({ [ACCEPT]: new FakeRefusal(409, why, 'changed') });
  await card('shiny Kindlam');
  server.answers[LIST] = page({ ...listed, offers: [{ ...offer, changed: true }] });
  await accept();
  await screen.findByText('Could not trade at this time');
  expect((await card('shiny Kindlam')).getByText(why)).toBeDefined();
  await screen.findByText(/It cannot be accepted any more: reject it/);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Accept offer' }).disabled).toBe(true);
});

it('Reject offer turns it down and loads the list again', async () => {
  const { server } = open({ [REJECT]: { pokemons: [] } });
  await card('shiny Kindlam');
  server.answers[LIST] = page({ ...listed, offers: [] }, quiet);
  await press('Reject offer');
  await screen.findByText('Offer was rejected');
  expect(asked(server, REJECT)[0]?.body).toMatchObject({ offer: ['puddlip-3'], pokemonOnTrade: 'a' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Reject offer' })).toBeNull());
});

it('rejecting what is gone says Could not trade at this time', async () => {
  open({ [REJECT]: new FakeRefusal(409, 'This offer is gone') });
  await card('shiny Kindlam');
  await press('Reject offer');
  await screen.findByText('Could not trade at this time');
  await screen.findByText('This offer is gone');
});

it('Remove from trade says so and loads the list again', async () => {
  const { server } = open({ [REMOVE]: { pokemons: [quiet] } });
  const podkin = await card('Podkin');
  server.answers[LIST] = page(listed);
  await user.click(podkin.getByRole('button', { name: 'Remove from trade' }));
  await screen.findByText('Removed from trade');
  expect(asked(server, REMOVE)[0]?.body).toEqual({ pokemons: ['b'] });
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Podkin' })).toBeNull());
});

it('what cannot be removed says so, also where it is gone from the list', async () => {
  const { server } = open({ [REMOVE]: new FakeRefusal(409, 'Podkin is not in trade') });
  const podkin = await card('Podkin');
  server.answers[LIST] = page(listed);
  await user.click(podkin.getByRole('button', { name: 'Remove from trade' }));
  await screen.findByText('Failed to remove from trade');
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Podkin' })).toBeNull());
  expect(screen.getByText('Podkin is not in trade')).toBeDefined();
});

it('an offer that comes meanwhile is there without a reload', async () => {
  const { server } = open({ [LIST]: page(quiet) });
  await screen.findByText(/No offers yet/);
  server.answers[LIST] = page({ ...quiet, offers: [offer] });
  deliverNotification(aNotice());
  await screen.findByRole('button', { name: 'Accept offer' });
});

it('Save is there only when moves changed, with a spinner until they are saved', async () => {
  const reply = later<object>();
  const { server } = open({ [SAVE]: () => reply.promise });
  const podkin = await card('Podkin');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  await user.selectOptions(podkin.getByLabelText(/Attack 3/), 'Bite');
  await user.click(podkin.getByRole('button', { name: 'Save' }));
  expect(podkin.getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).toBe('true');
  server.answers[LIST] = page(listed, { ...quiet, attack3: 'Bite' });
  reply.resolve({ pokemons: [] });
  await screen.findByText('Saved');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
  expect(podkin.getByLabelText<HTMLSelectElement>(/Attack 3/).value).toBe('Bite');
  expect(asked(server, SAVE)[0]?.body).toEqual({
    pokemons: [{ id: 'b', attack1: 'Tackle', attack2: 'Ember', attack3: 'Bite', attack4: '' }],
  });
});

it('a save that fails says Not able to save right now and keeps what was chosen', async () => {
  open({ [SAVE]: new FakeRefusal(409, 'Finish your battle first', 'in_battle') });
  const podkin = await card('Podkin');
  await user.selectOptions(podkin.getByLabelText(/Attack 3/), 'Bite');
  await user.click(podkin.getByRole('button', { name: 'Save' }));
  await screen.findByText('Not able to save right now');
  await podkin.findByText('Finish your battle first');
  expect(podkin.getByLabelText<HTMLSelectElement>(/Attack 3/).value).toBe('Bite');
});

it('before moves of a creature with offers are saved, it says what becomes of the offers, and afterwards what has', async () => {
  const { server } = open({ [SAVE]: { pokemons: [] } });
  const kindlam = await card('shiny Kindlam');
  await user.selectOptions(kindlam.getByLabelText(/Attack 3/), 'Bite');
  expect(kindlam.getByText(/Once you save, they end/)).toBeDefined();
  server.answers[LIST] = page({ ...listed, attack3: 'Bite', offers: [] });
  await user.click(kindlam.getByRole('button', { name: 'Save' }));
  await screen.findByText('The offer for Kindlam has ended.');
});

it('leaving with unsaved moves asks first', async () => {
  const { place } = open({ [SAVE]: { pokemons: [] } });
  const podkin = await card('Podkin');
  await user.selectOptions(podkin.getByLabelText(/Attack 3/), 'Bite');
  await user.click(screen.getByRole('link', { name: 'Maps' }));
  await screen.findByText('What you changed of Podkin is not saved yet.');
  await press('Save and leave');
  await waitFor(() => expect(place.pathname).toBe('/maps'));
});

it('Replace is there only for who is in the team, and leads to /changeTeam', async () => {
  const { place } = open({ [LIST]: page(listed, { ...quiet, in_team: true, team_order: 1 }) });
  expect((await card('shiny Kindlam')).queryByRole('button', { name: 'Replace' })).toBeNull();
  await user.click((await card('Podkin')).getByRole('button', { name: 'Replace' }));
  await waitFor(() => expect(place.pathname).toBe('/changeTeam'));
  expect(JSON.parse(sessionStorage.getItem('changeTeam') ?? '{}')).toMatchObject({ id: 'b' });
});

it('without listings it says You do not have an offers, and leads on', async () => {
  open({ [LIST]: page() });
  await screen.findByText('You do not have an offers');
  expect(screen.getByRole('link', { name: 'Put one for trade' }).getAttribute('href')).toBe('/pokemons');
});

it('PREV and NEXT lead through pages of ten, which stand in the address', async () => {
  const { server, place } = open({ [LIST]: { pokemons: [listed], count: 11 } });
  await card('shiny Kindlam');
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
  expect(button('PREV').disabled).toBe(true);
  await press('NEXT');
  await waitFor(() => expect(asked(server, LIST).at(-1)?.params).toEqual({ skip: 10 }));
  expect(place.search).toBe('?skip=10');
  await waitFor(() => expect(button('PREV').disabled).toBe(false));
  expect(button('NEXT').disabled).toBe(true);
});

it('when the last one of a page is gone, the page before is shown', async () => {
  const { server } = open(
    { [LIST]: { pokemons: [quiet], count: 11 }, [REMOVE]: { pokemons: [] } },
    '/trades?skip=10',
  );
  await card('Podkin');
  server.answers[LIST] = (_: unknown, params: unknown) => ({
    pokemons: (params as { skip: number }).skip > 0 ? [] : [listed],
    count: 10,
  });
  await press('Remove from trade');
  await card('shiny Kindlam');
  expect(asked(server, LIST).at(-1)?.params).toEqual({ skip: 0 });
});

it('a list that cannot be had offers another try', async () => {
  const { server } = open({ [LIST]: new FakeRefusal(503, 'Too busy', 'unavailable') });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.answers[LIST] = page(quiet);
  await user.click(retry);
  await card('Podkin');
});

it('the owners of a creature so far are a press away', async () => {
  const owners = [
    { id: 'anna-id', name: 'anna', since: '2026-11-01T12:00:00.000Z', until: '2026-11-05T12:00:00.000Z' },
    { id: 'walker-id', name: 'walker', since: '2026-11-05T12:00:00.000Z', until: null },
  ];
  const { server } = open({ [OWNERS]: { owners } });
  await card('Podkin');
  await press('Owners of Podkin');
  const dialog = within(await screen.findByRole('dialog', { name: 'Owners of Podkin' }));
  await dialog.findByText('anna');
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'anna1 Nov 2026 to 5 Nov 2026',
    'walkerHas it nowsince 5 Nov 2026',
  ]);
  expect(asked(server, OWNERS)[0]?.params).toEqual({ id: 'b' });
  // Others can be reported and blocked from here, not oneself.
  expect(
    dialog.getAllByRole('button', { name: /^More about / }).map((one) => one.getAttribute('aria-label')),
  ).toEqual(['More about anna']);
});
