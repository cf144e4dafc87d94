import { book } from '../../../content/index.ts';
import { unpack } from '../../../rules/engine/state/unpack.ts';
import {
  actionsOf,
  isDecided,
  OPPONENT,
  openEngine,
  PLAYER,
  playRound,
  sendFallen,
} from '../../../rules/fast.ts';
import { type Difficulty, seededDice, startBattle } from '../../../rules/index.ts';
import { playerViewOf } from '../../../rules/model/playerView.ts';
import type { BattleState } from '../../../rules/model/state.ts';
import { chooseAction } from '../../../rules/opponent/chooseAction.ts';
import { randomTeams } from './teams.ts';

const BATTLES = 100;
const RUNS = 5;

/** Every position of random battles in which both sides take random legal actions. */
function positions(): BattleState[] {
  const dice = seededDice([7, 7, 7, 0]);
  const states: BattleState[] = [];
  const actions: number[] = [];
  for (let battle = 0; battle < BATTLES; battle += 1) {
    const setup = { kind: 'user', ...randomTeams(dice), dice: [battle, 1, 1, 0] } as const;
    const game = openEngine(book, setup);
    let state = unpack(game, startBattle(book, setup), 'battle');
    while (!isDecided(game)) {
      states.push({ ...state, round: state.round + 1 });
      const one = dice.roll(actionsOf(game, PLAYER, actions));
      const first = actions[one] ?? 0;
      const other = dice.roll(actionsOf(game, OPPONENT, actions));
      playRound(game, first, actions[other] ?? 0);
      sendFallen(game);
      state = unpack(game, state, 'battle');
    }
  }
  return states;
}

/** CPU time of a decision with its view of the battle, in microseconds: the median of several runs after a warm-up. */
export function decisionTime(difficulty: Difficulty): number {
  const states = positions();
  const dice = seededDice([1, 1, 1, 0]);
  const run = (): number => {
    const before = process.cpuUsage();
    for (const state of states) chooseAction(book, { ...playerViewOf(state, 'opponent'), difficulty }, dice);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / states.length;
  };
  run();
  const times = Array.from({ length: RUNS }, run).toSorted((one, other) => one - other);
  return times[RUNS >> 1] ?? 0;
}
