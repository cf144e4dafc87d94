import { beforeEach, describe, expect, it } from 'vitest';
import { bridge } from '../../../bridge/store.ts';
import { aBattle } from '../../../testing/builders.ts';
import { loggedIn } from '../../../testing/fresh.ts';
import { fakeServer } from '../../../testing/transport.ts';
import { attack } from '../battle.ts';
import { catchUp } from '../resume.ts';
import { showBattle } from '../showBattle.ts';
import { addToStory, battleStory } from './battleStory.ts';
import { backToNow, pastRounds, roundsOf, showEarlierRound, showLaterRound } from './past.ts';

const past = () => bridge.getState().battle.past;
const now = aBattle({ round: 3 });
const start = aBattle({ round: 0 });
const first = aBattle({ page: 'roundResults', round: 1 });
const second = aBattle({ page: 'roundResults', round: 2 });

beforeEach(() => {
  loggedIn();
  showBattle(aBattle({ page: 'selection', round: 0 }));
  for (const state of [start, first, aBattle({ page: 'selection', round: 1 }), aBattle({ round: 1 }), second])
    addToStory(state);
  showBattle(now);
});

describe('a step back', () => {
  it('goes from round to round, the start being the first', () => {
    showEarlierRound();
    expect(past()).toBe(second);
    showEarlierRound();
    expect(past()).toBe(first);
    showEarlierRound();
    showEarlierRound();
    expect(past()).toBe(start);
  });

  it('shows a round as it ended, before anybody was sent in for who had fainted', () => {
    expect(roundsOf(battleStory.getState()).map(({ page }) => page)).toEqual([
      'battle',
      'roundResults',
      'roundResults',
      'battle',
    ]);
    expect(pastRounds(battleStory.getState(), now)).toEqual([start, first, second]);
  });

  it('forward leads to now after the last past round', () => {
    showEarlierRound();
    showEarlierRound();
    showLaterRound();
    expect(past()).toBe(second);
    showLaterRound();
    expect(past()).toBeNull();
  });

  it('is taken back at once', () => {
    showEarlierRound();
    showEarlierRound();
    backToNow();
    expect(past()).toBeNull();
  });

  it('lets nobody act in the past', async () => {
    const server = fakeServer({});
    showEarlierRound();
    await attack(1);
    expect(server.sent).toEqual([]);
  });

  it('is over where the battle went on in another window', async () => {
    fakeServer({ '/api/game/battle': { battleDetails: aBattle({ page: 'roundResults', round: 4 }) } });
    showEarlierRound();
    await catchUp();
    expect(past()).toBeNull();
  });

  it('goes nowhere where nothing earlier is known', () => {
    showBattle(null);
    showBattle(now);
    showEarlierRound();
    expect(past()).toBeNull();
  });
});
