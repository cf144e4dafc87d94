import { useContext, useEffect, useRef, useState } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, useLocation } from 'react-router-dom';
import { holdBack } from './holdBack.ts';

export interface LeaveGuard {
  /** Whether the player wants to leave and has to be asked. */
  readonly asking: boolean;
  readonly stay: () => void;
  /** Goes where the player wanted to go. */
  readonly leave: () => void;
}

/** As long as it is active, nobody leaves the screen without being asked; the screen asks. */
export function useLeaveGuard(active: boolean): LeaveGuard {
  const { navigator } = useContext(NavigationContext);
  const location = useLocation();
  const [way, setWay] = useState<{ readonly go: () => void } | null>(null);
  const release = useRef<() => void>(() => undefined);

  useEffect(() => {
    if (!active) return;
    release.current = holdBack(navigator, location.pathname, (go) => setWay({ go }));
    return () => release.current();
  }, [active, navigator, location]);

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
