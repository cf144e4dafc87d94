import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { BattleDetails } from '../../../bridge/state.ts';
import { battleStory } from '../../../client/battle/log/battleStory.ts';
import { whyWords } from '../../../locales/en/whyLost.ts';
import styles from './WhyLost.module.css';
import { whyLost } from './whyLost.ts';

/** Three reasons why the battle was lost, derived from the rounds that this window has received. */
export function WhyLost({ battle }: { battle: BattleDetails }) {
  const states = useStore(battleStory);
  const lines = useMemo(() => whyLost(states, battle), [states, battle]);
  return (
    <section className={styles.why} aria-labelledby="why-lost">
      <h2 id="why-lost" className={styles.title}>
        {whyWords.title}
      </h2>
      <ol className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </section>
  );
}
