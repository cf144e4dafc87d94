import type { ReactNode } from 'react';
import type { QueriedPage } from '../../../hooks/queries/usePage.ts';
import { profileWords } from '../../../locales/en/profile.ts';
import { Pager } from '../../../ui/lists/Pager.tsx';
import { Loading } from '../../../ui/loading/Loading.tsx';
import { LoadFailed } from '../../../ui/panels/LoadFailed.tsx';
import styles from '../Profile.module.css';
import list from './List.module.css';

interface Props<Reply extends { readonly count: number }> {
  page: QueriedPage<Reply>;
  words: { readonly title: string; readonly loading: string };
  /** Shown if there are no entries. */
  none: ReactNode;
  /** The list items of a page. */
  rows: (reply: Reply) => ReactNode;
}

/** A paged list of the history: loading, failed, empty, or with rows. */
export function PagedList<Reply extends { readonly count: number }>(props: Props<Reply>) {
  const { page, words, none, rows } = props;
  const { reply, loading, failure, retry, skip, turn, top } = page;
  if (failure && !reply) return <LoadFailed {...profileWords.failed} failure={failure} onRetry={retry} />;
  if (!reply) return <Loading text={words.loading} />;
  if (reply.count === 0) return none;
  return (
    <section className={styles.section} aria-label={words.title}>
      <h3 ref={top} tabIndex={-1}>
        {words.title}
      </h3>
      <ol className={list.rows} aria-busy={loading}>
        {rows(reply)}
      </ol>
      <Pager skip={skip} count={reply.count} busy={loading} onSkip={turn} />
    </section>
  );
}
