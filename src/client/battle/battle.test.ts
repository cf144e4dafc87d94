import { beforeEach, describe, expect, it } from 'vitest';
import { attachPlayer, finishPlayback, skipPlayback } from '../../bridge/playback.ts';
import type { BattleDetails } from '../../bridge/state.ts';
import { bridge } from '../../bridge/store.ts';
import { english, speak } from '../../locales/speak.ts';
import { aBattle, aProfile } from '../../testing/builders.ts';
import { loggedIn } from '../../testing/fresh.ts';
import { pseudo } from '../../testing/pseudo.ts';
import { FakeRefusal, fakeServer, later } from '../../testing/transport.ts';
import { onToast, type Toast } from '../notifications/toasts.ts';
import { type NavigationRequest, onNavigation } from '../session/navigation.ts';
import { attack, battleAgain, choose, proceed, runFromWild, throwBall } from './battle.ts';
import { logOf } from './log/battleLog.ts';
import { battleStory } from './log/battleStory.ts';
import { loadStoredBattle, refreshBattle } from './resume.ts';
import { showBattle } from './showBattle.ts';

const slice = () => bridge.getState().battle;
const stored = () => JSON.parse(sessionStorage.getItem('battle') ?? 'null') as BattleDetails | null;
const notices: Toast[] = [];
const navigations: NavigationRequest[] = [];
onToast((notice) => notices.push(notice));
onNavigation((navigation) => navigations.push(navigation));

const hit = { type: 'move', side: 'player', creature: 'mine', move: 'ember' } as const;
const results = aBattle({ page: 'roundResults', round: 2, events: [hit] });

beforeEach(() => {
  loggedIn();
  notices.length = 0;
  navigations.length = 0;
  showBattle(aBattle());
});

describe('an action', () => {
  it('sends the slot counted from 1 and the round that the player sees', async () => {
    const server = fakeServer({ '/api/game/attack': { battleDetails: results } });
    await attack(2);
    expect(server.sent).toEqual([
      expect.objectContaining({ path: '/api/game/attack', body: { attackId: 2, round: 1 } }),
    ]);
    expect(slice().battle?.page).toBe('roundResults');
    expect(stored()?.page).toBe('roundResults');
  });

  it('is one at a time, of whatever kind', async () => {
    const reply = later<object>();
    const server = fakeServer({ '/api/game/attack': () => reply.promise });
    const first = attack(1);
    await Promise.all([attack(1), throwBall('nball'), choose('mine'), proceed()]);
    expect(server.sent).toHaveLength(1);
    expect(slice().busy).toBe('attack');
    reply.resolve({ battleDetails: results });
    await first;
    expect(slice().busy).toBeNull();
  });

  it('keeps the profile that comes with the reply', async () => {
    const profile = aProfile({ items: { nball: 9, uball: 1, gball: 3, mball: 0 } });
    fakeServer({ '/api/game/catch': { battleDetails: { ...results, profile, error: 'Not caught' } } });
    await throwBall('nball');
    expect(bridge.getState().session.profile?.items.nball).toBe(9);
    expect(JSON.parse(localStorage.getItem('profile') ?? '{}').items.nball).toBe(9);
    expect(notices).toEqual([{ tone: 'error', text: 'Not caught' }]);
  });

  it.each(['Not caught', 'You have none of these balls left'])(
    'says in the language of the game what the server says in English: %s',
    async (error) => {
      fakeServer({ '/api/game/catch': { battleDetails: { ...results, error } } });
      await speak({ code: 'en-XA', direction: 'ltr', fetch: async (_file, texts) => pseudo(texts) });
      await throwBall('nball');
      await speak(english);
      expect(notices).toEqual([{ tone: 'error', text: pseudo(error) }]);
    },
  );

  it('writes what happened into the log', async () => {
    fakeServer({ '/api/game/attack': { battleDetails: results } });
    await attack(1);
    expect(logOf(battleStory.getState()).map(({ text }) => text)).toEqual(['Your Kindlam used Ember.']);
  });
});

describe('running away', () => {
  it('is told, and what follows is the map, without another request', async () => {
    const run = { type: 'run', side: 'player', away: true } as const;
    const fled = aBattle({
      ...{ page: 'roundResults', fled: true, round: 2, events: [run], mapName: 'green_land' },
    });
    const server = fakeServer({ '/api/game/runAway': { battleDetails: fled } });
    await runFromWild();
    expect(logOf(battleStory.getState()).map(({ text }) => text)).toEqual(['You got away safely.']);
    await proceed();
    expect(server.paths()).toEqual(['/api/game/runAway']);
    expect(navigations).toEqual([{ to: '/map', replace: false, state: { mapName: 'green_land' } }]);
  });
});

describe('a refused action', () => {
  it.each([
    ['choosing', () => choose('mine'), '/api/game/selectBattlePokemon', null],
    ['attacking', () => attack(1), '/api/game/attack', 'battle'],
    ['throwing', () => throwBall('nball'), '/api/game/catch', 'battle'],
  ] as const)('%s in a bad request leads home with the message', async (_name, act, path, page) => {
    fakeServer({ [path]: new FakeRefusal(400, 'That cannot be', 'invalid_payload') });
    await act();
    expect(notices).toEqual([{ tone: 'error', text: 'That cannot be' }]);
    expect(navigations).toEqual([expect.objectContaining({ to: '/Home' })]);
    expect(stored()?.page ?? null).toBe(page);
  });

  it('of an old round brings the battle as it stands', async () => {
    fakeServer({
      '/api/game/attack': new FakeRefusal(409, 'The round is over', 'stale_round'),
      '/api/game/battle': { battleDetails: aBattle({ round: 5 }) },
    });
    await attack(1);
    expect(slice().battle?.round).toBe(5);
    expect(navigations).toEqual([]);
  });

  it('on the side of the server is told and can be tried again', async () => {
    fakeServer({ '/api/game/attack': new FakeRefusal(503, 'Come back soon', 'unavailable') });
    await attack(1);
    expect(notices).toEqual([{ tone: 'error', text: 'Come back soon' }]);
    expect(navigations).toEqual([]);
    expect(slice().busy).toBeNull();
  });
});

describe('a playback', () => {
  it('shows the state before until the player of it is done', async () => {
    const detach = attachPlayer();
    fakeServer({ '/api/game/attack': { battleDetails: results } });
    await attack(1);
    expect(slice().battle?.page).toBe('battle');
    expect(slice().playback?.after.page).toBe('roundResults');
    expect(stored()?.page).toBe('roundResults');
    skipPlayback();
    expect(slice().playback?.skip).toBe(true);
    finishPlayback();
    expect(slice()).toMatchObject({ playback: null, battle: { page: 'roundResults' } });
    detach();
  });

  it('lets no action through', async () => {
    const detach = attachPlayer();
    const server = fakeServer({ '/api/game/attack': { battleDetails: results } });
    await attack(1);
    await proceed();
    expect(server.sent).toHaveLength(1);
    detach();
  });

  it('ends when its player goes away', async () => {
    const detach = attachPlayer();
    fakeServer({ '/api/game/attack': { battleDetails: results } });
    await attack(1);
    detach();
    expect(slice().battle?.page).toBe('roundResults');
  });
});

describe('coming back', () => {
  it('to an edited battle shows the one of the server', async () => {
    sessionStorage.setItem('battle', JSON.stringify(aBattle({ page: 'win', totalExp: 999_999 })));
    fakeServer({ '/api/game/battle': { battleDetails: aBattle({ round: 3 }) } });
    expect(loadStoredBattle()).toBe(true);
    await refreshBattle();
    expect(slice().battle).toMatchObject({ page: 'battle', round: 3 });
  });

  it('to a battle that the server no longer has leads home', async () => {
    fakeServer({ '/api/game/battle': { battleDetails: null } });
    await refreshBattle();
    expect(slice().battle).toBeNull();
    expect(stored()).toBeNull();
    expect(navigations).toEqual([expect.objectContaining({ to: '/Home' })]);
  });

  it('to nonsense in the storage is the same as to nothing', () => {
    sessionStorage.setItem('battle', '{"page":');
    expect(loadStoredBattle()).toBe(false);
  });
});

describe('battle again', () => {
  it('sends the gym’s id after a gym battle', async () => {
    const server = fakeServer({
      '/api/game/startGymBattle': { battleDetails: aBattle({ page: 'selection' }) },
    });
    showBattle(aBattle({ page: 'lose', battleType: 'gym', gymId: 'gym-1', gymDetails: { name: 'Oona' } }));
    await battleAgain();
    expect(server.sent[0]?.body).toEqual({ id: 'gym-1' });
    expect(slice().battle?.page).toBe('selection');
  });

  it('sends the user’s name after a user battle', async () => {
    const server = fakeServer({ '/api/game/startUserBattle': { battleDetails: aBattle() } });
    showBattle(aBattle({ page: 'win', battleType: 'user', userBattaleDetails: { name: 'rival' } }));
    await battleAgain();
    expect(server.sent[0]?.body).toEqual({ name: 'rival' });
  });

  it('that is answered without a page leaves the battle as it is', async () => {
    fakeServer({ '/api/game/startGymBattle': { battleDetails: null } });
    showBattle(aBattle({ page: 'lose', battleType: 'gym', gymId: 'gym-1', gymDetails: { name: 'Oona' } }));
    await battleAgain();
    expect(stored()?.page).toBe('lose');
  });

  it('that fails says why', async () => {
    fakeServer({ '/api/game/startUserBattle': new FakeRefusal(404, 'Nobody of that name', 'not_found') });
    showBattle(aBattle({ page: 'win', battleType: 'user', userBattaleDetails: { name: 'rival' } }));
    await battleAgain();
    expect(notices).toEqual([{ tone: 'error', text: 'Nobody of that name' }]);
    expect(slice().battle?.page).toBe('win');
  });
});
