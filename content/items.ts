export interface Item {
  readonly name: string;
  readonly description: string;
  /** Coins, 1 or more. */
  readonly price: number;
  /** Whether the mart lists and sells it. */
  readonly canShow: boolean;
}

/** Every item that a bag can hold, keyed as on the wire, in the order of the mart. */
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
};
