import { book } from '../../../content/index.ts';
import type { SideName } from '../../../rules/battle/events.ts';
import { numberOf } from '../../../rules/battle/opponent.ts';
import { takeSeat } from '../../../rules/battle/seat.ts';
import { fighting } from '../../../rules/battle/sides.ts';
import type { BattleState } from '../../../rules/battle/state.ts';
import type { Thinking } from '../../../rules/battle/thinking.ts';
import { unpack } from '../../../rules/core/unpack.ts';
import {
  type Action,
  type Game,
  isDecided,
  OPPONENT,
  openGame,
  PLAYER,
  playRound,
  send,
  winnerOf,
} from '../../../rules/fast.ts';
import {
  type BattleSetup,
  type Dice,
  type DiceState,
  seededDice,
  startBattle,
} from '../../../rules/index.ts';
import { chooseAction } from '../../../rules/opponent/chooseAction.ts';
import { chooseNext } from '../../../rules/opponent/chooseNext.ts';
import { randomTeams } from './teams.ts';

/** How a battle between two ways of thinking ended. */
export interface Result {
  readonly winner: SideName;
  readonly rounds: number;
  readonly switches: number;
}

function decide(state: BattleState, side: SideName, thinking: Thinking, dice: Dice): Action {
  const { locked } = state[side];
  if (locked !== null) return Math.max(0, fighting(state[side]).moves.indexOf(locked));
  const seat = { ...takeSeat({ ...state, round: state.round + 1 }, side), thinking };
  return numberOf(chooseAction(book, seat, dice), seat);
}

/** Lets whoever fainted be followed by the one that its side chooses, the player's first; both know who stood before. */
function sendFallen(game: Game, state: BattleState, ways: Record<SideName, Thinking>): void {
  if (isDecided(game)) return;
  const seats = (['player', 'opponent'] as const).map((side) => ({
    ...takeSeat({ ...state, round: state.round + 1 }, side),
    thinking: ways[side],
  }));
  for (const [number, seat] of seats.entries()) {
    if (seat.fighter.hp === 0) send(game, number === 0 ? PLAYER : OPPONENT, chooseNext(book, seat));
  }
}

const isSwitch = (action: Action): boolean => action > 3;

/** Plays a battle to its end, each side by its way of thinking. Both may switch and choose who follows a fainted one. */
export function duel(setup: BattleSetup, player: Thinking, opponent: Thinking, dice: Dice): Result {
  const game = openGame(book, setup);
  let state = unpack(game, startBattle(book, setup), 'battle');
  let switches = 0;
  let rounds = 0;
  while (!isDecided(game)) {
    const one = decide(state, 'player', player, dice);
    const other = decide(state, 'opponent', opponent, dice);
    switches += Number(isSwitch(one)) + Number(isSwitch(other));
    playRound(game, one, other);
    state = unpack(game, state, 'battle');
    sendFallen(game, state, { player, opponent });
    state = unpack(game, state, 'battle');
    rounds += 1;
  }
  return { winner: winnerOf(game) === 0 ? 'player' : 'opponent', rounds, switches };
}

/** How often `one` beats `other`. */
export interface Tally {
  readonly battles: number;
  readonly wins: number;
  readonly rounds: number;
  readonly switches: number;
}

/**
 * So many battles between random teams of equal levels, each pair of teams twice with sides exchanged.
 * @param battles even
 */
export function tally(one: Thinking, other: Thinking, battles: number, seed: DiceState): Tally {
  const dice = seededDice(seed);
  const sum = { battles, wins: 0, rounds: 0, switches: 0 };
  for (let pair = 0; pair < battles / 2; pair += 1) {
    const teams = randomTeams(dice);
    for (const [player, opponent, side] of [
      [one, other, 'player'],
      [other, one, 'opponent'],
    ] as const) {
      const key = [dice.roll(0x1000_0000), dice.roll(0x1000_0000), dice.roll(0x1000_0000), 0] as const;
      const result = duel({ kind: 'user', ...teams, dice: key }, player, opponent, dice);
      if (result.winner === side) sum.wins += 1;
      sum.rounds += result.rounds;
      sum.switches += result.switches;
    }
  }
  return sum;
}
