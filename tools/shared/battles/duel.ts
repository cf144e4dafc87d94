import { numberOf } from '../../../rules/battle/turn/takeChoice.ts';
import { unpack } from '../../../rules/engine/state/unpack.ts';
import {
  type Action,
  type Engine,
  isDecided,
  OPPONENT,
  openEngine,
  PLAYER,
  playRound,
  send,
  winnerOf,
} from '../../../rules/fast.ts';
import { type BattleSetup, type Dice, type RuleBook, startBattle } from '../../../rules/index.ts';
import type { Difficulty } from '../../../rules/model/difficulty.ts';
import type { SideName } from '../../../rules/model/events.ts';
import { playerViewOf } from '../../../rules/model/playerView.ts';
import { fighting } from '../../../rules/model/sides.ts';
import type { BattleState } from '../../../rules/model/state.ts';
import { chooseAction } from '../../../rules/opponent/chooseAction.ts';
import { chooseNext } from '../../../rules/opponent/chooseNext.ts';

/** Result of a battle between two difficulties. */
export interface Result {
  readonly winner: SideName;
  readonly rounds: number;
  readonly switches: number;
  /** The player's creatures at the end, in the order of the team. */
  readonly team: readonly { readonly hp: number; readonly most: number }[];
}

function decide(
  book: RuleBook,
  state: BattleState,
  side: SideName,
  difficulty: Difficulty,
  dice: Dice,
): Action {
  const { locked } = state[side];
  if (locked !== null) return Math.max(0, fighting(state[side]).moves.indexOf(locked));
  const seat = { ...playerViewOf({ ...state, round: state.round + 1 }, side), difficulty };
  return numberOf(chooseAction(book, seat, dice), seat);
}

/**
 * Sends the next creature for each side whose creature fainted, the player's first. Both sides choose from the state
 * before either has been sent.
 */
function sendFallen(
  book: RuleBook,
  game: Engine,
  state: BattleState,
  ways: Record<SideName, Difficulty>,
): void {
  if (isDecided(game)) return;
  const seats = (['player', 'opponent'] as const).map((side) => ({
    ...playerViewOf({ ...state, round: state.round + 1 }, side),
    difficulty: ways[side],
  }));
  for (const [number, seat] of seats.entries()) {
    if (seat.fighter.hp === 0) send(game, number === 0 ? PLAYER : OPPONENT, chooseNext(book, seat));
  }
}

const isSwitch = (action: Action): boolean => action > 3;

/**
 * Plays a battle to its end, each side by its difficulty. Both may switch and choose who follows a fainted creature.
 */
export function duel(
  book: RuleBook,
  setup: BattleSetup,
  player: Difficulty,
  opponent: Difficulty,
  dice: Dice,
): Result {
  const game = openEngine(book, setup);
  let state = unpack(game, startBattle(book, setup), 'battle');
  let switches = 0;
  let rounds = 0;
  while (!isDecided(game)) {
    const one = decide(book, state, 'player', player, dice);
    const other = decide(book, state, 'opponent', opponent, dice);
    switches += Number(isSwitch(one)) + Number(isSwitch(other));
    playRound(game, one, other);
    state = unpack(game, state, 'battle');
    sendFallen(book, game, state, { player, opponent });
    state = unpack(game, state, 'battle');
    rounds += 1;
  }
  const team = state.player.fighters.map(({ hp, stats }) => ({ hp, most: stats.hp }));
  return { winner: winnerOf(game) === 0 ? 'player' : 'opponent', rounds, switches, team };
}
