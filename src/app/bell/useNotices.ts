import { useMemo } from 'react';
import type { Notice } from '../../../contract/shapes/trade.ts';
import { markRead } from '../../client/notifications/noticeList.ts';
import { showToast } from '../../client/notifications/toasts.ts';
import { newestOfLines, noticesQuery } from '../../client/queries.ts';
import { usePieces } from '../../hooks/queries/useQuery.ts';
import { useNotifications } from '../../hooks/useNotifications.ts';
import { bellWords } from '../../locales/en/bell.ts';

/** What has happened, as far back as was asked for; what arrives meanwhile stands at the top. */
export function useNotices() {
  const { pieces, loading, failure, hasMore, fetchMore, change } = usePieces(noticesQuery);
  const notices = useMemo(() => newestOfLines((pieces ?? []).flatMap((piece) => piece.notices)), [pieces]);

  useNotifications((notice) => {
    if (!notice) return;
    // Where it takes the place of one further down, there is nothing more to fetch.
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
    change((known) => known.map((piece) => ({ ...piece, notices: markIn(piece) })));
    markRead(which).catch(() => showToast('error', bellWords.notRead));
  };
  /** Everything up to the newest one that stands here; what has come since is not seen yet. */
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
