import type { Creature } from '../../../../contract/shapes/creature.ts';
import type { Offer } from '../../../client/trades/trades.ts';
import { marketWords } from '../../../locales/en/market.ts';
import { calledName } from '../../../locales/en/names.ts';
import { tradeWords } from '../../../locales/en/trades.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { Comparison } from '../shared/Comparison.tsx';
import styles from '../shared/Trading.module.css';

interface Props {
  listing: Creature;
  offer: Offer;
  /** The offer in the current list; undefined if it is gone. */
  now: Offer | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

const { accepting } = tradeWords;

/** Compares both sides before the player accepts the final trade. */
export function AcceptDialog({ listing, offer, now, onConfirm, onClose }: Props) {
  const isOpen = now !== undefined && !now.changed;
  const others = listing.offers.length > 1;
  return (
    <Dialog
      wide
      title={marketWords.compareTitle}
      text={accepting.text(calledName(listing))}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{accepting.cancel}</Button>
          <Button variant="go" disabled={!isOpen} onClick={onConfirm}>
            {accepting.confirm}
          </Button>
        </>
      }
    >
      {!isOpen && (
        <p className={styles.problem} role="alert">
          {now ? `${tradeWords.changed} ${tradeWords.changedForLister}` : accepting.gone}
        </p>
      )}
      <Comparison
        listed={listing}
        offered={(now ?? offer).pokemons}
        gives="listed"
        user={offer.user.name}
        note={others ? accepting.others(calledName(listing)) : null}
      />
    </Dialog>
  );
}
