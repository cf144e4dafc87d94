import { elsewhere } from '../../texts.ts';

const words = elsewhere(() => import('../content/items.ts'));
const textsOf = (key: string) =>
  (words()?.itemTexts as Readonly<Record<string, { name: string; description: string }>> | undefined)?.[key];

/** The name of an item in the language of the game. @param english as content or the server has it */
export const itemName = (key: string, english: string): string => textsOf(key)?.name ?? english;

/** What an item is good for, in the language of the game. */
export const itemDescription = (key: string, english: string): string => textsOf(key)?.description ?? english;
