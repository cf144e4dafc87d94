import { useEffect, useRef } from 'react';
import { onReturn } from '../client/returns.ts';

/** Calls the listener when the player returns to this window, since data may have changed in the meantime. */
export function useReturn(listener: () => void): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => onReturn(() => latest.current()), []);
}
