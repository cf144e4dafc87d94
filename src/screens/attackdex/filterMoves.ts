import { presentMove } from '../../../content/moves/formerNames.ts';
import { type CatalogueMove, isStatusMove } from '../../../content/moves/rows.ts';
import { CREATURE_TYPES } from '../../../rules/creatures/types.ts';
import { moveTitle } from '../../locales/en/named/moves.ts';
import { folded } from '../../locales/folded.ts';
import { compareNames } from '../../locales/format.ts';
import { effectWords } from './effectWords.ts';
import { learnersOf } from './learners.ts';
import type { MoveFilters, MoveSortKey, SortBy } from './moveFilters.ts';

const COMPARE: Readonly<Record<MoveSortKey, (one: CatalogueMove, other: CatalogueMove) => number>> = {
  name: (one, other) => compareNames(moveTitle(one.name), moveTitle(other.name)),
  type: (one, other) => CREATURE_TYPES.indexOf(one.type) - CREATURE_TYPES.indexOf(other.type),
  power: (one, other) => one.attack - other.attack,
  accuracy: (one, other) => one.accuracy - other.accuracy,
};

function inOrder(sort: readonly SortBy[], one: CatalogueMove, other: CatalogueMove): number {
  for (const { key, falling } of sort) {
    const order = COMPARE[key](one, other);
    if (order !== 0) return falling ? -order : order;
  }
  return COMPARE.name(one, other);
}

const wordsOf = (text: string): readonly string[] => folded(text).split(/\s+/).filter(Boolean);
const hasAll = (words: readonly string[], text: string): boolean =>
  words.every((word) => text.includes(word));

/** 0: all words are in the name, 1: they are in the name and the effect, null: not found. */
function foundIn(move: CatalogueMove, words: readonly string[]): 0 | 1 | null {
  // Links and players name a move in English, too, whatever the language is.
  const names = `${moveTitle(move.name)} ${move.name}`;
  if (hasAll(words, folded(names))) return 0;
  return hasAll(words, folded(`${names} ${effectWords(move)} ${move.effect}`)) ? 1 : null;
}

function isWanted(move: CatalogueMove, { types, moveClass, power, learned }: MoveFilters): boolean {
  if (types.length > 0 && !types.includes(move.type)) return false;
  if (moveClass !== 'all' && isStatusMove(move) !== (moveClass === 'status')) return false;
  if (power !== 'any' && move.attack < Number(power)) return false;
  return learned === 'any' || learnersOf(move).length > 0;
}

/**
 * The moves that match the filters, sorted; matches in the name come before matches in the effect. A former name finds the
 * move that has it no more.
 */
export function filterMoves(all: readonly CatalogueMove[], filters: MoveFilters): readonly CatalogueMove[] {
  const words = wordsOf(presentMove(filters.text.trim().toLowerCase()));
  const wanted = all.filter((move) => isWanted(move, filters));
  const ordered = wanted.sort((one, other) => inOrder(filters.sort, one, other));
  if (words.length === 0) return ordered;
  const found = ordered.map((move) => foundIn(move, words));
  return [0, 1].flatMap((place) => ordered.filter((_, index) => found[index] === place));
}
