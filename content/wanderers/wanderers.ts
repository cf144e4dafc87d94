import { seededDice } from '../../rules/model/random.ts';
import { type Wanderer, withWanderer } from '../../rules/world/living.ts';
import type { EncounterEntry, EncounterTable, Wilds } from '../../rules/world/types.ts';
import { encounters } from '../encounters/index.ts';
import { MAP_IDS, type MapId } from '../maps/types.ts';

/** A species that visits a map for one day of UTC. */
export interface MapWanderer extends Wanderer {
  readonly map: MapId;
}

const DAY = 24 * 3_600_000;
/** Makes these days no other dice's. */
const SALT = 0x0e3b;
/** Nobody wanders to the map on which newcomers take their first steps. */
const VISITED = MAP_IDS.slice(1);
/** A wanderer's lowest level at home is at most so far above that of the ground that it visits. */
const HIGHER = 10;

const leastOf = ({ entries }: EncounterTable): number => Math.min(...entries.map(({ least }) => least));

/** Every rare species that could visit a ground of a map: it lives elsewhere, and is not far too strong. */
function candidates(map: MapId, table: EncounterTable): readonly EncounterEntry[] {
  const native = new Set(
    encounters[map].tables.flatMap(({ entries }) => entries.map(({ species }) => species)),
  );
  const least = leastOf(table);
  const found = new Map<string, EncounterEntry>();
  for (const { tables } of Object.values(encounters))
    for (const { species, tier, least: low, most } of tables.flatMap(({ entries }) => entries)) {
      if (tier !== 'rare' || native.has(species) || low > least + HIGHER) continue;
      const up = Math.max(0, least - low);
      found.set(species, { species, tier, least: low + up, most: most + up });
    }
  return [...found.values()].sort((one, other) => (one.species < other.species ? -1 : 1));
}

/** The wanderer of a day of UTC, counted from the beginning of 1970: the same for all players. Null if nobody could come. */
export function wandererOfDay(day: number): MapWanderer | null {
  const dice = seededDice([day, SALT, 0, 0]);
  const map = VISITED[dice.roll(VISITED.length)];
  if (!map) return null;
  const { tables } = encounters[map];
  const table = tables[dice.roll(tables.length)];
  const coming = table ? candidates(map, table) : [];
  const entry = coming.length > 0 ? coming[dice.roll(coming.length)] : undefined;
  return table && entry ? { map, ground: table.ground, entry } : null;
}

let latest: { readonly day: number; readonly wanderer: MapWanderer | null } | null = null;

/** The wanderer at a time. @param now milliseconds since the beginning of 1970 */
export function wandererAt(now: number): MapWanderer | null {
  const day = Math.floor(now / DAY);
  if (latest?.day !== day) latest = { day, wanderer: wandererOfDay(day) };
  return latest.wanderer;
}

/** The milliseconds until the next wanderer comes, more than 0. @param now milliseconds since the beginning of 1970 */
export const wandererLeavesIn = (now: number): number => DAY - (now % DAY);

/** The wild creatures of a map at a time, the wanderer of the day among them. */
export function wildsAt(map: string, wilds: Wilds, now: number): Wilds {
  const wanderer = wandererAt(now);
  return withWanderer(wilds, wanderer?.map === map ? wanderer : null);
}
