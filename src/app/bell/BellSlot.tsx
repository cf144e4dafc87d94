import { type ComponentType, useEffect, useState } from 'react';
import { loadScript } from '../../api/loadScript.ts';
import styles from './BellSlot.module.css';

type Bell = ComponentType<{ token: string }>;

/** The bell comes when everything else is there, so many milliseconds after the page. */
const BELL_DELAY = 1500;

/** Keeps the bell's place in the header; its script, and the stream that it listens to, weigh on no first page. */
export function BellSlot({ token }: { token: string }) {
  const [Bell, setBell] = useState<Bell | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      loadScript(import('./Bell.tsx')).then(
        (module) => setBell(() => module.Bell),
        // The lists show everything, too.
        () => undefined,
      );
    }, BELL_DELAY);
    return () => clearTimeout(timer);
  }, []);
  return <div className={styles.slot}>{Bell && <Bell token={token} />}</div>;
}
