import type { CreatureRow } from '../../../domain/creatures/creatureView.ts';
import { compareRanks } from '../../../domain/creatures/nameRanks.ts';
import { pokedexKind } from '../../../domain/creatures/pokedex.ts';
import type { Counted } from './countQueries.ts';
import { type ListFilter, ofSpecies } from './listFilter.ts';
import type { OrderKey } from './listOrder.ts';

/** What the sections of a list differ in. */
type Place = Pick<Counted, 'kind' | 'species'>;

/** A section of a list: which creatures are in it, and how many. */
export interface Section {
  readonly filter: ListFilter;
  readonly count: number;
}

/** Compares creatures by the sections that they are in; 0 for those in the same one. */
export function compareSections(keys: readonly OrderKey[], one: Place, other: Place): number {
  for (const { ranks, descending } of keys) {
    const apart = ranks ? compareRanks(ranks, one.species, other.species) : one.kind - other.kind;
    if (apart !== 0) return descending ? -apart : apart;
  }
  return 0;
}

/** The section that a creature is in. */
export const sectionOf = ({ kind, species }: CreatureRow): Place => ({ kind: pokedexKind(kind), species });

/** The sections of a list in their order, without empty ones; a list without sections is a single one. */
export function sectionsOf(
  filter: ListFilter,
  keys: readonly OrderKey[],
  counted: readonly Counted[],
): readonly Section[] {
  const [isByKind, isByName] = [keys.some(({ ranks }) => !ranks), keys.some(({ ranks }) => ranks)];
  const sections: Section[] = [];
  let last: Counted | undefined;
  for (const part of counted.toSorted((one, other) => compareSections(keys, one, other))) {
    if (part.count === 0) continue;
    if (last && compareSections(keys, last, part) === 0) {
      const { filter: same, count } = sections.pop() as Section;
      sections.push({ filter: same, count: count + part.count });
    } else {
      const named = isByName ? ofSpecies(filter, part.species) : filter;
      sections.push({ filter: isByKind ? { ...named, kind: part.kind } : named, count: part.count });
    }
    last = part;
  }
  return sections;
}
