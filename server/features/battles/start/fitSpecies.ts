import {
  type CreatureType,
  moveOf,
  type RuleBook,
  type Species,
  startingMoves,
} from '../../../../rules/index.ts';

/** Minimum level of each evolved species. */
const evolvedFrom = ({ species }: RuleBook): ReadonlyMap<string, number> =>
  new Map(
    Object.values(species).flatMap(({ evolution }) => (evolution ? [[evolution.into, evolution.level]] : [])),
  );

/** Whether a creature of the species knows an attack of the type at this level. */
const attacksWith = (book: RuleBook, species: Species, level: number, type: CreatureType): boolean =>
  startingMoves(species, level).some((key) => key !== '' && moveOf(book, key).type === type);

/**
 * The species that a trainer could have at a level: the evolution stage that fits the level, no legendary species.
 * @param type of the species; if no species has it, those that know an attack of it, or else all. Any if omitted
 * @returns at least one
 */
export function speciesFit(book: RuleBook, level: number, type?: CreatureType): Species[] {
  const evolved = evolvedFrom(book);
  const grown = Object.values(book.species).filter(
    ({ id, evolution, rarity }) =>
      (evolved.get(id) ?? 0) <= level && level < (evolution?.level ?? Infinity) && rarity !== 'legendary',
  );
  if (type === undefined) return grown;
  const ofType = grown.filter(({ types }) => types.some((one) => one === type));
  if (ofType.length > 0) return ofType;
  const attackers = grown.filter((species) => attacksWith(book, species, level, type));
  return attackers.length > 0 ? attackers : grown;
}
