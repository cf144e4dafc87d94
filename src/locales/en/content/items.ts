import type { PieceName } from '../../../../content/furniture/spots.ts';
import { furniture } from '../../../../content/furniture/wares.ts';
import { type ItemKey, items } from '../../../../content/items.ts';
import { soldLooks } from '../../../../content/looks/wares.ts';
import { texts } from '../../texts.ts';
import { wordedBy } from './wordedBy.ts';

interface ItemTexts {
  readonly name: string;
  readonly description: string;
}

const word = ({ name, description }: ItemTexts): ItemTexts => ({ name, description });

/** The items of the mart and the bag, the furniture of the camp and the looks: English in languages that have no words for a piece yet. */
export const itemTexts = texts<
  Readonly<
    Record<ItemKey, ItemTexts> &
      Partial<Record<PieceName, ItemTexts>> &
      Record<keyof typeof soldLooks, ItemTexts>
  >
>('content/items', {
  ...wordedBy(items, word),
  ...wordedBy<PieceName, ItemTexts, ItemTexts>(furniture, word),
  ...wordedBy<keyof typeof soldLooks, ItemTexts, ItemTexts>(soldLooks, word),
});
