import type { Person, Post } from '../../rules/people/types.ts';
import { peopleOfFourlight } from './fourlight.ts';
import { peopleOfGreenreach } from './greenreach.ts';
import { peopleOfHarkmoor } from './harkmoor.ts';
import { peopleOfLatchford } from './latchford.ts';
import { peopleOfOvercloud } from './overcloud.ts';
import { rival } from './rival.ts';
import { peopleOfScattersea } from './scattersea.ts';

export { TURNS } from '../../rules/people/types.ts';

/** The people by the file that has them, and that has their words: pages load the words of a region at a time. */
export const peopleByRegion = {
  greenreach: peopleOfGreenreach,
  latchford: peopleOfLatchford,
  harkmoor: peopleOfHarkmoor,
  scattersea: peopleOfScattersea,
  overcloud: peopleOfOvercloud,
  fourlight: peopleOfFourlight,
  rival,
} as const;

/** All people of the maps by their ids. */
export const people = {
  ...peopleOfGreenreach,
  ...peopleOfLatchford,
  ...peopleOfHarkmoor,
  ...peopleOfScattersea,
  ...peopleOfOvercloud,
  ...peopleOfFourlight,
  ...rival,
} as const;
export type PersonId = keyof typeof people;

/** Every place where people stand at some hour. */
export const postsOf = (all: Readonly<Record<string, Person>>): readonly Post[] =>
  Object.values(all).flatMap(({ posts }) => posts);

/** The picture of a person's face, by name. */
export function faceOf(id: PersonId): string {
  const { gym }: Person = people[id];
  return gym === undefined ? `people/${id}.face` : `portraits/${gym}`;
}

/** What the people of a region say, by person and line: one box of text or two. */
export type PeopleTexts<Region extends Readonly<Record<string, Person>>> = {
  readonly [Id in keyof Region]: {
    readonly name: string;
    readonly lines: {
      readonly [LineId in Region[Id]['lines'][number]['id']]: readonly [string] | readonly [string, string];
    };
  };
};
