import clsx from 'clsx';
import type { Creature } from '../../../../contract/shapes/creature.ts';
import { tradeWords } from '../../../locales/en/trades.ts';
import { CreatureListRow } from '../../../ui/creature/CreatureListRow.tsx';
import { MovePickers } from '../../../ui/creature/moves/MovePickers.tsx';
import { minuteOf } from '../../../ui/dates.ts';
import { OwnersButton } from '../../../ui/trading/OwnersButton.tsx';
import { Actions } from '../shared/Actions.tsx';
import styles from '../shared/Trading.module.css';
import type { Deals } from '../shared/useDeals.ts';
import type { TradedMoves } from '../shared/useTradedMoves.tsx';
import type { MadeOffer } from './groupOffers.ts';

interface Props {
  offer: MadeOffer;
  deals: Deals;
  moves: TradedMoves;
  onRemove: (creature: Creature) => void;
}

/** An offer of the player; its creatures are accepted or rejected together. */
export function Made({ offer: { at, changed, creatures }, deals, moves, onRemove }: Props) {
  const { drafts } = moves;
  const breaks = !changed && creatures.some((creature) => drafts.isChanged(creature));
  return (
    <div className={clsx(styles.rows, styles.made)}>
      {at !== null && (
        <p className={styles.when}>
          <time dateTime={at}>{tradeWords.since(minuteOf(at))}</time>
        </p>
      )}
      {changed && (
        <p className={styles.warning}>
          {tradeWords.changed} {tradeWords.changedForMaker}
        </p>
      )}
      <ul className={styles.rows}>
        {creatures.map((creature) => (
          <li key={creature.id}>
            <CreatureListRow
              creature={creature}
              heading={3}
              flat
              tools={<OwnersButton creature={creature} />}
              actions={
                <Actions
                  creature={creature}
                  deals={deals}
                  moves={moves}
                  remove={tradeWords.removeOne}
                  onRemove={() => onRemove(creature)}
                />
              }
            >
              <MovePickers
                creature={creature}
                slots={drafts.slotsOf(creature)}
                saved={creature}
                disabled={deals.busy === `save ${creature.id}`}
                onChange={(slots) => drafts.choose(creature, slots)}
              />
            </CreatureListRow>
          </li>
        ))}
      </ul>
      {breaks && <p className={styles.warning}>{tradeWords.savingOffered}</p>}
    </div>
  );
}
