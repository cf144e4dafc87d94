import { questLines } from '../quests/lines/list.ts';
import { rewardIdOf } from '../quests/lines/progress.ts';

/** Titles of research: how many species must be studied. The first is a matter of days, the last of everybody's. */
export const researchTitles = [
  { id: 'research-1', studied: 1 },
  { id: 'research-5', studied: 5 },
  { id: 'research-15', studied: 15 },
  { id: 'research-40', studied: 40 },
  { id: 'research-80', studied: 80 },
  { id: 'research-120', studied: 120 },
  { id: 'research-166', studied: 166 },
] as const;

/**
 * The titles that a player has earned, in the order of the game: of a line by its last step, so whoever has walked one to its end keeps the
 * title when a later version puts more steps into it.
 * @param claimed ids of the quests whose rewards were taken
 * @param studied number of species whose study is written
 */
export const titlesOf = (claimed: ReadonlySet<string>, studied: number): readonly string[] => [
  ...questLines
    .filter(({ steps }) => steps.slice(-1).every((step) => claimed.has(rewardIdOf(step))))
    .map(({ title }) => title),
  ...researchTitles.filter((one) => studied >= one.studied).map(({ id }) => id),
];
