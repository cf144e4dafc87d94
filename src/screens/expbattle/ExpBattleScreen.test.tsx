import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { CREATURE_TYPES } from '../../../rules/creatures/types.ts';
import { GameRoutes } from '../../app/App.tsx';
import { navigateTo } from '../../client/session/navigation.ts';
import { aBattle, aProfile, profileReply } from '../../testing/builders.ts';
import { loggedIn } from '../../testing/fresh.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { FakeRefusal, fakeServer, later } from '../../testing/transport.ts';
// Loaded here, so that no test waits for it.
import './ExpBattleScreen.tsx';

vi.mock('../../../scenes/main.ts', () => ({ startGame: () => ({ show: () => {}, hide: () => {} }) }));

const user = userEvent.setup();
const begun = aBattle({ page: 'selection', battleType: 'training', trainingType: 'ice' });

function enter(answers: Record<string, object> = {}, address = '/expbattle?type=none') {
  loggedIn(aProfile());
  const server = fakeServer({
    '/api/auth/profile': profileReply(),
    '/api/game/startTrainingBattle': { battleDetails: begun },
    '/api/game/battle': { battleDetails: begun },
    ...answers,
  });
  return { server, ...renderAt(address) };
}
const select = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Select Type' });
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Start Training' });
const starts = (server: { sent: readonly { path: string; body: unknown }[] }) =>
  server.sent.filter(({ path }) => path === '/api/game/startTrainingBattle').map(({ body }) => body);

it('offers the eighteen types, none of them chosen', async () => {
  enter();
  const options = within(await select()).getAllByRole<HTMLOptionElement>('option');
  expect(options.map(({ value }) => value)).toEqual(['', ...CREATURE_TYPES]);
  expect((await select()).value).toBe('');
});

it('has a medallion for each type, which the list of types follows', async () => {
  enter();
  const wheel = await screen.findByRole('radiogroup', { name: 'The partners’ type' });
  const medallions = within(wheel).getAllByRole<HTMLInputElement>('radio');
  expect(medallions.map(({ value }) => value)).toEqual(CREATURE_TYPES);
  await user.click(within(wheel).getByRole('radio', { name: 'ghost' }));
  expect((await select()).value).toBe('ghost');
  await user.selectOptions(await select(), 'water');
  expect(within(wheel).getByRole<HTMLInputElement>('radio', { name: 'water' }).checked).toBe(true);
});

it('makes no call as long as no type is chosen', async () => {
  const { server } = enter();
  await select();
  await user.click(button());
  expect(starts(server)).toEqual([]);
});

it('is disabled while the request runs, and leads to the stored battle', async () => {
  const reply = later<object>();
  const { server, place } = enter({ '/api/game/startTrainingBattle': () => reply.promise });
  await user.selectOptions(await select(), 'ice');
  await user.dblClick(button());
  await waitFor(() => expect(button().disabled).toBe(true));
  reply.resolve({ battleDetails: begun });
  await waitFor(() => expect(place.pathname).toBe('/battle'));
  expect(starts(server)).toEqual([{ type: 'ice' }]);
  expect(JSON.parse(sessionStorage.getItem('battle') ?? 'null')).toMatchObject({ trainingType: 'ice' });
});

it('leads to the battle without a further step in the history', async () => {
  enter();
  cleanup();
  history.replaceState(null, '', '/expbattle?type=ice');
  render(
    <BrowserRouter>
      <GameRoutes />
    </BrowserRouter>,
  );
  const pushed = vi.spyOn(history, 'pushState');
  await select();
  await user.click(button());
  await waitFor(() => expect(location.pathname).toBe('/battle'));
  expect(pushed).not.toHaveBeenCalled();
  pushed.mockRestore();
});

it('that is refused says nothing, and can be pressed again', async () => {
  const { server, place } = enter({ '/api/game/startTrainingBattle': new FakeRefusal(409, 'Not now') });
  await user.selectOptions(await select(), 'ghost');
  await user.click(button());
  await waitFor(() => expect(button().disabled).toBe(false));
  expect(starts(server)).toEqual([{ type: 'ghost' }]);
  expect(place.pathname).toBe('/expbattle');
  expect(screen.queryByText('Not now')).toBeNull();
});

it('tells what the type of the partners means', async () => {
  enter({}, '/expbattle?type=ice');
  await select();
  const hard = screen.getByText('Your attacks that hit them hard').nextElementSibling as HTMLElement;
  for (const type of ['fire', 'fighting', 'rock', 'steel']) within(hard).getByText(type);
});

it('remembers the type for the next training', async () => {
  enter();
  await user.selectOptions(await select(), 'water');
  navigateTo('/faq');
  await screen.findByRole('heading', { name: 'F.A.Q' });
  navigateTo('/expbattle');
  expect((await select()).value).toBe('water');
});
