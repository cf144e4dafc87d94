import { useCallback, useEffect, useRef, useState } from 'react';
import type { Notice } from '../../../contract/shapes/trade.ts';
import { fetchNotices, markRead } from '../../bridge/noticeList.ts';
import { onNotification } from '../../bridge/notifications.ts';
import { showToast } from '../../bridge/toasts.ts';
import { bellWords } from '../../locales/en/bell.ts';

/** Of one player and creature the server keeps what has happened last. */
const lineOf = ({ user, pokemon }: Notice): string => `${user.id} ${pokemon.id}`;

/** Both together, newest first, of each line the newest; of the same notice the first one that is known. */
function merged(known: readonly Notice[], more: readonly Notice[]): readonly Notice[] {
  const lines = new Set<string>();
  return [...known, ...more]
    .toSorted((one, other) => Number(other.id) - Number(one.id))
    .filter((notice) => {
      const isNew = !lines.has(lineOf(notice));
      lines.add(lineOf(notice));
      return isNew;
    });
}

/** What has happened, as far back as was asked for; what arrives meanwhile stands at the top. */
export function useNotices() {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const [count, setCount] = useState<number | null>(null);
  const [state, setState] = useState<'loading' | 'failed' | 'shown'>('loading');
  /** The same as `notices`, at once: older ones are asked for from where it ends. */
  const known = useRef<readonly Notice[]>([]);
  const here = useRef(true);

  const show = useCallback((next: readonly Notice[]) => {
    known.current = next;
    setNotices(next);
  }, []);
  const fetchMore = useCallback(async () => {
    setState('loading');
    const page = await fetchNotices(known.current.length).catch(() => null);
    if (!here.current) return;
    if (page) {
      setCount(page.count);
      show(merged(known.current, page.notices));
    }
    setState(page ? 'shown' : 'failed');
  }, [show]);
  useEffect(() => {
    here.current = true;
    void fetchMore();
    const forget = onNotification((notice) => {
      if (!notice) return;
      const before = known.current.length;
      show(merged(known.current, [notice]));
      // Whether it took the place of one further down is not known; then there is nothing more to fetch.
      const more = known.current.length - before;
      setCount((all) => (all !== null ? all + more : all));
    });
    return () => {
      here.current = false;
      forget();
    };
  }, [fetchMore, show]);

  const mark = (which: { ids: readonly string[] } | { upTo: string }) => {
    const isMeant = ({ id }: Notice) => ('ids' in which ? which.ids.includes(id) : true);
    show(known.current.map((notice) => (isMeant(notice) ? { ...notice, read: true } : notice)));
    markRead(which).catch(() => showToast('error', bellWords.notRead));
  };
  const read = (id: string) => mark({ ids: [id] });
  /** Everything up to the newest one that stands here; what has come since is not seen yet. */
  const readAll = () => {
    const [newest] = known.current;
    if (newest) mark({ upTo: newest.id });
  };
  return { notices, count, state, fetchMore, read, readAll };
}
