import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Creature } from '../../contract/shapes/creature.ts';
import { aCreature, aProfile, aTarget, profileReply } from '../testing/builders.ts';
import { loggedIn } from '../testing/fresh.ts';
import { renderAt } from '../testing/renderAt.tsx';
import { fakeServer } from '../testing/transport.ts';
import { routes } from './routing/routes.ts';

vi.mock('../../scenes/main.ts', () => ({ startGame: () => ({ show: () => {}, hide: () => {} }) }));

/** A creature with only the fields of the specification's section 3. */
function documented<Shown extends Creature | NonNullable<Creature['offeredTo']>>(creature: Shown): Shown {
  const { levelExp, nextLevelExp, stats, mark, in_trade, in_offer, ...fields } = creature;
  return fields as unknown as Shown;
}
const { favourite, ...plain } = documented(aCreature({ id: 'a', in_team: true, team_order: 0 }));
const kindlam = plain as Creature;
const owner = { id: 'bob', name: 'bob the trader' };
const { offer, ...target } = documented(aTarget());
const listed = { ...kindlam, in_team: false, offers: [{ id: '1', user: owner, pokemons: [kindlam] }] };
const offered = { ...kindlam, in_team: false, offeredTo: target };
const replies = {
  '/api/auth/profile': profileReply(),
  '/api/game/team': { pokemons: [kindlam] },
  '/api/game/findNextPokemons': { pokemons: [kindlam], count: 1 },
  '/api/game/findNextPokemonsExcludeTeam': { pokemons: [listed], count: 1 },
  '/api/game/pokemonsInTrade': { pokemons: [listed], count: 1 },
  '/api/game/pokemonsInOffer': { pokemons: [offered], count: 1 },
  '/api/game/gym/regionsData': {
    regions: ['Greenreach'],
    data: { Greenreach: ['Hazel', 'Ivo'] },
    defeated: ['Hazel'],
  },
};

let player = 0;
beforeAll(async () => {
  await Promise.all(routes.map(({ load }) => load()));
});
beforeEach(() => {
  player++;
  loggedIn(aProfile(), `token of documented ${player}`);
  sessionStorage.setItem('changeTeam', JSON.stringify(kindlam));
});
it.each(['/team', '/pokemons', '/changeTeam', '/trades', '/offers'])(
  '%s shows creatures of which no more is told than the specification says',
  async (address) => {
    fakeServer(replies);
    renderAt(address);
    const [card] = await screen.findAllByRole('article', { name: 'Kindlam' });
    expect(card?.textContent).toContain('Kindlam');
    expect(document.body.textContent).not.toMatch(/NaN|undefined|Invalid Date|Something broke/);
  },
);

it('the gym page shows leaders of whom the name is all that is told, and lets them be challenged', async () => {
  fakeServer(replies);
  renderAt('/gymbattle');
  const ivo = within(await screen.findByRole('article', { name: 'Ivo' }));
  expect(ivo.getByRole<HTMLButtonElement>('button', { name: 'Battle' }).disabled).toBe(false);
  expect(document.body.textContent).not.toMatch(/NaN|undefined|Something broke/);
});
