import type { GymRegion } from '../../../content/gyms/types.ts';
import type { Spread } from '../pictures/lines.ts';
import type { Career, Milestone } from './career.ts';

/** Medians and means over the careers that beat a leader, at the moment of that victory. */
export interface BadgeRow {
  readonly region: string;
  readonly leader: string;
  readonly level: number;
  readonly champion: boolean;
  /** Share of careers that beat this leader, 0 to 1. */
  readonly reached: number;
  readonly hours: Spread;
  readonly attempts: number;
  readonly caught: number;
  readonly purse: number;
}

/** Hours of a region, half of all careers below, and coins that careers earned and spent per hour in it. */
export interface PurseRow {
  readonly region: string;
  readonly hours: number;
  readonly earned: number;
  readonly spent: number;
}

/** Coins that user battles paid in all careers. */
export interface PrizeFindings {
  /** Coins of the best day of each career, in ascending order. */
  readonly best: readonly number[];
  /** Percent of the coins that were not paid because the user was beaten again on the same day, or was weaker. */
  readonly fallen: number;
}

const HOUR = 3600;

/** The quantile of a list at `share` (0 to 1); 0 for an empty list. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
const median = (values: readonly number[]): number => quantile(values, 0.5);

export function prizeFindings(careers: readonly Career[]): PrizeFindings {
  const all = careers.map(({ trainer }) => trainer.prizes);
  const [full, paid] = [
    all.reduce((sum, one) => sum + one.full, 0),
    all.reduce((sum, one) => sum + one.paid, 0),
  ];
  return {
    best: all.map(({ most }) => most).toSorted((one, other) => one - other),
    fallen: (100 * (full - paid)) / Math.max(1, full),
  };
}

const at = (careers: readonly Career[], leader: string): Milestone[] =>
  careers.flatMap(({ milestones }) => milestones.filter((one) => one.leader === leader));

/** A row for each leader and champion, in their order. */
export const badgeRows = (regions: readonly GymRegion[], careers: readonly Career[]): BadgeRow[] =>
  regions.flatMap((region) =>
    [...region.leaders, region.champion].map((leader) => {
      const reached = at(careers, leader.id);
      const hours = reached.map(({ seconds }) => seconds / HOUR);
      return {
        region: region.name,
        leader: leader.name,
        level: Math.max(...leader.team.map(({ level }) => level)),
        champion: leader === region.champion,
        reached: reached.length / careers.length,
        hours: { least: quantile(hours, 0.25), middle: median(hours), most: quantile(hours, 0.75) },
        attempts: reached.reduce((sum, { attempts }) => sum + attempts, 0) / Math.max(1, reached.length),
        caught: median(reached.map(({ caught }) => caught)),
        purse: median(reached.map(({ earned, spent }) => earned - spent)),
      };
    }),
  );

/** A row for each region: coins earned and spent per hour, over all careers that completed it. */
export function purseRows(regions: readonly GymRegion[], careers: readonly Career[]): PurseRow[] {
  return regions.map((region, index) => {
    const before = regions[index - 1]?.champion.id;
    const sums = { seconds: 0, earned: 0, spent: 0 };
    const each: number[] = [];
    for (const { milestones } of careers) {
      const start = milestones.find(({ leader }) => leader === before) ?? { seconds: 0, earned: 0, spent: 0 };
      const end = milestones.find(({ leader }) => leader === region.champion.id);
      if (!end) continue;
      each.push((end.seconds - start.seconds) / HOUR);
      sums.seconds += end.seconds - start.seconds;
      sums.earned += end.earned - start.earned;
      sums.spent += end.spent - start.spent;
    }
    const hours = Math.max(sums.seconds / HOUR, 1e-9);
    return {
      region: region.name,
      hours: median(each),
      earned: sums.earned / hours,
      spent: sums.spent / hours,
    };
  });
}
