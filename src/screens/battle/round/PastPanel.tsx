import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { BattleDetails } from '../../../bridge/state.ts';
import { battleStory } from '../../../client/battle/log/battleStory.ts';
import { backToNow, pastRounds, showEarlierRound, showLaterRound } from '../../../client/battle/log/past.ts';
import { battleWords } from '../../../locales/en/battle.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Hint } from '../../../ui/panels/Hint.tsx';
import { Panel } from '../../../ui/panels/Panel.tsx';
import styles from './PastPanel.module.css';

interface Props {
  past: BattleDetails;
  now: BattleDetails;
}

const words = battleWords.lookBack;

/** Shown instead of the choices while the player looks back: buttons for previous, next and current round. */
export function PastPanel({ past, now }: Props) {
  const states = useStore(battleStory);
  const rounds = pastRounds(states, now);
  const isFirst = past.round === rounds[0]?.round;
  const earlier = useRef<HTMLButtonElement>(null);
  useEffect(() => earlier.current?.focus({ preventScroll: true }), []);
  return (
    <Panel className={styles.panel} aria-label={words.title}>
      <div className={styles.words}>
        <h2 className={styles.title}>{words.title}</h2>
        <p role="status">{past.round > 0 ? words.after(past.round, now.round) : words.start(now.round)}</p>
      </div>
      <div className={styles.steps}>
        {/* On the first round this button is only `aria-disabled`: a disabled button would lose the focus. */}
        <button
          ref={earlier}
          type="button"
          className={styles.step}
          aria-disabled={isFirst || undefined}
          onClick={showEarlierRound}
        >
          <span aria-hidden="true">‹ </span>
          {words.earlier}
        </button>
        <button type="button" className={styles.step} onClick={showLaterRound}>
          {words.later}
          <span aria-hidden="true"> ›</span>
        </button>
      </div>
      {isFirst && past.round > 0 && <p className={styles.note}>{words.unknown}</p>}
      <Hint className={styles.note} words={words.hint} />
      <Button variant="primary" wide onClick={backToNow}>
        {words.now}
      </Button>
    </Panel>
  );
}
