import { useBridge } from '../../hooks/useBridge.ts';
import { trialWords as words } from '../../locales/en/trial.ts';
import { Link } from '../../ui/buttons/Link.tsx';
import frame from '../../ui/theme/Frame.module.css';
import { useWatches } from '../bell/useWatches.ts';
import styles from './TrialNotice.module.css';

/** Says on every page that this is a trial. */
export function TrialNotice() {
  useWatches(useBridge(({ session }) => session.token));
  return (
    <section className={styles.notice} aria-label={words.label}>
      <span>{words.notice}</span>
      <Link className={frame.link} to="/guest">
        {words.more}
      </Link>
    </section>
  );
}
