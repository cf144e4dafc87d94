import type { ReplyOf } from '../../../contract/call.ts';
import type { regionsData } from '../../../contract/game.ts';

export type GymsReply = ReplyOf<typeof regionsData>;

/** A leader or champion; `facts` come from the server, if it sends them. */
export interface Leader {
  readonly name: string;
  readonly beaten: boolean;
  readonly facts: NonNullable<GymsReply['gyms']>[number] | undefined;
}

export interface Region {
  readonly name: string;
  /** Whether its leaders can be challenged. */
  readonly open: boolean;
  /** The region whose leaders must be beaten to open this one; null for the first. */
  readonly after: Region | null;
  readonly leaders: readonly Leader[];
  /** Number of beaten leaders. */
  readonly beaten: number;
  readonly champion: Leader | null;
  /** Whether the champion can be challenged: all leaders must be beaten first. */
  readonly championOpen: boolean;
}

/**
 * Combines the server's lists by region. Entries that are not names are ignored. If the server does not say which
 * regions are open, all are.
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

/**
 * The region the player is working on: the first open one with an unbeaten leader or champion, else the last open one.
 */
export const frontier = (regions: readonly Region[]): Region | undefined =>
  regions.find(
    ({ open, leaders, beaten, champion }) => open && (beaten < leaders.length || champion?.beaten === false),
  ) ??
  regions.findLast(({ open }) => open) ??
  regions[0];
