import { useEffect, useRef } from 'react';
import type { Notice } from '../../contract/shapes/trade.ts';
import { onNotification } from '../client/notifications/notifications.ts';

/** Calls the listener for every new notice, and with null when the event stream begins. */
export function useNotifications(listener: (notice: Notice | null) => void): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => onNotification((notice) => latest.current(notice)), []);
}
