import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Creature } from '../../../../contract/shapes/creature.ts';
import { deliverNotification } from '../../../client/notifications/notifications.ts';
import { aCreature, aNotice, aProfile, aTarget } from '../../../testing/builders.ts';
import { loggedIn } from '../../../testing/fresh.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { FakeRefusal, fakeServer, later } from '../../../testing/transport.ts';

import './OffersScreen.tsx';

const LIST = '/api/game/pokemonsInOffer';
const REMOVE = '/api/game/removeAOfferFromTrade';
const SAVE = '/api/game/updatePokemons';
const user = userEvent.setup();

const target = aTarget();
const offered = (id: string, name: string, change: Partial<Creature> = {}) =>
  aCreature({ id, name, in_offer: true, offeredTo: target, ...change });
const pair = [offered('a', 'Kindlam'), offered('b', 'Puddlip', { kind: 2 })];
const other = offered('c', 'Solpavo', {
  offeredTo: aTarget({
    id: 'x',
    name: 'Umbrawl',
    user: { id: 'eve', name: 'eve' },
    offer: { ...target.offer, id: 'offer-2' },
  }),
});
const page = (...pokemons: Creature[]) => ({ pokemons, count: pokemons.length });

let player = 0;
function open(answers: Record<string, object> = {}, address = '/offers') {
  player++;
  loggedIn(aProfile(), `token of maker ${player}`);
  const server = fakeServer({ [LIST]: page(...pair, other), ...answers });
  return { server, ...renderAt(address) };
}
const group = async (name = 'For Podkin of bob the trader') =>
  within(await screen.findByRole('region', { name }));
const bodies = (server: ReturnType<typeof fakeServer>, path: string) =>
  server.sent.filter((one) => one.path === path).map(({ body }) => body);

it('while loading it says so, then shows Pokemons You Offered', async () => {
  const reply = later<object>();
  open({ [LIST]: () => reply.promise });
  await screen.findByText('Fetching creatures you offered');
  reply.resolve(page(...pair));
  await screen.findByRole('heading', { level: 1, name: 'Pokemons You Offered' });
  await group();
});

it('offers are grouped by the creature offered to, with its owner', async () => {
  open();
  const podkin = await group();
  expect(podkin.getByRole('article', { name: 'Podkin' })).toBeDefined();
  expect(podkin.getByText('Owned by bob the trader')).toBeDefined();
  expect(podkin.getByRole('article', { name: 'Kindlam' })).toBeDefined();
  expect(podkin.getByRole('article', { name: 'dark Puddlip' })).toBeDefined();
  const umbrawl = await group('For Umbrawl of eve');
  expect(umbrawl.getByRole('article', { name: 'Solpavo' })).toBeDefined();
  expect(umbrawl.queryByRole('article', { name: 'Kindlam' })).toBeNull();
});

it('Remove all the offers takes the whole group back and loads the list again', async () => {
  const { server } = open({ [REMOVE]: { pokemons: [] } });
  const podkin = await group();
  server.answers[LIST] = page(other);
  await user.click(podkin.getByRole('button', { name: 'Remove all the offers' }));
  await screen.findByText('Removed the offer');
  expect(bodies(server, REMOVE)).toEqual([{ pokemons: ['a', 'b'] }]);
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Kindlam' })).toBeNull());
});

it('it takes back also what stands on the next page and the one before', async () => {
  const all = Array.from({ length: 25 }, (_, at) => offered(String(at), `Nr ${at}`));
  const { server } = open(
    {
      [LIST]: (_: unknown, params: unknown) => {
        const { skip } = params as { skip: number };
        return { pokemons: all.slice(skip, skip + 10), count: all.length };
      },
      [REMOVE]: { pokemons: [] },
    },
    '/offers?skip=10',
  );
  await user.click((await group()).getByRole('button', { name: 'Remove all the offers' }));
  await screen.findByText('Removed the offer');
  const [body] = bodies(server, REMOVE) as { pokemons: string[] }[];
  expect(body?.pokemons.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
});

it('Remove From offer? takes back one creature', async () => {
  const { server } = open({ [REMOVE]: { pokemons: [] } });
  const kindlam = within(await screen.findByRole('article', { name: 'Kindlam' }));
  await user.click(kindlam.getByRole('button', { name: 'Remove From offer?' }));
  await screen.findByText('Removed the offer');
  expect(bodies(server, REMOVE)).toEqual([{ pokemons: ['a'] }]);
});

it('what cannot be taken back says Could not trade at this time, and why', async () => {
  open({ [REMOVE]: new FakeRefusal(409, 'Kindlam is not offered any more') });
  const podkin = await group();
  await user.click(podkin.getByRole('button', { name: 'Remove all the offers' }));
  await screen.findByText('Could not trade at this time');
  await podkin.findByText('Kindlam is not offered any more');
});

it('an offer that was answered meanwhile goes without a reload', async () => {
  const { server } = open();
  await group();
  server.answers[LIST] = page(other);
  deliverNotification(aNotice({ kind: 'accepted' }));
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Kindlam' })).toBeNull());
});

it('an offer that cannot be accepted any more says so', async () => {
  const changed = aTarget({ offer: { id: 'offer-1', changed: true } });
  open({ [LIST]: page(offered('a', 'Kindlam', { offeredTo: changed })) });
  expect((await group()).getByText(/take it back, and offer anew/)).toBeDefined();
});

it('Save is there only when moves changed; it warns of what becomes of the offer', async () => {
  const { server } = open({ [SAVE]: { pokemons: [] } });
  const kindlam = within(await screen.findByRole('article', { name: 'Kindlam' }));
  expect(kindlam.queryByRole('button', { name: 'Save' })).toBeNull();
  await user.selectOptions(kindlam.getByLabelText(/Attack 3/), 'Bite');
  expect((await group()).getByText(/Once you save, it cannot be accepted/)).toBeDefined();
  await user.click(kindlam.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved');
  expect(bodies(server, SAVE)).toEqual([
    { pokemons: [{ id: 'a', attack1: 'Tackle', attack2: 'Ember', attack3: 'Bite', attack4: '' }] },
  ]);
});

it('a save that fails says Not able to save right now', async () => {
  open({ [SAVE]: new FakeRefusal(400, 'This move is not unlocked', 'forbidden_by_rule') });
  const kindlam = within(await screen.findByRole('article', { name: 'Kindlam' }));
  await user.selectOptions(kindlam.getByLabelText(/Attack 3/), 'Bite');
  await user.click(kindlam.getByRole('button', { name: 'Save' }));
  await screen.findByText('Not able to save right now');
});

it('Replace is there only for who is in the team', async () => {
  const { place } = open({ [LIST]: page(...pair, { ...other, in_team: true, team_order: 0 }) });
  const solpavo = within(await screen.findByRole('article', { name: 'Solpavo' }));
  expect(screen.getAllByRole('button', { name: 'Replace' })).toHaveLength(1);
  await user.click(solpavo.getByRole('button', { name: 'Replace' }));
  await waitFor(() => expect(place.pathname).toBe('/changeTeam'));
});

it('without offers it says You do not have an offers, and leads to Find Trades', async () => {
  open({ [LIST]: page() });
  await screen.findByText('You do not have an offers');
  expect(screen.getByRole('link', { name: 'Find Trades' }).getAttribute('href')).toBe('/findtrades');
});

it('PREV is disabled at offset 0, NEXT where offset plus 10 reaches the count', async () => {
  const { server } = open({ [LIST]: { pokemons: pair, count: 20 } });
  await group();
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
  expect(button('PREV').disabled).toBe(true);
  await user.click(button('NEXT'));
  await waitFor(() => expect(server.sent.at(-1)).toMatchObject({ path: LIST, params: { skip: 10 } }));
  await waitFor(() => expect(button('PREV').disabled).toBe(false));
  expect(button('NEXT').disabled).toBe(true);
});
