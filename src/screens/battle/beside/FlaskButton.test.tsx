import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { aBattle, aFighter, aProfile } from '../../../testing/builders.ts';
import { loggedIn } from '../../../testing/fresh.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { fakeServer } from '../../../testing/transport.ts';
import '../BattleScreen.tsx';

vi.mock('../../../../scenes/main.ts', () => ({ startGame: () => ({ show: () => {}, hide: () => {} }) }));

it('whoever needs no draught is shown pale, and cannot be chosen', async () => {
  loggedIn(aProfile());
  const myState = [
    aFighter({ id: 'a', name: 'Kindlam', team_order: 0 }),
    aFighter({ id: 'b', name: 'Podkin', hp: 3, team_order: 1 }),
  ];
  const battle = aBattle({ myState, selectedPokemonId: 'a' });
  sessionStorage.setItem('battle', JSON.stringify(battle));
  const server = fakeServer({
    '/api/game/battle': { battleDetails: battle },
    '/api/game/useItem': { battleDetails: { ...battle, page: 'roundResults', round: 2 } },
  });
  renderAt('/battle');
  await userEvent.click(await screen.findByRole('button', { name: 'Flask, 3 of 3 draughts' }));
  await screen.findByRole('dialog');
  const cardOf = (name: RegExp) => {
    const radio = screen.getByRole<HTMLInputElement>('radio', { name });
    return { radio, look: radio.parentElement?.querySelector('article')?.className ?? '' };
  };
  expect(cardOf(/Kindlam/)).toMatchObject({ radio: { disabled: true } });
  expect(cardOf(/Kindlam/).look).toMatch(/disabled/);
  expect(within(screen.getByRole('dialog')).queryByText('Tackle')).toBeNull();
  expect(cardOf(/Podkin/)).toMatchObject({ radio: { checked: true, disabled: false } });
  expect(cardOf(/Podkin/).look).not.toMatch(/disabled/);
  await userEvent.click(screen.getByRole('button', { name: 'Give it to Podkin' }));
  await waitFor(() =>
    expect(server.sent.at(-1)?.body).toMatchObject({ item: 'flask', selectedPokemon: 'b', round: 1 }),
  );
});
