import { book } from '../../../content/index.ts';
import {
  copyEngine,
  type Engine,
  isDecided,
  moveIn,
  OPPONENT,
  openEngine,
  PLAYER,
  type Preview,
  playRound,
  preview,
  sendFallen,
  setDice,
} from '../../../rules/fast.ts';
import { anySetup, type Rolls, rollOf } from './teams.ts';
import type { Workload } from './workload.ts';

const TEAMS = 64;
const SLICE = 50;
const PREVIEWS = 2000;
const rolls: Rolls = { word: 1 };
const starts = Array.from({ length: TEAMS }, (_, number) => openEngine(book, anySetup(number)));
const game = openEngine(book, anySetup(0));
let number = 0;

/** Plays random moves for both sides until one side has no creature left. */
function playToTheEnd(played: Engine): number {
  let rounds = 0;
  while (!isDecided(played)) {
    playRound(played, rollOf(rolls, 4), rollOf(rolls, 4));
    sendFallen(played);
    rounds += 1;
  }
  return rounds;
}

export const rounds: Workload = {
  name: 'Rounds with the full event list',
  unit: 'rounds',
  run: () => {
    let total = 0;
    for (let count = 0; count < SLICE; count += 1) {
      number += 1;
      copyEngine(starts[number % TEAMS] ?? game, game);
      setDice(game, [number, 1, 2, 0]);
      total += playToTheEnd(game);
    }
    return total;
  },
};

export const battles: Workload = {
  name: 'Battles of six against six, set up from names',
  unit: 'battles',
  run: () => {
    for (let count = 0; count < SLICE; count += 1) {
      number += 1;
      playToTheEnd(openEngine(book, setups[number % TEAMS] ?? anySetup(number), game));
    }
    return SLICE;
  },
};
const setups = Array.from({ length: TEAMS }, (_, index) => anySetup(index));

const seen: Preview = { least: 0, most: 0, chance: 0 };
let sum = 0;
export const previews: Workload = {
  name: 'Damage previews (least, most, chance to hit)',
  unit: 'previews',
  run: () => {
    for (let count = 0; count < PREVIEWS; count += 1) {
      const from = starts[count % TEAMS] ?? game;
      const user = count % 6;
      const side = (count & 1) === 0 ? PLAYER : OPPONENT;
      sum += preview(from, side, user, moveIn(from, side, user, count & 3), (count >> 2) % 6, seen).most;
    }
    if (sum < 0) throw new RangeError('Damage is never below 0');
    return PREVIEWS;
  },
};
