import { useState } from 'react';
import type { Creature } from '../../../../contract/shapes/creature.ts';
import { achievementMayBeReached } from '../../../client/achievements/mayBeReached.ts';
import { listingsQuery } from '../../../client/queries.ts';
import { acceptOffer, type Offer, rejectOffer, unlist } from '../../../client/trades/trades.ts';
import { usePage } from '../../../hooks/queries/usePage.ts';
import { useKeptScroll } from '../../../hooks/useKeptScroll.ts';
import { speciesName } from '../../../locales/en/named/species.ts';
import { tradeWords } from '../../../locales/en/trades.ts';
import { LinkButton } from '../../../ui/buttons/LinkButton.tsx';
import { Empty } from '../../../ui/panels/Empty.tsx';
import { Panel } from '../../../ui/panels/Panel.tsx';
import { TradePage } from '../shared/TradePage.tsx';
import styles from '../shared/Trading.module.css';
import { useDeals } from '../shared/useDeals.ts';
import { useTradedMoves } from '../shared/useTradedMoves.tsx';
import { AcceptDialog } from './AcceptDialog.tsx';
import { Arrived, type ArrivedCreatures } from './ArrivedCreatures.tsx';
import { Listing } from './Listing.tsx';

/** Shown if the player has no listings. */
function NoListings() {
  return (
    <Panel width="narrow">
      <Empty title={tradeWords.noOffers} text={tradeWords.unlistedText} creature="podkin">
        <LinkButton to="/pokemons" variant="primary">
          {tradeWords.choose}
        </LinkButton>
        <LinkButton to="/findtrades">{tradeWords.find}</LinkButton>
      </Empty>
    </Panel>
  );
}

/** The player's listings, with other players' offers for them. */
export default function TradesScreen() {
  const list = usePage(listingsQuery);
  const deals = useDeals(list.retry, list.top);
  const moves = useTradedMoves(deals);
  const [arrival, setArrival] = useState<ArrivedCreatures | null>(null);
  /** The offer that the player is comparing before accepting it. */
  const [asked, setAsked] = useState<{ listing: Creature; offer: Offer } | null>(null);
  useKeptScroll();

  const confirm = (listing: Creature, offer: Offer) => {
    setAsked(null);
    void accept(listing, offer);
  };
  const accept = async (listing: Creature, offer: Offer) => {
    const came = await deals.run({
      key: `accept ${offer.id}`,
      about: listing.id,
      act: () => acceptOffer(listing.id, offer),
      done: tradeWords.traded,
      failed: tradeWords.notTraded,
    });
    if (!came) return;
    achievementMayBeReached();
    moves.drafts.forget([listing.id]);
    setArrival({ offer: offer.id, given: speciesName(listing.name), user: offer.user.name, came });
  };
  const reject = (listing: Creature, offer: Offer) =>
    deals.run({
      key: `reject ${offer.id}`,
      about: listing.id,
      act: () => rejectOffer(listing.id, offer),
      done: tradeWords.rejected,
      failed: tradeWords.notTraded,
    });
  const remove = ({ id }: Creature) =>
    deals.run({
      key: `remove ${id}`,
      about: id,
      act: () => unlist(id),
      done: tradeWords.unlisted,
      failed: tradeWords.notUnlisted,
    });
  const shown = list.reply?.pokemons ?? [];
  const homeless = deals.problem && !shown.some(({ id }) => id === deals.problem?.about);
  return (
    <>
      <TradePage
        title={tradeWords.listings}
        fetching={tradeWords.fetchingListings}
        list={list}
        busy={deals.busy !== null}
        news={
          <>
            {homeless && (
              <p className={styles.alert} role="alert">
                {deals.problem?.text}
              </p>
            )}
            {arrival && <Arrived key={arrival.offer} arrival={arrival} />}
          </>
        }
        empty={<NoListings />}
      >
        {(listings) =>
          listings.map((listing) => (
            <Listing
              key={listing.id}
              listing={listing}
              deals={deals}
              moves={moves}
              onAccept={(offer) => setAsked({ listing, offer })}
              onReject={(offer) => void reject(listing, offer)}
              onRemove={() => void remove(listing)}
            />
          ))
        }
      </TradePage>
      {asked && (
        <AcceptDialog
          {...asked}
          now={shown
            .find(({ id }) => id === asked.listing.id)
            ?.offers.find(({ id }) => id === asked.offer.id)}
          onConfirm={() => confirm(asked.listing, asked.offer)}
          onClose={() => setAsked(null)}
        />
      )}
      {moves.question}
    </>
  );
}
