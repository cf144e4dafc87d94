import { type SpeciesId, species } from '../../../../content/species/index.ts';
import { texts } from '../../texts.ts';
import { wordedBy } from './wordedBy.ts';

interface SpeciesTexts {
  /** Empty to leave the name as it is: languages with Latin letters keep it. */
  readonly name: string;
  /** What the Pokedex says. */
  readonly text: string;
  /** Where it lives, in two or three words. */
  readonly habitat: string;
}

/** The creatures, and what the Pokedex says of them. */
export const speciesTexts = texts<Readonly<Record<SpeciesId, SpeciesTexts>>>(
  'content/species',
  wordedBy(species, ({ text, habitat }) => ({ name: '', text, habitat })),
);
