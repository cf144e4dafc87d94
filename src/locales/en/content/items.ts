import { type ItemKey, items } from '../../../../content/items.ts';
import { texts } from '../../texts.ts';
import { wordedBy } from './wordedBy.ts';

interface ItemTexts {
  readonly name: string;
  readonly description: string;
}

/** The items of the mart and the bag. */
export const itemTexts = texts<Readonly<Record<ItemKey, ItemTexts>>>(
  'content/items',
  wordedBy(items, ({ name, description }) => ({ name, description })),
);
