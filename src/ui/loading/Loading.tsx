import { en } from '../../locales/en.ts';
import styles from './Loading.module.css';
import { SkeletonPanel } from './Skeleton.tsx';
import { Spinner } from './Spinner.tsx';

/**
 * Placeholder with a text while content is loading. It becomes visible after 250 ms, so that quick loads do not flash.
 */
export function Loading({ text = en.loading }: { text?: string }) {
  return (
    <div className={styles.loading} role="status" data-loading>
      <p className={styles.words}>
        <Spinner />
        {text}
      </p>
      <SkeletonPanel />
    </div>
  );
}
