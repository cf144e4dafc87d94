import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const callan: GymLeader<'callan-bog'> = {
  id: 'callan-bog',
  name: 'Murdo Callan',
  type: 'ground',
  description:
    'Cuts peat all summer and finds things in it all year: shoes, butter, and once a very polite king.',
  portrait:
    'Man of sixty-three, short and bow-legged, ruddy leathery skin, grey side-whiskers; peat-brown jersey, thigh boots, long-bladed spade, an ancient gold brooch he forgot to hand in; talks from one corner of his mouth.',
  before: 'Mind where you stand. That patch there has had two cows and a tax collector.',
  after:
    'You’ll do. If ever you sink, sink slowly and shout for me. I’m never far off, and I like the company.',
  lost: 'Only up to the knees, that’s nothing. Here’s my hand. Next time, bring something that floats.',
  team: [
    member('siroccoon', 47, 'spring clean', 'behind you', 'baked earth', 'payback'),
    member('muskalanche', 48, 'lowered horns', 'snowed in', 'avalanche', 'hissy fit'),
    member('grovetusk', 48, 'bite', 'conker', 'synthesis', 'earthquake'),
    member('amphorage', 49, 'cairn song', 'curse', 'heaving ground', 'dark marble'),
    member('shaftmaw', 50, 'turned soil', 'seam ripper', 'earthquake', 'plumb line'),
  ],
  coins: 2190,
};
