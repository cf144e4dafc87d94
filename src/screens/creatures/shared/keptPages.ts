import type { ReplyOf } from '../../../../contract/call.ts';
import type { findNextPokemons, findNextPokemonsExcludeTeam } from '../../../../contract/game.ts';
import type { ListQuery } from '../../../../contract/shapes/list.ts';
import { readToken } from '../../../api/token.ts';

export type ListCall = typeof findNextPokemons | typeof findNextPokemonsExcludeTeam;
export type CreaturePage = ReplyOf<ListCall>;

const MOST = 12;
const kept = new Map<string, CreaturePage>();
/** Pages belong to whoever was logged in. */
const keyOf = (call: ListCall, query: ListQuery) => `${readToken()} ${call.path} ${JSON.stringify(query)}`;

/** The page as it was seen last: whoever goes back to it sees it at once, where it was left. */
export const recallPage = (call: ListCall, query: ListQuery): CreaturePage | null =>
  kept.get(keyOf(call, query)) ?? null;

export function keepPage(call: ListCall, query: ListQuery, page: CreaturePage): void {
  const key = keyOf(call, query);
  kept.delete(key);
  kept.set(key, page);
  const [oldest] = kept.keys();
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
}
