import type { ReactNode } from 'react';
import type { Creature } from '../../../../contract/shapes/creature.ts';
import type { QueriedPage } from '../../../hooks/queries/usePage.ts';
import { tradeWords } from '../../../locales/en/trades.ts';
import { en } from '../../../locales/en.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { LinkButton } from '../../../ui/buttons/LinkButton.tsx';
import { Pager } from '../../../ui/lists/Pager.tsx';
import { Loading } from '../../../ui/loading/Loading.tsx';
import { LoadFailed } from '../../../ui/panels/LoadFailed.tsx';
import { Panel } from '../../../ui/panels/Panel.tsx';
import styles from './Trading.module.css';

interface Props {
  title: string;
  fetching: string;
  list: Omit<QueriedPage<{ readonly pokemons: readonly Creature[]; readonly count: number }>, 'change'>;
  /** Disables paging while a deal is pending. */
  busy: boolean;
  /** Content above the list. */
  news?: ReactNode;
  /** Shown if the list is empty. */
  empty: ReactNode;
  children: (creatures: readonly Creature[]) => ReactNode;
}

/** A page of the player's listings or offers. */
export function TradePage({ title, fetching, list, busy, news, empty, children }: Props) {
  const { reply, loading, failure, retry, skip, turn, top } = list;
  const none = reply !== null && reply.count <= 0;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 ref={top} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <LinkButton to="/profile?tab=trades" variant="quiet">
          {tradeWords.past}
        </LinkButton>
      </header>
      {news}
      {!reply && !failure && <Loading text={fetching} />}
      {!reply && failure && (
        <Panel width="narrow">
          <LoadFailed {...tradeWords.failed} failure={failure} onRetry={retry} />
        </Panel>
      )}
      {reply && (
        <p className={styles.state} role="status">
          {loading && fetching}
          {failure && tradeWords.stale}
        </p>
      )}
      {reply && failure && <Button onClick={retry}>{en.retry.button}</Button>}
      {none && !loading && empty}
      {reply && !none && (
        <>
          <div className={styles.list} aria-busy={loading}>
            {children(reply.pokemons)}
          </div>
          <Pager skip={skip} count={reply.count} busy={loading || busy} onSkip={turn} />
        </>
      )}
    </div>
  );
}
