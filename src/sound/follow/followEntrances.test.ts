import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Cue } from '../../bridge/signals/cues.ts';
import { changeBattle } from '../../bridge/store.ts';
import { aBattle, aFighter } from '../../testing/builders.ts';
import { followEntrances } from './followEntrances.ts';

const heard: Cue[] = [];
let stop = () => {};
const battle = aBattle({
  page: 'battle',
  myState: [aFighter({ id: 'mine', name: 'Kindlam' })],
  opponent: [aFighter({ id: 'foe', name: 'Podkin' })],
  selectedPokemonId: 'mine',
  opponentSelectedId: 'foe',
});

beforeEach(() => {
  vi.useFakeTimers();
  heard.length = 0;
  changeBattle({ battle: null });
  stop = followEntrances((cue) => heard.push(cue));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});
const cries = () => heard.flatMap((cue) => ('cry' in cue ? [cue.cry] : []));

it('both creatures cry when a battle begins, one after the other', () => {
  changeBattle({
    battle: { ...battle, page: 'selection', round: 0, selectedPokemonId: null },
  });
  expect(heard).toEqual([]);
  changeBattle({ battle });
  expect(cries()).toEqual(['Kindlam']);
  // The battle screen opens and requests the battle again.
  changeBattle({ battle: { ...battle } });
  vi.runAllTimers();
  expect(cries()).toEqual(['Kindlam', 'Podkin']);
});

it('when another creature is sent in, the opponent has cried already', () => {
  changeBattle({ battle: { ...battle, page: 'selection', round: 4 } });
  changeBattle({ battle });
  vi.runAllTimers();
  expect(cries()).toEqual(['Kindlam']);
});

it('a battle that is taken up again begins in silence', () => {
  changeBattle({ battle });
  changeBattle({ battle: { ...battle, round: 3 } });
  vi.runAllTimers();
  expect(heard).toEqual([]);
});
