import type { RuleBook } from '../../book.ts';
import { playRound, SWITCH } from '../../engine/round.ts';
import { canSwitch } from '../../engine/send.ts';
import { copyEngine, type Engine } from '../../engine/state/engine.ts';
import type { OpponentAction } from '../../model/choice.ts';
import type { PlayerView } from '../../model/playerView.ts';
import { simulate } from '../simulate.ts';
import type { Simulation } from '../simulation.ts';
import { evaluate } from './evaluate.ts';
import { pathDice } from './pathDice.ts';
import { type Replies, repliesIn } from './replies.ts';

/** By how much a switch must be better than any move, in thousandths of a creature. */
export const SWITCH_PRICE = 200;

/**
 * Whether a side considers this switch. To avoid switching to and fro, it must not have switched since the rival's
 * creature came, or its own creature has just come and was not attacked yet, as after a faint.
 */
export const considersSwitch = ({ own, rival }: PlayerView, engine: Engine, index: number): boolean =>
  (own.since <= rival.presence.since || own.received === null) && canSwitch(engine.opponent, index);

const dice = pathDice();
const HUNDRED = 100;

/** Expected rating after the round, over all paths of the dice that matter. */
function outcome({ engine, trial }: Simulation, own: number, reply: number): number {
  let sum = 0;
  let weights = 0;
  dice.begin();
  do {
    copyEngine(engine, trial);
    playRound(trial, reply, own);
    sum += evaluate(trial) * dice.weight();
    weights += dice.weight();
  } while (dice.next());
  return sum / weights;
}

function expected(simulation: Simulation, own: number, { best, second, bestWeight }: Replies): number {
  const likely = outcome(simulation, own, best);
  if (second < 0) return likely;
  return (likely * bestWeight + outcome(simulation, own, second) * (HUNDRED - bestWeight)) / HUNDRED;
}

/** The possible actions of the side: the slots that hold a move, then the switches; each with its price. */
function* options(
  view: PlayerView,
  simulation: Simulation,
): Generator<readonly [number, OpponentAction, number]> {
  for (const [slot, move] of view.fighter.moves.entries()) if (move !== '') yield [slot, { move }, 0];
  for (const [index, { id }] of view.own.fighters.entries()) {
    if (considersSwitch(view, simulation.engine, index)) yield [SWITCH + index, { switch: id }, SWITCH_PRICE];
  }
}

/**
 * The action with the best expected rating after the round. Each action is played against the rival's most likely
 * moves, on every path of the dice that matters, and each result is rated by how the two creatures would fight on. Of
 * equal ones the first. Makes no roll.
 */
export function lookAhead(book: RuleBook, view: PlayerView): OpponentAction {
  const simulation = simulate(book, view);
  const replies = repliesIn(simulation.engine);
  simulation.trial.script = dice;
  let most = Number.NEGATIVE_INFINITY;
  let chosen: OpponentAction | null = null;
  for (const [own, action, price] of options(view, simulation)) {
    const value = expected(simulation, own, replies) - price;
    if (value <= most) continue;
    most = value;
    chosen = action;
  }
  if (chosen === null) throw new RangeError(`${view.fighter.id} has no move`);
  return chosen;
}
