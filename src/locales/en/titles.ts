import { numberWords } from '../format.ts';
import { texts } from '../texts.ts';

const TITLES: Readonly<Record<string, string>> = {
  greenreach: 'Friend of the Valley',
  harkmoor: 'Listener of the Moor',
  scattersea: 'Seventh Wave',
  overcloud: 'On First-Name Terms with Clouds',
  fourlight: 'Keeper of the Fourth Light',
  'research-1': 'Owner of a Pencil',
  'research-5': 'Grass-Stained Scholar',
  'research-15': 'Reader of Tracks',
  'research-40': 'Pen Friend of the Wild',
  'research-80': 'Doctor of Tall Grass',
  'research-120': 'Waited for at Burrows',
  'research-166': 'Knows Everybody by Name',
};

/** Titles that players earn. */
export const titleWords = texts('titles', {
  /** The title with this id; empty for one that this version of the game does not know. */
  of: (id: string) => TITLES[id] ?? '',
  choose: 'Title beside your name',
  none: 'No title',
  chosen: (title: string) => (title ? `From now on: ${title}.` : 'Your name stands alone again.'),
  hint: 'The last step of a region’s line of quests gives a title, and so does research in the Pokedex.',
  toQuests: 'To the quests',
  studied: (count: number) =>
    `${numberWords(count)} species studied. The frame of the card becomes finer with them.`,
});
