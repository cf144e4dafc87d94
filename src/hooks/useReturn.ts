import { useEffect, useRef } from 'react';
import { onReturn } from '../client/returns.ts';

/** Does something whenever the player comes back to this window, where time may have passed and others acted. */
export function useReturn(listener: () => void): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => onReturn(() => latest.current()), []);
}
