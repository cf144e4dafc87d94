import type { MapId } from './maps/types.ts';

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

/** The effect of an item with each step where creatures live, in percent above the usual, until its steps are used up. */
interface Lure {
  readonly rare?: number;
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
  /** It burns while the player walks, and the bag counts the steps that are left. */
  readonly lure?: Lure;
  /** How many a purchase of one brings. Default: 1. */
  readonly pack?: number;
  /** It stands in the camp; see `furniture/`. */
  readonly furniture?: true;
  /** A look for the player to wear; see `looks/`. */
  readonly look?: true;
  /** The maps on which the mart sells it. Default: everywhere. */
  readonly sold?: readonly MapId[];
}

const all = {
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
  'grass-whistle': {
    name: 'Grass whistle',
    description:
      'A blade of grass that has been told a secret. For 100 steps in the wild, rare creatures come half as often again.',
    price: 250,
    canShow: true,
    most: 500,
    pack: 100,
    lure: { rare: 50 },
  },
  'peat-lantern': {
    name: 'Peat lantern',
    description:
      'Burns slowly and smells of old rain. For 150 steps in the wild, rare creatures come twice as often.',
    price: 700,
    canShow: true,
    most: 750,
    pack: 150,
    lure: { rare: 100 },
    sold: ['harkmoor'],
  },
  'salt-bell': {
    name: 'Salt bell',
    description:
      'Rings only under water, and everything with ears comes up to look. For 200 steps in the wild, rare creatures come two and a half times as often.',
    price: 1400,
    canShow: true,
    most: 1000,
    pack: 200,
    lure: { rare: 150 },
    sold: ['scattersea'],
  },
  'pearl-dust': {
    name: 'Pearl dust',
    description:
      'A pinch of moonlight, sneezed by an oyster. For 150 steps in the wild, shiny and dark creatures come half as often again.',
    price: 2200,
    canShow: true,
    most: 750,
    pack: 150,
    lure: { kinds: 50 },
    sold: ['scattersea'],
  },
  'star-bait': {
    name: 'Star bait',
    description:
      'A crumb of a fallen star on a very long thread. For 200 steps in the wild, shiny and dark creatures come twice as often.',
    price: 3800,
    canShow: true,
    most: 1000,
    pack: 200,
    lure: { kinds: 100 },
    sold: ['overcloud'],
  },
  'cloud-chime': {
    name: 'Cloud chime',
    description:
      'Seven thin pipes that play whatever the wind was about to say. For 250 steps in the wild, rare creatures come three times as often.',
    price: 2600,
    canShow: true,
    most: 1250,
    pack: 250,
    lure: { rare: 200 },
    sold: ['overcloud'],
  },
} as const satisfies Readonly<Record<string, Item>>;

/** The key of an item, as in the API. */
export type ItemKey = keyof typeof all;

/** Every item, keyed as in the API, in the order of the mart. */
export const items: Readonly<Record<string, Item>> = all;
