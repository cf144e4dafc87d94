import type { SignTexts, signs } from '../../../../content/signs/index.ts';
import { texts } from '../../texts.ts';
import { fourlightSigns } from './fourlight.ts';
import { greenreachSigns } from './greenreach.ts';
import { harkmoorSigns } from './harkmoor.ts';
import { overcloudSigns } from './overcloud.ts';
import { scatterseaSigns } from './scattersea.ts';

/** What all signs of the maps say. */
export const signTexts = texts<SignTexts<typeof signs>>('signs', {
  ...greenreachSigns,
  ...harkmoorSigns,
  ...scatterseaSigns,
  ...overcloudSigns,
  ...fourlightSigns,
});
