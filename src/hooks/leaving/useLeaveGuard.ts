import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type Guard, setGuard } from '../../client/session/leaving.ts';

/** Index of a history entry, as the router stores it in the state. */
const indexOf = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : undefined;

/**
 * Guards a screen against every navigation to another path (links, `useNavigate`, logging out, Back and Forward,
 * closing the window) until the returned function is called.
 */
export function holdBack(pathname: string, ask: Guard['ask']): () => void {
  const here = indexOf(history.state);
  const recall = (event: PopStateEvent) => {
    event.stopImmediatePropagation();
    const there = indexOf(event.state);
    const way = here === undefined || there === undefined ? -1 : there - here;
    history.go(-way);
    ask(() => history.go(way));
  };
  const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
  const release = setGuard({ pathname, ask, recall });
  globalThis.addEventListener('beforeunload', onUnload);
  return () => {
    release();
    globalThis.removeEventListener('beforeunload', onUnload);
  };
}

export interface LeaveGuard {
  /** Whether the player is about to leave and has to confirm. */
  readonly asking: boolean;
  readonly stay: () => void;
  /** Carries out the navigation that was held back. */
  readonly leave: () => void;
}

/** While `active`, the player has to confirm before leaving the screen. The screen shows the question. */
export function useLeaveGuard(active: boolean): LeaveGuard {
  const location = useLocation();
  const [way, setWay] = useState<{ readonly go: () => void } | null>(null);
  const release = useRef<() => void>(() => undefined);

  useEffect(() => {
    if (!active) return;
    release.current = holdBack(location.pathname, (go) => setWay({ go }));
    return () => release.current();
  }, [active, location]);

  return {
    asking: way !== null,
    stay: () => setWay(null),
    leave: () => {
      release.current();
      setWay(null);
      way?.go();
    },
  };
}
