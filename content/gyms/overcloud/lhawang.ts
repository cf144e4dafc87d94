import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const lhawang: GymLeader<'lhawang-loom'> = {
  id: 'lhawang-loom',
  name: 'Norbu Lhawang',
  type: 'bug',
  description:
    'Weaves silk from whoever is willing to spin it. The waiting list for a scarf is eleven years long, and nobody has yet left it.',
  portrait:
    'Man of fifty, round and neat, copper-tan skin, smooth black hair with one grey streak; layered silk robes of saffron, teal and plum, shuttle behind the ear, a tiny spider on his cuff; hands never still.',
  before: 'Please do not pull at any thread that you may see. One of them is holding up the bridge.',
  after:
    'Over and under you went, like a good weft. I shall put you into the border of the next scarf, very small, in red boots.',
  lost: 'A dropped stitch, nothing more. I have not cut the thread; pick it up again where you left it.',
  team: [
    member('kerbeam', 72, 'glowworm', 'midsummer leap', 'cricket chorus', 'heat wave'),
    member('crystalwing', 72, 'frosted pane', 'kite string', 'cricket chorus', 'fresh snow'),
    member('trilobastion', 73, 'steamroller', 'shelter', 'scree run', 'belly flop'),
    member('sunflit', 73, 'numb moss', 'firefly code', 'mayfly hour', 'soft landing'),
    member('switchafer', 74, 'spun thread', 'discharge', "gnat's supper", 'beetle joust'),
    member('reverachne', 75, 'hypnosis', 'crossed eyes', "gnat's supper", 'foggy notion'),
  ],
  coins: 3920,
};
