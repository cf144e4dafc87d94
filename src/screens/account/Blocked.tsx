import { useId, useState } from 'react';
import { MOST_BLOCKED } from '../../../contract/shapes/operating/moderation.ts';
import { blockedQuery } from '../../client/queries.ts';
import { useQuery } from '../../hooks/queries/useQuery.ts';
import { playerWords } from '../../locales/en/players.ts';
import { en } from '../../locales/en.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Link } from '../../ui/buttons/Link.tsx';
import { dayOf } from '../../ui/dates.ts';
import { Spinner } from '../../ui/loading/Spinner.tsx';
import { endBlock } from '../../ui/players/PlayerButton.tsx';
import { playerLink } from '../../ui/players/playerLink.ts';
import styles from './Account.module.css';

const { blocked: words } = playerWords;

/** The players whom the player has blocked, and the way to end a block. */
export function Blocked() {
  const { reply, failure, loading, retry } = useQuery(blockedQuery);
  const [busy, setBusy] = useState<string | null>(null);
  const ids = useId();
  if (!reply) {
    return failure ? (
      <>
        <p role="alert">{words.failed}</p>
        <div className={styles.actions}>
          <Button onClick={() => void retry()}>{en.retry.button}</Button>
        </div>
      </>
    ) : (
      <p role="status" aria-busy={loading}>
        <Spinner /> {words.loading}
      </p>
    );
  }
  if (reply.blocked.length === 0) return <p>{words.none}</p>;
  const end = async (one: { id: string; name: string }) => {
    setBusy(one.id);
    await endBlock(one);
    setBusy(null);
  };
  return (
    <>
      <p>{words.text}</p>
      <ul className={styles.blocked}>
        {reply.blocked.map(({ id, name, at }) => (
          <li key={id}>
            <span className={styles.who}>
              <Link id={`${ids}-${id}`} className={styles.name} to={playerLink(name)}>
                <bdi>{name}</bdi>
              </Link>
              <time className={styles.when} dateTime={at}>
                {words.since(dayOf(at))}
              </time>
            </span>
            <Button
              aria-describedby={`${ids}-${id}`}
              busy={busy === id}
              disabled={busy !== null}
              onClick={() => void end({ id, name })}
            >
              {playerWords.unblock}
            </Button>
          </li>
        ))}
      </ul>
      <p className={styles.count}>{words.count(reply.blocked.length, MOST_BLOCKED)}</p>
    </>
  );
}
