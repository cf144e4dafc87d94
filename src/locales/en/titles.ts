import { texts } from '../texts.ts';

const OF_LINES: Readonly<Record<string, string>> = {
  greenreach: 'Friend of the Valley',
  harkmoor: 'Listener of the Moor',
  scattersea: 'Seventh Wave',
  overcloud: 'On First-Name Terms with Clouds',
  fourlight: 'Keeper of the Fourth Light',
};

/** Titles that players earn. */
export const titleWords = texts('titles', {
  /** The title with this id; empty for one that this version of the game does not know. */
  of: (id: string) => OF_LINES[id] ?? '',
});
