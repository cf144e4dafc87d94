import { expect, it } from 'vitest';
import { achievements } from '../../../../content/achievements/list.ts';
import { achievementPlaces, nextOf } from './nextAchievements.ts';

const progress = (counts: Readonly<Record<string, number>>) =>
  achievements.map(({ id, goal }) => ({ id, goal, count: counts[id] ?? 0, reachedAt: null }));
const ids = (counts: Readonly<Record<string, number>>, most = 3) =>
  nextOf(achievementPlaces(progress(counts)), most).map(({ id }) => id);

it('the nearest come first, of each field only the next rank', () => {
  const counts = {
    ...{ 'species-copper': 10, 'species-silver': 40, 'species-gold': 40 },
    ...{ 'types-copper': 5, 'types-silver': 5, 'level-copper': 24, 'level-silver': 24 },
  };
  expect(ids(counts)).toEqual(['level-copper', 'types-copper', 'species-silver']);
});

it('of those as near the lowest rank, and of these the one with the lower goal comes first, and what is reached is not next', () => {
  expect(ids({ 'shiny-copper': 1, 'dark-copper': 1, 'studies-copper': 1 }, 1)).toEqual(['trades-copper']);
  expect(ids(Object.fromEntries(achievements.map(({ id, goal }) => [id, goal])))).toEqual([]);
});

it('what this page does not know is left out', () => {
  expect(achievementPlaces([{ id: 'later-gold', count: 1, goal: 2, reachedAt: null }])).toEqual([]);
});
