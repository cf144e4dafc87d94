import { appealsQuery } from '../../../client/operator/operatorQueries.ts';
import { usePage } from '../../../hooks/queries/usePage.ts';
import { operatorWords } from '../../../locales/en/operator.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { minuteOf } from '../../../ui/dates.ts';
import type { Appeal, Ask } from '../acts/asked.ts';
import styles from '../Operator.module.css';
import { PlayerLink, PlayerStanding } from '../PlayerStanding.tsx';
import { OperatorList } from './OperatorList.tsx';

const { appeals: words } = operatorWords;

/** The appeals that wait for an answer, the oldest first. */
export function Appeals({ ask }: { ask: Ask }) {
  const page = usePage(appealsQuery);
  return (
    <OperatorList
      page={page}
      words={words}
      rows={({ appeals }) =>
        appeals.map((appeal) => (
          <li key={appeal.id}>
            <AppealItem appeal={appeal} ask={ask} />
          </li>
        ))
      }
    />
  );
}

function AppealItem({ appeal, ask }: { appeal: Appeal; ask: Ask }) {
  const { id, at, player, text } = appeal;
  return (
    <article className={styles.item} aria-label={words.number(id)}>
      <header className={styles.row}>
        <strong>{words.number(id)}</strong>
        <time className={styles.soft} dateTime={at}>
          {minuteOf(at)}
        </time>
      </header>
      <div className={styles.row}>
        <PlayerLink {...player} />
        <PlayerStanding player={player} />
      </div>
      {player.suspended && (
        <dl className={styles.facts}>
          <div>
            <dt>{words.suspended}</dt>
            <dd>{player.suspended.reason}</dd>
          </div>
        </dl>
      )}
      <blockquote className={styles.said} dir="auto">
        {text}
      </blockquote>
      <div className={styles.acts}>
        <Button onClick={() => ask({ act: 'lift', player })}>{words.lift}</Button>
        <Button onClick={() => ask({ act: 'decline', appeal })}>{words.decline}</Button>
      </div>
    </article>
  );
}
