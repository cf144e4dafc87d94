import type { SignTexts, signs } from '../../../../content/signs/index.ts';
import { greenreachSigns } from './greenreach.ts';
import { harkmoorSigns } from './harkmoor.ts';
import { overcloudSigns } from './overcloud.ts';

/** What all signs of the maps say. */
export const signTexts: SignTexts<typeof signs> = { ...greenreachSigns, ...harkmoorSigns, ...overcloudSigns };
