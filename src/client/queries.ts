import type { ReplyOf } from '../../contract/call.ts';
import {
  type findNextPokemons,
  findNextPokemonsExcludeTeam,
  getTeam,
  regionsData,
} from '../../contract/game.ts';
import {
  getAdvice,
  getBattles,
  getLedger,
  getPokedex,
  getRecord,
  getReplay,
} from '../../contract/journal.ts';
import { getPokemartDetails } from '../../contract/mart.ts';
import type { Creature } from '../../contract/shapes/creature.ts';
import type { ListQuery } from '../../contract/shapes/list.ts';
import type { Notice } from '../../contract/shapes/trade.ts';
import {
  getCreatureOwners,
  getTradeHistory,
  getTradeMatches,
  getWanted,
  type MarketQuery,
  pokemonsInOffer,
  pokemonsInTrade,
  tradeMarket,
} from '../../contract/trades.ts';
import { request } from '../api/request.ts';
import { fetchNotices } from './notifications/noticeList.ts';
import type { PieceQuery, Query } from './queryClient.ts';

/**
 * Everything that the game looks up, each with its key. Keys begin with the subject that a mutation or a notification
 * names (`invalidate`).
 */

/** The team. Whoever comes to a screen does not see an earlier one first. */
export const teamQuery: Query<ReplyOf<typeof getTeam>> = {
  key: ['team'],
  ask: () => request(getTeam),
  kept: false,
};

export type CreatureListCall = typeof findNextPokemons | typeof findNextPokemonsExcludeTeam;
export type CreaturePage = ReplyOf<CreatureListCall>;

/** What all pages of creatures begin with. */
export const CREATURES = ['creatures'] as const;

/** A page of a list of one's own creatures. */
export const creaturesQuery = (call: CreatureListCall, query: ListQuery): Query<CreaturePage> => ({
  key: [...CREATURES, call.path, query],
  ask: () => request(call, query),
});

/** What has become of a creature; whatever is not named stays as it is. */
export type CreatureChange = Pick<Creature, 'id'> & Partial<Creature>;

/** A reply with creatures, after something has become of some of them. */
export const withChanges =
  (changes: readonly CreatureChange[]) =>
  <Reply extends { pokemons: Creature[] }>(reply: Reply): Reply => ({
    ...reply,
    pokemons: reply.pokemons.map((one) => ({ ...one, ...changes.find(({ id }) => id === one.id) })),
  });

/** A page of what the player has outside of the team, the newest first. */
export const outsideQuery = (skip: number, name: string): Query<CreaturePage> => ({
  key: ['outside', name, skip],
  ask: () => request(findNextPokemonsExcludeTeam, { skip, name, sort: 'newest' }),
});

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

/** What the player has seen and caught. */
export const pokedexQuery: Query<Pokedex> = {
  key: ['pokedex'],
  ask: async () => {
    const { entries } = await request(getPokedex);
    return new Map(entries.map(({ name, seen, caught }) => [name.toLowerCase(), { seen, caught }]));
  },
};

/** The gyms of all regions, and who is beaten. */
export const gymsQuery: Query<ReplyOf<typeof regionsData>> = {
  key: ['gyms'],
  ask: () => request(regionsData),
};

/** What there is to buy, and with what. */
export const martQuery: Query<ReplyOf<typeof getPokemartDetails>> = {
  key: ['mart'],
  ask: () => request(getPokemartDetails),
  kept: false,
};

export type Advice = ReplyOf<typeof getAdvice>;

/** What the player might do next. */
export const adviceQuery: Query<Advice> = { key: ['advice'], ask: () => request(getAdvice), kept: false };

/** The trainer card. */
export const recordQuery: Query<ReplyOf<typeof getRecord>> = {
  key: ['record'],
  ask: () => request(getRecord),
};
/** A page of the battles that are over. */
export const battlesQuery = (skip: number): Query<ReplyOf<typeof getBattles>> => ({
  key: ['battles', skip],
  ask: () => request(getBattles, { skip }),
});
/** A page of what brought or took coins. */
export const ledgerQuery = (skip: number): Query<ReplyOf<typeof getLedger>> => ({
  key: ['ledger', skip],
  ask: () => request(getLedger, { skip }),
});

/** The steps of a battle that is over, as many at a time as the server gives. */
export const replayQuery = (id: string): PieceQuery<ReplyOf<typeof getReplay>> => ({
  key: ['replay', id],
  ask: (skip) => request(getReplay, { id, skip }),
  next: (pieces) => {
    const { steps = [], count = 0 } = pieces.at(-1) ?? {};
    const there = pieces.reduce((sum, piece) => sum + piece.steps.length, 0);
    // An empty piece ends what there is: it would be asked for again without end.
    return steps.length > 0 && there < count ? there : null;
  },
  kept: false,
  final: true,
});

/** A page of the player's listings with the offers for them. */
export const listingsQuery = (skip: number): Query<ReplyOf<typeof pokemonsInTrade>> => ({
  key: ['trades', 'listings', skip],
  ask: () => request(pokemonsInTrade, { skip }),
});
/** A page of what the player has offered; those of one target stand together. */
export const offeredQuery = (skip: number): Query<ReplyOf<typeof pokemonsInOffer>> => ({
  key: ['trades', 'offered', skip],
  ask: () => request(pokemonsInOffer, { skip }),
});
/** A page of others' listings. */
export const marketQuery = (query: MarketQuery): Query<ReplyOf<typeof tradeMarket>> => ({
  key: ['trades', 'market', query],
  ask: () => request(tradeMarket, query),
});
/** Trades that suit both sides. */
export const matchesQuery: Query<ReplyOf<typeof getTradeMatches>> = {
  key: ['trades', 'matches'],
  ask: () => request(getTradeMatches),
};
/** A page of the player's trades, newest first. */
export const tradesQuery = (skip: number): Query<ReplyOf<typeof getTradeHistory>> => ({
  key: ['trades', 'history', skip],
  ask: () => request(getTradeHistory, { skip }),
});
/** What the player looks for, the first entry first. */
export const wantedQuery: Query<ReplyOf<typeof getWanted>> = {
  key: ['wanted'],
  ask: () => request(getWanted),
};
/** Who had a creature so far, the first owner first. */
export const ownersQuery = (id: string): Query<ReplyOf<typeof getCreatureOwners>> => ({
  key: ['owners', id],
  ask: () => request(getCreatureOwners, { id }),
});

/** Of one player and creature the server keeps what has happened last. */
const lineOf = ({ user, pokemon }: Notice): string => `${user.id} ${pokemon.id}`;

/** The newest of each line, newest first; of the same notice the first one that is known. */
export function newestOfLines(notices: readonly Notice[]): readonly Notice[] {
  const lines = new Set<string>();
  return notices
    .toSorted((one, other) => Number(other.id) - Number(one.id))
    .filter((notice) => {
      const isNew = !lines.has(lineOf(notice));
      lines.add(lineOf(notice));
      return isNew;
    });
}

type NoticePage = Awaited<ReturnType<typeof fetchNotices>>;

/** What has happened to the player's trades; the next piece begins where the lines that are known end. */
export const noticesQuery: PieceQuery<NoticePage> = {
  key: ['notices'],
  ask: fetchNotices,
  next: (pieces) => {
    const there = newestOfLines(pieces.flatMap(({ notices }) => notices)).length;
    return (pieces.at(-1)?.count ?? 0) > there ? there : null;
  },
  kept: false,
  // The stream tells what happens.
  onReturn: false,
};
