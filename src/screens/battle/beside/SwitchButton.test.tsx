import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { BattleDetails } from '../../../bridge/state.ts';
import { aBattle, aFighter, aProfile, aSide } from '../../../testing/builders.ts';
import { loggedIn } from '../../../testing/fresh.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { fakeServer } from '../../../testing/transport.ts';
// Loaded here, so that no test waits for it.
import '../BattleScreen.tsx';

vi.mock('../../../../scenes/main.ts', () => ({ startGame: () => ({ show: () => {}, hide: () => {} }) }));

const SWITCH = '/api/game/switchPokemon';
const user = userEvent.setup();
const team = (hp = 20) => [
  aFighter({ id: 'a', name: 'Kindlam', team_order: 0 }),
  aFighter({ id: 'b', name: 'Podkin', hp, team_order: 1 }),
  aFighter({ id: 'c', name: 'Molder', team_order: 2 }),
];

function enter(change: Partial<BattleDetails> = {}) {
  const battle = aBattle({ myState: team(), selectedPokemonId: 'a', ...change });
  sessionStorage.setItem('battle', JSON.stringify(battle));
  const server = fakeServer({
    '/api/game/battle': { battleDetails: battle },
    [SWITCH]: {
      battleDetails: { ...battle, page: 'roundResults', round: battle.round + 1, selectedPokemonId: 'c' },
    },
  });
  renderAt('/battle');
  return () => server.sent.filter(({ path }) => path === SWITCH);
}
const button = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Switch to another creature' });

beforeEach(() => loggedIn(aProfile()));

it('the switch button offers the others of the team, and sends the chosen one with the round', async () => {
  const sent = enter();
  await user.click(await button());
  await screen.findByRole('dialog');
  expect(screen.getAllByRole('radio').map((one) => one.getAttribute('aria-label'))).toEqual([
    'Podkin, Level 5',
    'Molder, Level 5',
  ]);
  await user.click(screen.getByRole('radio', { name: /Molder/ }));
  await user.click(screen.getByRole('button', { name: 'Send Molder' }));
  await waitFor(() => expect(sent()[0]).toMatchObject({ body: { selectedPokemon: 'c', round: 1 } }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('whoever stays switches nothing', async () => {
  const sent = enter();
  await user.click(await button());
  await screen.findByRole('dialog');
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent()).toEqual([]);
});

it('one that has fainted is shown, but cannot be chosen', async () => {
  enter({ myState: team(0) });
  await user.click(await button());
  await screen.findByRole('dialog');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Podkin/ }).disabled).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Molder/ }).checked).toBe(true);
});

it.each([
  ['is trapped', { mySide: aSide({ trapped: true }) }],
  ['is bound to a move', { mySide: aSide({ bound: 'Ember' }) }],
  ['must rest', { mySide: aSide({ resting: true }) }],
  ['has nobody left beside it', { myState: team().map((one) => (one.id === 'a' ? one : { ...one, hp: 0 })) }],
  ['has had its turn', { page: 'roundResults' as const }],
] as const)('a creature that %s cannot be taken back', async (_what, change) => {
  enter(change as Partial<BattleDetails>);
  expect((await button()).disabled).toBe(true);
});

it('a creature alone has no switch button', async () => {
  enter({ myState: team().slice(0, 1) });
  await screen.findByRole('button', { name: 'Attack' });
  expect(screen.queryByRole('button', { name: 'Switch to another creature' })).toBeNull();
});
