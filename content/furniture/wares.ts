import { type Item, items } from '../items.ts';
import { soldLooks } from '../looks/wares.ts';
import type { MapId } from '../maps/types.ts';
import { pieceNames } from './names.ts';
import type { PieceName } from './spots.ts';

const piece = (
  key: PieceName,
  price: number,
  description: string,
  ...sold: readonly MapId[]
): Item & { readonly furniture: true } => ({
  name: pieceNames[key],
  description,
  price,
  canShow: true,
  most: 1,
  furniture: true,
  ...(sold.length > 0 && { sold }),
});

/** The furniture of the camp as the mart sells it: one of each. Where it may stand is in `spots.ts`, in the same order. */
export const furniture: Readonly<Record<PieceName, Item>> = {
  'flower-box': piece(
    'flower-box',
    1200,
    'Marigolds in a crate that once held balls. They have not noticed.',
  ),
  'camp-lantern': piece('camp-lantern', 1800, 'Bright enough to read by. Moths bring their own books.'),
  'plaid-rug': piece('plaid-rug', 2400, 'Every crumb ever dropped on it is still in there, somewhere.'),
  'trail-sign': piece('trail-sign', 2800, 'Points in four directions, all of them “later”.'),
  bunting: piece('bunting', 3200, 'Flags for a party that may break out at any moment.'),
  'stew-pot': piece('stew-pot', 3600, 'It has been simmering since before anybody asked what is in it.'),
  bench: piece('bench', 4400, 'Seats two, or one and a very large opinion.'),
  'banner-greenreach': piece('banner-greenreach', 5000, 'A leaf on green. It rustles when it is praised.'),
  'berry-tent': piece(
    'berry-tent',
    6400,
    'Your tent in the red of the last berry that nobody dared to take.',
  ),
  'string-lights': piece(
    'string-lights',
    7500,
    'Six small lights that refuse to go out one after the other.',
  ),
  hammock: piece('hammock', 8500, 'Getting in is an art. Getting out is a rumour.'),
  'sun-rug': piece('sun-rug', 9500, 'Woven at noon. It is warm in the middle even in winter.'),
  'moss-rug': piece('moss-rug', 7000, 'Soft, green, and slightly larger every spring.', 'harkmoor'),
  'banner-harkmoor': piece('banner-harkmoor', 9000, 'A reed on peat brown. Smells of rain.', 'harkmoor'),
  'bog-light': piece(
    'bog-light',
    12_000,
    'A light in a jar that promised to stop leading people astray.',
    'harkmoor',
  ),
  'banner-scattersea': piece(
    'banner-scattersea',
    12_000,
    'A wave on blue. It flaps even when the wind does not.',
    'scattersea',
  ),
  'shell-fountain': piece(
    'shell-fountain',
    18_000,
    'Put your ear to it, and the sea hears you.',
    'scattersea',
  ),
  'banner-overcloud': piece(
    'banner-overcloud',
    16_000,
    'A peak on white. It looks down on the others.',
    'overcloud',
  ),
  'paper-moons': piece(
    'paper-moons',
    16_500,
    'Three moons, folded by somebody who missed the real one.',
    'overcloud',
  ),
  telescope: piece(
    'telescope',
    26_000,
    'Shows you the stars, and now and then one that waves back.',
    'overcloud',
  ),
  'banner-fourlight': piece(
    'banner-fourlight',
    20_000,
    'Four sparks on violet. No two people see the same first.',
    'fourlight',
  ),
  'starry-tent': piece(
    'starry-tent',
    32_000,
    'Your tent in the blue of two in the morning, stars included.',
    'fourlight',
  ),
  'four-lights': piece(
    'four-lights',
    45_000,
    'Dawn, day, dusk and night, each in its own glass, getting on well.',
    'fourlight',
  ),
};

/** Everything that the game has a price for, keyed as in the API, in the order of the mart. */
export const wares: Readonly<Record<string, Item>> = { ...items, ...furniture, ...soldLooks };
