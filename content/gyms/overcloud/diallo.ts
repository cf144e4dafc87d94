import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const diallo: GymLeader<'diallo-strata'> = {
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
    member('potamere', 75, 'yawn', 'scree run', 'crunch', 'surf'),
    member('tephraptor', 76, 'gravel shower', 'sandstorm', 'seam ripper', 'eruption'),
    member('lodehorn', 76, 'iron filings', 'scree run', 'take down', 'lightning leap'),
    member('sylvarok', 76, 'creeping ivy', 'scree run', 'taproot', 'felled oak'),
    member('cometoad', 77, 'walled in', 'stained glass', 'hammered star', 'bright idea'),
    member('trilobastion', 78, 'mud bath', 'belly flop', 'quarry split', 'beetle joust'),
  ],
  coins: 4140,
};
