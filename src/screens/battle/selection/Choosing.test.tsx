import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { BattleDetails } from '../../../bridge/state.ts';
import { aBattle, aFighter, aProfile } from '../../../testing/builders.ts';
import { loggedIn } from '../../../testing/fresh.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { fakeServer } from '../../../testing/transport.ts';
// Loaded here, so that no test waits for it.
import '../BattleScreen.tsx';

vi.mock('../../../../scenes/main.ts', () => ({ startGame: () => ({ show: () => {}, hide: () => {} }) }));

const SELECT = '/api/game/selectBattlePokemon';
const user = userEvent.setup();

function enter(battle: BattleDetails) {
  sessionStorage.setItem('battle', JSON.stringify(battle));
  const server = fakeServer({
    '/api/game/battle': { battleDetails: battle },
    [SELECT]: { battleDetails: aBattle() },
  });
  renderAt('/battle');
  return () => server.sent.filter(({ path }) => path !== '/api/game/battle');
}
const selection = (hp: number, other: number) =>
  aBattle({
    page: 'selection',
    selectedPokemonId: null,
    myState: [
      aFighter({ id: 'a', name: 'Kindlam', hp, team_order: 0 }),
      aFighter({ id: 'b', name: 'Podkin', hp: other, team_order: 1 }),
    ],
  });
const confirm = async () => user.click(await screen.findByRole('button', { name: 'Select this pokemon' }));

beforeEach(() => loggedIn(aProfile()));
it('nothing happens on confirming while nobody can be chosen', async () => {
  const acted = enter(selection(0, 0));
  await confirm();
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  expect(acted()).toEqual([]);
  screen.getByRole('button', { name: 'Select this pokemon' });
});

it.each([0, -3])('a creature with %i hit points cannot be selected, the one beside it can', async (hp) => {
  const acted = enter(selection(hp, 1));
  const fainted = await screen.findByRole<HTMLInputElement>('radio', { name: /Kindlam/ });
  expect(fainted.disabled).toBe(true);
  await user.click(fainted);
  expect(fainted.checked).toBe(false);
  await confirm();
  await waitFor(() => expect(acted()[0]).toMatchObject({ path: SELECT, body: { selectedPokemon: 'b' } }));
});

it('confirming without an attack makes no call, by button or by Enter', async () => {
  const acted = enter(aBattle());
  await user.click(await screen.findByRole('button', { name: 'Attack' }));
  await user.keyboard('{Enter}');
  expect(acted()).toEqual([]);
});

it.each([
  ['wb', true],
  ['gym', false],
  ['user', false],
  ['training', false],
  ['gold', false],
] as const)('in a battle of the kind %s balls are shown: %s', async (battleType, shown) => {
  enter(aBattle({ battleType, gymDetails: { name: 'Oona' }, userBattaleDetails: { name: 'rival' } }));
  await screen.findByRole('button', { name: 'Attack' });
  expect(screen.queryByRole('group', { name: 'Pokeballs' }) !== null).toBe(shown);
  expect(screen.queryByRole('button', { name: 'Use Ball' }) !== null).toBe(shown);
});
