import { speciesName } from '../../../locales/en/named/species.ts';

/** The display name of a species id, which is in lower case, in the language of the game. */
export const creatureName = (name: string): string =>
  speciesName(name.charAt(0).toUpperCase() + name.slice(1));
