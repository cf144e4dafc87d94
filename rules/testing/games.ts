import { startBattle } from '../battle/start.ts';
import type { RuleBook } from '../book.ts';
import {
  type Action,
  actionsOf,
  type Engine,
  isDecided,
  OPPONENT,
  openEngine,
  PLAYER,
  playRound,
  sendFallen,
} from '../fast.ts';
import type { BattleSetup, BattleState } from '../model/state.ts';

/** Random numbers from a seed. A failing battle can be repeated with its seed. */
function whims(seed: number): () => number {
  let word = seed | 1;
  return () => {
    word = (Math.imul(word, 1_664_525) + 1_013_904_223) | 0;
    return word >>> 8;
  };
}

/** Upper bound for the rounds of a battle: fatigue ends it earlier. */
const FAR_TOO_MANY = 1200;

/**
 * Plays a battle to its end. Both sides choose any possible action; in three of four choices only a move.
 * @param visit is called after each round, before the next creatures come
 * @returns the number of rounds
 * @throws Error for a battle that does not end
 */
export function playOut(engine: Engine, seed: number, visit: (engine: Engine) => void): number {
  const whim = whims(seed);
  const actions: number[] = [];
  const any = (side: 0 | 1): Action => {
    const count = actionsOf(engine, side, actions);
    const moves = actions.slice(0, count).filter((action) => action < 4);
    const list = whim() % 4 === 0 ? actions.slice(0, count) : moves;
    return list[whim() % list.length]!;
  };
  for (let round = 1; round <= FAR_TOO_MANY; round += 1) {
    playRound(engine, any(PLAYER), any(OPPONENT));
    visit(engine);
    if (isDecided(engine)) return round;
    sendFallen(engine);
  }
  throw new Error('This battle does not end');
}

/** An engine, and the stored state of its battle at the same moment. */
export function begin(book: RuleBook, setup: BattleSetup): { engine: Engine; state: BattleState } {
  const start = startBattle(book, setup);
  return { engine: openEngine(book, setup), state: { ...start, page: 'battle', events: [] } };
}
