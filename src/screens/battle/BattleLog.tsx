import { Fragment, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { battleLog } from '../../bridge/battleLog.ts';
import { battleWords } from '../../locales/en/battle.ts';
import styles from './BattleLog.module.css';

/** Everything that happened in this battle; the newest stands below, the older ones scroll back. */
export function BattleLog() {
  const entries = useStore(battleLog);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!list.current) return;
    // What scrolls must be within reach of the keyboard.
    list.current.tabIndex = 0;
    if (entries.length > 0) list.current.scrollTop = list.current.scrollHeight;
  }, [entries]);
  return (
    <section className={styles.log}>
      <h2 className={styles.title}>{battleWords.log}</h2>
      {entries.length === 0 && <p className={styles.none}>{battleWords.logEmpty}</p>}
      <div ref={list} className={styles.entries} role="log" aria-label={battleWords.log}>
        {entries.map(({ key, round, text }, index) => (
          <Fragment key={key}>
            {entries[index - 1]?.round !== round && (
              <h3>{round > 0 ? battleWords.round(round) : battleWords.start}</h3>
            )}
            <p>{text}</p>
          </Fragment>
        ))}
      </div>
    </section>
  );
}
