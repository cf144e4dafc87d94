import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const dusk: GymLeader<'dusk-lantern'> = {
  id: 'dusk-lantern',
  name: 'Corvin Dusk',
  type: 'dark',
  description: 'Lamplighter who prefers the hour before the lamps. His team fights in pairs.',
  portrait:
    'Man of thirty-five, tall and stooped, olive skin, black hair over one eye; plum frock coat with sooty cuffs, long lamp pole with an unlit wick; half turned away, listening more than looking.',
  before: 'You are early. There is still light enough for you to see what you are about to lose.',
  after:
    'Then I had better light the lamps for you. From here on the road is dark only where it likes to be.',
  lost: 'I shall leave a lamp burning at the corner. Whoever finds the way home by it finds the way back, too.',
  team: [
    member('noctivail', 28, 'shrill whistle', 'bite', 'behind you', 'slamming door'),
    member('umbrawl', 29, 'bite', 'behind you', 'taunt', 'alley cat'),
    member('umbrawl', 29, 'bite', 'head start', 'quivering lip', 'alley cat'),
    member('noctivail', 30, 'behind you', 'valley echo', 'slamming door', 'lights out'),
  ],
  coins: 700,
};
