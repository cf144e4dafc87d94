import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const hollow: GymLeader<'hollow-well'> = {
  id: 'hollow-well',
  name: 'Tegan Hollow',
  type: 'psychic',
  description:
    'Fourteen years old. She finds wells with a hazel fork, and answers the question that you were going to ask.',
  portrait:
    'Girl of fourteen, slight, light brown skin, dark bob with a straight fringe; heather-grey pinafore over a sailor’s jersey, odd socks, hazel fork held loosely in both hands; looks at a point just behind you.',
  before:
    'Fourteen, and because it was dark when I dressed, and no, the stick does not mind. Go on, then, ask me.',
  after:
    'I knew, of course. But I never know how, and how is the part I like. Dorcas will be kind to you, so bring something against the cold.',
  lost: 'I knew that as well, and I am sorry. I also know that you will come back, and I like the look of it.',
  team: [
    member('owlumen', 53, 'hypnosis', 'quiet hour', 'slamming door', 'hard truth'),
    member('medusage', 54, 'wrong turn', 'cool drink', 'psychic', 'siren song'),
    member('reverachne', 54, 'spun thread', 'bitter silk', "gnat's supper", 'foggy notion'),
    member('pendulope', 54, 'wound spring', 'clear head', 'helmet knock', 'plough through'),
    member('canopaw', 55, 'numb moss', 'synthesis', 'taproot', 'psychic'),
    member('oraclam', 56, 'geode', 'wide awake', 'churned silt', 'starlit coat'),
  ],
  coins: 2500,
};
