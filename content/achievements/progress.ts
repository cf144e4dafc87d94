import type { RuleBook } from '../../rules/book.ts';
import type { BattleKind } from '../../rules/model/state.ts';
import type { GymRegion } from '../gyms/types.ts';
import { type AchievementField, achievements } from './list.ts';

/** When something was done, as an ISO date; null where that was not recorded. */
type Moment = string | null;

/** What is recorded of a player anyway. Achievements are counted from it and from nothing else. */
export interface Deeds {
  /** Species and kinds (1 normal, 2 dark, 3 shiny) that the player has caught, evolved or been given. */
  readonly caught: readonly { readonly species: string; readonly kind: number; readonly at: Moment }[];
  /** The leaders and champions who were beaten. */
  readonly beaten: readonly { readonly gymId: string; readonly at: Moment }[];
  /** Victories by kind of battle. */
  readonly wins: Readonly<Partial<Record<BattleKind, number>>>;
  /** When each of the player's first trades was made, the earliest first; as many as the highest goal asks for. */
  readonly trades: readonly Moment[];
  /** The highest level of a creature that the player has now. */
  readonly level: number;
  readonly maps: readonly string[];
  /** Members of the team that have a nickname now. */
  readonly named: number;
  /** Species of which the sketch is written, and those of which the study is. */
  readonly sketched: number;
  readonly studied: number;
}

/** The parts of the game that achievements are about. */
export interface AchievedGame {
  readonly book: Pick<RuleBook, 'species'>;
  readonly regions: readonly GymRegion[];
  /** By the names of the maps. */
  readonly grounds: Readonly<Record<string, unknown>>;
}

/** The count of a field, or when each of what counts was first done. */
type Measure = number | readonly Moment[];

/** When each different value came first, the earliest first; what has no date comes before all others. */
function firsts(entries: readonly { readonly value: string; readonly at: Moment }[]): readonly Moment[] {
  const earliest = new Map<string, string>();
  for (const { value, at } of entries) {
    const known = earliest.get(value);
    if (known === undefined || (at ?? '') < known) earliest.set(value, at ?? '');
  }
  return [...earliest.values()].sort().map((at) => at || null);
}

/** Measures a player's records for each field. What the game no longer has does not count. */
function measuresOf(
  records: Deeds,
  { book, regions, grounds }: AchievedGame,
): Record<AchievementField, Measure> {
  const caught = records.caught.filter(({ species }) => Object.hasOwn(book.species, species));
  const evolved = new Set(Object.values(book.species).map(({ evolution }) => evolution?.into));
  const champions = new Set(regions.map(({ champion }) => champion.id));
  const leaders = new Set(regions.flatMap((region) => region.leaders.map(({ id }) => id)));
  const species = (which: typeof caught) => firsts(which.map(({ species: value, at }) => ({ value, at })));
  const beaten = (ids: ReadonlySet<string>) =>
    firsts(records.beaten.flatMap(({ gymId, at }) => (ids.has(gymId) ? [{ value: gymId, at }] : [])));
  return {
    species: species(caught),
    types: firsts(
      caught.flatMap((one) =>
        (book.species[one.species]?.types ?? []).map((value) => ({ value, at: one.at })),
      ),
    ),
    evolved: species(caught.filter((one) => evolved.has(one.species))),
    shiny: species(caught.filter(({ kind }) => kind === 3)),
    dark: species(caught.filter(({ kind }) => kind === 2)),
    sketches: records.sketched,
    studies: records.studied,
    level: records.level,
    badges: beaten(leaders),
    champions: beaten(champions),
    wild: records.wins.wb ?? 0,
    users: records.wins.user ?? 0,
    gold: records.wins.gold ?? 0,
    training: records.wins.training ?? 0,
    trades: records.trades,
    maps: records.maps.filter((map) => Object.hasOwn(grounds, map)).length,
    names: records.named,
  };
}

const countOf = (measure: Measure): number => (typeof measure === 'number' ? measure : measure.length);

/** An achievement as its player sees it. */
export interface Progress {
  readonly id: string;
  /** What counts so far, at most the goal. */
  readonly count: number;
  readonly goal: number;
  /** When it was reached; null if that is not noted. Once noted it stays, whatever becomes of the count. */
  readonly reachedAt: string | null;
}

/**
 * All achievements with the progress of a player.
 * @param noted when each was reached, by the ids of those that are noted
 */
export function progressOf(
  records: Deeds,
  game: AchievedGame,
  noted: ReadonlyMap<string, string>,
): Progress[] {
  const measures = measuresOf(records, game);
  return achievements.map(({ id, field, goal }) => {
    const reachedAt = noted.get(id) ?? null;
    return { id, count: reachedAt ? goal : Math.min(goal, countOf(measures[field])), goal, reachedAt };
  });
}

/**
 * The achievements whose goals are reached, with the time of it as the records have it.
 * @param now for what the records have no time of, an ISO date
 */
export function reachedBy(
  records: Deeds,
  game: AchievedGame,
  now: string,
): readonly { readonly id: string; readonly at: string }[] {
  const measures = measuresOf(records, game);
  return achievements.flatMap(({ id, field, goal }) => {
    const measure = measures[field];
    if (countOf(measure) < goal) return [];
    return [{ id, at: (typeof measure === 'number' ? null : measure[goal - 1]) ?? now }];
  });
}
