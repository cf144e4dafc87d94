import type { ReplyOf } from '../../../contract/call.ts';
import type { regionsData } from '../../../contract/game.ts';
import type { GymLeader, GymRegion } from '../../shared/game.ts';

/** A beaten leader pays this part of the coins again. */
const REMATCH_SHARE = 4;

interface Found {
  readonly leader: GymLeader;
  /** Place of the leader's region in the order in which regions open. */
  readonly region: number;
}

/** The leader with this name or gym id, in any case; null where there is none. */
export function findLeader(regions: readonly GymRegion[], id: string): Found | null {
  const wanted = id.trim().toLowerCase();
  for (const [region, { leaders }] of regions.entries()) {
    const leader = leaders.find((one) => one.id === wanted || one.name.toLowerCase() === wanted);
    if (leader) return { leader, region };
  }
  return null;
}

/**
 * Whether a region's leaders may be challenged: the first always, each other one when all leaders of the one
 * before are beaten.
 * @param beaten gym ids of the leaders beaten so far
 */
export function isOpenRegion(
  regions: readonly GymRegion[],
  region: number,
  beaten: readonly string[],
): boolean {
  const before = regions[region - 1];
  return before === undefined || before.leaders.every(({ id }) => beaten.includes(id));
}

/** Coins for beating a leader: all of them the first time, a quarter (rounded down) from then on. */
export const prizeOf = ({ id, coins }: GymLeader, beaten: readonly string[]): number =>
  beaten.includes(id) ? Math.floor(coins / REMATCH_SHARE) : coins;

/** Regions, leaders and the beaten ones as the gym screen lists them. */
export function viewRegions(
  regions: readonly GymRegion[],
  beaten: readonly string[],
): ReplyOf<typeof regionsData> {
  const leaders = regions.flatMap((region) => region.leaders);
  return {
    regions: regions.map(({ name }) => name),
    data: Object.fromEntries(regions.map(({ name, leaders }) => [name, leaders.map((one) => one.name)])),
    defeated: leaders.filter(({ id }) => beaten.includes(id)).map(({ name }) => name),
  };
}
