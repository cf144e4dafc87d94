import { getTradeMatches, pokemonsInTrade, tradeMarket } from '../../../contract/trades.ts';
import type { Case } from '../lists/cases.ts';

const market = tradeMarket.path;
const first = (what: string, query: Case['query'] = {}, path = market): Case => ({
  what,
  path,
  query,
  middle: false,
});
const both = (what: string, query: Case['query'] = {}): Case[] => [
  first(`${what}, first page`, query),
  { ...first(`${what}, in the middle`, query), middle: true },
];

/** All kinds of searches that the server handles differently. `SELLER` is a seller's name. */
export const casesWith = (SELLER: string): readonly Case[] => [
  ...both('all, newest'),
  ...both('all, by level', { sort: '-level' }),
  ...both('all, by name', { sort: 'name' }),
  ...both('of a type', { type: 'fire' }),
  ...both('of a type, by level', { type: 'fire', sort: '-level' }),
  ...both('of a type, by name', { type: 'fire', sort: 'name' }),
  ...both('of a name', { name: 'podkin' }),
  ...both('of a part of the name', { name: 'am' }),
  ...both('normal', { kind: '1' }),
  ...both('shiny', { kind: '3' }),
  ...both('dark, by level', { kind: '2', sort: '-level' }),
  ...both('of high levels', { least: '70' }),
  ...both('of low levels, by level', { most: '20', sort: '-level' }),
  ...both('of a type and high levels', { type: 'water', least: '70' }),
  ...both('of a type and many levels', { type: 'water', least: '20' }),
  ...both('shiny of a type and middling levels', { type: 'grass', kind: '3', least: '20', most: '50' }),
  first('of a name that nothing has', { name: 'zzz' }),
  first('of one owner', { owner: SELLER }),
  first('matches', {}, getTradeMatches.path),
  first('own listings', {}, pokemonsInTrade.path),
];
