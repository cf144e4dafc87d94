import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { bridge } from '../../bridge/store.ts';
import { aProfile } from '../../testing/builders.ts';
import { loggedIn } from '../../testing/fresh.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { FakeRefusal, fakeServer, later } from '../../testing/transport.ts';
// Loaded here, so that no test waits for it.
import './PlayerScreen.tsx';

const PLAYER = '/api/game/player';
const user = userEvent.setup();
const bob = {
  ...{ id: 'bob', username: 'bob the trader', look: 'player', since: '2026-03-05T12:00:00.000Z' },
  ...{ pokemonCount: 12, caught: 9, badges: 3, listings: 2, own: false, blocked: false, open: true },
};

let players = 0;
function open(answer: object, profile = aProfile(), address = '/player?name=bob+the+trader') {
  players++;
  loggedIn(profile, `token-of-visitors-${players}`);
  const server = fakeServer({ [PLAYER]: answer });
  return { server, ...renderAt(address) };
}
const card = async () => within(await screen.findByRole('region', { name: 'Trainer card' }));
const linkTo = (name: string) =>
  within(screen.getByRole('main')).queryByRole('link', { name })?.getAttribute('href') ?? null;

it('shows what the server tells, and leads to a battle and to the listings', async () => {
  const { server } = open(bob);
  const shown = await card();
  shown.getByRole('heading', { name: 'bob the trader' });
  shown.getByText('5 Mar 2026');
  expect(shown.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    ...['12', '9', '3', '2'],
  ]);
  expect(server.sent[0]?.params).toEqual({ name: 'bob the trader' });
  expect(linkTo('Battle')).toBe('/userbattle?name=bob+the+trader');
  expect(linkTo('See 2 listings')).toBe('/findtrades?owner=bob+the+trader');
});

it.each([
  ['has blocked somebody', { blocked: true, open: false, listings: 0 }, /You have blocked bob the trader/],
  ['cannot trade or battle', { open: false, listings: 0 }, /neither trade with bob the trader nor battle/],
])('of a player who %s there is neither a battle nor a trade', async (_who, change, told) => {
  open({ ...bob, ...change });
  await screen.findByText(told);
  expect(linkTo('Battle')).toBeNull();
  expect(screen.queryByRole('link', { name: /listing/ })).toBeNull();
});

it.each([
  ['the other one has no creature', { pokemonCount: 0, listings: 0 }, aProfile()],
  ['the player has none', { listings: 0 }, aProfile({ pokemonCount: 0 })],
])('offers no battle where %s, and says that nothing is in trade', async (_why, change, profile) => {
  open({ ...bob, ...change }, profile);
  await screen.findByText('bob the trader has nothing in trade at the moment.');
  expect(linkTo('Battle')).toBeNull();
});

it('offers the battle also before the own profile has come', async () => {
  open(bob);
  await card();
  bridge.setState({ session: { token: `token-of-visitors-${players}`, profile: null } });
  expect(linkTo('Battle')).not.toBeNull();
});

it('tells the player that this is the own card', async () => {
  open({ ...bob, own: true });
  await screen.findByText('This is how other players see you.');
  expect(linkTo('Your profile')).toBe('/profile');
  expect(screen.queryByRole('button', { name: 'Report…' })).toBeNull();
  expect(linkTo('Battle')).toBeNull();
});

it('says that nobody has the name', async () => {
  open(new FakeRefusal(404, 'There is no player of this name', 'not_found'));
  await screen.findByText(/There is no player called bob the trader/);
  expect(linkTo('Find Trades')).toBe('/findtrades');
});

it('without a name asks the server nothing', async () => {
  const { server } = open(bob, aProfile(), '/player?name=');
  await screen.findByText('The address names no player.');
  expect(server.paths()).not.toContain(PLAYER);
});

it('says that it is loading, and offers another try after a failure, with its number', async () => {
  const reply = later<object>();
  const { server } = open(() => reply.promise);
  await screen.findByText('Fetching the trainer card');
  reply.resolve(new FakeRefusal(500, 'Something went wrong', 'internal', { 'x-request-id': 'req-7' }));
  await screen.findByText('This trainer card is out of reach');
  screen.getByText(/Error number req-7/);
  server.answers[PLAYER] = bob;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await card();
});

it('blocks and unblocks: the buttons follow what the server then tells', async () => {
  const { server } = open(bob);
  await card();
  server.answers['/api/game/block'] = { blocked: [{ id: 'bob', name: bob.username, at: bob.since }] };
  server.answers['/api/game/unblock'] = { blocked: [] };
  server.answers[PLAYER] = { ...bob, blocked: true, open: false, listings: 0 };
  await user.click(screen.getByRole('button', { name: 'Block…' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Block bob the trader?' }));
  await user.click(asked.getByRole('button', { name: 'Block' }));
  await screen.findByText(/You have blocked bob the trader/);
  expect(linkTo('Battle')).toBeNull();
  server.answers[PLAYER] = bob;
  await user.click(screen.getByRole('button', { name: 'Unblock' }));
  await waitFor(() => expect(linkTo('Battle')).not.toBeNull());
  await screen.findByRole('button', { name: 'Block…' });
});

it('reports the name', async () => {
  const { server } = open(bob);
  await card();
  server.answers['/api/game/report'] = { ok: true };
  await user.click(screen.getByRole('button', { name: 'Report…' }));
  const form = within(await screen.findByRole('dialog', { name: 'Report bob the trader' }));
  expect(form.queryByRole('radio', { name: /listing/ })).toBeNull();
  await user.selectOptions(form.getByLabelText('Reason'), 'Pretends to be somebody else');
  await user.click(form.getByRole('button', { name: 'Send report' }));
  await screen.findByText('Your report was sent. Thank you!');
  expect(server.sent.at(-1)?.body).toEqual({ player: 'bob', reason: 'impersonation' });
});

it('a nickname that the player gave is reported by what it is', async () => {
  const { server } = open(bob);
  await card();
  server.answers['/api/game/report'] = { ok: true };
  await user.click(screen.getByRole('button', { name: 'Report…' }));
  const form = within(await screen.findByRole('dialog', { name: 'Report bob the trader' }));
  await user.selectOptions(form.getByLabelText('Reason'), 'An offensive name');
  await user.click(form.getByRole('radio', { name: 'The nickname of a creature' }));
  const send = form.getByRole<HTMLButtonElement>('button', { name: 'Send report' });
  expect(send.disabled).toBe(true);
  await user.type(form.getByLabelText('Which nickname?'), 'Rudeness');
  await user.click(send);
  await screen.findByText('Your report was sent. Thank you!');
  expect(server.sent.at(-1)?.body).toEqual({ player: 'bob', reason: 'name', nickname: 'Rudeness' });
});
