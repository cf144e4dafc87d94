import { en } from '../../locales/en.ts';
import styles from './Loading.module.css';
import { SkeletonPanel } from './Skeleton.tsx';
import { Spinner } from './Spinner.tsx';

interface Props {
  text?: string;
  /** What the whole screen is called, where all of it is loading: a page has its heading from the start. */
  heading?: string;
}

/**
 * Placeholder with a text while content is loading. It becomes visible after 250 ms, so that quick loads do not flash.
 */
export function Loading({ text = en.loading, heading }: Props) {
  return (
    <>
      {heading && <h1 className="visually-hidden">{en.loadingPage(heading)}</h1>}
      <div className={styles.loading} role="status" data-loading>
        <p className={styles.words}>
          <Spinner />
          {text}
        </p>
        <SkeletonPanel />
      </div>
    </>
  );
}
