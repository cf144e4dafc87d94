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
  getPastBattle,
  getPokedex,
  getRecord,
  getReplay,
} from '../../contract/journal.ts';
import { getPokemartDetails } from '../../contract/mart.ts';
import { getBlocked, getPlayer, visitTrainer } from '../../contract/moderation.ts';
import { getBoxes } from '../../contract/owned.ts';
import { getAchievements } from '../../contract/progress/achievements.ts';
import { getQuests } from '../../contract/progress/quests.ts';
import { getResearch } from '../../contract/progress/research.ts';
import type { Creature } from '../../contract/shapes/creature.ts';
import type { ListQuery } from '../../contract/shapes/list.ts';
import { LANGUAGES } from '../../contract/shapes/settings.ts';
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
import { namedSpecies } from '../locales/en/named/species.ts';
import { folded } from '../locales/folded.ts';
import { spoken } from '../locales/texts.ts';
import { fetchNotices } from './notifications/noticeList.ts';
import type { PieceQuery, Query } from './queryClient.ts';

/**
 * All queries of the client with their keys. Keys begin with the subject that is passed to `invalidate` after a
 * mutation or a notification.
 */

/** The team. It is not kept: a screen must not show an old team first. */
export const teamQuery: Query<ReplyOf<typeof getTeam>> = {
  key: ['team'],
  ask: () => request(getTeam),
  kept: false,
  offline: true,
};

export type CreatureListCall = typeof findNextPokemons | typeof findNextPokemonsExcludeTeam;
export type CreaturePage = ReplyOf<CreatureListCall>;

/** First part of the keys of all pages of creatures. */
export const CREATURES = ['creatures'] as const;

/**
 * Ids of the species whose names in the language of the game have a text in them, but for those whose English names
 * have it, too: the server finds these itself. None in English.
 */
function speciesCalled(typed: string): readonly string[] {
  const wanted = folded(typed.trim());
  if (wanted === '') return [];
  const english = typed.trim().toLowerCase();
  return namedSpecies()
    .filter(([id, name]) => folded(`${name} ${id}`).includes(wanted) && !id.includes(english))
    .map(([id]) => id);
}

/**
 * A query by names in the language of the game: a search also finds the species that have the name in it, and a list by
 * name is in its order.
 */
function inLanguage<Asked extends Pick<ListQuery, 'name' | 'sort'>>(
  query: Asked,
): Asked & Pick<ListQuery, 'species' | 'language'> {
  const species = speciesCalled(query.name ?? '');
  const code = LANGUAGES.find((one) => one === spoken.getState().code) ?? 'en';
  const isByName = query.sort?.includes('name') ?? false;
  return {
    ...query,
    ...(species.length > 0 && { species: species.join(',') }),
    ...(isByName && code !== 'en' && { language: code }),
  };
}

/** A page of the player's own creatures. */
export function creaturesQuery(call: CreatureListCall, query: ListQuery): Query<CreaturePage> {
  const asked = inLanguage(query);
  return { key: [...CREATURES, call.path, asked], ask: () => request(call, asked), offline: true };
}

/** The player's boxes. */
export const boxesQuery: Query<ReplyOf<typeof getBoxes>> = {
  key: ['boxes'],
  ask: () => request(getBoxes),
  offline: true,
};

/** Changed fields of a creature; the other fields stay as they are. */
export type CreatureChange = Pick<Creature, 'id'> & Partial<Creature>;

/** Applies changes to the creatures of a reply. */
export const withChanges =
  (changes: readonly CreatureChange[]) =>
  <Reply extends { pokemons: Creature[] }>(reply: Reply): Reply => ({
    ...reply,
    pokemons: reply.pokemons.map((one) => ({ ...one, ...changes.find(({ id }) => id === one.id) })),
  });

/** A page of the player's creatures outside of the team, newest first. */
export function outsideQuery(skip: number, name: string): Query<CreaturePage> {
  const asked = inLanguage({ skip, name, sort: 'newest' });
  return { key: ['outside', asked], ask: () => request(findNextPokemonsExcludeTeam, asked) };
}

/** The kinds that the Pokedex lists: normal, dark, shiny. */
export const DEX_KINDS = [1, 2, 3] as const;
export type DexKind = (typeof DEX_KINDS)[number];

/** The kinds of a species that a player has seen and caught. Caught ones also count as seen. */
export interface Known {
  readonly seen: readonly DexKind[];
  readonly caught: readonly DexKind[];
}
/** The known species by their ids. Species that were never seen are missing. */
export type Pokedex = ReadonlyMap<string, Known>;

/** The species that the player has seen and caught. */
export const pokedexQuery: Query<Pokedex> = {
  key: ['pokedex'],
  ask: async () => {
    const { entries } = await request(getPokedex);
    return new Map(entries.map(({ name, seen, caught }) => [name.toLowerCase(), { seen, caught }]));
  },
  offline: true,
};

/** The gyms of all regions, and which leaders are beaten. */
export const gymsQuery: Query<ReplyOf<typeof regionsData>> = {
  key: ['gyms'],
  ask: () => request(regionsData),
  offline: true,
};

/** What the mart sells, and the player's coins and items. */
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
  offline: true,
};
/** All achievements with the player's progress. */
export const achievementsQuery: Query<ReplyOf<typeof getAchievements>> = {
  key: ['achievements'],
  ask: () => request(getAchievements),
  offline: true,
};
/** The quests of the day and the week. */
export const questsQuery: Query<ReplyOf<typeof getQuests>> = {
  key: ['quests'],
  ask: () => request(getQuests),
};
/** The research about a species. */
export const researchQuery = (species: string): Query<ReplyOf<typeof getResearch>> => ({
  key: ['research', species],
  ask: () => request(getResearch, { species }),
});
/** A page of the finished battles. */
export const battlesQuery = (skip: number): Query<ReplyOf<typeof getBattles>> => ({
  key: ['battles', skip],
  ask: () => request(getBattles, { skip }),
  offline: true,
});
/** A page of the player's income and expenses. */
export const ledgerQuery = (skip: number): Query<ReplyOf<typeof getLedger>> => ({
  key: ['ledger', skip],
  ask: () => request(getLedger, { skip }),
  offline: true,
});

/** What is kept of a finished battle. */
export const pastBattleQuery = (id: string): Query<ReplyOf<typeof getPastBattle>> => ({
  key: ['pastBattle', id],
  ask: () => request(getPastBattle, { id }),
});

/** The steps of a finished battle, in pieces whose size the server chooses. */
export const replayQuery = (id: string): PieceQuery<ReplyOf<typeof getReplay>> => ({
  key: ['replay', id],
  ask: (skip) => request(getReplay, { id, skip }),
  next: (pieces) => {
    const { steps = [], count = 0 } = pieces.at(-1) ?? {};
    const there = pieces.reduce((sum, piece) => sum + piece.steps.length, 0);
    // Stop at an empty piece: otherwise it would be requested again and again.
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
/** A page of the player's offers; those for the same listing are adjacent. */
export const offeredQuery = (skip: number): Query<ReplyOf<typeof pokemonsInOffer>> => ({
  key: ['trades', 'offered', skip],
  ask: () => request(pokemonsInOffer, { skip }),
});
/** A page of other players' listings. */
export function marketQuery(query: MarketQuery): Query<ReplyOf<typeof tradeMarket>> {
  const asked = inLanguage(query);
  return { key: ['trades', 'market', asked], ask: () => request(tradeMarket, asked) };
}
/** Listings that suit both sides. */
export const matchesQuery: Query<ReplyOf<typeof getTradeMatches>> = {
  key: ['trades', 'matches'],
  ask: () => request(getTradeMatches),
};
/** A page of the player's trades, newest first. */
export const tradesQuery = (skip: number): Query<ReplyOf<typeof getTradeHistory>> => ({
  key: ['trades', 'history', skip],
  ask: () => request(getTradeHistory, { skip }),
  offline: true,
});
/** The player's wanted list, first entry first. */
export const wantedQuery: Query<ReplyOf<typeof getWanted>> = {
  key: ['wanted'],
  ask: () => request(getWanted),
};
/** The owners of a creature so far, first owner first. */
export const ownersQuery = (id: string): Query<ReplyOf<typeof getCreatureOwners>> => ({
  key: ['owners', id],
  ask: () => request(getCreatureOwners, { id }),
});

export type PublicPlayer = ReplyOf<typeof getPlayer>;

/** The trainer page: what everybody may know about a player. */
export const playerQuery = (name: string): Query<PublicPlayer> => ({
  key: ['player', name],
  ask: () => request(getPlayer, { name }),
  offline: true,
});
/** A trainer as whoever sees the page, with an account or without. */
export type VisitedPlayer = ReplyOf<typeof visitTrainer>;

/** The same as people without an account see it. */
export const visitedQuery = (name: string): Query<VisitedPlayer> => ({
  key: ['trainer', name],
  ask: () => request(visitTrainer, { name }),
});
/** The players whom the player has blocked, the latest first. */
export const blockedQuery: Query<ReplyOf<typeof getBlocked>> = {
  key: ['blocked'],
  ask: () => request(getBlocked),
};

/** The server keeps only the last notice for each pair of player and creature; this is the key of that pair. */
const lineOf = ({ user, pokemon }: Notice): string => `${user.id} ${pokemon.id}`;

/** The newest notice of each pair, newest first. Of duplicates, the first one is kept. */
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

/** The notices about the player's trades. The next piece begins after the notices that are known. */
export const noticesQuery: PieceQuery<NoticePage> = {
  key: ['notices'],
  ask: fetchNotices,
  next: (pieces) => {
    const there = newestOfLines(pieces.flatMap(({ notices }) => notices)).length;
    return (pieces.at(-1)?.count ?? 0) > there ? there : null;
  },
  kept: false,
  // The event stream reports changes.
  onReturn: false,
};
