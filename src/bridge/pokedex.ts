import { getPokedex } from '../../contract/journal.ts';
import { request } from '../api/request.ts';
import { readToken } from '../api/token.ts';

/** Under which the Pokedex files a creature: normal, dark, shiny. */
export const DEX_KINDS = [1, 2, 3] as const;
export type DexKind = (typeof DEX_KINDS)[number];

/** What a player knows of a species. Whoever was caught was also seen. */
export interface Known {
  readonly seen: readonly DexKind[];
  readonly caught: readonly DexKind[];
}
/** What a player knows, by the ids of species; who was never seen is not in it. */
export type Pokedex = ReadonlyMap<string, Known>;

let kept: { readonly token: string | null; readonly pokedex: Pokedex } | null = null;

/** What was known when it was last asked for; null for a player who has not asked yet. */
export const keptPokedex = (): Pokedex | null => (kept?.token === readToken() ? kept.pokedex : null);

/** Asks the server what the player has seen and caught. Throws a `Refusal` when that does not succeed. */
export async function fetchPokedex(): Promise<Pokedex> {
  const token = readToken();
  const { entries } = await request(getPokedex);
  const pokedex = new Map(entries.map(({ name, seen, caught }) => [name.toLowerCase(), { seen, caught }]));
  kept = { token, pokedex };
  return pokedex;
}
