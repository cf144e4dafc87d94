import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const tuyet: GymLeader<'tuyet-steps'> = {
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
    member('chivalrant', 76, 'ringside advice', 'mantis snip', 'fencing lesson', 'beetle joust'),
    member('castorrent', 77, 'bite', 'ankle tap', 'waterfall', 'second wind'),
    member('pawgilist', 77, 'morning drill', 'ankle tap', 'crunch', 'bare knuckle'),
    member('anvilisk', 77, 'kiln drop', 'belly flop', 'helmet knock', 'boiler plate'),
    member('penumbrawn', 78, 'howl', 'own medicine', 'dogged grip', 'bare knuckle'),
    member('cranekata', 79, 'detect', 'ankle tap', "crow's line", 'falling heel'),
  ],
  coins: 4260,
};
