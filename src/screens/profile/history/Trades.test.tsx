import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { aProfile } from '../../../testing/builders.ts';
import { loggedIn } from '../../../testing/fresh.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { FakeRefusal, fakeServer } from '../../../testing/transport.ts';
import '../ProfileScreen.tsx';

const HISTORY = '/api/game/tradeHistory';
const user = userEvent.setup();
const none = { win: 0, lose: 0, caught: 0, fled: 0 };
const record = {
  ...{ username: 'walker', look: 'player', since: '2026-03-05T12:00:00.000Z', steps: 1, pokemonCount: 2 },
  ...{ seen: 2, caught: 2, streak: 0, bestStreak: 0, coins: 10, rarest: null, badges: [] },
  counts: { wb: none, gym: none, user: none, training: none, gold: none },
};
const kindlam = { id: 'k', name: 'Kindlam', kind: 2, type: 'fire', types: ['fire'], level: 12 };
const podkin = { id: 'p', name: 'Podkin', kind: 1, type: 'grass', types: ['grass'], level: 7 };
const trade = {
  ...{ id: '1', at: '2026-11-21T12:00:00.000Z', user: { id: 'bob', name: 'bob the trader' } },
  ...{ gave: [kindlam], got: [podkin] },
};

let players = 0;
function enter(history: object) {
  players++;
  loggedIn(aProfile(), `token-of-history-${players}`);
  const server = fakeServer({ '/api/game/record': record, [HISTORY]: history });
  return { server, ...renderAt('/profile?tab=trades') };
}

it('past trades tell with whom, who went and who came', async () => {
  enter({ trades: [trade], count: 1 });
  const row = within(await screen.findByRole('article', { name: 'With bob the trader' }));
  expect(row.getByText(/21 Nov 2026/)).toBeDefined();
  expect(row.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'dark KindlamLevel 12',
    'PodkinLevel 7',
  ]);
  expect(row.getByRole('button', { name: 'Owners of Kindlam' })).toBeDefined();
});

it('a partner who has deleted the account is a former player', async () => {
  enter({ trades: [{ ...trade, user: { id: 'bob', name: '' } }], count: 1 });
  await screen.findByRole('article', { name: 'With a former player' });
});

it('they are turned page by page', async () => {
  const { server, place } = enter({ trades: [trade], count: 12 });
  await user.click(await screen.findByRole('button', { name: 'NEXT' }));
  await waitFor(() => expect(server.sent.at(-1)).toMatchObject({ path: HISTORY, params: { skip: 10 } }));
  expect(place.search).toBe('?tab=trades&skip=10');
});

it('where there are none yet, the way to the first one is shown', async () => {
  enter({ trades: [], count: 0 });
  const link = await screen.findByRole('link', { name: 'Find Trades' });
  expect(link.getAttribute('href')).toBe('/findtrades');
});

it('that cannot be had can be asked for again', async () => {
  const { server } = enter(new FakeRefusal(503, 'Too busy', 'unavailable'));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.answers[HISTORY] = { trades: [trade], count: 1 };
  await user.click(retry);
  await screen.findByRole('article', { name: 'With bob the trader' });
});
