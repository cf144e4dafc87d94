import { type ReactNode, useEffect } from 'react';
import type { QueriedPage } from '../../../hooks/queries/usePage.ts';
import { operatorWords } from '../../../locales/en/operator.ts';
import { en } from '../../../locales/en.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Pager } from '../../../ui/lists/Pager.tsx';
import { Loading } from '../../../ui/loading/Loading.tsx';
import { LoadFailed } from '../../../ui/panels/LoadFailed.tsx';
import styles from '../Operator.module.css';

interface Props<Reply extends { readonly count: number }> {
  page: QueriedPage<Reply>;
  words: { readonly title: string; readonly loading: string; readonly none: string };
  /** Between the title and the list. */
  tools?: ReactNode;
  /** The list items of a page. */
  rows: (reply: Reply) => ReactNode;
}

/** A list of the operator's page: loading, failed, empty, or a page of it. */
export function OperatorList<Reply extends { readonly count: number }>(props: Props<Reply>) {
  const { page, words, tools, rows } = props;
  const { reply, loading, failure, retry, skip, turn, top } = page;
  useEffect(() => {
    // What was answered is gone, with the button that had the focus.
    if (reply && document.activeElement === document.body) top.current?.focus({ preventScroll: true });
  }, [reply, top]);
  if (!reply) {
    return failure ? (
      <LoadFailed title={operatorWords.failed} text={failure.message} failure={failure} onRetry={retry} />
    ) : (
      <Loading text={words.loading} />
    );
  }
  return (
    <section className={styles.list} aria-label={words.title}>
      <h2 ref={top} tabIndex={-1}>
        {words.title}
      </h2>
      {failure && (
        <div className={styles.row} role="alert">
          <p>
            {failure.message} {operatorWords.stale}
          </p>
          <Button onClick={() => void retry()}>{en.retry.button}</Button>
        </div>
      )}
      {tools}
      {reply.count === 0 ? (
        <p role="status">{words.none}</p>
      ) : (
        <>
          <ol className={styles.list} aria-busy={loading}>
            {rows(reply)}
          </ol>
          <Pager skip={skip} count={reply.count} busy={loading} onSkip={turn} />
        </>
      )}
    </section>
  );
}
