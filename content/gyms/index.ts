import { fourlight } from './fourlight/index.ts';
import { greenreach } from './greenreach/index.ts';
import { harkmoor } from './harkmoor/index.ts';
import { overcloud } from './overcloud/index.ts';
import { scattersea } from './scattersea/index.ts';
import type { GymRegion } from './types.ts';

const all = [greenreach, harkmoor, scattersea, overcloud, fourlight] as const;

/** The regions with their gyms, in the order in which they open and the leaders get stronger. */
export const regions: readonly GymRegion[] = all;

/** The name of a region. */
export type RegionName = (typeof all)[number]['name'];
/** The id of the gym of a leader or a champion. */
export type LeaderId = (typeof all)[number]['leaders'][number]['id'] | (typeof all)[number]['champion']['id'];
