import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { bridge } from '../bridge/store.ts';
import { refreshProfile } from '../client/session/session.ts';
import { useBridge } from '../hooks/useBridge.ts';
import { HintCard } from './HintCard.tsx';
import { type HintName, hintChanges, hintsOf, isDue, noteSeen, setHintsOff } from './hintStore.ts';

/**
 * What a part of the game tells its visitor, the first time only. It stands in the page like everything else, so that it
 * never covers anything; whether it comes is settled as soon as it is known whose page this is, which is at once but for a
 * browser's first page, so that nothing moves later. Who leaves has seen it.
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
      // StrictMode only seems to leave: it is back before this task ends.
      queueMicrotask(() => mounted.current || noteSeen(player, name));
    };
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
