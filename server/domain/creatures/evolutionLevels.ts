import type { RuleBook } from '../../../rules/book.ts';

/** Species that evolve, and beside each the level from which one of it can. */
export interface ReadyLevels {
  readonly species: string[];
  readonly levels: number[];
}

const known = new WeakMap<RuleBook, ReadyLevels>();

function list({ species }: RuleBook): ReadyLevels {
  const evolving = Object.values(species).flatMap(({ id, evolution }) =>
    evolution ? [[id, evolution.level] as const] : [],
  );
  return { species: evolving.map(([id]) => id), levels: evolving.map(([, level]) => level) };
}

/** From which level which species can evolve, in the order of the Pokedex, as statements take it. */
export function readyLevels(book: RuleBook): ReadyLevels {
  const levels = known.get(book) ?? list(book);
  known.set(book, levels);
  return levels;
}
