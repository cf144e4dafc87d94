import type { ResearchTaskName } from '../../rules/creatures/types.ts';
import { HOURS, type Hour, TIERS, type Tier } from '../../rules/world/types.ts';
import { encounters } from '../encounters/index.ts';
import { species as allSpecies } from '../species/index.ts';

/** Those that are counted when they happen. */
export type CountedTask = Exclude<ResearchTaskName, 'had' | 'special'>;

export interface ResearchTask {
  readonly task: ResearchTaskName;
  /** How often, 1 or more. */
  readonly goal: number;
  /** Of the task `hour`. */
  readonly hour?: Hour;
}

/** How often common to fabled creatures are to be caught, and beaten. */
const CATCHES: Readonly<Record<Tier, number>> = { common: 5, uncommon: 4, rare: 3, fabled: 1 };
const VICTORIES: Readonly<Record<Tier, number>> = { common: 8, uncommon: 6, rare: 3, fabled: 1 };
/** Victories with one in the team. */
const WINS = 5;
const SPARS = 3;

/** Where a species lives, in short: how often it is met at best, and at which hours. */
function livesAt(species: string): { readonly tier: Tier; readonly hours: readonly Hour[] } | null {
  const entries = Object.values(encounters).flatMap(({ tables }) =>
    tables.flatMap((table) => table.entries.filter((entry) => entry.species === species)),
  );
  const tier = TIERS.find((one) => entries.some((entry) => entry.tier === one));
  const hours = HOURS.filter((hour) => entries.some((entry) => entry.hours?.includes(hour) ?? true));
  return tier ? { tier, hours } : null;
}

function chosenFor(species: string): readonly ResearchTask[] {
  const one = Object.hasOwn(allSpecies, species) ? allSpecies[species] : undefined;
  if (!one) return [];
  const evolves = one.evolution !== undefined;
  const home = livesAt(species);
  const [first = 'day'] = home?.hours ?? [];
  const hour = home?.hours.includes('night') ? 'night' : first;
  return [
    ...(home
      ? ([
          { task: 'caught', goal: CATCHES[home.tier] },
          { task: 'hour', goal: home.tier === 'fabled' ? 1 : 2, hour },
          { task: 'beaten', goal: VICTORIES[home.tier] },
        ] as const)
      : ([
          { task: 'had', goal: 1 },
          { task: 'spar', goal: SPARS },
        ] as const)),
    { task: 'won', goal: WINS },
    { task: evolves ? 'evolved' : 'gym', goal: 1 },
    { task: 'traded', goal: 1 },
    { task: 'special', goal: 1 },
  ];
}

const known = new Map<string, readonly ResearchTask[]>();

/** The tasks of a species, by rule from where it lives and whether it evolves; none for an unknown one. */
export function tasksOf(species: string): readonly ResearchTask[] {
  const tasks = known.get(species) ?? chosenFor(species);
  // Only species that the game has: so the map cannot grow.
  if (tasks.length > 0) known.set(species, tasks);
  return tasks;
}

/** A task of a species that has just been done once. */
export interface ResearchMark {
  readonly species: string;
  readonly task: CountedTask;
}

/**
 * The goals of what was done, by species: only tasks that the species have, each once.
 * @param marks what was done, in any order
 */
export function goalsOf(
  marks: readonly ResearchMark[],
): Readonly<Record<string, Readonly<Partial<Record<CountedTask, number>>>>> {
  const goals: Record<string, Partial<Record<CountedTask, number>>> = {};
  for (const { species, task } of marks) {
    const goal = tasksOf(species).find((one) => one.task === task)?.goal;
    if (goal !== undefined) goals[species] = { ...goals[species], [task]: goal };
  }
  return goals;
}

/** The mark of a battle that begins against a wild creature; none if no task asks for the hour. */
export const marksOfMeeting = (species: string, hour: Hour): readonly ResearchMark[] =>
  tasksOf(species).some((one) => one.hour === hour) ? [{ species, task: 'hour' }] : [];
