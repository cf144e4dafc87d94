import type { Creature } from '../../../contract/shapes/creature.ts';
import { type CreatureRow, creatureView, fingerprintOf } from '../../domain/creatures/creatureView.ts';
import type { Game } from '../../domain/game.ts';
import type { OpenOffer } from '../../domain/trades/offers.ts';

interface Owner {
  readonly id: string;
  readonly username: string;
}
type Fields = Creature['offers'][number]['pokemons'][number];

/** The fields of a creature that all players may see. */
export function fieldsOf(game: Game, row: CreatureRow, owner: Owner): Fields {
  const {
    favourite: _mark,
    user: _user,
    offers: _offers,
    offeredTo: _target,
    ...fields
  } = creatureView(game, row, owner);
  return fields;
}

/** Whether a creature of either side has changed since the offer was made. */
export const hasChanged = ({ targetFingerprint, creatures }: OpenOffer, target: CreatureRow): boolean =>
  targetFingerprint !== fingerprintOf(target) ||
  creatures.some((row) => row.offerFingerprint !== fingerprintOf(row));

/** A listing with its offers, in the reply's form for its owner. */
export function listingView(
  game: Game,
  row: CreatureRow,
  owner: Owner,
  offers: readonly OpenOffer[],
): Creature {
  const own = offers.filter(({ targetId }) => targetId === row.id);
  return {
    ...creatureView(game, row, owner),
    offers: own.map((offer) => ({
      id: offer.id,
      at: offer.createdAt.toISOString(),
      changed: hasChanged(offer, row),
      user: { id: offer.makerId, name: offer.maker },
      pokemons: offer.creatures.map((one) =>
        fieldsOf(game, one, { id: offer.makerId, username: offer.maker }),
      ),
    })),
  };
}
