import type { Creature } from '../../../../contract/shapes/creature.ts';
import { calledName } from '../../../locales/en/names.ts';
import { tradeWords } from '../../../locales/en/trades.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Link } from '../../../ui/buttons/Link.tsx';
import { PlayerButton } from '../../../ui/players/PlayerButton.tsx';
import { OwnersButton } from '../../../ui/trading/OwnersButton.tsx';
import { TradeCard } from '../../../ui/trading/TradeCard.tsx';
import styles from '../shared/Trading.module.css';
import type { Deals } from '../shared/useDeals.ts';
import type { TradedMoves } from '../shared/useTradedMoves.tsx';
import type { OfferGroup, Target } from './groupOffers.ts';
import { Made } from './Made.tsx';

interface Props {
  group: OfferGroup;
  deals: Deals;
  moves: TradedMoves;
  onRemoveAll: () => void;
  onRemove: (creature: Creature) => void;
}

/** Returns the address of a listing in the market. */
const marketOf = ({ name, user }: Target) => `/findtrades?${new URLSearchParams({ name, owner: user.name })}`;

/** Another player's listing, and the player's offers for it. */
export function Group({ group: { target, offers }, deals, moves, onRemoveAll, onRemove }: Props) {
  const { id, user } = target;
  const title = `group-${id}`;
  const why = deals.problem?.about === id ? deals.problem.text : null;
  return (
    <section className={styles.group} aria-labelledby={title}>
      <header className={styles.offerHead}>
        <h2 id={title}>{tradeWords.offeredFor(calledName(target), user.name)}</h2>
        <Link className={styles.more} to={marketOf(target)}>
          {tradeWords.toOffer}
        </Link>
      </header>
      <TradeCard
        creature={target}
        tools={
          <>
            <OwnersButton creature={target} />
            <PlayerButton user={user} listing={{ id, name: calledName(target) }} />
          </>
        }
        note={tradeWords.owner(user.name)}
      />
      {offers.map((offer) => (
        <Made key={offer.id} offer={offer} deals={deals} moves={moves} onRemove={onRemove} />
      ))}
      {why && (
        <p className={styles.problem} role="status">
          {why}
        </p>
      )}
      <div className={styles.answers}>
        <Button
          aria-describedby={title}
          busy={deals.busy === `remove ${id}`}
          disabled={deals.busy !== null}
          onClick={onRemoveAll}
        >
          {tradeWords.removeAll}
        </Button>
      </div>
    </section>
  );
}
