import { clsx } from 'clsx';
import { useStore } from 'zustand';
import { connection } from '../../client/offline/connection.ts';
import { useBridge } from '../../hooks/useBridge.ts';
import { en } from '../../locales/en.ts';
import frame from '../../ui/theme/Frame.module.css';
import styles from './Install.module.css';

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

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
            {en.offline.lost} {since !== null && en.offline.since(format.format(since))} {en.offline.again}
          </p>
        </div>
      )}
    </div>
  );
}
