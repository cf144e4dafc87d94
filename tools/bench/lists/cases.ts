import { findNextPokemons, findNextPokemonsExcludeTeam } from '../../../contract/game.ts';
import { getAdvice, getLedger, getRecord } from '../../../contract/journal.ts';

/** One list request. */
export interface Case {
  readonly what: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Whether to request the page in the middle of the list instead of the first one. */
  readonly middle: boolean;
}

const all = findNextPokemons.path;
const outside = findNextPokemonsExcludeTeam.path;
const first = (what: string, path: string, query: Case['query'] = {}): Case => ({
  what,
  path,
  query,
  middle: false,
});
const both = (what: string, path: string, query: Case['query'] = {}): Case[] => [
  first(`${what}, first page`, path, query),
  { ...first(`${what}, in the middle`, path, query), middle: true },
];

/** All kinds of list requests that the server handles differently. */
export const CASES: readonly Case[] = [
  ...both('all', all),
  ...both('outside the team', outside),
  ...both('of a type', all, { type: 'fire' }),
  ...both('of a part of the name', all, { name: 'am' }),
  ...both('shiny', all, { kind: '3' }),
  ...both('normal', all, { kind: '1' }),
  ...both('ready to evolve', all, { canEvolve: '1' }),
  ...both('favourites', all, { favourite: '1' }),
  first('of a name that nothing has', all, { name: 'zzz' }),
  ...both('by level', all, { sort: '-level' }),
  ...both('by name', all, { sort: 'name' }),
  ...both('by name in Japanese', all, { sort: 'name', language: 'ja' }),
  ...both('by experience', all, { sort: '-exp' }),
  ...both('newest', all, { sort: 'newest' }),
  ...both('by kind', all, { sort: '-kind' }),
  ...both('by kind, level and name', all, { sort: 'kind,-level,name' }),
  ...both('by level, kind and name', all, { sort: '-level,kind,name' }),
  ...both('of a type by experience', all, { type: 'fire', sort: '-exp' }),
  ...both('outside the team, of a type by level', outside, { type: 'water', sort: '-level,name' }),
  ...both('ledger', getLedger.path),
  first('trainer card', getRecord.path),
  first('advice', getAdvice.path),
];
