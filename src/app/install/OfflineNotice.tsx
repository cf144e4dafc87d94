import { clsx } from 'clsx';
import { useStore } from 'zustand';
import { connection } from '../../client/offline/connection.ts';
import { useBridge } from '../../hooks/useBridge.ts';
import { en } from '../../locales/en.ts';
import { momentWords } from '../../locales/format.ts';
import frame from '../../ui/theme/Frame.module.css';
import styles from './Install.module.css';

const MOMENT = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** Says that the server cannot be reached, and from when is what the page shows. */
export function OfflineNotice() {
  const { lost, since } = useStore(connection);
  const isPlayer = useBridge(({ session }) => session.token !== null);
  return (
    // A live region has to be there before its text.
    <div aria-live="polite">
      {lost && isPlayer && (
        <div className={clsx(frame.notice, styles.notice)}>
          <p>
            {en.offline.lost} {since !== null && en.offline.since(momentWords(since, MOMENT))}{' '}
            {en.offline.again}
          </p>
        </div>
      )}
    </div>
  );
}
