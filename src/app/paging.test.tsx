import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { writeReplacement } from '../bridge/storage.ts';
import { aCreature, aProfile, aTarget } from '../testing/builders.ts';
import { loggedIn } from '../testing/fresh.ts';
import { renderAt } from '../testing/renderAt.tsx';
import { fakeServer, later } from '../testing/transport.ts';
// Loaded here, so that no test waits for them.
import '../screens/creatures/change/ChangeTeamScreen.tsx';
import '../screens/creatures/owned/PokemonsScreen.tsx';
import '../screens/trading/find/FindScreen.tsx';
import '../screens/trading/offers/OffersScreen.tsx';
import '../screens/trading/trades/TradesScreen.tsx';

const lists = [
  ['/pokemons', '/api/game/findNextPokemons'],
  ['/changeTeam', '/api/game/findNextPokemonsExcludeTeam'],
  ['/trades', '/api/game/pokemonsInTrade'],
  ['/offers', '/api/game/pokemonsInOffer'],
  ['/findtrades', '/api/game/tradeMarket'],
] as const;
const user = userEvent.setup();
const member = aCreature({ id: 'a', name: 'Kindlam', in_team: true, team_order: 0 });
const listed = aCreature({ id: 'b', name: 'Puddlip', in_offer: true, offeredTo: aTarget() });
const page = (count: number) => ({ pokemons: count > 0 ? [listed] : [], count });

let players = 0;
function open(address: string, path: string, answer: object) {
  // Pages are cached for each player, so each test uses a new one.
  players++;
  loggedIn(aProfile(), `token of reader ${players}`);
  writeReplacement(member);
  const server = fakeServer({ '/api/game/team': { pokemons: [member] }, [path]: answer });
  renderAt(address);
  return server;
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
/** Whether PREV and NEXT are enabled. */
const ways = () => ['PREV', 'NEXT'].map((name) => !button(name).disabled);

describe.each(lists)('the pages of %s', (address, path) => {
  it.each([
    [0, 10, [false, false]],
    [0, 11, [false, true]],
    [10, 20, [true, false]],
    [10, 21, [true, true]],
  ] as const)('at offset %i of %i, PREV and NEXT can be pressed: %j', async (skip, count, expected) => {
    open(`${address}?skip=${skip}`, path, page(count));
    await screen.findByRole('article', { name: 'Puddlip' });
    await waitFor(() => expect(ways()).toEqual(expected));
  });

  it('cannot be turned, back or on, while one is on its way', async () => {
    const reply = later<object>();
    const server = open(`${address}?skip=10`, path, page(40));
    await screen.findByRole('article', { name: 'Puddlip' });
    await waitFor(() => expect(ways()).toEqual([true, true]));
    server.answers[path] = () => reply.promise;
    await user.click(button('NEXT'));
    await waitFor(() => expect(server.sent.at(-1)).toMatchObject({ path, params: { skip: 20 } }));
    expect(ways()).toEqual([false, false]);
    reply.resolve(page(40));
    await waitFor(() => expect(ways()).toEqual([true, true]));
  });
});

it.each([
  ['/trades', 0],
  ['/trades', -1],
  ['/offers', 0],
  ['/offers', -1],
])('%s with a count of %i says You do not have an offers', async (address, count) => {
  const path = lists.find(([at]) => at === address)?.[1] ?? '';
  open(address, path, page(count));
  await screen.findByText('You do not have an offers');
  expect(screen.queryByRole('button', { name: 'NEXT' })).toBeNull();
});
