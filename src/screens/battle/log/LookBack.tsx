import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { battleStory } from '../../../client/battle/log/battleStory.ts';
import { pastRounds, showEarlierRound } from '../../../client/battle/log/past.ts';
import { useBridge } from '../../../hooks/useBridge.ts';
import { battleWords } from '../../../locales/en/battle.ts';
import styles from './BattleLog.module.css';

/** Button that opens the past rounds. It is hidden if there are none, and while a past round is shown. */
export function LookBack() {
  const battle = useBridge((state) => state.battle.battle);
  const past = useBridge((state) => state.battle.past);
  const waits = useBridge(({ battle: { busy, playback } }) => busy !== null || playback !== null);
  const states = useStore(battleStory);
  const button = useRef<HTMLButtonElement>(null);
  const wasPast = useRef(false);
  useEffect(() => {
    // After the return from the past rounds the focus goes back to this button.
    if (wasPast.current && !past && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
    wasPast.current = past !== null;
  }, [past]);
  if (!battle || past || pastRounds(states, battle).length === 0) return null;
  return (
    <button
      ref={button}
      type="button"
      className={styles.back}
      aria-disabled={waits || undefined}
      onClick={showEarlierRound}
    >
      {battleWords.lookBack.open}
    </button>
  );
}
