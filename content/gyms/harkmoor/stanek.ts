import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const stanek: GymLeader = {
  id: 'stanek-wall',
  name: 'Hana Stanek',
  type: 'rock',
  description:
    'Builds walls without mortar, and makes friends in the same way: slowly, stone by stone, and for good.',
  portrait:
    'Woman of forty-two, tall and rangy, sunburnt fair skin, flaxen braid under a red kerchief; slate-grey waistcoat, leather palms, string line at the belt; weighs a stone in one hand, a knee on the half-built wall.',
  before:
    'There is one right place for every stone, and most of them do not know it either. Let us find out about you.',
  after:
    'So that is where you go: on the top row, where the weather is. Come back in forty years and see whether my wall has moved.',
  lost: 'A stone that does not fit today fits tomorrow, in another place. Turn your team about, and try the other face.',
  team: [
    member('trilobastion', 51, 'steamroller', 'skitter smack', 'body press', 'mighty cleave'),
    member('lodehorn', 51, 'magnet bomb', 'magnetic flux', 'rock slide', 'discharge'),
    member('amethystrix', 51, 'secret power', 'spiky shield', 'play rough', 'diamond storm'),
    member('cragclaw', 52, 'metal claw', 'rock slide', 'shore up', 'crabhammer'),
    member('cathedrake', 53, 'rain dance', 'air slash', 'dragon pulse', 'stone edge'),
  ],
  coins: 2600,
};
