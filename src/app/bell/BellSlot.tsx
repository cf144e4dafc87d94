import { type ComponentType, useEffect, useState } from 'react';
import { loadScript } from '../../api/loadScript.ts';
import styles from './BellSlot.module.css';

type Bell = ComponentType<{ token: string }>;

/** Milliseconds after the page is rendered until the bell is loaded. */
const BELL_DELAY = 1500;

/** Reserves the bell's place in the header. Its script and its event stream start late, to keep the first page fast. */
export function BellSlot({ token }: { token: string }) {
  const [Bell, setBell] = useState<Bell | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      loadScript(import('./Bell.tsx')).then(
        (module) => setBell(() => module.Bell),
        // Without the bell the player still finds everything on the trade screens.
        () => undefined,
      );
    }, BELL_DELAY);
    return () => clearTimeout(timer);
  }, []);
  return <div className={styles.slot}>{Bell && <Bell token={token} />}</div>;
}
