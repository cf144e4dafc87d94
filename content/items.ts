/** The effect of an item while it is in the bag, in percent above the usual. */
export interface Charm {
  /** Coins for a victory. */
  readonly coins?: number;
  /** Experience for a victory. */
  readonly experience?: number;
  /** Weight of rare and fabled creatures among those that are met. */
  readonly rare?: number;
  /** Chance that a wild creature is shiny or dark. */
  readonly kinds?: number;
}

export interface Item {
  readonly name: string;
  readonly description: string;
  /** Coins, 1 or more. */
  readonly price: number;
  /** Whether the mart lists and sells it. */
  readonly canShow: boolean;
  /** The most of this item in a bag. Default: no limit. */
  readonly most?: number;
  readonly charm?: Charm;
}

/** Every item, keyed as in the API, in the order of the mart. */
export const items: Readonly<Record<string, Item>> = {
  nball: {
    name: 'Basic ball',
    description: 'Clear glass in a plain cradle. Good for what is tired or tame.',
    price: 40,
    canShow: true,
  },
  gball: {
    name: 'Super ball',
    description: 'Blue glass with a wider cradle. Holds half again as well as a basic ball.',
    price: 120,
    canShow: true,
  },
  uball: {
    name: 'Ultra ball',
    description: 'Amber glass, twice fired. Holds twice as well as a basic ball.',
    price: 240,
    canShow: true,
  },
  mball: {
    name: 'Master ball',
    description: 'Violet glass that nobody knows how to make any more. Never fails.',
    price: 50_000,
    canShow: false,
  },
  'trail-charm': {
    name: 'Trail charm',
    description: 'A carved boot on a string. While you carry it, rare creatures come half as often again.',
    price: 12_000,
    canShow: true,
    most: 1,
    charm: { rare: 50 },
  },
  'coin-charm': {
    name: 'Coin charm',
    description: 'A coin with two heads, both smiling. While you carry it, victories pay a tenth more.',
    price: 16_000,
    canShow: true,
    most: 1,
    charm: { coins: 10 },
  },
  'study-charm': {
    name: 'Study charm',
    description: 'A bookmark that has read everything. While you carry it, your team learns a tenth faster.',
    price: 24_000,
    canShow: true,
    most: 1,
    charm: { experience: 10 },
  },
  'glimmer-charm': {
    name: 'Glimmer charm',
    description:
      'A shard of dusk in a silver claw. While you carry it, shiny and dark creatures come twice as often.',
    price: 48_000,
    canShow: true,
    most: 1,
    charm: { kinds: 100 },
  },
};
