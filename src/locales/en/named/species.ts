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

/** The species with their names in the language of the game, empty for the English ones. None in English. */
export const namedSpecies = (): readonly (readonly [id: string, name: string])[] =>
  Object.entries((words()?.speciesTexts as Texts | undefined) ?? {}).map(([id, { name }]) => [id, name]);
