import { offeredQuery } from '../../../client/queries.ts';
import { takeBack } from '../../../client/trades/trades.ts';
import { usePage } from '../../../hooks/queries/usePage.ts';
import { useKeptScroll } from '../../../hooks/useKeptScroll.ts';
import { tradeWords } from '../../../locales/en/trades.ts';
import { LinkButton } from '../../../ui/buttons/LinkButton.tsx';
import { Empty } from '../../../ui/panels/Empty.tsx';
import { Panel } from '../../../ui/panels/Panel.tsx';
import { TradePage } from '../shared/TradePage.tsx';
import styles from '../shared/Trading.module.css';
import { useDeals } from '../shared/useDeals.ts';
import { useTradedMoves } from '../shared/useTradedMoves.tsx';
import { Group } from './Group.tsx';
import { groupOffers } from './groupOffers.ts';
import { wholeGroup } from './wholeGroup.ts';

/** Shown if the player has made no offers. */
function NothingOffered() {
  return (
    <Panel width="narrow">
      <Empty title={tradeWords.noOffers} text={tradeWords.notOfferedText} creature="podkin">
        <LinkButton to="/findtrades" variant="primary">
          {tradeWords.find}
        </LinkButton>
      </Empty>
    </Panel>
  );
}

/** The player's offers, grouped by listing. */
export default function OffersScreen() {
  const list = usePage(offeredQuery);
  const deals = useDeals(list.retry, list.top);
  const moves = useTradedMoves(deals);
  useKeptScroll();

  const shown = list.reply?.pokemons ?? [];
  const remove = (about: string, ids: () => Promise<readonly string[]>) =>
    deals.run({
      key: `remove ${about}`,
      about,
      act: async () => takeBack(await ids()),
      done: tradeWords.takenBack,
      failed: tradeWords.notTraded,
    });
  const homeless =
    deals.problem &&
    !shown.some(({ id, offeredTo }) => [id, offeredTo?.id].includes(deals.problem?.about ?? ''));
  return (
    <>
      <TradePage
        title={tradeWords.offered}
        fetching={tradeWords.fetchingOffered}
        list={list}
        busy={deals.busy !== null}
        news={
          homeless && (
            <p className={styles.alert} role="alert">
              {deals.problem?.text}
            </p>
          )
        }
        empty={<NothingOffered />}
      >
        {(offered) =>
          groupOffers(offered).map((group) => (
            <Group
              key={group.target.id}
              group={group}
              deals={deals}
              moves={moves}
              onRemoveAll={() =>
                void remove(group.target.id, () => wholeGroup(group.target.id, offered, list.skip))
              }
              onRemove={({ id }) => void remove(id, async () => [id])}
            />
          ))
        }
      </TradePage>
      {moves.question}
    </>
  );
}
