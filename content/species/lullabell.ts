import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A silver bell from a music box, drifting by itself; comb and drum turn in its open mouth like a smile.
 * Hook: bell shape with a nightcap for a crown, a winding key at the back and a small moon for a clapper.
 * Silver, lavender, pale gold. Soft and patient; it has never raised its voice in its life or since.
 */
export const lullabell: Species = {
  id: 'lullabell',
  name: 'Lullabell',
  types: ['ghost', 'fairy'],
  stage: 1,
  baseStats: { hp: 104, attack: 68, defense: 92, speed: 50 },
  growth: 'medium',
  catchRate: 45,
  experienceYield: 184,
  learnset: learnset(
    [1, 'disarming voice'],
    [1, 'confide'],
    [6, 'astonish'],
    [11, 'sing'],
    [16, 'draining kiss'],
    [20, 'echoed voice'],
    [25, 'night shade'],
    [29, 'heal bell'],
    [33, 'alluring voice'],
    [37, 'shadow ball'],
    [41, 'nightmare'],
    [45, 'relic song'],
    [50, 'dream eater'],
    [56, 'moonblast'],
    [62, 'healing wish'],
    [70, 'g-max finale'],
  ),
  rarity: 'rare',
  habitat: 'old wood',
  height: 0.6,
  weight: 12,
  text: 'At dusk it rings for whoever has lost the way, and leads them to the nearest warm bed. Nobody has ever stayed awake for the last verse.',
};
