import { greenreach } from './greenreach/index.ts';
import type { GymRegion } from './types.ts';

/** The gyms of the world, in the order in which regions open and leaders grow. */
export const regions: readonly GymRegion[] = [greenreach];
