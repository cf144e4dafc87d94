import type { RuleBook } from '../book.ts';
import { send } from '../engine/send.ts';
import { copyEngine, type Engine } from '../engine/state/engine.ts';
import type { PlayerView } from '../model/playerView.ts';
import { canFight, stands } from '../model/sides.ts';
import { bestDamage } from './damageEstimate.ts';
import { evaluate } from './lookahead/evaluate.ts';
import { simulate } from './simulate.ts';

type Weigh = (engine: Engine) => number;

/** How well a creature that has just come does, by how hard its side thinks; null where the next in order will do. */
const WEIGH: Readonly<Record<PlayerView['difficulty'], Weigh | null>> = {
  random: null,
  greedy: (engine) => bestDamage(engine, engine.opponent),
  lookahead: evaluate,
};

/**
 * Index of the creature that a side sends where its last one fainted: `random` the first that stands, `greedy` the
 * one whose best move promises most against the rival in battle, `lookahead` the one that leaves it best off. Of
 * equal ones the first, and so too where the rival has fainted as well and nobody knows who comes. It makes no roll.
 * @throws RangeError where nobody stands
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
