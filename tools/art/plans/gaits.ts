import type { PlanName } from './plan-names.ts';

/** Ways to get about. The battle has breath, swing and spring for each (`scenes/battle/poses/gaits.ts`). */
export type GaitName = 'walks' | 'stomps' | 'hops' | 'flaps' | 'floats' | 'slides' | 'grows';

/** The gait of each plan; those that are not named walk. */
const gaits: Readonly<Partial<Record<PlanName, GaitName>>> = {
  golem: 'stomps',
  turtle: 'stomps',
  whale: 'stomps',
  drake: 'stomps',
  trilobite: 'stomps',
  bird: 'hops',
  frog: 'hops',
  hare: 'hops',
  rodent: 'hops',
  bat: 'flaps',
  butterfly: 'flaps',
  owl: 'flaps',
  wasp: 'flaps',
  wyvern: 'flaps',
  bell: 'floats',
  cloak: 'floats',
  fish: 'floats',
  globe: 'floats',
  jellyfish: 'floats',
  kraken: 'floats',
  caterpillar: 'slides',
  eel: 'slides',
  serpent: 'slides',
  slime: 'slides',
  wyrm: 'slides',
  cactus: 'grows',
  clam: 'grows',
  plant: 'grows',
  treant: 'grows',
  vessel: 'grows',
};

/** How a creature gets about: what hovers in its picture floats, unless it has wings. */
export function gaitOf({ plan, float, gait }: { plan: PlanName; float?: number; gait?: GaitName }): GaitName {
  const own = gait ?? gaits[plan] ?? 'walks';
  return gait === undefined && float !== undefined && own !== 'flaps' ? 'floats' : own;
}
