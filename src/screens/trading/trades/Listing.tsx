import type { Creature } from '../../../../contract/shapes/creature.ts';
import type { Offer } from '../../../client/trades/trades.ts';
import { speciesName } from '../../../locales/en/named/species.ts';
import { tradeWords } from '../../../locales/en/trades.ts';
import { CreatureListRow } from '../../../ui/creature/CreatureListRow.tsx';
import { MovePickers } from '../../../ui/creature/moves/MovePickers.tsx';
import { OwnersButton } from '../../../ui/trading/OwnersButton.tsx';
import { Actions } from '../shared/Actions.tsx';
import styles from '../shared/Trading.module.css';
import type { Deals } from '../shared/useDeals.ts';
import type { TradedMoves } from '../shared/useTradedMoves.tsx';
import { IncomingOffer } from './IncomingOffer.tsx';

interface Props {
  listing: Creature;
  deals: Deals;
  moves: TradedMoves;
  onAccept: (offer: Offer) => void;
  onReject: (offer: Offer) => void;
  onRemove: () => void;
}

/** A listing of the player, with the offers for it below. */
export function Listing({ listing, deals, moves, onAccept, onReject, onRemove }: Props) {
  const { id, name, offers } = listing;
  const { drafts } = moves;
  const breaks = drafts.isChanged(listing) && offers.length > 0;
  return (
    <div className={styles.deal}>
      <CreatureListRow
        creature={listing}
        tools={<OwnersButton creature={listing} />}
        actions={
          <Actions
            creature={listing}
            deals={deals}
            moves={moves}
            remove={tradeWords.unlist}
            onRemove={onRemove}
          />
        }
      >
        <MovePickers
          creature={listing}
          slots={drafts.slotsOf(listing)}
          saved={listing}
          disabled={deals.busy === `save ${id}`}
          onChange={(slots) => drafts.choose(listing, slots)}
        />
        {breaks && <p className={styles.warning}>{tradeWords.savingChanges}</p>}
      </CreatureListRow>
      {offers.length === 0 && <p className={styles.waiting}>{tradeWords.waiting}</p>}
      {offers.length > 0 && (
        <ol className={styles.offers} aria-label={tradeWords.offersOf(speciesName(name))}>
          {offers.map((offer) => (
            <li key={offer.id}>
              <IncomingOffer
                offer={offer}
                busy={deals.busy}
                onAccept={() => onAccept(offer)}
                onReject={() => onReject(offer)}
              />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
