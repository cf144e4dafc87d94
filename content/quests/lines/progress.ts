import type { EncounterTable } from '../../../rules/world/types.ts';
import { encounters } from '../../encounters/index.ts';
import { regions } from '../../gyms/index.ts';
import { maps } from '../../maps/index.ts';
import { MAP_IDS } from '../../maps/types.ts';
import { things } from '../../things/index.ts';
import { questLines } from './list.ts';
import type { LineStep, LineTask, QuestLine } from './types.ts';
import { visitOf } from './visits.ts';

/** What lines are counted from: everything since the player's beginning. */
export interface LineRecords {
  /** Names of the maps that were reached. */
  readonly maps: readonly string[];
  /** Ids of the things and bushes that were found. */
  readonly found: readonly string[];
  /** Species that were caught or got in another way. */
  readonly species: readonly string[];
  /** What is stored of victories: ids of leaders, of champions and of battles against the rival. */
  readonly beaten: readonly string[];
  /** What was noted of talks, signs and wells. */
  readonly visits: readonly string[];
  /** Ids of the quests whose rewards were taken. */
  readonly claimed: ReadonlySet<string>;
}

const mapsOf = (region: string) => MAP_IDS.filter((id) => maps[id].region === region);
const shared = (some: readonly string[], others: Iterable<string>): number => {
  const known = new Set(others);
  return new Set(some.filter((one) => known.has(one))).size;
};

/** Ids of the things of a region that can be found once. */
export const thingsOfRegion = (region: string): readonly string[] =>
  Object.entries(things).flatMap(([id, { map }]) => (maps[map].region === region ? [id] : []));

/** The species that can be met on the maps of a region. */
export const speciesOfRegion = (region: string): readonly string[] => [
  ...new Set(
    mapsOf(region).flatMap((map) =>
      encounters[map].tables.flatMap(({ entries }: EncounterTable) => entries.map(({ species }) => species)),
    ),
  ),
];

const leadersOf = (region: string): readonly string[] =>
  (regions.find(({ name }) => name === region)?.leaders ?? []).map(({ id }) => id);

/** How many of a region's leaders were beaten. */
export const badgesOf = (region: string, beaten: readonly string[]): number =>
  shared(beaten, leadersOf(region));

/** How often a task must be done. */
export function goalOf(task: LineTask): number {
  if ('found' in task) return task.found;
  if ('caught' in task) return task.caught;
  if ('badges' in task) return task.badges;
  return 'rival' in task ? task.rival : 1;
}

function countOf(task: LineTask, region: string, records: LineRecords): number {
  if ('reach' in task) return records.maps.includes(task.reach) ? 1 : 0;
  if ('found' in task) return shared(records.found, thingsOfRegion(region));
  if ('caught' in task) return shared(records.species, speciesOfRegion(region));
  if ('catch' in task) return records.species.includes(task.catch) ? 1 : 0;
  if ('badges' in task) return badgesOf(region, records.beaten);
  if ('rival' in task) return records.beaten.filter((id) => id.startsWith('rival-')).length;
  const visit = visitOf(task);
  if (visit) return records.visits.includes(visit) ? 1 : 0;
  const champion = regions.find(({ name }) => name === region)?.champion.id;
  return records.beaten.some((id) => id === champion) ? 1 : 0;
}

/** A region's line as a player sees it. */
export interface GivenLine {
  readonly line: QuestLine;
  /** Whether the badges that it takes have been won. */
  readonly isOpen: boolean;
  /** Ids of the rewards that were taken. Steps that a later version has put between them are not among them. */
  readonly taken: readonly string[];
  /** The step that comes next, under the id of its reward, with what counts so far, at most the goal; null after the last. */
  readonly next: {
    readonly id: string;
    readonly step: LineStep;
    readonly count: number;
    readonly goal: number;
  } | null;
}

/** The id under which the reward of a step is noted. */
export const rewardIdOf = ({ id }: LineStep): string => `line:${id}`;

/** The lines of a player. A step that was done long ago counts as soon as its turn comes. */
export const linesOf = (records: LineRecords): readonly GivenLine[] =>
  questLines.map((line) => {
    const { region, opens, steps } = line;
    const step = steps.find((one) => !records.claimed.has(rewardIdOf(one)));
    const goal = step ? goalOf(step.task) : 0;
    return {
      line,
      isOpen: !opens || badgesOf(opens.region, records.beaten) >= opens.badges,
      taken: steps.map(rewardIdOf).filter((id) => records.claimed.has(id)),
      next: step
        ? { id: rewardIdOf(step), step, goal, count: Math.min(goal, countOf(step.task, region, records)) }
        : null,
    };
  });
