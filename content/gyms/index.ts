import { fourlight } from './fourlight/index.ts';
import { greenreach } from './greenreach/index.ts';
import { harkmoor } from './harkmoor/index.ts';
import { overcloud } from './overcloud/index.ts';
import { scattersea } from './scattersea/index.ts';
import type { GymRegion } from './types.ts';

/** The gyms of the world, in the order in which regions open and leaders grow. */
export const regions: readonly GymRegion[] = [greenreach, harkmoor, scattersea, overcloud, fourlight];
