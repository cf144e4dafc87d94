import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const hollow: GymLeader = {
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
    member('owlumen', 53, 'hypnosis', 'calm mind', 'air slash', 'lumina crash'),
    member('medusage', 54, 'confuse ray', 'life dew', 'psychic', 'sparkling aria'),
    member('reverachne', 54, 'string shot', 'toxic thread', 'leech life', 'mist ball'),
    member('pendulope', 54, 'gear up', 'zen headbutt', 'iron head', 'high horsepower'),
    member('canopaw', 55, 'stun spore', 'synthesis', 'giga drain', 'psychic'),
    member('oraclam', 56, 'power gem', 'expanding force', 'muddy water', 'cosmic power'),
  ],
  coins: 2900,
};
