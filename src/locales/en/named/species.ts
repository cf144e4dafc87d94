import { folded } from '../../format.ts';
import { elsewhere } from '../../texts.ts';

const words = elsewhere(() => import('../content/species.ts'));
type Texts = Readonly<
  Record<string, { readonly name: string; readonly text: string; readonly habitat: string }>
>;
const textsOf = (id: string) => (words()?.speciesTexts as Texts | undefined)?.[id];

/** The name of a species as the language of the game writes it: in Latin letters unless it has its own. */
export const speciesName = (english: string): string => textsOf(english.toLowerCase())?.name || english;

/** What the Pokedex says of a species, in the language of the game. */
export const speciesText = (id: string, english: string): string => textsOf(id)?.text ?? english;

/** Where a species lives, in the language of the game. */
export const speciesHabitat = (id: string, english: string): string => textsOf(id)?.habitat ?? english;

/**
 * Ids of the species whose names in the language of the game have a text in them, but for those whose English names
 * have it, too: the server finds these itself. None in English.
 */
export function speciesCalled(typed: string): readonly string[] {
  const wanted = folded(typed.trim());
  if (wanted === '') return [];
  const english = typed.trim().toLowerCase();
  return Object.entries((words()?.speciesTexts as Texts | undefined) ?? {})
    .filter(([id, { name }]) => folded(name || id).includes(wanted) && !id.includes(english))
    .map(([id]) => id);
}
