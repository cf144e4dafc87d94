import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const diallo: GymLeader = {
  id: 'diallo-strata',
  name: 'Dr Amara Diallo',
  type: 'rock',
  description:
    'Studies everything that is older than ten million years. She finds the rest of us charming, and a little hasty.',
  portrait:
    'Woman of fifty-two, lanky, very dark skin, short grey-flecked curls, spectacles on a chain; khaki coat with forty labelled pockets, geologist’s hammer, a fossil in her open palm; delighted, peering over the lenses.',
  before:
    'Do make yourself comfortable, this may take an hour. In my field that is what we call an explosion.',
  after: 'Extinct, and all in one afternoon. I shall enter you in the upper layers, just above the fern.',
  lost: 'A minor slip, and minor slips make mountains, given time. You have plenty. I shall label this one promising.',
  team: [
    member('potamere', 75, 'yawn', 'rock slide', 'crunch', 'surf'),
    member('tephraptor', 76, 'rock blast', 'sandstorm', 'crush claw', 'eruption'),
    member('lodehorn', 76, 'magnetic flux', 'rock slide', 'take down', 'supercell slam'),
    member('sylvarok', 76, 'leech seed', 'rock slide', 'giga drain', 'wood hammer'),
    member('cometoad', 77, 'rock tomb', 'light screen', 'meteor mash', 'psystrike'),
    member('trilobastion', 78, 'shore up', 'body press', 'mighty cleave', 'megahorn'),
  ],
  coins: 5900,
};
