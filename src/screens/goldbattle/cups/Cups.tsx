import { useState } from 'react';
import { CUP_REST, ENTRIES_A_DAY } from '../../../../content/challenges/cups.ts';
import type { CupStanding } from '../../../../contract/progress/cups.ts';
import { cupsQuery, giveUp, joinCup } from '../../../client/cups/cups.ts';
import { useQuery } from '../../../hooks/queries/useQuery.ts';
import { cupWords as words } from '../../../locales/en/cups.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Spinner } from '../../../ui/loading/Spinner.tsx';
import { CupCard } from './CupCard.tsx';
import styles from './Cups.module.css';
import { Running } from './Running.tsx';

interface Props {
  /** Whether a battle is being started. */
  starting: boolean;
  onFight: () => void;
}

/** The tournaments to enter, or the one that runs. */
export function Cups({ starting, onFight }: Props) {
  const { reply, failure, retry, change } = useQuery(cupsQuery);
  const [busy, setBusy] = useState<string | null>(null);
  const act = async (name: string, todo: () => Promise<CupStanding | null>) => {
    if (busy !== null) return;
    setBusy(name);
    const changed = await todo();
    setBusy(null);
    if (changed) change(() => changed);
  };
  return (
    <section className={styles.cups} aria-labelledby="cups">
      <h2 id="cups">{words.title}</h2>
      <p>{words.intro(CUP_REST, ENTRIES_A_DAY)}</p>
      {!reply && !failure && (
        <p className={styles.line} role="status">
          <Spinner />
          {words.loading}
        </p>
      )}
      {!reply && failure && (
        <p className={styles.line}>
          {words.failed}
          <Button variant="quiet" onClick={() => void retry()}>
            {words.again}
          </Button>
        </p>
      )}
      {reply?.running && (
        <Running
          standing={reply}
          busy={busy !== null}
          starting={starting}
          onFight={onFight}
          onGiveUp={() => void act('leave', giveUp)}
        />
      )}
      {reply && !reply.running && (
        <>
          <p role="status">{words.left(reply.left)}</p>
          <ul className={styles.list}>
            {reply.cups.map((cup) => (
              <li key={cup.cup}>
                <CupCard
                  cup={cup}
                  coins={reply.coins}
                  busy={busy === cup.cup}
                  disabled={busy !== null || reply.left === 0}
                  onEnter={() => void act(cup.cup, () => joinCup(cup.cup))}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
