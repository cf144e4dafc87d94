import type { Game } from '../game.ts';

/**
 * Ids of the species that a search is about; null for any.
 * @param name part of the species' name, in any case; empty for any
 * @param type empty for any
 */
export function speciesLike({ book }: Game, name: string, type: string): string[] | null {
  const part = name.trim().toLowerCase();
  if (part === '' && type === '') return null;
  return Object.values(book.species)
    .filter((one) => one.name.toLowerCase().includes(part))
    .filter(({ types }) => type === '' || types.some((one) => one === type))
    .map(({ id }) => id);
}
