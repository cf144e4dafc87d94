import { useCallback, useEffect, useRef, useState } from 'react';
import type { Notice } from '../../../contract/shapes/trade.ts';
import { onNews } from '../../bridge/news.ts';
import { fetchNotices, markRead } from '../../bridge/noticeList.ts';
import { notify } from '../../bridge/notices.ts';
import { bellWords } from '../../locales/en/bell.ts';

const merged = (one: readonly Notice[], more: readonly Notice[]) => [
  ...one,
  ...more.filter(({ id }) => !one.some((known) => known.id === id)),
];

/** What has happened, as far back as was asked for; what arrives meanwhile stands at the top. */
export function useNotices() {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const [count, setCount] = useState<number | null>(null);
  const [state, setState] = useState<'loading' | 'failed' | 'shown'>('loading');
  const skip = useRef(0);
  const here = useRef(true);

  const fetchMore = useCallback(async () => {
    setState('loading');
    const page = await fetchNotices(skip.current).catch(() => null);
    if (!here.current) return;
    if (page) {
      skip.current += page.notices.length;
      setCount(page.count);
      setNotices((known) => merged(known, page.notices));
    }
    setState(page ? 'shown' : 'failed');
  }, []);
  useEffect(() => {
    here.current = true;
    skip.current = 0;
    void fetchMore();
    const forget = onNews((notice) => {
      skip.current++;
      setNotices((known) => merged([notice], known));
      setCount((known) => (known !== null ? known + 1 : known));
    });
    return () => {
      here.current = false;
      forget();
    };
  }, [fetchMore]);

  const read = (ids?: readonly string[]) => {
    setNotices((known) =>
      known.map((notice) => (!ids || ids.includes(notice.id) ? { ...notice, read: true } : notice)),
    );
    markRead(ids).catch(() => notify('error', bellWords.notRead));
  };
  return { notices, count, state, fetchMore, read };
}
