import type { PeopleTexts, people } from '../../../../content/people/index.ts';
import { fourlightPeople } from './fourlight.ts';
import { greenreachPeople } from './greenreach.ts';
import { harkmoorPeople } from './harkmoor.ts';
import { latchfordPeople } from './latchford.ts';
import { overcloudPeople } from './overcloud.ts';
import { rivalPeople } from './rival.ts';
import { scatterseaPeople } from './scattersea.ts';

/** What all people of the maps say, for checks and tests: pages load it by region (`src/client/people/words.ts`). */
export const peopleTexts: PeopleTexts<typeof people> = {
  ...greenreachPeople,
  ...latchfordPeople,
  ...harkmoorPeople,
  ...scatterseaPeople,
  ...overcloudPeople,
  ...fourlightPeople,
  ...rivalPeople,
};
