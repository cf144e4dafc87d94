import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const sattar: GymLeader<'sattar-vats'> = {
  id: 'sattar-vats',
  name: 'Parveen Sattar',
  type: 'poison',
  description:
    'Dyer of the moor’s tweeds. Her purple comes from lichen, her green from copper, and about the yellow nobody asks twice.',
  portrait:
    'Woman of thirty-five, small and quick, brown skin, long black plait; shawl in nine clashing purples and greens, forearms stained violet to the elbow, stirring pole like a spear; one eyebrow up, grinning.',
  before: 'Do not lick anything. You would think that need not be said, but you were not here on Tuesday.',
  after:
    'Fast colours, you have. Most people run in the first wash. Rinse your hands before tea, and again before supper.',
  lost: 'The first dip never takes. Dry your team in the wind, and bring them back for the second; the second is the one that shows.',
  team: [
    member('curarana', 49, 'ebbing tide', 'fever spike', 'slop bucket', 'toxic'),
    member('amanitiara', 49, 'deep roots', 'pricked pride', 'sludge', 'odd brew'),
    member('saguardian', 50, 'thick fleece', 'bad splinter', 'ingrain', 'felled oak'),
    member('apothadder', 51, 'peat fumes', 'bite', 'ringing ears', 'burst drain'),
    member('vatlurk', 52, 'slick skin', 'scald', 'burst drain', 'dogged grip'),
  ],
  coins: 2280,
};
