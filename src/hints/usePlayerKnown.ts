import { useEffect, useState } from 'react';
import { bridge } from '../bridge/store.ts';
import { refreshProfile } from '../client/session/session.ts';
import { useBridge } from '../hooks/useBridge.ts';

/**
 * Whether it is known who plays, or that nobody can say it now. Until then it is open whether a first hint is due, which
 * would push down what stands below it.
 */
export function usePlayerKnown(): boolean {
  const known = useBridge(({ session }) => session.profile !== null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (bridge.getState().session.profile !== null) return;
    void refreshProfile().then((profile) => setFailed(profile === null));
  }, []);
  return known || failed;
}
