import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const tuyet: GymLeader = {
  id: 'tuyet-steps',
  name: 'Abbess Tuyet',
  type: 'fighting',
  description:
    'Sweeps the thousand steps to her abbey every morning, up and then down. Nobody has offered twice to carry the broom.',
  portrait:
    'Nun of seventy-six, tiny and wiry, deeply lined tan skin, shaved head; grey robe tied up at the knees, straw sandals, a worn broom across her shoulders like a staff; balanced on one foot, endlessly patient.',
  before: 'You have climbed nine hundred and ninety-nine steps. I am the last one.',
  after: 'Good. Now sweep them on your way down, and you will begin to see what you did right.',
  lost: 'You have learned what the last step is for. The others will be shorter now. Go down, come up, and breathe in between.',
  team: [
    member('chivalrant', 76, 'coaching', 'x-scissor', 'sacred sword', 'megahorn'),
    member('castorrent', 77, 'bite', 'low sweep', 'waterfall', 'drain punch'),
    member('pawgilist', 77, 'bulk up', 'low sweep', 'crunch', 'close combat'),
    member('anvilisk', 77, 'heat crash', 'body press', 'iron head', 'iron defense'),
    member('penumbrawn', 78, 'howl', 'foul play', 'jaw lock', 'close combat'),
    member('cranekata', 79, 'detect', 'low sweep', 'aerial ace', 'axe kick'),
  ],
  coins: 6100,
};
