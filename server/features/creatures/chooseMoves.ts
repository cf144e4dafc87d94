import { presentMove } from '../../../content/moves/formerNames.ts';
import { speciesOf, unlockedMoves } from '../../../rules/index.ts';
import type { CreatureRow } from '../../domain/creatures/creatureView.ts';
import type { Game } from '../../domain/game.ts';
import { forbiddenByRule } from '../../http/refusal.ts';

/** The four slots of a request: names of moves, case-insensitive, `''` for a free slot; unchanged if omitted. */
export interface RequestedSlots {
  readonly attack1?: string | undefined;
  readonly attack2?: string | undefined;
  readonly attack3?: string | undefined;
  readonly attack4?: string | undefined;
}

/**
 * Returns the keys of a creature's moves after a choice.
 * @throws Refusal 400 for a move that is not unlocked, one chosen twice, or no move at all
 */
export function chooseMoves({ book }: Game, row: CreatureRow, slots: RequestedSlots): string[] {
  const wanted = [slots.attack1, slots.attack2, slots.attack3, slots.attack4];
  const moves = wanted.map((name, at) =>
    name === undefined ? (row.moves[at] ?? '') : presentMove(name.trim().toLowerCase()),
  );
  const chosen = moves.filter((key) => key !== '');
  const species = Object.hasOwn(book.species, row.species) ? speciesOf(book, row.species) : null;
  const unlocked = species ? unlockedMoves(species, row.level) : [];
  // A creature may keep its moves even if the catalogue has changed.
  const locked = chosen.find((key) => !unlocked.includes(key) && !row.moves.includes(key));
  if (locked !== undefined) throw forbiddenByRule('notLearned', { move: locked });
  if (new Set(chosen).size < chosen.length) throw forbiddenByRule('attackTwice');
  if (chosen.length === 0) throw forbiddenByRule('noAttack');
  return moves;
}
