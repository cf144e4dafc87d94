import type { ReplyOf } from '../../../contract/call.ts';
import type { regionsData } from '../../../contract/game.ts';

export type GymsReply = ReplyOf<typeof regionsData>;

/** A leader or champion; what is known beside the name comes from the server. */
export interface Leader {
  readonly name: string;
  readonly beaten: boolean;
  readonly facts: NonNullable<GymsReply['gyms']>[number] | undefined;
}

export interface Region {
  readonly name: string;
  /** Whether its leaders may be challenged. */
  readonly open: boolean;
  /** The region whose leaders open this one; null for the first. */
  readonly after: Region | null;
  readonly leaders: readonly Leader[];
  /** How many of the leaders are beaten. */
  readonly beaten: number;
  readonly champion: Leader | null;
  /** The champion waits until all leaders are beaten. */
  readonly championOpen: boolean;
}

/**
 * The server's lists, put together region by region. Only what is a name can be challenged. Where nothing is told of what is
 * open, all is.
 */
export function gymRegions({
  regions,
  data,
  defeated,
  champions = {},
  open = regions,
  gyms = [],
}: GymsReply): readonly Region[] {
  const leader = (name: string): Leader => ({
    name,
    beaten: defeated.includes(name),
    facts: gyms.find((gym) => gym.name === name),
  });
  const found: Region[] = [];
  for (const name of regions) {
    const leaders = (data[name] ?? []).filter((one) => typeof one === 'string').map(leader);
    const beaten = leaders.filter((one) => one.beaten).length;
    const champion = champions[name];
    const isOpen = open.includes(name);
    found.push({
      name,
      open: isOpen,
      after: found.at(-1) ?? null,
      leaders,
      beaten,
      champion: champion === undefined ? null : leader(champion),
      championOpen: isOpen && beaten === leaders.length,
    });
  }
  return found;
}

/** Where the player is on the way: the first open region in which somebody is left to be beaten, else the last open one. */
export const frontier = (regions: readonly Region[]): Region | undefined =>
  regions.find(
    ({ open, leaders, beaten, champion }) => open && (beaten < leaders.length || champion?.beaten === false),
  ) ??
  regions.findLast(({ open }) => open) ??
  regions[0];
