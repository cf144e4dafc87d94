import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { bridge } from '../../bridge/store.ts';
import { HintCard } from './HintCard.tsx';
import { type HintName, hintChanges, hintsOf, isDue, noteSeen, setHintsOff } from './hintStore.ts';

const playerNow = (): string | null => bridge.getState().session.profile?.username ?? null;

/**
 * What a part of the game tells its visitor, the first time only. It stands in the page like everything else, so that it
 * never covers anything; whether it comes is settled at once, so that nothing moves later. Who leaves has seen it.
 */
export function FirstHint({ name }: { name: HintName }) {
  const [player] = useState(() => {
    const now = playerNow();
    return now !== null && isDue(now, name) ? now : null;
  });
  const [dismissed, setDismissed] = useState(false);
  useStore(hintChanges);
  useEffect(() => {
    if (player === null) return;
    return () => noteSeen(player, name);
  }, [player, name]);
  if (player === null || dismissed || hintsOf(player).off) return null;
  const putAway = () => {
    setDismissed(true);
    noteSeen(player, name);
    // What had the focus is gone: nobody should have to begin at the header.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  const stop = () => {
    putAway();
    setHintsOff(player, true);
  };
  return <HintCard name={name} onDismiss={putAway} onStop={stop} />;
}
