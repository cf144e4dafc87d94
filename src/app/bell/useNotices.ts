import { useMemo } from 'react';
import type { Notice } from '../../../contract/shapes/trade.ts';
import { markRead } from '../../client/notifications/noticeList.ts';
import { showToast } from '../../client/notifications/toasts.ts';
import { newestOfLines, noticesQuery } from '../../client/queries.ts';
import { usePieces } from '../../hooks/queries/useQuery.ts';
import { useNotifications } from '../../hooks/useNotifications.ts';
import { bellWords } from '../../locales/en/bell.ts';

/** The notices that are loaded so far. New notices of the event stream are added at the top. */
export function useNotices() {
  const { pieces, loading, failure, hasMore, fetchMore, change } = usePieces(noticesQuery);
  const notices = useMemo(() => newestOfLines((pieces ?? []).flatMap((piece) => piece.notices)), [pieces]);

  useNotifications((notice) => {
    if (!notice) return;
    // A notice that replaces an older one does not change the count.
    const isNew = newestOfLines([...notices, notice]).length > notices.length;
    change((known) =>
      known.map((piece, at) => ({
        ...piece,
        count: piece.count + (isNew ? 1 : 0),
        notices: at === 0 ? [notice, ...piece.notices] : piece.notices,
      })),
    );
  });

  const mark = (which: { ids: readonly string[] } | { upTo: string }) => {
    const isMeant = ({ id }: Notice) => !('ids' in which) || which.ids.includes(id);
    const markIn = (piece: { notices: Notice[] }) =>
      piece.notices.map((notice) => (isMeant(notice) ? { ...notice, read: true } : notice));
    const show = () => change((known) => known.map((piece) => ({ ...piece, notices: markIn(piece) })));
    show();
    // A list that was asked for in the meantime may be older than the change.
    markRead(which).then(show, () => showToast('error', bellWords.notRead));
  };
  /** Marks everything up to the newest listed notice as read; the player has not seen later ones. */
  const readAll = () => {
    const [newest] = notices;
    if (newest) mark({ upTo: newest.id });
  };
  return {
    notices,
    loading,
    failed: failure !== null,
    hasMore,
    fetchMore,
    read: (id: string) => mark({ ids: [id] }),
    readAll,
  };
}
