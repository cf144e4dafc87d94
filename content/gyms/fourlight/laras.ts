import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const laras: GymLeader = {
  id: 'laras-shadows',
  name: 'Dewi Laras',
  type: 'dark',
  description:
    'Shadow player of the dusk reeds. Her figures take their bow, and another one after she has put out the lamp.',
  portrait:
    'Woman of fifty, supple and slow, brown skin, black hair in a low knot with a silver comb; black batik edged with gold, cut-leather puppets on sticks, oil lamp held low; half of her in shadow on purpose.',
  before:
    'In every good tale there is somebody who walks in knowing how it ends. It is never the one who is right.',
  after:
    'You changed the last act. My shadows liked it so well that two of them are leaving with you; do not turn round too fast.',
  lost: 'That was only the second act, and heroes always lose the second act. I shall keep your place beside the lamp.',
  team: [
    member('siroccoon', 92, 'tidy up', 'payback', 'foul play', 'sandsear storm'),
    member('cackleader', 93, 'taunt', 'uproar', 'assurance', 'boomburst'),
    member('vatlurk', 93, 'toxic', 'sucker punch', 'scald', 'gunk shot'),
    member('brockember', 93, 'hone claws', 'fire fang', 'crunch', 'fiery wrath'),
    member('kalligraken', 94, 'aqua cutter', 'octolock', 'liquidation', 'foul play'),
    member('penumbrawn', 95, 'howl', 'crunch', 'foul play', 'close combat'),
  ],
  coins: 8750,
};
