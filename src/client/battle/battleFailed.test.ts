import { beforeEach, describe, expect, it } from 'vitest';
import type { BattleDetails } from '../../bridge/state.ts';
import { bridge } from '../../bridge/store.ts';
import { aBattle } from '../../testing/builders.ts';
import { loggedIn } from '../../testing/fresh.ts';
import { FakeRefusal, fakeServer } from '../../testing/transport.ts';
import { onToast, type Toast } from '../notifications/toasts.ts';
import { type NavigationRequest, onNavigation } from '../session/navigation.ts';
import { attack, battleAgain, choose, proceed, throwBall } from './battle.ts';
import { showBattle } from './showBattle.ts';

const notices: Toast[] = [];
const navigations: NavigationRequest[] = [];
onToast((notice) => notices.push(notice));
onNavigation((navigation) => navigations.push(navigation));
const slice = () => bridge.getState().battle;

beforeEach(() => {
  loggedIn();
  showBattle(aBattle());
  notices.length = 0;
  navigations.length = 0;
});

describe('an action that fails on the side of the server', () => {
  it.each([
    ['choosing', () => choose('mine'), '/api/game/selectBattlePokemon'],
    ['attacking', () => attack(1), '/api/game/attack'],
    ['throwing a ball', () => throwBall('nball'), '/api/game/catch'],
    ['going on', () => proceed(), '/api/game/battleContinue'],
  ] as const)('tells its message and leaves the battle as it is: %s', async (_name, act, path) => {
    fakeServer({ [path]: new FakeRefusal(500, 'The gears are stuck', 'internal') });
    await act();
    expect(notices).toEqual([{ tone: 'error', text: 'The gears are stuck' }]);
    expect(navigations).toEqual([]);
    expect(slice()).toMatchObject({ battle: aBattle(), busy: null });
    expect(sessionStorage.getItem('battle')).not.toBeNull();
  });
});

it('what a reply to a throw says went wrong is told in its own words', async () => {
  const error = 'You have none of these left';
  fakeServer({ '/api/game/catch': { battleDetails: aBattle({ error }) } });
  await throwBall('mball');
  expect(notices).toEqual([{ tone: 'error', text: error }]);
});

describe('another battle that cannot begin', () => {
  const gym = { battleType: 'gym', gymId: 'gym-1', gymDetails: { name: 'Oona' } } as const;
  const rival = { battleType: 'user', userBattaleDetails: { name: 'rival' } } as const;
  const cases: readonly (readonly [string, Partial<BattleDetails>, string, number])[] = [
    ['a gym', gym, '/api/game/startGymBattle', 400],
    ['a gym', gym, '/api/game/startGymBattle', 503],
    ['a user', rival, '/api/game/startUserBattle', 404],
    ['a user', rival, '/api/game/startUserBattle', 503],
  ];

  it.each(cases)('tells its message and leads nowhere: %s', async (_name, change, path, status) => {
    showBattle(aBattle({ page: 'lose', ...change }));
    fakeServer({ [path]: new FakeRefusal(status, 'Closed for today') });
    await battleAgain();
    expect(notices).toEqual([{ tone: 'error', text: 'Closed for today' }]);
    expect(navigations).toEqual([]);
    expect(slice().battle?.page).toBe('lose');
  });
});
