import type { PeopleTexts, people } from '../../../../content/people/index.ts';
import { texts } from '../../texts.ts';
import { greenreachPeople } from './greenreach.ts';
import { harkmoorPeople } from './harkmoor.ts';
import { latchfordPeople } from './latchford.ts';
import { overcloudPeople } from './overcloud.ts';
import { rivalPeople } from './rival.ts';
import { scatterseaPeople } from './scattersea.ts';

/** What all people of the maps say. */
export const peopleTexts = texts<PeopleTexts<typeof people>>('people', {
  ...greenreachPeople,
  ...latchfordPeople,
  ...harkmoorPeople,
  ...scatterseaPeople,
  ...overcloudPeople,
  ...rivalPeople,
});
