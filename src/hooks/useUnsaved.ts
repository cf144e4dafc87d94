import { useEffect } from 'react';
import { forgetUnsaved, holdUnsaved } from '../client/session/sessionEnd.ts';

/** Registers a screen's unsaved changes, so that they survive an expired session; null if there are none. */
export function useUnsaved(screen: string, changes: unknown): void {
  useEffect(() => {
    holdUnsaved(screen, changes);
    return () => holdUnsaved(screen, null);
  });
  // Restored changes are unsaved changes from now on.
  useEffect(() => forgetUnsaved(screen), [screen]);
}
