import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type Guard, setGuard } from '../../client/session/leaving.ts';

/** Where the router keeps how far an entry of the history lies from the first one. */
const indexOf = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : undefined;

/**
 * Holds back every way to another path (links, `useNavigate`, logging out, Back and Forward, closing the window) until
 * the returned function is called.
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
  /** Whether the player wants to leave and has to be asked. */
  readonly asking: boolean;
  readonly stay: () => void;
  /** Goes where the player wanted to go. */
  readonly leave: () => void;
}

/** As long as it is active, nobody leaves the screen without being asked; the screen asks. */
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
