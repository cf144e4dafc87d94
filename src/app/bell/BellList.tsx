import { bellWords } from '../../locales/en/bell.ts';
import { en } from '../../locales/en.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Spinner } from '../../ui/loading/Spinner.tsx';
import styles from './Bell.module.css';
import { NoticeLine } from './NoticeLine.tsx';
import { useNotices } from './useNotices.ts';

/** The notices about the player's trades, newest first; each links to the screen that it is about. */
export function BellList({ onClose }: { onClose: () => void }) {
  const { notices, loading, failed, hasMore, fetchMore, read, readAll } = useNotices();
  return (
    <>
      <div className={styles.head}>
        <h2>{bellWords.title}</h2>
        {notices.some((notice) => !notice.read) && (
          <Button variant="quiet" onClick={readAll}>
            {bellWords.readAll}
          </Button>
        )}
      </div>
      <div className={styles.scroll}>
        {!loading && !failed && notices.length === 0 && <p>{bellWords.none}</p>}
        <ul>
          {notices.map((notice) => (
            <NoticeLine
              key={`${notice.user.id} ${notice.pokemon.id}`}
              notice={notice}
              onLeave={onClose}
              onFollow={() => {
                if (!notice.read) read(notice.id);
                onClose();
              }}
            />
          ))}
        </ul>
        <div className={styles.more} role="status">
          {loading && (
            <>
              <Spinner />
              {bellWords.loading}
            </>
          )}
          {failed && bellWords.failed}
        </div>
        {failed && <Button onClick={fetchMore}>{en.retry.button}</Button>}
        {!loading && !failed && hasMore && (
          <Button wide onClick={fetchMore}>
            {bellWords.older}
          </Button>
        )}
      </div>
    </>
  );
}
