import { useEffect, useRef } from 'react';
import type { Notice } from '../../contract/shapes/trade.ts';
import { onNews } from '../bridge/news.ts';

/** Does something whenever the server tells of the player's trades. */
export function useNews(listener: (notice: Notice) => void): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => onNews((notice) => latest.current(notice)), []);
}
