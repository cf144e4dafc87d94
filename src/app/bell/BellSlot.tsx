import { type ComponentType, useEffect, useState } from 'react';
import { whenQuiet } from '../../client/whenQuiet.ts';
import { loadScript } from '../../locales/loadScript.ts';
import styles from './BellSlot.module.css';

type Bell = ComponentType<{ token: string }>;

/** Reserves the bell's place in the header. Its script and its event stream start late, to keep the first page fast. */
export function BellSlot({ token }: { token: string }) {
  const [Bell, setBell] = useState<Bell | null>(null);
  useEffect(() => {
    return whenQuiet(() => {
      loadScript(import('./Bell.tsx')).then(
        (module) => setBell(() => module.Bell),
        // Without the bell the player still finds everything on the trade screens.
        () => undefined,
      );
    });
  }, []);
  return <div className={styles.slot}>{Bell && <Bell token={token} />}</div>;
}
