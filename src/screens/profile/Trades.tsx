import { useNews } from '../../app/useNews.ts';
import { usePage } from '../../app/usePage.ts';
import { fetchTrades } from '../../bridge/trades.ts';
import { tradeWords } from '../../locales/en/trades.ts';
import { Empty } from '../../ui/Empty.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Pager } from '../../ui/more/Pager.tsx';
import { Failed } from './Failed.tsx';
import list from './List.module.css';
import styles from './Profile.module.css';
import { TradeRow } from './TradeRow.tsx';

const { history: words } = tradeWords;

/** The trades that took place, newest first. */
export function Trades() {
  const { reply, loading, failed, retry, refresh, skip, turn, top } = usePage('trades', fetchTrades);
  useNews(refresh);
  if (failed && !reply) return <Failed onRetry={retry} />;
  if (!reply) return <Loading text={words.loading} />;
  if (reply.count === 0) {
    return (
      <Empty title={words.none} text={words.noneText} creature="podkin" heading={3}>
        <LinkButton to="/findtrades" look="primary">
          {words.find}
        </LinkButton>
      </Empty>
    );
  }
  return (
    <section className={styles.section} aria-label={words.title}>
      <h3 ref={top} tabIndex={-1}>
        {words.title}
      </h3>
      <ol className={list.rows} aria-busy={loading}>
        {reply.trades.map((trade) => (
          <li key={trade.id}>
            <TradeRow trade={trade} />
          </li>
        ))}
      </ol>
      <Pager skip={skip} count={reply.count} busy={loading} onSkip={turn} />
    </section>
  );
}
