import { tradesQuery } from '../../../client/queries.ts';
import { usePage } from '../../../hooks/queries/usePage.ts';
import { tradeWords } from '../../../locales/en/trades.ts';
import { LinkButton } from '../../../ui/buttons/LinkButton.tsx';
import { Empty } from '../../../ui/panels/Empty.tsx';
import { PagedList } from './PagedList.tsx';
import { TradeRow } from './TradeRow.tsx';

const { history: words } = tradeWords;

/** The player's completed trades, newest first. */
export function Trades() {
  const page = usePage(tradesQuery);
  return (
    <PagedList
      page={page}
      words={words}
      none={
        <Empty title={words.none} text={words.noneText} creature="podkin" heading={3}>
          <LinkButton to="/findtrades" variant="primary">
            {words.find}
          </LinkButton>
        </Empty>
      }
      rows={({ trades }) =>
        trades.map((trade) => (
          <li key={trade.id}>
            <TradeRow trade={trade} />
          </li>
        ))
      }
    />
  );
}
