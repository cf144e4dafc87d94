import { useState } from 'react';
import type { Species } from '../../../../../rules/creatures/types.ts';
import { OF, SHINY, STUDIED_TIMES } from '../../../../../rules/world/encounters.ts';
import { researchQuery } from '../../../../client/queries.ts';
import { writePage } from '../../../../client/research/write.ts';
import { useQuery } from '../../../../hooks/queries/useQuery.ts';
import { speciesName } from '../../../../locales/en/named/species.ts';
import { researchWords as words } from '../../../../locales/en/research.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Loading } from '../../../../ui/loading/Loading.tsx';
import { Chip } from '../../../../ui/panels/Chip.tsx';
import { LoadFailed } from '../../../../ui/panels/LoadFailed.tsx';
import { Panel } from '../../../../ui/panels/Panel.tsx';
import { QuestProgress } from '../../../../ui/quests/QuestProgress.tsx';
import sheet from '../Species.module.css';
import styles from './Research.module.css';

const ODDS = Math.round(OF / (SHINY * STUDIED_TIMES));

interface Props {
  readonly species: Species;
  /** Number of species that the game has. */
  readonly all: number;
}

/** What there is to find out about a species, how far the player is, and the page that can be written. */
export function Research({ species: { id, name }, all }: Props) {
  const { reply, failure, retry } = useQuery(researchQuery(id));
  const [busy, setBusy] = useState(false);
  const write = async () => {
    setBusy(true);
    await writePage(id);
    setBusy(false);
  };
  const next = reply?.next;
  const page = reply?.written === 0 ? 'sketch' : 'study';
  return (
    <Panel className={sheet.part} aria-labelledby="research">
      <header className={styles.head}>
        <h2 id="research">{words.title}</h2>
        {reply && reply.written > 0 && (
          <Chip tone="good">{reply.written === 1 ? words.sketched : words.studied}</Chip>
        )}
      </header>
      {!reply && !failure && <Loading text={words.loading} />}
      {!reply && failure && <LoadFailed {...words.failed} failure={failure} onRetry={() => void retry()} />}
      {reply && (
        <>
          {next && <p>{words.intro(next.tasks)}</p>}
          <ul className={styles.tasks}>
            {reply.tasks.map(({ task, hour = 'day', count, goal }) => {
              const text = words.task(task, speciesName(name), goal, hour);
              return (
                <li key={task} data-done={count >= goal || undefined}>
                  <span>{text}</span>
                  <QuestProgress name={text} count={count} goal={goal} />
                </li>
              );
            })}
          </ul>
          {next && (
            <div className={styles.page}>
              <p>
                <strong>{words[page]}</strong> · {words.pays(next.tasks, next.coins)}
              </p>
              {next.done >= next.tasks ? (
                <Button variant="primary" busy={busy} onClick={() => void write()}>
                  {words.write[page]}
                </Button>
              ) : (
                <QuestProgress name={words[page]} count={next.done} goal={next.tasks} />
              )}
            </div>
          )}
          <p>
            {next
              ? words.odds(speciesName(name), STUDIED_TIMES, ODDS)
              : words.oddsNow(speciesName(name), STUDIED_TIMES)}
          </p>
          <small>{words.of(reply.studied, all)}</small>
        </>
      )}
    </Panel>
  );
}
