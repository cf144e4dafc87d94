import type { PieceName } from '../../../../content/furniture/spots.ts';
import { furniture } from '../../../../content/furniture/wares.ts';
import { type ItemKey, items } from '../../../../content/items.ts';
import { texts } from '../../texts.ts';
import { wordedBy } from './wordedBy.ts';

interface ItemTexts {
  readonly name: string;
  readonly description: string;
}

const word = ({ name, description }: ItemTexts): ItemTexts => ({ name, description });

/** The items of the mart and the bag, and the furniture of the camp: English in languages that have no words for a piece yet. */
export const itemTexts = texts<Readonly<Record<ItemKey, ItemTexts> & Partial<Record<PieceName, ItemTexts>>>>(
  'content/items',
  { ...wordedBy(items, word), ...wordedBy<PieceName, ItemTexts, ItemTexts>(furniture, word) },
);
