import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { navigateTo } from '../../client/session/navigation.ts';
import { setSettings } from '../../client/setSettings.ts';
import { aBattle, aProfile, profileReply } from '../../testing/builders.ts';
import { loggedIn } from '../../testing/fresh.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { FakeRefusal, fakeServer, later } from '../../testing/transport.ts';
// Loaded here, so that no test waits for it.
import './GymBattleScreen.tsx';
import type { GymsReply } from './gymRegions.ts';

vi.mock('../../../scenes/main.ts', () => ({ startGame: () => ({ show: () => {}, hide: () => {} }) }));

const user = userEvent.setup();
const gym = (id: string, name: string): NonNullable<GymsReply['gyms']>[number] => ({
  ...{ id, name, type: 'fire', description: `${name} of the valley.`, before: 'Come at me.' },
  ...{ size: 3, least: 9, most: 10, coins: 1500 },
});
const gyms = (change: Partial<GymsReply> = {}): GymsReply => ({
  regions: ['Greenreach', 'Harkmoor'],
  data: { Greenreach: ['Hazel', 'Ivo'], Harkmoor: ['Jory'] },
  defeated: ['Hazel'],
  champions: { Greenreach: 'Philippa', Harkmoor: 'Cordelia' },
  open: ['Greenreach'],
  gyms: [gym('a', 'Hazel'), gym('b', 'Ivo'), gym('c', 'Philippa'), gym('d', 'Jory'), gym('e', 'Cordelia')],
  ...change,
});
const begun = aBattle({ page: 'selection', battleType: 'gym', gymId: 'b', gymDetails: { name: 'Ivo' } });

let players = 0;
function enter(answers: Record<string, object> = {}, address = '/gymbattle', profile = aProfile()) {
  // Replies are cached for each player, so each test uses a new one.
  players++;
  loggedIn(profile, `token-of-gyms-${players}`);
  const server = fakeServer({
    '/api/auth/profile': profileReply(profile),
    '/api/game/gym/regionsData': gyms(),
    '/api/game/startGymBattle': { battleDetails: begun },
    '/api/game/battle': { battleDetails: begun },
    ...answers,
  });
  return { server, ...renderAt(address) };
}
const card = (name: string) => screen.findByRole('article', { name });
const battle = async (name: string) =>
  within(await card(name)).getByRole<HTMLButtonElement>('button', { name: 'Battle' });
const starts = (server: { sent: readonly { path: string; body: unknown }[] }) =>
  server.sent.filter(({ path }) => path === '/api/game/startGymBattle').map(({ body }) => body);

beforeEach(() => loggedIn(aProfile()));
describe('the list', () => {
  it('says that it fetches gym details, under its heading', async () => {
    const reply = later<object>();
    enter({ '/api/game/gym/regionsData': () => reply.promise });
    await screen.findByText('Fetching gym details');
    screen.getByRole('heading', { level: 1, name: 'Gym Battle' });
    reply.resolve(gyms());
    await card('Hazel');
    expect(screen.queryByText('Fetching gym details')).toBeNull();
  });

  it('has a tab for each region, and says how the locked ones open', async () => {
    enter();
    await card('Hazel');
    const tabs = screen.getAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Greenreach1/2', 'HarkmoorLocked']);
    await user.click(screen.getByRole('tab', { name: /Harkmoor/ }));
    screen.getByText('Harkmoor opens when all 2 leaders of Greenreach are beaten. One is left.');
    expect((await battle('Jory')).disabled).toBe(true);
    expect(screen.queryByRole('article', { name: 'Hazel' })).toBeNull();
  });

  it('shows each leader with type, levels, number of creatures, words and prize', async () => {
    enter();
    const ivo = within(await card('Ivo'));
    for (const text of ['fire', 'Level 9–10', '3 creatures', 'Ivo of the valley.', 'Prize 1,500 coins']) {
      ivo.getByText(text);
    }
    // There is no portrait of this leader: the card names the missing file.
    ivo.getByText('portraits/b');
    expect(ivo.queryByText('Defeated')).toBeNull();
  });

  it('stamps whoever is beaten, who may be challenged again for less', async () => {
    enter();
    const hazel = within(await card('Hazel'));
    hazel.getByText('Defeated');
    hazel.getByText('Rematch 1,500 coins');
    expect((await battle('Hazel')).disabled).toBe(false);
    screen.getByRole('img', { name: 'Badge of Hazel' });
  });

  it('keeps the champion closed until all leaders are beaten', async () => {
    enter();
    expect((await battle('Philippa')).disabled).toBe(true);
    screen.getByText('Beat all 2 leaders of Greenreach, and the champion takes your challenge. One is left.');
    cleanup();
    enter({ '/api/game/gym/regionsData': gyms({ defeated: ['Hazel', 'Ivo'] }) });
    expect((await battle('Philippa')).disabled).toBe(false);
  });

  it('opens at the region that the address names', async () => {
    enter({}, '/gymbattle?region=Harkmoor');
    await card('Jory');
  });

  it('that does not come says so, and is asked for again', async () => {
    const { server } = enter({ '/api/game/gym/regionsData': new FakeRefusal(503, 'Busy', 'unavailable') });
    await screen.findByText('Oops! not able to get gyms at this moment');
    server.answers['/api/game/gym/regionsData'] = gyms();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await card('Hazel');
  });

  it('is there at once on coming back, with a new stamp for whom one has beaten meanwhile', async () => {
    const { server } = enter({}, '/gymbattle?region=Greenreach');
    await card('Ivo');
    navigateTo('/faq');
    await screen.findByRole('heading', { name: 'F.A.Q' });
    const reply = later<object>();
    server.answers['/api/game/gym/regionsData'] = () => reply.promise;
    navigateTo('/gymbattle');
    expect(within(await card('Ivo')).queryByText('Defeated')).toBeNull();
    reply.resolve(gyms({ defeated: ['Hazel', 'Ivo'] }));
    const stamp = await within(await card('Ivo')).findByText('Defeated');
    expect(stamp.dataset.fresh).toBe('true');
    expect(within(await card('Hazel')).getByText('Defeated').dataset.fresh).toBeUndefined();
  });

  it('sends whoever has no creature to choose one', async () => {
    enter({}, '/gymbattle', aProfile({ pokemonCount: 0 }));
    const link = await screen.findByRole('link', { name: 'Choose your first creature' });
    expect(link.getAttribute('href')).toBe('/home');
  });
});

describe('Battle', () => {
  it('disables all of them and shows Loading on the chosen leader, then leads to the stored battle', async () => {
    const reply = later<object>();
    const { server, place } = enter({ '/api/game/startGymBattle': () => reply.promise });
    await user.click(await battle('Ivo'));
    const loading = await within(await card('Ivo')).findByRole<HTMLButtonElement>('button', {
      name: 'Loading',
    });
    expect(loading.disabled).toBe(true);
    expect((await battle('Hazel')).disabled).toBe(true);
    await user.click(loading);
    reply.resolve({ battleDetails: begun });
    await waitFor(() => expect(place.pathname).toBe('/battle'));
    expect(starts(server)).toEqual([{ id: 'Ivo' }]);
    expect(JSON.parse(sessionStorage.getItem('battle') ?? 'null')).toMatchObject({ gymId: 'b' });
  });

  it('can be pressed on the open tab only, and on no tab while a start is on its way', async () => {
    const reply = later<object>();
    const open = gyms({ open: ['Greenreach', 'Harkmoor'] });
    const answers = { '/api/game/gym/regionsData': open, '/api/game/startGymBattle': () => reply.promise };
    const { server } = enter(answers, '/gymbattle?region=Harkmoor');
    expect((await battle('Jory')).disabled).toBe(false);
    expect(screen.queryByRole('article', { name: 'Ivo' })).toBeNull();
    await user.click(await battle('Jory'));
    await user.click(screen.getByRole('tab', { name: /Greenreach/ }));
    expect((await battle('Ivo')).disabled).toBe(true);
    await user.click(await battle('Ivo'));
    expect(starts(server)).toEqual([{ id: 'Jory' }]);
    reply.resolve({ battleDetails: null });
    await waitFor(async () => expect((await battle('Ivo')).disabled).toBe(false));
  });

  it.each([
    ['is refused', new FakeRefusal(409, 'Closed')],
    ['has no page', { battleDetails: null }],
  ])('that %s says so, and can be pressed again', async (_why, answer) => {
    const { place } = enter({ '/api/game/startGymBattle': answer });
    await user.click(await battle('Ivo'));
    await screen.findByText('Failed to start battle');
    expect(place.pathname).toBe('/gymbattle');
    expect((await battle('Ivo')).disabled).toBe(false);
    expect(sessionStorage.getItem('battle')).toBeNull();
  });
});

describe('a battle that is not over', () => {
  const waiting = aBattle({ round: 3 });
  const ask = async () => {
    const profile = aProfile({ inBattle: true });
    const entered = enter({ '/api/game/battle': { battleDetails: waiting } }, '/gymbattle', profile);
    await user.click(await battle('Ivo'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave your battle?' }));
    dialog.getByText(/^You will leave your battle against a wild Podkin\./);
    return { ...entered, dialog };
  };

  it('is left only with consent', async () => {
    const { server, dialog, place } = await ask();
    expect(starts(server)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Leave it' }));
    await waitFor(() => expect(place.pathname).toBe('/battle'));
    expect(starts(server)).toEqual([{ id: 'Ivo' }]);
  });

  it('is left at once by a player who wants no such questions', async () => {
    const profile = aProfile({ inBattle: true });
    const { server, place } = enter(
      { '/api/game/battle': { battleDetails: waiting } },
      '/gymbattle',
      profile,
    );
    setSettings({ confirmations: false });
    await user.click(await battle('Ivo'));
    await waitFor(() => expect(place.pathname).toBe('/battle'));
    expect(starts(server)).toEqual([{ id: 'Ivo' }]);
  });

  it('asks every player if coins are at stake', async () => {
    const staked = aBattle({ round: 3, battleType: 'gold', goldTier: 'bronze' });
    const profile = aProfile({ inBattle: true });
    enter({ '/api/game/battle': { battleDetails: staked } }, '/gymbattle', profile);
    setSettings({ confirmations: false });
    await user.click(await battle('Ivo'));
    await screen.findByRole('dialog', { name: 'Leave your battle?' });
  });

  it('can be returned to', async () => {
    const { server, dialog, place } = await ask();
    await user.click(dialog.getByRole('button', { name: 'Return to it' }));
    await waitFor(() => expect(place.pathname).toBe('/battle'));
    expect(starts(server)).toEqual([]);
    expect(JSON.parse(sessionStorage.getItem('battle') ?? 'null')).toMatchObject({ round: 3 });
  });

  it('stays as it is when the question is put away', async () => {
    const { server, place } = await ask();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(place.pathname).toBe('/gymbattle');
    expect(starts(server)).toEqual([]);
    expect((await battle('Ivo')).disabled).toBe(false);
  });
});
