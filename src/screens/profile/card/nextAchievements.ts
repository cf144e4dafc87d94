import { type Achievement, achievements, RANKS } from '../../../../content/achievements/list.ts';
import type { ReplyOf } from '../../../../contract/call.ts';
import type { getAchievements } from '../../../../contract/progress/achievements.ts';

type Progress = ReplyOf<typeof getAchievements>['achievements'][number];

/** An achievement with the player's progress. */
export interface AchievementPlace extends Progress {
  readonly achievement: Achievement;
  readonly reached: boolean;
}

/** The progress of the achievements that this page knows, in the order of the reply. */
export const achievementPlaces = (progress: readonly Progress[]): readonly AchievementPlace[] =>
  progress.flatMap((one) => {
    const achievement = achievements.find(({ id }) => id === one.id);
    return achievement ? [{ ...one, achievement, reached: one.count >= one.goal }] : [];
  });

const rankOf = ({ achievement: { rank } }: AchievementPlace): number => RANKS.indexOf(rank);

/** The next rank of each field, those first of which the largest share is done. @param most how many */
export function nextOf(places: readonly AchievementPlace[], most: number): readonly AchievementPlace[] {
  const ahead = places.filter(
    ({ reached, achievement: { field } }, at) =>
      !reached && places.findIndex((one) => !one.reached && one.achievement.field === field) === at,
  );
  return ahead
    .toSorted(
      (one, other) =>
        other.count / other.goal - one.count / one.goal ||
        rankOf(one) - rankOf(other) ||
        one.goal - other.goal,
    )
    .slice(0, most);
}
