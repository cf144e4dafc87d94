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
  experienceYield: 101,
  learnset: learnset(
    [1, 'kind word'],
    [1, 'confide'],
    [6, 'astonish'],
    [11, 'sing'],
    [16, 'nectar sip'],
    [20, 'valley echo'],
    [25, 'grave matter'],
    [29, 'vesper chime'],
    [33, 'distant music'],
    [37, 'dark marble'],
    [41, 'nightmare'],
    [45, 'evensong'],
    [50, "sandman's fee"],
    [56, 'full moon'],
    [62, 'parting gift'],
    [70, 'g-max blossom'],
  ),
  rarity: 'rare',
  habitat: 'old wood',
  height: 0.6,
  weight: 12,
  text: 'At dusk it rings for whoever has lost the way, and leads them to the nearest warm bed. Nobody has ever stayed awake for the last verse.',
};
