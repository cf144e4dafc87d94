import { useEffect } from 'react';
import { forgetUnsaved, holdUnsaved } from '../client/session/sessionEnd.ts';

/** Tells what is not saved on a screen, so that it outlives a session that ends; null where everything is. */
export function useUnsaved(screen: string, changes: unknown): void {
  useEffect(() => {
    holdUnsaved(screen, changes);
    return () => holdUnsaved(screen, null);
  });
  // What was put back is what is not saved now.
  useEffect(() => forgetUnsaved(screen), [screen]);
}
