import type { BattleDetails } from '../../../bridge/state.ts';
import { peakWords } from '../../../locales/en/peaks.ts';
import { LinkButton } from '../../../ui/buttons/LinkButton.tsx';
import { helpsAfter } from './helps.ts';
import styles from './WhyLost.module.css';

/** Links to what would help after a defeat. */
export function WhatHelps({ battle }: { battle: BattleDetails }) {
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
