import type { PieceName } from './spots.ts';

/** What the furniture is called in English. */
export const pieceNames: Readonly<Record<PieceName, string>> = {
  'flower-box': 'Flower box',
  'camp-lantern': 'Camp lantern',
  'plaid-rug': 'Plaid rug',
  'trail-sign': 'Signpost',
  bunting: 'Bunting',
  'stew-pot': 'Stew pot',
  bench: 'Bench',
  'banner-greenreach': 'Banner of Greenreach',
  'berry-tent': 'Berry tent',
  'string-lights': 'String lights',
  hammock: 'Hammock',
  'sun-rug': 'Sun rug',
  'moss-rug': 'Moss rug',
  'banner-harkmoor': 'Banner of Harkmoor',
  'bog-light': 'Bog light',
  'banner-scattersea': 'Banner of the Scattersea',
  'shell-fountain': 'Shell fountain',
  'banner-overcloud': 'Banner of the Overcloud',
  'paper-moons': 'Paper moons',
  telescope: 'Telescope',
  'banner-fourlight': 'Banner of the Fourlight',
  'starry-tent': 'Starry tent',
  'four-lights': 'Lamp of four lights',
};
