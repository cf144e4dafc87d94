import { perBook, type RuleBook } from '../../../rules/book.ts';

/** Species that evolve; `levels` has the evolution level of the species at the same index. */
export interface ReadyLevels {
  readonly species: string[];
  readonly levels: number[];
}

function list({ species }: RuleBook): ReadyLevels {
  const evolving = Object.values(species).flatMap(({ id, evolution }) =>
    evolution ? [[id, evolution.level] as const] : [],
  );
  return { species: evolving.map(([id]) => id), levels: evolving.map(([, level]) => level) };
}

/**
 * Returns the species that evolve with their evolution levels, in the order of the Pokedex, as parameters of a
 * statement.
 */
export const readyLevels = perBook(list);
