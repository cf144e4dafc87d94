import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const tan: GymLeader<'tan-harbour'> = {
  id: 'tan-harbour',
  name: 'Zenobia Tan',
  type: 'ghost',
  description:
    'Harbourmaster of the ninety islands, in a wheeled chair on the quay. The ship that she lost thirty years ago came back, and works for her still.',
  portrait:
    'Woman of sixty-six, thin and commanding, light olive skin, short silver hair; midnight-blue coat lined with signal flags, brass-wheeled chair, a flag raised in each hand; chin high, eyes that do not blink.',
  before: 'You have this berth until high water, which is in nine minutes. I suggest that you begin.',
  after:
    'Clear passage. Fly whatever flag you like, and I shall salute it. Above the mainland lies Overcloud, where I hear they have no tides at all, poor things.',
  lost: 'Aground, and no shame in it; I have charted that sandbank myself. The tide lifts everybody. Mine comes in twice a day.',
  team: [
    member('quillberg', 70, 'cold snap', 'ripple', 'cold lantern', 'howling pass'),
    member('kalligraken', 70, 'smokescreen', 'spilt ink', 'pickpocket', 'alley cat'),
    member('castorrent', 71, 'millrace', 'bite', 'second wind', 'waterfall'),
    member('cupritan', 71, 'lodestone', 'signal lamp', 'short circuit', 'discharge'),
    member('tempestral', 71, 'stop dead', 'slamming door', 'greedy talons', 'deep rumble'),
    member('galleghast', 74, 'wrong turn', 'grapnel', 'ship breaker', 'poltergeist'),
  ],
  coins: 3820,
};
