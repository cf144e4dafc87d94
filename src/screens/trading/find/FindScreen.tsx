import { useMemo, useState } from 'react';
import type { Creature } from '../../../../contract/shapes/creature.ts';
import { MOST_FOUND } from '../../../../contract/trades.ts';
import { useAddress } from '../../../app/useAddress.ts';
import { useAsked } from '../../../app/useAsked.ts';
import { useKeptScroll } from '../../../app/useKeptScroll.ts';
import { useNews } from '../../../app/useNews.ts';
import { usePage } from '../../../app/usePage.ts';
import { fetchMatches, searchMarket } from '../../../bridge/market.ts';
import { marketWords } from '../../../locales/en/market.ts';
import { TradePage } from '../shared/TradePage.tsx';
import styles from './Find.module.css';
import { Found } from './Found.tsx';
import { MarketTools } from './MarketTools.tsx';
import { Matches } from './Matches.tsx';
import { marketIn, noWishes } from './marketAddress.ts';
import { NothingFound } from './NothingFound.tsx';
import { OfferDialog } from './OfferDialog.tsx';
import { Wanted } from './Wanted.tsx';

/** What others have in trade: to be found, and to be offered for. */
export default function FindScreen() {
  const [params, change] = useAddress();
  const query = useMemo(() => marketIn(params), [params]);
  const list = usePage(`market ${JSON.stringify(query)}`, (skip) => searchMarket({ ...query, skip }));
  const matches = useAsked('matches', fetchMatches);
  const [target, setTarget] = useState<Creature | null>(null);
  useKeptScroll();
  useNews(() => {
    void list.refresh();
    void matches.refresh();
  });
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
            <Matches asked={matches} onOffer={setTarget} />
            <Wanted onChange={() => void matches.retry()} />
            <MarketTools query={query} found={reply?.count ?? 0} onChange={change} />
            {reply?.more && <p className={styles.more}>{marketWords.more(MOST_FOUND)}</p>}
          </>
        }
        empty={<NothingFound onClear={narrowed ? () => change(noWishes) : null} />}
      >
        {(creatures) => (
          <ul className={styles.cards}>
            {creatures.map((creature) => (
              <Found key={creature.id} creature={creature} onOffer={() => setTarget(creature)} />
            ))}
          </ul>
        )}
      </TradePage>
      {target && (
        <OfferDialog
          target={target}
          onFresh={setTarget}
          onClose={() => setTarget(null)}
          onReload={() => void list.retry()}
        />
      )}
    </>
  );
}
