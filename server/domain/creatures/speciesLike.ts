import { presentId } from '../../../content/species/formerNames.ts';
import type { Game } from '../game.ts';

/**
 * Ids of the species that match a search; null for any.
 * @param name part of the species' name, or a former name of it, case-insensitive; empty for any
 * @param type empty for any
 */
export function speciesLike({ book }: Game, name: string, type: string): string[] | null {
  const part = presentId(name.trim().toLowerCase());
  if (part === '' && type === '') return null;
  return Object.values(book.species)
    .filter((one) => one.name.toLowerCase().includes(part))
    .filter(({ types }) => type === '' || types.some((one) => one === type))
    .map(({ id }) => id);
}
