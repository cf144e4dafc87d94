import type { QuestView } from '../../../contract/progress/quests.ts';
import { questsQuery } from '../../client/queries.ts';
import { knownQuests } from '../../client/quests/places.ts';
import { useQuery } from '../../hooks/queries/useQuery.ts';
import { useBridge } from '../../hooks/useBridge.ts';
import { questWords as words } from '../../locales/en/quests.ts';
import { dayOf } from '../../ui/dates.ts';
import { FirstCreature } from '../../ui/dialogs/FirstCreature.tsx';
import { SkeletonCards } from '../../ui/lists/SkeletonCards.tsx';
import { LoadFailed } from '../../ui/panels/LoadFailed.tsx';
import { Panel } from '../../ui/panels/Panel.tsx';
import { Lines } from './Lines.tsx';
import { QuestCard } from './QuestCard.tsx';
import styles from './Quests.module.css';

interface GroupProps {
  id: string;
  title: string;
  text: string;
  views: readonly QuestView[];
}

function Group({ id, title, text, views }: GroupProps) {
  return (
    <section aria-labelledby={id} className={styles.group}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </header>
      <ul className={styles.cards}>
        {knownQuests(views).map(({ view, quest }) => (
          <QuestCard key={view.id} view={view} quest={quest} />
        ))}
      </ul>
    </section>
  );
}

/** The quests of the day and the week, the lines of the regions, and rewards that still wait. */
export default function QuestsScreen() {
  const newcomer = useBridge(({ session }) => session.profile?.pokemonCount === 0);
  const { reply, failure, retry } = useQuery(questsQuery);
  if (newcomer) return <FirstCreature title={words.title} />;
  return (
    <div className={styles.screen}>
      <h1>{words.title}</h1>
      <p className={styles.intro}>{words.intro}</p>
      {!reply && !failure && <SkeletonCards text={words.loading} />}
      {!reply && failure && (
        <Panel width="narrow">
          <LoadFailed {...words.failed} failure={failure} onRetry={() => void retry()} />
        </Panel>
      )}
      {reply && (
        <>
          {reply.former.length > 0 && (
            <Group id="former" title={words.former} text={words.formerText} views={reply.former} />
          )}
          <Group id="today" title={words.today} text={words.endsToday} views={reply.today} />
          <Group
            id="week"
            title={words.week}
            text={words.until(dayOf(`${reply.week.until}T12:00:00Z`))}
            views={[reply.week]}
          />
          {reply.lines && <Lines lines={reply.lines} />}
          <p className={styles.intro}>{words.noHurry}</p>
        </>
      )}
    </div>
  );
}
