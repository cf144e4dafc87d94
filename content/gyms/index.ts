import { fourlight } from './fourlight/index.ts';
import { greenreach } from './greenreach/index.ts';
import { harkmoor } from './harkmoor/index.ts';
import { overcloud } from './overcloud/index.ts';
import { scattersea } from './scattersea/index.ts';
import type { GymRegion } from './types.ts';

/** The regions with their gyms, in the order in which they open and the leaders get stronger. */
export const regions: readonly GymRegion[] = [greenreach, harkmoor, scattersea, overcloud, fourlight];
