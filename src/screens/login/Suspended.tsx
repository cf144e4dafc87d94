import { type ComponentType, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { suspended } from '../../client/session/suspended.ts';
import { en } from '../../locales/en.ts';
import { loadScript } from '../../locales/loadScript.ts';
import styles from './Login.module.css';
import type { SuspendedProps } from './SuspendedNotice.tsx';

/** Tells a suspended player why. The notice with the appeal is loaded on demand; until then there is one sentence. */
export function Suspended(typed: Omit<SuspendedProps, 'suspension'>) {
  const suspension = useStore(suspended, (state) => state.suspension);
  const [Notice, setNotice] = useState<ComponentType<SuspendedProps> | null>(null);
  const isSuspended = suspension !== null;
  useEffect(() => {
    if (!isSuspended) return;
    loadScript(import('./SuspendedNotice.tsx')).then(
      ({ SuspendedNotice }) => setNotice(() => SuspendedNotice),
      // The sentence stays.
      () => undefined,
    );
  }, [isSuspended]);
  if (!suspension) return null;
  if (Notice) return <Notice suspension={suspension} {...typed} />;
  return (
    <p className={styles.ended} role="status">
      {en.login.suspended} {suspension.reason}
    </p>
  );
}
