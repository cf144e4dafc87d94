import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { goldTiers } from '../../../content/challenges/gold.ts';
import { aBattle, aProfile, profileReply } from '../../testing/builders.ts';
import { loggedIn } from '../../testing/fresh.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { FakeRefusal, fakeServer, later } from '../../testing/transport.ts';
// Loaded here, so that no test waits for it.
import './GoldBattleScreen.tsx';

vi.mock('../../../scenes/main.ts', () => ({ startGame: () => ({ show: () => {}, hide: () => {} }) }));

const user = userEvent.setup();
const begun = aBattle({ page: 'selection', battleType: 'gold', goldTier: 'bronze', round: 0 });

function enter(answers: Record<string, object> = {}, profile = aProfile({ coins: 500 })) {
  loggedIn(profile);
  const server = fakeServer({
    '/api/auth/profile': profileReply(profile),
    '/api/game/startGoldBattle': { battleDetails: begun },
    '/api/game/battle': { battleDetails: begun },
    ...answers,
  });
  return { server, ...renderAt('/goldbattle') };
}
const tier = async (name: string) => within(await screen.findByRole('article', { name }));
const stakes = (server: { sent: readonly { path: string; body: unknown }[] }) =>
  server.sent.filter(({ path }) => path === '/api/game/startGoldBattle').map(({ body }) => body);

it('shows each tier with stake, prize and odds as the server has them', async () => {
  enter();
  await screen.findByRole('heading', { level: 1, name: 'Gold Battle' });
  for (const [name, { stake, multiple, odds }] of Object.entries(goldTiers)) {
    const card = await tier(name.charAt(0).toUpperCase() + name.slice(1));
    const terms = card.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(terms).toEqual([
      `${stake.toLocaleString('en')} coins`,
      `${(stake * multiple).toLocaleString('en')} coins`,
      `${odds} in 100`,
    ]);
  }
});

it('shows the coins held, and takes no stake that cannot be paid', async () => {
  enter();
  await screen.findByText('You hold 500 coins.');
  const silver = await tier('Silver');
  expect(silver.getByRole<HTMLButtonElement>('button').disabled).toBe(false);
  expect(silver.queryByText('Not enough coins!')).toBeNull();
  const gold = await tier('Gold');
  gold.getByText('Not enough coins!');
  expect(gold.getByRole<HTMLButtonElement>('button', { name: 'Stake 2,000 coins' }).disabled).toBe(true);
});

it('one press is one stake, and leads to the stored battle', async () => {
  const reply = later<object>();
  const { server, place } = enter({ '/api/game/startGoldBattle': () => reply.promise });
  const bronze = await tier('Bronze');
  await user.dblClick(bronze.getByRole('button', { name: 'Stake 100 coins' }));
  await bronze.findByRole('button', { name: 'Loading' });
  await user.click((await tier('Silver')).getByRole('button'));
  reply.resolve({ battleDetails: begun });
  await waitFor(() => expect(place.pathname).toBe('/battle'));
  expect(stakes(server)).toEqual([{ tier: 'bronze' }]);
  expect(JSON.parse(sessionStorage.getItem('battle') ?? 'null')).toMatchObject({ goldTier: 'bronze' });
});

it('that is refused says why, and shows the coins that are left', async () => {
  const { server, place } = enter({
    '/api/game/startGoldBattle': new FakeRefusal(409, 'Not enough coins!'),
  });
  await screen.findByText('You hold 500 coins.');
  server.answers['/api/auth/profile'] = profileReply({ coins: 20 });
  await user.click((await tier('Bronze')).getByRole('button'));
  await screen.findByText('You hold 20 coins.');
  await waitFor(() => expect(screen.getAllByText('Not enough coins!').length).toBeGreaterThan(3));
  expect(place.pathname).toBe('/goldbattle');
});

it('asks before a battle that is not over is left, but not for a stake of the same tier that still waits', async () => {
  const { server, place } = enter({}, aProfile({ inBattle: true }));
  await user.click((await tier('Silver')).getByRole('button'));
  await screen.findByRole('dialog', { name: 'Leave your battle?' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click((await tier('Bronze')).getByRole('button'));
  await waitFor(() => expect(place.pathname).toBe('/battle'));
  expect(stakes(server)).toEqual([{ tier: 'bronze' }]);
});

it('sends whoever has no creature to choose one', async () => {
  enter({}, aProfile({ pokemonCount: 0 }));
  const link = await screen.findByRole('link', { name: 'Choose your first creature' });
  expect(link.getAttribute('href')).toBe('/home');
});
