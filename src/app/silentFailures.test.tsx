import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { writeReplacement } from '../bridge/storage.ts';
import { onToast, type Toast } from '../client/notifications/toasts.ts';
import { aCreature, aMapReply, aProfile, profileReply } from '../testing/builders.ts';
import { loggedIn } from '../testing/fresh.ts';
import { renderAt } from '../testing/renderAt.tsx';
import { FakeRefusal, fakeServer } from '../testing/transport.ts';
// Loaded here, so that no test waits for them.
import '../screens/creatures/change/ChangeTeamScreen.tsx';
import '../screens/creatures/owned/PokemonsScreen.tsx';
import '../screens/creatures/team/TeamScreen.tsx';
import '../screens/expbattle/ExpBattleScreen.tsx';
import '../screens/home/HomeScreen.tsx';
import '../screens/map/MapScreen.tsx';
import '../screens/maps/MapsScreen.tsx';
import '../screens/pokemart/PokemartScreen.tsx';
import '../screens/userbattle/UserBattleScreen.tsx';

vi.mock('../../scenes/main.ts', () => ({ startGame: () => ({ show: () => {}, hide: () => {} }) }));

const user = userEvent.setup();
const notices: Toast[] = [];
onToast((notice) => notices.push(notice));
const member = aCreature({ id: 'a', name: 'Kindlam', in_team: true, team_order: 0 });
const other = aCreature({ id: 'b', name: 'Podkin' });
const wild = { name: 'Podkin', level: 4, kind: 0 } as const;
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const tryAgain = async () => void (await screen.findByRole('button', { name: 'Try again' }));
const atHome = async () => void (await screen.findByText('Welcome back!'));
const enabled = async (name: string) =>
  waitFor(() => {
    const button = screen.getByRole<HTMLButtonElement>('button', { name });
    expect([button.disabled, button.getAttribute('aria-busy')]).toEqual([false, null]);
  });

const failures: Record<string, { path: string; at: string; newcomer?: true; see: () => Promise<void> }> = {
  'loading the team': { path: '/api/game/team', at: '/team', see: tryAgain },
  'loading the owned': { path: '/api/game/findNextPokemons', at: '/pokemons', see: tryAgain },
  'loading who could come': {
    path: '/api/game/findNextPokemonsExcludeTeam',
    at: '/changeTeam',
    see: tryAgain,
  },
  'replacing a member': {
    path: '/api/game/replaceTeamPokemon',
    at: '/changeTeam',
    see: async () => {
      const row = within(await screen.findByRole('article', { name: 'Podkin' }));
      await user.click(row.getByRole('link', { name: 'Select' }));
      await screen.findByText('Not today');
    },
  },
  'looking for a user to battle': { path: '/api/game/startUserBattle', at: '/userbattle', see: atHome },
  'loading the mart': { path: '/api/game/getPokemartDetails', at: '/pokemart', see: tryAgain },
  'starting a training': {
    path: '/api/game/startTrainingBattle',
    at: '/expbattle',
    see: async () => {
      await user.selectOptions(await screen.findByRole('combobox', { name: 'Select Type' }), 'ice');
      await press('Start Training');
      await enabled('Start Training');
    },
  },
  'loading the profile on the maps screen': {
    path: '/api/auth/profile',
    at: '/maps',
    see: async () => void (await screen.findByRole('heading', { level: 1, name: 'Emberwild RPG' })),
  },
  'starting a wild battle': {
    path: '/api/game/startWildBattle',
    at: '/map',
    see: async () => {
      await press('Try to Catch!');
      await enabled('Try to Catch!');
    },
  },
  'choosing a starter': {
    path: '/api/game/pokemon',
    at: '/home',
    newcomer: true,
    see: async () => {
      await user.click(await screen.findByRole('radio', { name: 'Podkin' }));
      await press('Select pokemon');
      await enabled('Select pokemon');
    },
  },
};

beforeEach(() => {
  notices.length = 0;
});
it.each(Object.entries(failures))('%s fails without a toast', async (name, { path, at, newcomer, see }) => {
  const profile = aProfile(newcomer ? { pokemonCount: 0 } : {});
  loggedIn(profile, `token for ${name}`);
  writeReplacement(member);
  const server = fakeServer({
    '/api/auth/profile': profileReply(profile),
    '/api/game/mapRequest': aMapReply({ pokemon: wild }),
    '/api/game/team': { pokemons: [member] },
    '/api/game/findNextPokemonsExcludeTeam': { pokemons: [other], count: 1 },
    [path]: new FakeRefusal(503, 'Not today', 'unavailable'),
  });
  renderAt(at, { mapName: 'green_land' });
  await see();
  expect(server.paths()).toContain(path);
  expect(notices).toEqual([]);
});
