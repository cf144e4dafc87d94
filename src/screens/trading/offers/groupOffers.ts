import type { Creature } from '../../../../contract/shapes/creature.ts';

export type Target = NonNullable<Creature['offeredTo']>;

/** An offer: creatures that were offered together. */
export interface MadeOffer {
  readonly id: string;
  /** When it was made; null if the server does not say. */
  readonly at: string | null;
  readonly changed: boolean;
  readonly creatures: readonly Creature[];
}

/** All offers of the player for one listing. */
export interface OfferGroup {
  readonly target: Target;
  readonly offers: readonly MadeOffer[];
}

/** Groups offered creatures by listing, then by offer; keeps their order. */
export function groupOffers(offered: readonly Creature[]): readonly OfferGroup[] {
  const groups = new Map<string, { target: Target; offers: Map<string, Creature[]> }>();
  for (const creature of offered) {
    const target = creature.offeredTo;
    if (!target) continue;
    const group = groups.get(target.id) ?? { target, offers: new Map<string, Creature[]>() };
    groups.set(target.id, group);
    // Creatures whose offer the server does not name form one offer.
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
