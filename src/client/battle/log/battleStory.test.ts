import { beforeEach, describe, expect, it } from 'vitest';
import type { BattleEvent } from '../../../../rules/model/events.ts';
import type { BattleDetails } from '../../../bridge/state.ts';
import { aBattle, aFighter } from '../../../testing/builders.ts';
import { loggedIn } from '../../../testing/fresh.ts';
import { fakeServer } from '../../../testing/transport.ts';
import { logOut } from '../../session/session.ts';
import { loadStoredBattle } from '../resume.ts';
import { showBattle } from '../showBattle.ts';
import { logOf } from './battleLog.ts';
import { addToStory, battleStory } from './battleStory.ts';

const used = (side: 'player' | 'opponent'): BattleEvent => ({
  type: 'move',
  side,
  creature: side === 'player' ? 'mine' : 'foe',
  move: 'ember',
});
const results = (round: number, events: BattleEvent[] = [used('player')]) =>
  aBattle({ page: 'roundResults', round, events });
const told = () => battleStory.getState().map(({ page, round }) => `${page} ${round}`);
const lines = (states: readonly BattleDetails[]) =>
  logOf(states).map(({ round, text }) => `${round} ${text}`);

beforeEach(() => {
  loggedIn();
  showBattle(aBattle({ page: 'selection', round: 0 }));
});

describe('what a window was told of a battle', () => {
  it('is every state, and what is told twice stands once', () => {
    addToStory(aBattle({ round: 0 }));
    addToStory(results(1));
    addToStory(results(1));
    addToStory(aBattle({ round: 1 }));
    expect(told()).toEqual(['selection 0', 'battle 0', 'roundResults 1', 'battle 1']);
  });

  it('is still there after the page was loaded again', () => {
    addToStory(results(1));
    sessionStorage.setItem('battle', JSON.stringify(results(1)));
    battleStory.setState([], true);
    loadStoredBattle();
    expect(told()).toEqual(['selection 0', 'roundResults 1']);
  });

  it('begins anew with another battle', () => {
    showBattle(aBattle({ opponent: [aFighter({ id: 'another' })] }));
    expect(told()).toEqual(['battle 1']);
  });

  it('is forgotten by whoever logs out', async () => {
    expect(sessionStorage.getItem('battleStory')).toBeTruthy();
    fakeServer({ '/api/auth/logout': {} });
    await logOut();
    expect(sessionStorage.getItem('battleStory')).toBeNull();
  });

  it('begins anew where somebody has edited what is stored', () => {
    sessionStorage.setItem('battleStory', '{"states":[{"round":7}]}');
    sessionStorage.setItem('battle', JSON.stringify(results(2)));
    loadStoredBattle();
    expect(told()).toEqual(['roundResults 2']);
  });
});

describe('the log of all rounds', () => {
  it('tells each under its number', () => {
    const states = [aBattle({ round: 0 }), results(1), aBattle({ round: 1 }), results(2, [used('opponent')])];
    expect(lines(states)).toEqual(['1 Your Kindlam used Ember.', '2 Wild Podkin used Ember.']);
  });

  it('leaves out a round in which somebody came who was not seen to come', () => {
    const came = { type: 'send', side: 'player', creature: 'mine' } as const;
    expect(lines([results(1), results(4, [used('player'), came])])).toEqual(['1 Your Kindlam used Ember.']);
  });
});
