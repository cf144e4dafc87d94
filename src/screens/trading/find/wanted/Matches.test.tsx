import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { aCreature, aMadeOffer, aProfile } from '../../../../testing/builders.ts';
import { loggedIn } from '../../../../testing/fresh.ts';
import { renderAt } from '../../../../testing/renderAt.tsx';
import { FakeRefusal, fakeServer } from '../../../../testing/transport.ts';

import '../FindScreen.tsx';

const MARKET = '/api/game/tradeMarket';
const OFFER = '/api/game/makeTradeOffer';
const UNLIST = '/api/game/removePokemonFromTrade';
const user = userEvent.setup();

const bob = { id: 'bob', name: 'bob the trader' };
const theirs = aCreature({ id: 'a', name: 'Podkin', kind: 3, level: 15, mark: 'seen', user: bob });
const gloopet = aCreature({ id: 't', name: 'Gloopet', kind: 2, in_trade: true });
const moonbun = aCreature({ id: 'm', name: 'Moonbun', in_trade: true });
const page = (...pokemons: object[]) => ({ pokemons, count: pokemons.length, more: false });

let player = 0;
function open(matches: object[], answers: Record<string, object> = {}) {
  player++;
  loggedIn(aProfile(), `token of matched ${player}`);
  const server = fakeServer({
    [MARKET]: page(theirs),
    [UNLIST]: { pokemons: [] },
    [OFFER]: { offer: aMadeOffer() },
    '/api/game/findNextPokemonsExcludeTeam': page(gloopet, moonbun),
    '/api/game/wanted': { wanted: [] },
    '/api/game/tradeMatches': { matches },
    ...answers,
  });
  renderAt('/findtrades');
  return server;
}
const matches = async () => within(await screen.findByRole('region', { name: 'You can trade now' }));
const changes = ({ sent }: ReturnType<typeof open>) =>
  sent.filter(({ path }) => path === UNLIST || path === OFFER).map(({ path, body }) => ({ path, body }));

async function offerIt() {
  await user.click((await matches()).getByRole('button', { name: 'Make an offer' }));
  await screen.findByRole('dialog', { name: 'Is this the trade you want?' });
  await user.click(screen.getByRole('button', { name: 'Offer this trade' }));
}

it('one press leads to both sides; what is listed is taken out of trade when it is offered, and that is said before', async () => {
  const server = open([{ theirs, mine: [gloopet] }]);
  const found = await matches();
  expect(found.getByText('bob the trader looks for your dark Gloopet')).toBeDefined();
  await user.click(found.getByRole('button', { name: 'Make an offer' }));
  await screen.findByText(/^Gloopet is in trade. When you offer it, it is taken out of trade first/);
  expect(changes(server)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Offer this trade' }));
  await screen.findByText('Your offer was made');
  expect(changes(server)).toEqual([
    { path: UNLIST, body: { pokemons: ['t'] } },
    { path: OFFER, body: { pokemonOnTrade: 'a', pokemons: ['t'], seen: 'seen' } },
  ]);
});

it('nothing is taken out of trade for a listing that is gone', async () => {
  const server = open([{ theirs, mine: [gloopet] }], { [MARKET]: page() });
  await offerIt();
  await screen.findByText('Podkin is no longer in trade. Nothing of yours has changed.');
  expect(changes(server)).toEqual([]);
});

it('where the listing has changed, it is shown as it is now before anything happens', async () => {
  const server = open([{ theirs, mine: [gloopet] }], {
    [MARKET]: page({ ...theirs, level: 16, mark: 'new' }),
  });
  await offerIt();
  await screen.findByText(/Podkin has changed since you saw it/);
  await within(screen.getByRole('region', { name: 'You would get' })).findByText('Level 16');
  expect(changes(server)).toEqual([]);
});

it('when the offer is refused after all, it says what is out of trade now, and does not take it out twice', async () => {
  const server = open([{ theirs, mine: [gloopet] }], {
    [OFFER]: new FakeRefusal(409, 'It has enough offers'),
  });
  await offerIt();
  await screen.findByText('It has enough offers Gloopet is out of trade now.');
  await user.click(screen.getByRole('button', { name: 'Offer this trade' }));
  await screen.findByText('It has enough offers');
  expect(changes(server).map(({ path }) => path)).toEqual([UNLIST, OFFER, OFFER]);
});

it('of several that they look for one is chosen first', async () => {
  open([{ theirs, mine: [gloopet, moonbun] }]);
  const found = await matches();
  expect(found.getByText('bob the trader looks for your dark Gloopet or Moonbun')).toBeDefined();
  await user.click(found.getByRole('button', { name: 'Make an offer' }));
  const wished = within(await screen.findByRole('group', { name: 'bob the trader looks for these' }));
  expect(wished.getAllByRole('checkbox')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Compare both sides' })).toHaveProperty('disabled', true);
});

it('many matches are shown a few at a time', async () => {
  const many = Array.from({ length: 5 }, (_, index) => ({
    theirs: { ...theirs, id: `a${index}` },
    mine: [gloopet],
  }));
  open(many);
  const found = await matches();
  expect(found.getAllByRole('listitem')).toHaveLength(3);
  await user.click(found.getByRole('button', { name: 'Show all 5' }));
  expect(found.getAllByRole('listitem')).toHaveLength(5);
});
