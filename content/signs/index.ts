import { signsOfFourlight } from './fourlight.ts';
import { signsOfGreenreach } from './greenreach.ts';
import { signsOfHarkmoor } from './harkmoor.ts';
import { signsOfOvercloud } from './overcloud.ts';
import { signsOfScattersea } from './scattersea.ts';
import type { MapSign } from './types.ts';

/** The signs by the file that has them, and that has their words. */
export const signsByRegion = {
  greenreach: signsOfGreenreach,
  harkmoor: signsOfHarkmoor,
  scattersea: signsOfScattersea,
  overcloud: signsOfOvercloud,
  fourlight: signsOfFourlight,
} as const;

/** All signs, books and curious things of the maps by their ids. */
export const signs = {
  ...signsOfGreenreach,
  ...signsOfHarkmoor,
  ...signsOfScattersea,
  ...signsOfOvercloud,
  ...signsOfFourlight,
} satisfies Readonly<Record<string, MapSign>>;
export type SignId = keyof typeof signs;

/** The words of the signs of a region: what each is called, in a sentence, and what it says: one box of text or two. */
export type SignTexts<Region extends Readonly<Record<string, MapSign>>> = {
  readonly [Id in keyof Region]: {
    readonly name: string;
    readonly boxes: readonly [string] | readonly [string, string];
  };
};
