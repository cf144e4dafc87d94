import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { bridge } from '../bridge/store.ts';
import { refreshProfile } from '../client/session/session.ts';
import { useBridge } from '../hooks/useBridge.ts';
import { HintCard } from './HintCard.tsx';
import { type HintName, hintChanges, hintsOf, isDue, noteSeen, setHintsOff } from './hintStore.ts';

/**
 * A hint for a part of the game, shown on the player's first visit only. It is part of the page layout and covers
 * nothing. Whether it is shown is decided once, when the player is known, so that nothing moves later. Leaving the
 * screen marks it as seen.
 */
export function FirstHint({ name }: { name: HintName }) {
  const here = useBridge(({ session }) => session.profile?.username ?? null);
  const [settled, setSettled] = useState<{ readonly player: string | null } | null>(null);
  if (settled === null && here !== null) setSettled({ player: isDue(here, name) ? here : null });
  const player = settled?.player ?? null;
  const [dismissed, setDismissed] = useState(false);
  const mounted = useRef(false);
  useStore(hintChanges);
  useEffect(() => {
    if (bridge.getState().session.profile === null) void refreshProfile();
  }, []);
  useEffect(() => {
    if (player === null) return;
    mounted.current = true;
    return () => {
      mounted.current = false;
      // StrictMode unmounts and remounts within the same task.
      queueMicrotask(() => mounted.current || noteSeen(player, name));
    };
  }, [player, name]);
  if (player === null || dismissed || hintsOf(player).off) return null;
  const putAway = () => {
    setDismissed(true);
    noteSeen(player, name);
    // The focused button is removed: keyboard users would otherwise start again at the header.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  const stop = () => {
    putAway();
    setHintsOff(player, true);
  };
  return <HintCard name={name} onDismiss={putAway} onStop={stop} />;
}
