import type { SignTexts, signs } from '../../../../content/signs/index.ts';
import { fourlightSigns } from './fourlight.ts';
import { greenreachSigns } from './greenreach.ts';
import { harkmoorSigns } from './harkmoor.ts';
import { overcloudSigns } from './overcloud.ts';
import { scatterseaSigns } from './scattersea.ts';

/** What all signs of the maps say, for checks and tests: pages load it by region (`src/client/people/words.ts`). */
export const signTexts: SignTexts<typeof signs> = {
  ...greenreachSigns,
  ...harkmoorSigns,
  ...scatterseaSigns,
  ...overcloudSigns,
  ...fourlightSigns,
};
