import type { RuleBook } from '../book.ts';
import type { Engine } from '../engine/state/engine.ts';
import type { EngineMove } from '../engine/state/moves.ts';
import { preview } from '../engine/strike/preview.ts';
import { stands } from '../model/sides.ts';
import type { BattleState, SideState } from '../model/state.ts';
import { upgradeState } from './upgradeState.ts';
import { readBattle } from './workspace.ts';

/** What an attack would do now. */
export interface Foresight {
  /** Hit points that all its hits together would take, without a critical one, not cut at what is left; 0 where its type does nothing. */
  least: number;
  most: number;
  /** Percent with which it hits, 0 to 100. */
  chance: number;
}

const isThere = ({ fighters, active }: SideState): boolean => {
  const fighter = fighters[active];
  return fighter !== undefined && stands(fighter);
};

function foreseeMove(engine: Engine, move: EngineMove | null): Foresight | null {
  const { player, opponent } = engine;
  const seen = { least: 0, most: 0, chance: 0 };
  return move && preview(engine, player, player.creature, move, opponent.creature, seen);
}

/**
 * What each of the four attacks of the player's creature would do, as the battle stands: effectiveness, stages,
 * weather, screen and ailments are all counted, by the very formula that the round uses. Null for a free slot, and
 * altogether outside the pages `battle` and `roundResults` and where one of the two has fainted. It tells nothing
 * that cannot be counted from what both sides show.
 */
export function foresee(book: RuleBook, stored: BattleState): (Foresight | null)[] | null {
  const { page, player, opponent } = stored;
  if (page !== 'battle' && page !== 'roundResults') return null;
  if (!isThere(player) || !isThere(opponent)) return null;
  const engine = readBattle(book, upgradeState(stored));
  return engine.player.creature.moves.map((move) => foreseeMove(engine, move));
}
