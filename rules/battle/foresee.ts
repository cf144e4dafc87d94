import type { RuleBook } from '../book.ts';
import type { Engine } from '../engine/state/engine.ts';
import type { EngineMove } from '../engine/state/moves.ts';
import { preview } from '../engine/strike/damage.ts';
import { stands } from '../model/sides.ts';
import type { BattleState, SideState } from '../model/state.ts';
import { readBattle, upgradeState } from './workspace.ts';

/** What an attack would do now. */
export interface Foresight {
  /** Damage of all hits together, not critical and not limited to the hit points left; 0 if the target is immune. */
  least: number;
  most: number;
  /** Chance to hit in percent, 0 to 100. */
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
 * What each of the four attacks of the player's creature would do now. It uses the same formula as the round, so it
 * counts effectiveness, stages, weather, screen and ailments. An entry is null for a free slot. The result is null
 * outside the pages `battle` and `roundResults`, and if one of the two creatures has fainted. It reveals nothing that
 * cannot be calculated from what both sides show.
 */
export function foresee(book: RuleBook, stored: BattleState): (Foresight | null)[] | null {
  const { page, player, opponent } = stored;
  if (page !== 'battle' && page !== 'roundResults') return null;
  if (!isThere(player) || !isThere(opponent)) return null;
  const engine = readBattle(book, upgradeState(stored));
  return engine.player.creature.moves.map((move) => foreseeMove(engine, move));
}
