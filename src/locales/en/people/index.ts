import type { PeopleTexts, people } from '../../../../content/people/index.ts';
import { greenreachPeople } from './greenreach.ts';
import { latchfordPeople } from './latchford.ts';

/** What all people of the maps say. */
export const peopleTexts: PeopleTexts<typeof people> = { ...greenreachPeople, ...latchfordPeople };
