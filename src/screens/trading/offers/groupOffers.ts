import type { Creature } from '../../../../contract/shapes/creature.ts';

export type Target = NonNullable<Creature['offeredTo']>;

/** Creatures that were offered together. */
export interface MadeOffer {
  readonly id: string;
  /** When it was made, where that is told. */
  readonly at: string | null;
  readonly changed: boolean;
  readonly creatures: readonly Creature[];
}

/** Everything that the player has offered for one creature. */
export interface OfferGroup {
  readonly target: Target;
  readonly offers: readonly MadeOffer[];
}

/** Offered creatures by what they are offered for, and within that by offer; the order stays. */
export function groupOffers(offered: readonly Creature[]): readonly OfferGroup[] {
  const groups = new Map<string, { target: Target; offers: Map<string, Creature[]> }>();
  for (const creature of offered) {
    const target = creature.offeredTo;
    if (!target) continue;
    const group = groups.get(target.id) ?? { target, offers: new Map<string, Creature[]>() };
    groups.set(target.id, group);
    // Whose offer is not told stand together.
    const { id = '' } = target.offer ?? {};
    group.offers.set(id, [...(group.offers.get(id) ?? []), creature]);
  }
  return [...groups.values()].map(({ target, offers }) => ({
    target,
    offers: [...offers.values()].map(madeOffer),
  }));
}

function madeOffer(creatures: readonly Creature[]): MadeOffer {
  const { id = '', at = null, changed = false } = creatures[0]?.offeredTo?.offer ?? {};
  return { id, at, changed, creatures };
}
