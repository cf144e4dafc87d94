import type { Item } from '../items.ts';
import type { MapId } from '../maps/types.ts';

const look = (
  name: string,
  price: number,
  description: string,
  ...sold: readonly MapId[]
): Item & { readonly look: true } => ({
  name,
  description,
  price,
  canShow: true,
  most: 1,
  look: true,
  ...(sold.length > 0 && { sold }),
});

/**
 * The looks that the mart sells, keyed as the players' looks are (`contract/shapes/avatar.ts`): who carries one may wear it. All
 * others cost nothing.
 */
export const soldLooks = {
  fox: look(
    'Fox costume',
    6500,
    'For you to wear, with ears and brush and all. Hens ask questions, so keep walking.',
  ),
  toadstool: look(
    'Toadstool hat',
    9500,
    'For you to wear, with a cape of moss. It keeps off rain and, so far, everybody who wanted to eat it.',
    'harkmoor',
  ),
  diver: look(
    'Diving suit',
    16_000,
    'For you to wear: brass, canvas and air of your own, in case the puddles get deeper.',
    'scattersea',
  ),
  stargazer: look(
    'Robe of midnight',
    28_000,
    'For you to wear, with the hat. It is on time only once a day.',
    'overcloud',
  ),
  lamplighter: look(
    'Lamplighter’s coat',
    60_000,
    'For you to wear: all four lights in one coat, and a lantern for the way home.',
    'fourlight',
  ),
} as const satisfies Readonly<Record<string, Item>>;
