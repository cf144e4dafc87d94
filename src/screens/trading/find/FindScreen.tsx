import { useMemo, useState } from 'react';
import { MOST_FOUND } from '../../../../contract/trades.ts';
import { marketQuery, matchesQuery } from '../../../client/queries.ts';
import { usePage } from '../../../hooks/queries/usePage.ts';
import { useQuery } from '../../../hooks/queries/useQuery.ts';
import { useAddress } from '../../../hooks/useAddress.ts';
import { useKeptScroll } from '../../../hooks/useKeptScroll.ts';
import { marketWords } from '../../../locales/en/market.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { LinkButton } from '../../../ui/buttons/LinkButton.tsx';
import { Empty } from '../../../ui/panels/Empty.tsx';
import { Panel } from '../../../ui/panels/Panel.tsx';
import { TradePage } from '../shared/TradePage.tsx';
import styles from './Find.module.css';
import { FoundListing } from './FoundListing.tsx';
import { MarketTools } from './MarketTools.tsx';
import { marketIn, noMarketFilters } from './marketAddress.ts';
import { type Deal, keptOffer } from './offer/keptOffer.ts';
import { OfferDialog } from './offer/OfferDialog.tsx';
import { Matches } from './wanted/Matches.tsx';
import { Wanted } from './wanted/Wanted.tsx';

/** Shown if no listing matches. */
function NothingFound({ onClear }: { onClear: (() => void) | null }) {
  return (
    <Panel width="narrow">
      <Empty title={marketWords.noneTitle} text={marketWords.noneText} creature="podkin">
        {onClear && (
          <Button variant="primary" onClick={onClear}>
            {marketWords.anybody}
          </Button>
        )}
        <LinkButton to="/pokemons">{marketWords.put}</LinkButton>
      </Empty>
    </Panel>
  );
}

/** The market: other players' listings, with a search and a button to make an offer. */
export default function FindScreen() {
  const [params, change] = useAddress();
  const query = useMemo(() => marketIn(params), [params]);
  const list = usePage((skip) => marketQuery({ ...query, skip }));
  const matches = useQuery(matchesQuery);
  const [deal, setDeal] = useState<Deal | null>(keptOffer);
  useKeptScroll();
  const { reply } = list;
  const narrowed = Object.keys(query).length > 0;
  return (
    <>
      <TradePage
        title={marketWords.title}
        fetching={marketWords.fetching}
        list={list}
        busy={false}
        news={
          <>
            <Matches
              matches={matches.reply?.matches ?? []}
              onOffer={({ theirs, mine }) => setDeal({ target: theirs, wished: mine })}
            />
            <Wanted onChange={matches.refresh} />
            <MarketTools query={query} found={reply?.count ?? 0} onChange={change} />
            {reply?.more && <p className={styles.more}>{marketWords.more(MOST_FOUND)}</p>}
          </>
        }
        empty={<NothingFound onClear={narrowed ? () => change(noMarketFilters) : null} />}
      >
        {(creatures) => (
          <ul className={styles.cards}>
            {creatures.map((creature) => (
              <FoundListing
                key={creature.id}
                creature={creature}
                onOffer={() => setDeal({ target: creature, wished: [] })}
                // The listing vanishes, with the button that was pressed.
                onBlock={() => list.top.current?.focus({ preventScroll: true })}
              />
            ))}
          </ul>
        )}
      </TradePage>
      {deal && (
        <OfferDialog
          {...deal}
          onFresh={(target) => setDeal({ ...deal, target })}
          onClose={() => setDeal(null)}
          onBlock={() => {
            setDeal(null);
            list.top.current?.focus({ preventScroll: true });
          }}
          onReload={() => {
            void list.retry();
            matches.refresh();
          }}
        />
      )}
    </>
  );
}
