import type { Creature } from '../../../../contract/shapes/creature.ts';
import { kindLabel } from '../../../../rules/creatures/kinds.ts';
import { marketWords } from '../../../locales/en/market.ts';
import { moveTitle } from '../../../locales/en/named/moves.ts';
import { typeNames } from '../../../locales/en/types.ts';
import { type CreatureSlots, SLOT_NAMES } from '../../../ui/creature/moves/slots.ts';

type Compared = Pick<Creature, 'kind' | 'level' | 'type' | 'types'> & CreatureSlots;

export interface Difference {
  readonly about: 'kind' | 'level' | 'types' | 'more' | 'less';
  readonly words: string;
}

const movesOf = (creature: CreatureSlots) =>
  SLOT_NAMES.map((slot) => creature[slot]).filter((move) => move !== '');

/** Returns how one creature differs from another in kind, level, types and moves, from the first one's view. */
export function differencesOf(one: Compared, other: Compared): readonly Difference[] {
  const found: Difference[] = [];
  const [mine, theirs] = [kindLabel(one.kind), kindLabel(other.kind)];
  if (mine !== theirs) {
    found.push({ about: 'kind', words: marketWords.kindDiffers(mine, theirs) });
  }
  const higher = one.level - other.level;
  if (higher > 0) found.push({ about: 'level', words: marketWords.levelHigher(higher) });
  if (higher < 0) found.push({ about: 'level', words: marketWords.levelLower(-higher) });
  if ([...one.types].sort().join() !== [...other.types].sort().join()) {
    found.push({
      about: 'types',
      words: marketWords.typesDiffer(typeNames(one.types), typeNames(other.types)),
    });
  }
  const [own, foreign] = [movesOf(one), movesOf(other)];
  const more = own.filter((move) => !foreign.includes(move));
  const less = foreign.filter((move) => !own.includes(move));
  if (more.length > 0) found.push({ about: 'more', words: marketWords.movesMore(more.map(moveTitle)) });
  if (less.length > 0) found.push({ about: 'less', words: marketWords.movesLess(less.map(moveTitle)) });
  return found;
}
