import type { CSSProperties } from 'react';
import { achievementsQuery } from '../../../client/queries.ts';
import { useQuery } from '../../../hooks/queries/useQuery.ts';
import { achievementWords as words } from '../../../locales/en/achievements.ts';
import { profileWords } from '../../../locales/en/profile.ts';
import { AchievementItem, AchievementList } from '../../../ui/achievements/AchievementItem.tsx';
import { Medal } from '../../../ui/achievements/Medal.tsx';
import { Loading } from '../../../ui/loading/Loading.tsx';
import { LoadFailed } from '../../../ui/panels/LoadFailed.tsx';
import styles from './Achievements.module.css';
import badges from './Badges.module.css';
import { type AchievementPlace, achievementPlaces, nextOf } from './nextAchievements.ts';

/** Number of achievements that are shown as the next ones. */
const MOST_NEXT = 3;

/** How far an achievement is, as a bar and in numbers. */
function Progress({ place: { achievement, count, goal } }: { place: AchievementPlace }) {
  const style = { '--share': `${(count / goal) * 100}%` } as CSSProperties;
  return (
    <>
      <div
        className={styles.bar}
        style={style}
        role="progressbar"
        aria-label={words.progressOf(words.name(achievement.field, achievement.rank))}
        aria-valuemin={0}
        aria-valuemax={goal}
        aria-valuenow={count}
      />
      <small className={styles.count}>{words.progress(count, goal)}</small>
    </>
  );
}

/** What is nearest to be reached. */
function Next({ places }: { places: readonly AchievementPlace[] }) {
  if (places.length === 0) return <p>{words.everything}</p>;
  return (
    <ul className={styles.next}>
      {places.map((place) => (
        <li key={place.id} className={styles.near}>
          <Medal id={place.id} reached={false} />
          <div>
            <strong>{words.name(place.achievement.field, place.achievement.rank)}</strong>
            <span>{words.text(place.achievement.field, place.goal)}</span>
            <Progress place={place} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** All achievements, reached or not, and those that are next. */
export function Achievements() {
  const { reply, failure, retry } = useQuery(achievementsQuery);
  if (failure && !reply)
    return <LoadFailed {...profileWords.failed} {...words.failed} failure={failure} onRetry={retry} />;
  if (!reply) return <Loading text={words.loading} />;
  const places = achievementPlaces(reply.achievements);
  return (
    <div className={styles.board}>
      <section aria-label={words.next}>
        <header className={badges.head}>
          <h3>{words.next}</h3>
        </header>
        <Next places={nextOf(places, MOST_NEXT)} />
      </section>
      <section aria-label={words.all}>
        <header className={badges.head}>
          <h3>{words.all}</h3>
          <p>{words.count(places.filter(({ reached }) => reached).length, places.length)}</p>
        </header>
        <AchievementList>
          {places.map((place) => (
            <AchievementItem key={place.id} {...place}>
              {!place.reached && <Progress place={place} />}
            </AchievementItem>
          ))}
        </AchievementList>
      </section>
      <p className={styles.hint}>{words.noHurry}</p>
    </div>
  );
}
