/** Starters to choose from, grouped as the home screen shows them. */
export const starters = {
  grass: ['podkin', 'rootling', 'dozebud'],
  fire: ['kindlam', 'clinkdil', 'flickeep'],
  water: ['puddlip', 'nubwhal', 'dampaw'],
} as const;

/** What each of them grows into, stage by stage, for screens that do not load all species. */
export const starterLines: Readonly<Record<string, readonly string[]>> = {
  podkin: ['briarling', 'sylvarok'],
  rootling: ['thickhog', 'grovetusk'],
  dozebud: ['mosslow', 'canopaw'],
  kindlam: ['emberam', 'kilnaries'],
  clinkdil: ['ovendil', 'furnadil'],
  flickeep: ['pavember', 'solpavo'],
  puddlip: ['wallopo', 'potamere'],
  nubwhal: ['narvane', 'lancetide'],
  dampaw: ['lodgekin', 'castorrent'],
};

/** What a new player begins with. Coins are recorded in the ledger, items in the bag. */
export const newcomer = {
  map: 'green_land',
  starterLevel: 5,
  coins: 500,
  items: { nball: 10, gball: 3, uball: 1 },
} as const;
