import { presentId } from '../../../content/species/formerNames.ts';
import type { Game } from '../game.ts';

/** A search for species; what is empty or missing restricts nothing. */
interface Asked {
  /** Part of the species' name, or a former name of it, case-insensitive. */
  readonly name?: string | undefined;
  /** Ids of further species that the name means in another language, separated by commas. */
  readonly species?: string | undefined;
  readonly type?: string | undefined;
}

/** Ids of the species that match a search by name or by id, and by type; null for any. */
export function speciesLike({ book }: Game, { name = '', species = '', type = '' }: Asked): string[] | null {
  const part = presentId(name.trim().toLowerCase());
  if (part === '' && species === '' && type === '') return null;
  const named = new Set(species.split(',').map(presentId));
  const isNamed = (one: { readonly id: string; readonly name: string }) =>
    named.has(one.id) || (part !== '' && one.name.toLowerCase().includes(part));
  return Object.values(book.species)
    .filter((one) => (part === '' && species === '') || isNamed(one))
    .filter(({ types }) => type === '' || types.some((one) => one === type))
    .map(({ id }) => id);
}
