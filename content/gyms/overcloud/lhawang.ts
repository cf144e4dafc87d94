import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const lhawang: GymLeader = {
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
    member('kerbeam', 72, 'tail glow', 'fiery dance', 'bug buzz', 'heat wave'),
    member('crystalwing', 72, 'aurora veil', 'air cutter', 'bug buzz', 'freezy frost'),
    member('trilobastion', 73, 'steamroller', 'shelter', 'rock slide', 'body press'),
    member('sunflit', 73, 'stun spore', 'signal beam', 'quiver dance', 'floaty fall'),
    member('switchafer', 74, 'string shot', 'discharge', 'leech life', 'megahorn'),
    member('reverachne', 75, 'hypnosis', 'twin beam', 'leech life', 'mist ball'),
  ],
  coins: 5500,
};
