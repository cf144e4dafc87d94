import { bellWords } from '../../locales/en/bell.ts';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import styles from './Bell.module.css';
import { NoticeLine } from './NoticeLine.tsx';
import { useNotices } from './useNotices.ts';

/** What has happened to the player's trades, newest first; each leads where it belongs. */
export function BellList({ onClose }: { onClose: () => void }) {
  const { notices, count, state, fetchMore, read, readAll } = useNotices();
  return (
    <>
      <div className={styles.head}>
        <h2>{bellWords.title}</h2>
        {notices.some((notice) => !notice.read) && (
          <Button look="quiet" onClick={readAll}>
            {bellWords.readAll}
          </Button>
        )}
      </div>
      <div className={styles.scroll}>
        {count === 0 && notices.length === 0 && <p>{bellWords.none}</p>}
        <ul>
          {notices.map((notice) => (
            <NoticeLine
              key={`${notice.user.id} ${notice.pokemon.id}`}
              notice={notice}
              onFollow={() => {
                if (!notice.read) read(notice.id);
                onClose();
              }}
            />
          ))}
        </ul>
        <div className={styles.more} role="status">
          {state === 'loading' && (
            <>
              <Spinner />
              {bellWords.loading}
            </>
          )}
          {state === 'failed' && bellWords.failed}
        </div>
        {state === 'failed' && <Button onClick={() => void fetchMore()}>{bellWords.retry}</Button>}
        {state === 'shown' && count !== null && count > notices.length && (
          <Button wide onClick={() => void fetchMore()}>
            {bellWords.older}
          </Button>
        )}
      </div>
    </>
  );
}
