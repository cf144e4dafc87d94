import { useMemo } from 'react';
import { useStore } from 'zustand';
import { logOf } from '../../../client/battle/log/battleLog.ts';
import { battleStory } from '../../../client/battle/log/battleStory.ts';
import { textMode } from '../../../client/session/textMode.ts';
import { useBridge } from '../../../hooks/useBridge.ts';
import { battleWords } from '../../../locales/en/battle.ts';
import { spoken } from '../../../locales/texts.ts';
import log from '../../../ui/panels/Log.module.css';
import { useNewestBelow } from '../../../ui/useNewestBelow.ts';
import styles from './BattleLog.module.css';
import { LogEntries } from './LogEntries.tsx';
import { LookBack } from './LookBack.tsx';

/**
 * Everything that has happened in this battle, the newest entry last. While the player looks back at a round, only the
 * entries up to that round.
 */
export function BattleLog() {
  const states = useStore(battleStory);
  const past = useBridge(({ battle }) => battle.past);
  const { code } = useStore(spoken);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sentences are those of the language
  const all = useMemo(() => logOf(states), [states, code]);
  const entries = past ? all.filter(({ round }) => round <= past.round) : all;
  const list = useNewestBelow(entries.length);
  // Text mode announces each entry itself.
  const isTold = useStore(textMode) !== 'off';
  const label = past ? battleWords.lookBack.log(past.round) : battleWords.log;
  const lines = <LogEntries entries={entries} isLate={(states[0]?.round ?? 0) > 0} />;
  const shared = { ref: list, className: log.entries, 'aria-label': label };
  return (
    <section className={`${log.log} ${styles.log}`} data-past={past !== null || undefined}>
      <div className={styles.head}>
        <h2 className={log.title}>{label}</h2>
        <LookBack />
      </div>
      {entries.length === 0 && <p className={log.none}>{battleWords.logEmpty}</p>}
      {/* Screen readers announce only new entries: a past round is a separate element without the log role. */}
      {past ? (
        <section key="past" {...shared}>
          {lines}
        </section>
      ) : (
        <div key="now" role="log" aria-live={isTold ? 'off' : 'polite'} {...shared}>
          {lines}
        </div>
      )}
    </section>
  );
}
