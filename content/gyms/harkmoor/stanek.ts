import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const stanek: GymLeader<'stanek-wall'> = {
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
    member('trilobastion', 51, 'steamroller', 'scuttle', 'belly flop', 'quarry split'),
    member('lodehorn', 51, 'lodestone', 'iron filings', 'scree run', 'discharge'),
    member('amethystrix', 51, 'dead leg', 'holly hedge', 'pillow fight', 'glittering sleet'),
    member('cragclaw', 52, 'tin opener', 'scree run', 'mud bath', 'pincer snap'),
    member('cathedrake', 53, 'gather clouds', 'slamming door', 'deep rumble', 'jagged ridge'),
  ],
  coins: 2330,
};
