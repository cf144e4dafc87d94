import { beforeEach, describe, expect, it } from 'vitest';
import { attachPlayer, finishPlayback } from '../../bridge/playback.ts';
import type { BattleDetails } from '../../bridge/state.ts';
import { bridge } from '../../bridge/store.ts';
import { aBattle, aFighter } from '../../testing/builders.ts';
import { freshBrowser, loggedIn } from '../../testing/fresh.ts';
import { FakeRefusal, fakeServer, later } from '../../testing/transport.ts';
import { onToast, type Toast } from '../notifications/toasts.ts';
import { type NavigationRequest, onNavigation } from '../session/navigation.ts';
import { attack, choose, proceed } from './battle.ts';
import { catchUp } from './resume.ts';
import { showBattle } from './showBattle.ts';

const slice = () => bridge.getState().battle;
const notices: Toast[] = [];
const navigations: NavigationRequest[] = [];
onToast((notice) => notices.push(notice));
onNavigation((navigation) => navigations.push(navigation));

const wentOn = { tone: 'info', text: 'This battle went on meanwhile. Here is how it stands now.' };
const hit = { type: 'move', side: 'player', creature: 'mine', move: 'ember' } as const;
const refused = (code: string) => new FakeRefusal(409, 'Not now', code);
const standsAs = (battleDetails: BattleDetails | null) => ({ '/api/game/battle': { battleDetails } });

beforeEach(() => {
  loggedIn();
  showBattle(aBattle());
  notices.length = 0;
  navigations.length = 0;
});

describe('a battle that went on in another window', () => {
  it.each([
    ['attack', () => attack(1), '/api/game/attack', 'stale_round'],
    ['attack', () => attack(1), '/api/game/attack', 'conflict'],
    ['attack', () => attack(1), '/api/game/attack', 'no_battle'],
    ['choice', () => choose('mine'), '/api/game/selectBattlePokemon', 'conflict'],
    ['Continue', () => proceed(), '/api/game/battleContinue', 'conflict'],
  ] as const)('refuses an old %s and shows how it stands (%o %s %s)', async (_name, act, path, code) => {
    const present = aBattle({ page: 'win', round: 4, events: [hit] });
    fakeServer({ [path]: refused(code), ...standsAs(present) });
    const detach = attachPlayer();
    await act();
    expect(slice()).toMatchObject({ battle: present, playback: null, busy: null });
    expect(notices).toEqual([wentOn]);
    expect(navigations).toEqual([]);
    detach();
  });

  it('is shown without an animation when an attack hit a later battle', async () => {
    const opponent = [aFighter({ id: 'another', name: 'Moonbun' })];
    const present = aBattle({ page: 'roundResults', round: 2, opponent, events: [hit] });
    fakeServer({ '/api/game/attack': { battleDetails: present } });
    const detach = attachPlayer();
    await attack(1);
    expect(slice()).toMatchObject({ battle: present, playback: null });
    expect(notices).toEqual([wentOn]);
    detach();
  });

  it('still leads home where the refused action was asked for in the present state', async () => {
    fakeServer({ '/api/game/attack': refused('conflict'), ...standsAs(aBattle()) });
    await attack(1);
    expect(notices).toEqual([{ tone: 'error', text: 'Not now' }]);
    expect(navigations).toEqual([expect.objectContaining({ to: '/Home' })]);
  });
});

describe('coming back to a battle', () => {
  it('shows the present state and says so', async () => {
    fakeServer(standsAs(aBattle({ round: 3 })));
    expect(await catchUp()).toBe(true);
    expect(slice().battle?.round).toBe(3);
    expect(notices).toEqual([wentOn]);
  });

  it('that nobody touched says nothing', async () => {
    fakeServer(standsAs(aBattle()));
    expect(await catchUp()).toBe(false);
    expect(notices).toEqual([]);
  });

  it('waits for the round that is being played', async () => {
    const results = aBattle({ page: 'roundResults', round: 2, events: [hit] });
    fakeServer({ '/api/game/attack': { battleDetails: results }, ...standsAs(aBattle({ round: 5 })) });
    const detach = attachPlayer();
    await attack(1);
    const caughtUp = catchUp();
    expect(slice().playback).not.toBeNull();
    finishPlayback();
    await caughtUp;
    expect(slice().battle?.round).toBe(5);
    detach();
  });
});

it('a reply that comes after logging out is kept nowhere', async () => {
  const reply = later<object>();
  fakeServer({ '/api/game/attack': () => reply.promise });
  const attacked = attack(1);
  freshBrowser();
  reply.resolve({ battleDetails: aBattle({ page: 'roundResults', round: 2 }) });
  await attacked;
  expect(slice().battle).toBeNull();
  expect(sessionStorage.getItem('battle')).toBeNull();
});
