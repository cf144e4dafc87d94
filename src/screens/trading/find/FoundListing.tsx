import type { Creature } from '../../../../contract/shapes/creature.ts';
import { marketWords } from '../../../locales/en/market.ts';
import { calledName } from '../../../locales/en/names.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Link } from '../../../ui/buttons/Link.tsx';
import { nameId } from '../../../ui/creature/nameId.ts';
import { PlayerButton } from '../../../ui/players/PlayerButton.tsx';
import { OwnersButton } from '../../../ui/trading/OwnersButton.tsx';
import { TradeCard } from '../../../ui/trading/TradeCard.tsx';
import styles from './Find.module.css';

interface Props {
  creature: Creature;
  onOffer: () => void;
  /** Called after its owner was blocked. */
  onBlock: () => void;
}

/** A listing of another player, with a button to make an offer. */
export function FoundListing({ creature, onOffer, onBlock }: Props) {
  const { id, user } = creature;
  return (
    <li className={styles.found}>
      <TradeCard
        creature={creature}
        heading={2}
        tools={
          <>
            <OwnersButton creature={creature} />
            <PlayerButton user={user} listing={{ id, name: calledName(creature) }} onBlock={onBlock} />
          </>
        }
        note={
          <Link
            className={styles.owner}
            to={`?${new URLSearchParams({ owner: user.name })}`}
            title={marketWords.alsoOf(user.name)}
          >
            {marketWords.ownedBy(user.name)}
          </Link>
        }
        actions={
          <Button variant="primary" wide aria-describedby={nameId(id)} onClick={onOffer}>
            {marketWords.offer}
          </Button>
        }
      />
      <span id={nameId(id)} hidden>
        {calledName(creature)}
      </span>
    </li>
  );
}
