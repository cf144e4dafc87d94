import { questsQuery } from '../../../client/queries.ts';
import { isReady, isStepReady, knownQuests, openSteps } from '../../../client/quests/places.ts';
import { useQuery } from '../../../hooks/queries/useQuery.ts';
import { questWords as words } from '../../../locales/en/quests.ts';
import { LinkButton } from '../../../ui/buttons/LinkButton.tsx';
import { QuestProgress } from '../../../ui/quests/QuestProgress.tsx';
import styles from './TodaysQuests.module.css';

/** The lines of quests that are still loading: they keep the place, so that nothing below moves when they come. */
const COMING = ['first', 'second', 'third'];

/** The quests of the day in short. Shows nothing if they cannot be loaded: nobody needs them to play. */
export function TodaysQuests() {
  const { reply, failure } = useQuery(questsQuery);
  if (!reply && failure) return null;
  const { today, week, former, lines } = reply ?? { today: [], week: null, former: [], lines: [] };
  const waiting =
    [...today, ...(week ? [week] : []), ...former].filter(isReady).length +
    openSteps(lines).filter(isStepReady).length;
  const isDone = reply !== null && today.every(({ claimed }) => claimed);
  return (
    <section className={styles.today} aria-labelledby="today" aria-busy={reply === null}>
      <div className={styles.head}>
        <h2 id="today">{words.today}</h2>
        <p className={styles.ways}>
          {waiting > 0 && <strong>{words.rewardsWait(waiting)}</strong>}
          <LinkButton to="/quests" variant={waiting > 0 ? 'primary' : 'plain'}>
            {words.all}
          </LinkButton>
        </p>
      </div>
      {isDone && <p>{words.doneToday}</p>}
      {!isDone && (
        <ul className={styles.list}>
          {knownQuests(today).map(({ view, quest }) => (
            <li key={view.id}>
              <span>{words.text(quest.deed, view.goal)}</span>
              <QuestProgress name={words.name(quest.deed)} count={view.count} goal={view.goal} />
            </li>
          ))}
          {!reply &&
            COMING.map((each) => (
              <li key={each} className={styles.coming} aria-hidden>
                <span>&nbsp;</span>
                <QuestProgress name="" count={0} goal={1} />
              </li>
            ))}
        </ul>
      )}
    </section>
  );
}
