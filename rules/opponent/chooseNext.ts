import type { RuleBook } from '../book.ts';
import { send } from '../engine/send.ts';
import { copyEngine, type Engine } from '../engine/state/engine.ts';
import type { PlayerView } from '../model/playerView.ts';
import { canFight, stands } from '../model/sides.ts';
import { bestDamage } from './damageEstimate.ts';
import { evaluate } from './lookahead/evaluate.ts';
import { simulate } from './simulate.ts';

type Weigh = (engine: Engine) => number;

/** Rates a creature that has just come into battle, by difficulty; null to send the first that stands. */
const WEIGH: Readonly<Record<PlayerView['difficulty'], Weigh | null>> = {
  random: null,
  greedy: (engine) => bestDamage(engine, engine.opponent),
  lookahead: evaluate,
};

/**
 * Index of the creature that a side sends after a faint: `random` the first that stands, `greedy` the one whose best
 * move has the greatest expected damage against the rival in battle, `lookahead` the one with the best rating. Of
 * equal ones the first. Also the first if the rival has fainted too, because its next creature is not known. Makes no
 * roll.
 * @throws RangeError if no creature stands
 */
export function chooseNext(book: RuleBook, view: PlayerView): number {
  const { fighters } = view.own;
  if (!canFight(view.own)) throw new RangeError('Nobody of this side stands');
  const first = fighters.findIndex(stands);
  const weigh = WEIGH[view.difficulty];
  if (weigh === null || view.rival.hp === 0) return first;
  const { engine, trial } = simulate(book, view);
  let chosen = first;
  let most = Number.NEGATIVE_INFINITY;
  for (const [index, fighter] of fighters.entries()) {
    if (!stands(fighter)) continue;
    copyEngine(engine, trial);
    send(trial, trial.opponent, index);
    const value = weigh(trial);
    if (value <= most) continue;
    most = value;
    chosen = index;
  }
  return chosen;
}
