import { useEffect, useRef } from 'react';
import type { Notice } from '../../contract/shapes/trade.ts';
import { onNotification } from '../client/notifications/notifications.ts';

/** Does something whenever the server tells of the player's trades, and, with null, when it begins to. */
export function useNotifications(listener: (notice: Notice | null) => void): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => onNotification((notice) => latest.current(notice)), []);
}
