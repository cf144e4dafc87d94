import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { navigateTo } from '../../client/session/navigation.ts';
import { aCreature, aProfile } from '../../testing/builders.ts';
import { loggedIn } from '../../testing/fresh.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { FakeRefusal, fakeServer, later } from '../../testing/transport.ts';
// Loaded here, so that no test waits for it.
import './ProfileScreen.tsx';
import type { LedgerEntry, PastBattle, TrainerRecord } from './record.ts';

vi.mock('../../../scenes/main.ts', () => ({ startGame: () => ({ show: () => {}, hide: () => {} }) }));

const user = userEvent.setup();
const none = { win: 0, lose: 0, caught: 0, fled: 0 };
const aRecord = (change: Partial<TrainerRecord> = {}): TrainerRecord => ({
  ...{ username: 'walker', look: 'racer', since: '2026-03-05T12:00:00.000Z', steps: 12_345 },
  ...{ pokemonCount: 7, seen: 20, caught: 6, streak: 1, bestStreak: 4, coins: 980 },
  counts: {
    ...{ wb: { win: 5, lose: 1, caught: 3, fled: 2 }, gym: { ...none, win: 1 } },
    ...{ user: none, training: none, gold: { ...none, lose: 2 } },
  },
  rarest: aCreature({ name: 'Kindlam', kind: 3, level: 12 }),
  badges: [{ gymId: 'a', name: 'Hazel', region: 'Greenreach', beatenAt: '2026-04-06T12:00:00.000Z' }],
  ...change,
});
const regions = {
  ...{ regions: ['Greenreach'], data: { Greenreach: ['Hazel', 'Ivo'] }, defeated: ['Hazel'] },
  ...{ champions: { Greenreach: 'Philippa' }, open: ['Greenreach'] },
  gyms: ['Hazel', 'Ivo', 'Philippa'].map((name, index) => ({
    ...{ id: 'abc'[index], name, type: 'fire', description: '', before: '' },
    ...{ size: 3, least: 9, most: 10, coins: 100 },
  })),
};
const anEntry = (change: Partial<LedgerEntry> = {}): LedgerEntry => ({
  ...{ amount: 25, balance: 525, reason: 'battle', at: '2026-11-03T12:00:00.000Z' },
  ...change,
});
const aPast = (change: Partial<PastBattle> = {}): PastBattle => ({
  ...{ id: '9', battleType: 'wb', opponent: 'Podkin', gymId: null, mapName: 'green_land' },
  ...{ result: 'win', rounds: 3, coins: 12, exp: 1250, at: '2026-11-03T12:00:00.000Z', playable: true },
  ...change,
});

let players = 0;
function enter(answers: Record<string, object> = {}, address = '/profile') {
  // Replies are cached for each player, so each test uses a new one.
  players++;
  loggedIn(aProfile(), `token-of-profiles-${players}`);
  const server = fakeServer({
    '/api/game/record': aRecord(),
    '/api/game/gym/regionsData': regions,
    '/api/game/ledger': { entries: [anEntry()], count: 1 },
    '/api/game/battles': { battles: [aPast()], count: 1 },
    ...answers,
  });
  return { server, ...renderAt(address) };
}
const asked = (server: ReturnType<typeof fakeServer>, path: string) =>
  server.sent.filter((one) => one.path === path).map(({ params }) => params);

describe('the trainer card', () => {
  it('tells look, name, since when, steps and counts', async () => {
    enter();
    const card = within(await screen.findByRole('region', { name: 'Trainer card' }));
    card.getByRole('heading', { level: 2, name: 'walker' });
    card.getByRole('img', { name: /Racer/ });
    expect(card.getByText('5 Mar 2026').getAttribute('datetime')).toBe('2026-03-05T12:00:00.000Z');
    const facts = card.getAllByRole('term').map(({ textContent }) => textContent);
    const values = card.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts.map((fact, index) => [fact, values[index]])).toEqual([
      ['Pokemon', '7'],
      ['Species seen', '20'],
      ['Species caught', '6'],
      ['Badges', '1'],
      ['Steps walked', '12,345'],
      ['Coins', '980'],
    ]);
  });

  it('that is on its way says so, and one that cannot be had can be asked for again', async () => {
    const reply = later<object>();
    const { server } = enter({ '/api/game/record': () => reply.promise });
    await screen.findByText('Fetching your profile');
    reply.resolve(new FakeRefusal(503, 'Resting'));
    await screen.findByRole('heading', { level: 1, name: 'Your profile is out of reach' });
    server.answers['/api/game/record'] = aRecord();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('region', { name: 'Trainer card' });
  });
});

describe('the records', () => {
  it('tell streaks, and the rarest creature with its picture and kind', async () => {
    enter();
    const records = within(await screen.findByRole('region', { name: 'Records' }));
    records.getByText('4 wins');
    records.getByText('1 win');
    records.getByRole('img', { name: 'shiny Kindlam' });
    const link = records.getByRole('link', { name: 'Look it up' });
    expect(link.getAttribute('href')).toBe('/pokedex?name=kindlam');
  });

  it('count battles by type and result, and all of them', async () => {
    enter();
    const table = within(await screen.findByRole('table', { name: 'Battles by type and result' }));
    const row = (name: string) =>
      within(table.getByRole('row', { name: new RegExp(`^${name}`) }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(row('Wild')).toEqual(['5', '1', '3', '2']);
    expect(row('Gold Battle')).toEqual(['0', '2', '0', '0']);
    expect(row('All battles')).toEqual(['6', '3', '3', '2']);
  });
});

it('badges stand by region, won with their day and still to win', async () => {
  const { place } = enter();
  await user.click(await screen.findByRole('tab', { name: /Badges/ }));
  const region = within(await screen.findByRole('region', { name: 'Greenreach' }));
  region.getByText('1 of 3');
  const badges = region.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(badges[0]).toContain('HazelWon 6 Apr 2026');
  expect(badges[1]).toBe('IvoNot won yet');
  expect(badges[2]).toBe('PhilippaChampionNot won yet');
  expect(place.search).toBe('?tab=badges');
});

describe('the coins', () => {
  it('tell in words why they came or went, and what was left', async () => {
    enter(
      {
        '/api/game/ledger': {
          entries: [anEntry({ amount: -1200, balance: 300, reason: 'purchase' }), anEntry()],
          count: 2,
        },
      },
      '/profile?tab=coins',
    );
    const ledger = within(await screen.findByRole('region', { name: 'Coins' }));
    ledger.getByRole('heading', { name: 'You have 980 coins.' });
    const [spent, won] = ledger.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(spent).toContain('Bought at the market');
    expect(spent).toContain('−1,200300 coins then');
    expect(won).toContain('A battle won');
    expect(won).toContain('+25525 coins then');
  });

  it('are turned page by page, and the address follows as the tabs follow the address', async () => {
    const { server, place } = enter(
      { '/api/game/ledger': { entries: [anEntry()], count: 24 } },
      '/profile?tab=coins',
    );
    await user.click(await screen.findByRole('button', { name: 'NEXT' }));
    await screen.findByText('11–20 of 24');
    expect(place.search).toBe('?tab=coins&skip=10');
    await waitFor(() => expect(asked(server, '/api/game/ledger')).toContainEqual({ skip: 10 }));
    navigateTo('/profile?tab=battles');
    await screen.findByRole('tab', { name: 'Battles', selected: true });
    await screen.findByText('Wild Podkin');
  });
});

describe('the battles', () => {
  const rows = async (battles: readonly PastBattle[]) => {
    enter({ '/api/game/battles': { battles, count: battles.length } }, '/profile?tab=battles');
    const list = within(await screen.findByRole('region', { name: 'Battles' }));
    return list.getAllByRole('article').map((row) => within(row));
  };

  it('say against whom, how it ended, where, and what it brought', async () => {
    const [wild, leader, partners, stake] = await rows([
      aPast(),
      aPast({ id: '8', battleType: 'gym', opponent: 'Hazel', gymId: 'a', result: 'lose', coins: 0, exp: 0 }),
      aPast({ id: '7', battleType: 'training', opponent: 'fire', result: 'fled', rounds: 1 }),
      aPast({ id: '6', battleType: 'gold', opponent: 'bronze' }),
    ]);
    wild?.getByText('Wild Podkin');
    wild?.getByText('Won');
    for (const fact of ['Green Land', '3 rounds', '+1,250 exp', '+12 coins']) wild?.getByText(fact);
    leader?.getByText('Hazel');
    leader?.getByText('Lost');
    leader?.getByText('Gym Battle');
    expect(leader?.queryByText(/exp$/)).toBeNull();
    partners?.getByText('Fire partners');
    partners?.getByText('1 round');
    stake?.getByText('Bronze house team');
  });

  it('can be watched as long as they can be played again, and say so where they cannot', async () => {
    const [now, before, older] = await rows([
      aPast(),
      aPast({ id: '1', playable: false }),
      aPast({ id: '2', playable: false, older: true }),
    ]);
    const link = now?.getByRole('link', { name: 'Watch the battle against Wild Podkin' });
    expect(link?.getAttribute('href')).toBe('/profile?tab=battles&replay=9');
    expect(before?.queryByRole('link')).toBeNull();
    before?.getByText('Can no longer be watched');
    const left = older?.getByRole('link', { name: 'What is left of the battle against Wild Podkin' });
    expect(left?.getAttribute('href')).toBe('/profile?tab=battles&replay=2');
  });

  it('that there are none of yet lead to the maps', async () => {
    enter({ '/api/game/battles': { battles: [], count: 0 } }, '/profile?tab=battles');
    await screen.findByText('No battle yet');
    expect(screen.getByRole('link', { name: 'Go to maps?' }).getAttribute('href')).toBe('/maps');
  });

  it('that cannot be had can be asked for again', async () => {
    const { server } = enter(
      { '/api/game/battles': new FakeRefusal(503, 'Resting') },
      '/profile?tab=battles',
    );
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.answers['/api/game/battles'] = { battles: [aPast()], count: 1 };
    await user.click(retry);
    await screen.findByText('Wild Podkin');
  });
});
