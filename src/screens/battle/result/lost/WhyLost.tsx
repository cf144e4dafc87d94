import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { BattleDetails } from '../../../../bridge/state.ts';
import { battleStory } from '../../../../client/battle/log/battleStory.ts';
import { peakWords } from '../../../../locales/en/peaks.ts';
import { whyWords } from '../../../../locales/en/whyLost.ts';
import { spoken } from '../../../../locales/texts.ts';
import { LinkButton } from '../../../../ui/buttons/LinkButton.tsx';
import { helpsAfter } from './helps.ts';
import styles from './WhyLost.module.css';
import { whyLost } from './whyLost.ts';

/** Links to what would help after a defeat. */
function WhatHelps({ battle }: { battle: BattleDetails }) {
  return (
    <nav className={styles.helps} aria-labelledby="what-helps">
      <h2 id="what-helps" className={styles.title}>
        {peakWords.lost.help}
      </h2>
      {helpsAfter(battle).map(({ to, text }) => (
        <LinkButton key={to} to={to}>
          {text}
        </LinkButton>
      ))}
    </nav>
  );
}

/** Three reasons why the battle was lost, derived from the rounds that this window has received, and what would help. */
export function WhyLost({ battle }: { battle: BattleDetails }) {
  const states = useStore(battleStory);
  const { code } = useStore(spoken);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sentences are those of the language
  const lines = useMemo(() => whyLost(states, battle), [states, battle, code]);
  return (
    <>
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
      <WhatHelps battle={battle} />
    </>
  );
}
