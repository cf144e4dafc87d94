import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { bridge } from '../../bridge/store.ts';
import { aProfile } from '../../testing/builders.ts';
import { freshBrowser, loggedIn } from '../../testing/fresh.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { FakeRefusal, fakeServer, later } from '../../testing/transport.ts';
// Loaded here, so that no test waits for it.
import './PlayerScreen.tsx';

const PLAYER = '/api/game/player';
const user = userEvent.setup();
const bob = {
  ...{ id: 'bob', username: 'bob the trader', look: 'player', since: '2026-03-05T12:00:00.000Z' },
  ...{ pokemonCount: 12, caught: 9, badges: 1, listings: 2, own: false, blocked: false, open: true },
  ...{ pagePrivate: false, seen: 30, trades: 4, bestStreak: 7, rarest: null as object | null },
  wins: { wb: 5, gym: 1, user: 2, training: 0, gold: 0 },
  favourites: [
    { name: 'Kindlam', kind: 3, level: 12, types: ['fire'] },
    { name: 'Kindlam', kind: 1, level: 5, types: ['fire'] },
  ],
  wonBadges: [{ gymId: 'a', name: 'Hazel', region: 'Greenreach', beatenAt: '2026-04-06T12:00:00.000Z' }],
};

let players = 0;
function open(answer: object, profile = aProfile(), address = '/trainer/bob%20the%20trader') {
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
    ...['12', '30', '9', '1', '4', '2'],
  ]);
  expect(server.sentTo('/api/game/player')[0]?.params).toEqual({ name: 'bob the trader' });
  expect(linkTo('Battle')).toBe('/userbattle?name=bob+the+trader');
  expect(linkTo('See 2 listings')).toBe('/findtrades?owner=bob+the+trader');
});

it('shows the title that is worn, the frame of research, and the ribbons of tournaments', async () => {
  const ribbons = [
    { cup: 'hearth', won: 1 },
    { cup: 'ember', won: 3 },
  ];
  open({ ...bob, title: 'greenreach', studied: 15, ribbons });
  const shown = await card();
  shown.getByText('Friend of the Valley');
  const worn = within(shown.getByRole('list', { name: 'Ribbons of tournaments' }));
  expect(worn.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Hearth Cup',
    'Ember Cup, 3 times',
  ]);
  expect(screen.getByRole('region', { name: 'Trainer card' }).dataset.frame).toBe('2');
});

/** Opens the page without an account. */
function visit(answer: object) {
  freshBrowser();
  return { server: fakeServer({ '/api/game/trainer': answer }), ...renderAt('/trainer/bob%20the%20trader') };
}

it('shows people without an account the same page without listings and battles, and how to play', async () => {
  const { server, place } = visit(bob);
  const shown = await card();
  shown.getByRole('heading', { name: 'bob the trader' });
  expect(shown.queryByText('In trade')).toBeNull();
  within(await screen.findByRole('region', { name: 'Favourites' })).getByRole('img', {
    name: 'shiny Kindlam',
  });
  expect([linkTo('Signup'), linkTo('Login'), linkTo('Battle')]).toEqual(['/signup', '/login', null]);
  expect(screen.queryByRole('button', { name: 'Report…' })).toBeNull();
  expect(place.pathname).toBe('/trainer/bob%20the%20trader');
  expect(server.sent.map(({ path }) => path)).toEqual(['/api/game/trainer']);
});

it('tells people without an account that nobody has the name', async () => {
  visit(new FakeRefusal(404, 'There is no player of this name', 'not_found'));
  await screen.findByText(/There is no page of a player called bob the trader/);
  expect(linkTo('Login')).toBe('/login');
});

it('shows favourites with their pictures, won badges and records', async () => {
  open({ ...bob, rarest: { name: 'Podkin', kind: 2, level: 40, types: ['grass'] } });
  const favourites = within(await screen.findByRole('region', { name: 'Favourites' }));
  favourites.getByRole('img', { name: 'shiny Kindlam' });
  favourites.getByRole('img', { name: 'Kindlam' });
  favourites.getByText('Level 12');
  within(screen.getByRole('region', { name: 'Badges' })).getByText('Hazel');
  const records = within(screen.getByRole('region', { name: 'Records' }));
  records.getByRole('img', { name: 'dark Podkin' });
  const terms = records.getAllByRole('term').map(({ textContent }) => textContent);
  const values = records.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(terms.map((term, index) => [term, values[index]]).slice(0, 3)).toEqual([
    ['Longest streak', '7 wins'],
    ['Battles won', '8'],
    ['Wild', '5'],
  ]);
});

it('of somebody who has just begun, it says what there is not yet', async () => {
  open({ ...bob, favourites: [], wonBadges: [] });
  await screen.findByText('No leader has lost to bob the trader yet.');
  expect(screen.queryByRole('region', { name: 'Favourites' })).toBeNull();
  screen.getByText('Nothing caught yet.');
});

it('the former address leads to the page', async () => {
  const { place } = open(bob, aProfile(), '/player?name=bob+the+trader');
  await card();
  expect(place.pathname + place.search).toBe('/trainer/bob%20the%20trader');
});

it('tells the player that the own page is private, and where that can be changed', async () => {
  open({ ...bob, own: true, pagePrivate: true });
  await screen.findByText(/only you see it/);
  expect(linkTo('Change it in your account')).toBe('/account');
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
  await screen.findByText(/There is no page of a player called bob the trader/);
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
  await screen.findByText('Fetching the trainer page');
  reply.resolve(new FakeRefusal(500, 'Something went wrong', 'internal', { 'x-request-id': 'req-7' }));
  await screen.findByText('This trainer page is out of reach');
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
  expect(server.sentTo('/api/game/report').at(-1)?.body).toEqual({ player: 'bob', reason: 'impersonation' });
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
  expect(server.sentTo('/api/game/report').at(-1)?.body).toEqual({
    player: 'bob',
    reason: 'name',
    nickname: 'Rudeness',
  });
});
