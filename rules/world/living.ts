import { MOST_LEVEL } from '../creatures/experience.ts';
import { type EncounterEntry, type Luck, type Spot, TIERS, type Tier, type Wilds } from './types.ts';

/** Weight of an entry among those that can come, by tier, without luck. */
export const TIER_WEIGHT: Readonly<Record<Tier, number>> = { common: 60, uncommon: 24, rare: 8, fabled: 2 };

/** The luck of a player without charms. */
export const NO_LUCK: Luck = { rare: 0, kinds: 0 };

/** Weight of an entry of a tier, rounded: luck raises rare and fabled ones. */
export const weightFor = (tier: Tier, { rare }: Luck): number =>
  tier === 'rare' || tier === 'fabled'
    ? Math.round((TIER_WEIGHT[tier] * (100 + rare)) / 100)
    : TIER_WEIGHT[tier];

/** The next more frequent tier; common stays common. */
const raised = (tier: Tier): Tier => TIERS[Math.max(TIERS.indexOf(tier) - 1, 0)] ?? tier;

/** The entries that can come at a spot, in the order of their table; those that love its weather in a higher tier. */
export function livingAt(
  { tables }: Wilds,
  { ground, distance, hour, weather = 'clear' }: Spot,
): readonly EncounterEntry[] {
  const table = tables.find((each) => each.ground === ground);
  const lives = ({ from = 0, hours, weathers }: EncounterEntry): boolean =>
    from <= distance && (hours?.includes(hour) ?? true) && (weathers?.includes(weather) ?? true);
  const living = table?.entries.filter(lives) ?? [];
  return living.map((entry) => (entry.loves === weather ? { ...entry, tier: raised(entry.tier) } : entry));
}

/** Levels that a creature has gained at `distance` from the map's start: one per `cellsPerLevel` beyond `from`. */
export const grownBy = ({ cellsPerLevel }: Wilds, { from = 0 }: EncounterEntry, distance: number): number =>
  Math.floor((distance - from) / cellsPerLevel);

/** Lowest and highest level of a creature, `distance` cells from the map's start; 100 at most. */
export function levelsAt(
  wilds: Wilds,
  entry: EncounterEntry,
  distance: number,
): readonly [least: number, most: number] {
  const grown = grownBy(wilds, entry, distance);
  return [Math.min(entry.least + grown, MOST_LEVEL), Math.min(entry.most + grown, MOST_LEVEL)];
}

/** The sum of the weights of the entries. */
export const weightOf = (entries: readonly EncounterEntry[], luck: Luck): number =>
  entries.reduce((sum, { tier }) => sum + weightFor(tier, luck), 0);

/** How rare a species is on a ground; null if it does not live there. */
export const tierAt = ({ tables }: Wilds, ground: string | null | undefined, species: string): Tier | null =>
  tables.find((table) => table.ground === ground)?.entries.find((entry) => entry.species === species)?.tier ??
  null;

/** A species that comes to a ground of a map for a day, as one of its rare ones. */
export interface Wanderer {
  readonly ground: string;
  readonly entry: EncounterEntry;
}

/** The wild creatures of a map while a wanderer is there. Without one they stay as they are. */
export const withWanderer = (wilds: Wilds, wanderer: Wanderer | null): Wilds =>
  wanderer === null
    ? wilds
    : {
        ...wilds,
        tables: wilds.tables.map((table) =>
          table.ground === wanderer.ground
            ? { ...table, entries: [...table.entries, wanderer.entry] }
            : table,
        ),
      };
