import { REMATCH_SHARE } from '../../content/gyms/rematch.ts';
import type { ReplyOf } from '../../contract/call.ts';
import type { regionsData } from '../../contract/game.ts';
import type { Why } from '../../contract/refusals/reasons.ts';
import type { GymLeader, GymRegion } from './game.ts';

/** A leader or champion with the place of the region. */
export interface LeaderPlace {
  readonly leader: GymLeader;
  /** Index of the leader's region. */
  readonly region: number;
}

/** Finds a leader or champion by name or gym id, case-insensitive; null if there is none. */
export function findLeader(regions: readonly GymRegion[], id: string): LeaderPlace | null {
  const wanted = id.trim().toLowerCase();
  for (const [region, { leaders, champion }] of regions.entries()) {
    const leader = [...leaders, champion].find(
      (one) => one.id === wanted || one.name.toLowerCase() === wanted,
    );
    if (leader) return { leader, region };
  }
  return null;
}

const isBeaten = (region: GymRegion | undefined, beaten: readonly string[]): boolean =>
  region === undefined || region.leaders.every(({ id }) => beaten.includes(id));

/**
 * Whether the leaders of a region may be challenged: always in the first region, in others if all leaders of the
 * previous region are beaten.
 * @param beaten gym ids of the leaders beaten so far
 */
export function isOpenRegion(
  regions: readonly GymRegion[],
  region: number,
  beaten: readonly string[],
): boolean {
  return isBeaten(regions[region - 1], beaten);
}

/**
 * The reason why a leader cannot be challenged yet; null if the leader can. A champion requires that all leaders of
 * the region are beaten.
 */
export function whyClosed(
  regions: readonly GymRegion[],
  { leader, region }: LeaderPlace,
  beaten: readonly string[],
): Why<'regionClosed' | 'championClosed'> | null {
  const before = regions[region - 1];
  if (!isOpenRegion(regions, region, beaten)) {
    return ['regionClosed', { region: before?.name ?? '' }];
  }
  const here = regions[region];
  return here?.champion === leader && !isBeaten(here, beaten)
    ? ['championClosed', { region: here.name }]
    : null;
}

/** Coins for beating a leader: the full sum the first time, then a quarter, rounded down. */
export const prizeOf = ({ id, coins }: GymLeader, beaten: readonly string[]): number =>
  beaten.includes(id) ? Math.floor(coins / REMATCH_SHARE) : coins;

/** The details of a leader that players see before the battle. */
function viewLeader(leader: GymLeader, beaten: readonly string[]) {
  const { id, name, type, description, before, team } = leader;
  const levels = team.map(({ level }) => level);
  return {
    id,
    name,
    type,
    description,
    before,
    size: team.length,
    least: Math.min(...levels),
    most: Math.max(...levels),
    coins: prizeOf(leader, beaten),
  };
}

/**
 * The first leader or champion who may be challenged and is not beaten yet, with the region; null if all are beaten.
 */
export function nextLeader(regions: readonly GymRegion[], beaten: readonly string[]) {
  for (const [region, { leaders, champion, name }] of regions.entries()) {
    const leader = [...leaders, champion].find(
      (one) => !beaten.includes(one.id) && whyClosed(regions, { leader: one, region }, beaten) === null,
    );
    if (leader) return { ...viewLeader(leader, beaten), region: name };
  }
  return null;
}

/** Regions, leaders, champions and beaten leaders in the form of the gym list's reply. */
export function viewRegions(
  regions: readonly GymRegion[],
  beaten: readonly string[],
): ReplyOf<typeof regionsData> {
  const everybody = regions.flatMap(({ leaders, champion }) => [...leaders, champion]);
  return {
    regions: regions.map(({ name }) => name),
    data: Object.fromEntries(regions.map(({ name, leaders }) => [name, leaders.map((one) => one.name)])),
    defeated: everybody.filter(({ id }) => beaten.includes(id)).map(({ name }) => name),
    champions: Object.fromEntries(regions.map(({ name, champion }) => [name, champion.name])),
    open: regions.filter((_region, at) => isOpenRegion(regions, at, beaten)).map(({ name }) => name),
    gyms: everybody.map((leader) => viewLeader(leader, beaten)),
  };
}
