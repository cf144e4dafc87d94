import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { tokenRefused } from '../../../api/sessionSignals.ts';
import { followOtherTabs, logIn } from '../../../client/session/session.ts';
import { aCreature, aProfile, profileReply } from '../../../testing/builders.ts';
import { loggedIn } from '../../../testing/fresh.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { fakeServer } from '../../../testing/transport.ts';
// Loaded here, so that no test waits for them.
import './FindScreen.tsx';
import '../../../ui/players/ReportDialog.tsx';

vi.mock('./wanted/speciesNames.ts', () => ({ speciesNames: ['Podkin'] }));
followOtherTabs();

const user = userEvent.setup();
const bob = { id: 'bob', name: 'bob the trader' };
const listed = aCreature({ id: 'a', name: 'Podkin', user: bob });
const free = aCreature({ id: 'k', name: 'Kindlam' });
const page = (...pokemons: object[]) => ({ pokemons, count: pokemons.length, more: false });
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

let player = 0;
async function open() {
  player++;
  loggedIn(aProfile(), `token of giver ${player}`);
  fakeServer({
    '/api/game/tradeMarket': page(listed),
    '/api/game/findNextPokemonsExcludeTeam': page(free),
    '/api/game/blocked': { blocked: [] },
    '/api/game/wanted': { wanted: [] },
    '/api/game/tradeMatches': { matches: [] },
    '/api/auth/login': { access_token: `later token of giver ${player}` },
    '/api/auth/profile': profileReply(aProfile()),
  });
  renderAt('/findtrades');
  await screen.findByRole('article', { name: 'Podkin' });
}
/** The server has ended the session; the player logs in again. */
async function sessionEnds() {
  act(() => tokenRefused(`token of giver ${player}`));
  await screen.findByText(/What you had not saved is kept/);
  await act(() => logIn({ username: aProfile().username, password: 'secret' }));
}

it('an offer that was being made when the session ended is there again after the next login', async () => {
  await open();
  await press('Make an offer');
  await user.click(await screen.findByRole('checkbox', { name: /Kindlam/ }));
  await sessionEnds();
  const dialog = within(await screen.findByRole('dialog', { name: /Podkin/ }));
  const box = await dialog.findByRole<HTMLInputElement>('checkbox', { name: /Kindlam/ });
  expect(box.checked).toBe(true);
});

it('a report that was being written is there again, too', async () => {
  await open();
  const report = async () => {
    await press('More about bob the trader');
    await user.click(await screen.findByRole('menuitem', { name: 'Report…' }));
    return screen.findByRole<HTMLTextAreaElement>('textbox', { name: /What should the operator know/ });
  };
  await user.type(await report(), 'Rude');
  await sessionEnds();
  await screen.findByRole('article', { name: 'Podkin' });
  expect((await report()).value).toBe('Rude');
});
